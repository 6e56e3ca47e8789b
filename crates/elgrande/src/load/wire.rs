//! What is asked of a server and what it answers. It knows HTTP, not tables.

use serde_json::Value;

use super::line::Line;
use crate::failure::{Failure, Outcome};

/// Where a server answers.
#[derive(Clone, Debug)]
pub struct Address(String);

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Ask {
    /// How.
    pub method: &'static str,
    /// What.
    pub path: String,
    /// With what, as JSON.
    pub body: String,
}

/// What came back, whole.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What it begins with.
    pub head: Head,
    /// Its body.
    pub body: Vec<u8>,
}

/// What an answer begins with, as far as it matters here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The code of its status.
    pub code: u16,
    /// The same in words.
    pub reason: String,
    /// How its body ends.
    pub body: End,
    /// Is the connection of no use after it?
    pub closes: bool,
    /// The cookie it sets, without what a browser should do with it.
    pub cookie: Option<String>,
}

/// How a body ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// After so many bytes.
    Length(usize),
    /// With a chunk that has none.
    Chunks,
    /// With the connection.
    Close,
}

impl Ask {
    /// Asks for what is there.
    pub fn get(path: impl Into<String>) -> Ask {
        Ask { method: "GET", path: path.into(), body: String::new() }
    }

    /// Asks that something be done.
    pub fn post(path: impl Into<String>, body: impl Into<String>) -> Ask {
        Ask { method: "POST", path: path.into(), body: body.into() }
    }
}

impl Address {
    /// From `http://HOST:PORT`; https is for a proxy, and what is measured then is the proxy.
    pub fn read(url: &str) -> Outcome<Address> {
        let host = url.trim_end_matches('/').strip_prefix("http://");
        let is_host = |host: &&str| {
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'/')
        };
        let wrong = || Failure::told("command-error-server-address", [("address", url.to_owned().into())]);
        let host = host.filter(is_host).ok_or_else(wrong)?;
        Ok(Address(if host.contains(':') { host.to_owned() } else { format!("{host}:80") }))
    }

    /// The host and its port.
    pub fn host(&self) -> &str {
        &self.0
    }

    /// One answer over a connection of its own.
    pub async fn once(&self, ask: Ask) -> Outcome<Answer> {
        Line::open(self).await?.ask(self, None, ask).await
    }
}

impl Head {
    /// Was it done?
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.code)
    }

    /// The code and the words.
    pub fn status(&self) -> String {
        format!("{} {}", self.code, self.reason).trim_end().to_owned()
    }
}

impl Answer {
    /// What was done; a failure where the server refused.
    pub fn done(self) -> Outcome<Answer> {
        if self.head.is_success() { Ok(self) } else { Err(self.refusal()) }
    }

    /// As JSON; a failure where the server refused.
    pub fn json(self) -> Outcome<Value> {
        Ok(serde_json::from_slice(&self.done()?.body).unwrap_or_default())
    }

    /// Why it was refused.
    fn refusal(&self) -> Failure {
        let value: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let values = [("status", self.head.status().into())];
        match value["error"]["message"].as_str() {
            Some(said) => Failure::within("command-error-refused-because", values, Failure::new(said)),
            None => Failure::told("command-error-refused", values),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_perhaps_a_port() {
        let host = |url| Address::read(url).map(|address| address.host().to_owned()).ok();
        assert_eq!(host("http://localhost:8765/").as_deref(), Some("localhost:8765"));
        assert_eq!(host("http://games.example.org").as_deref(), Some("games.example.org:80"));
        for wrong in ["https://games.example.org", "localhost:1", "http://a/b", "http://", "http://a\r\nb: c"]
        {
            assert_eq!(host(wrong), None, "{wrong}");
        }
    }
}
