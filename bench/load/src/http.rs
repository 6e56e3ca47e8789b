//! Server addresses, requests and responses. Knows HTTP, not tables.

use serde_json::Value;

use crate::Result;
use crate::connection::Connection;

/// Host and port of a server.
#[derive(Clone, Debug)]
pub(crate) struct Address(String);

/// A request; the body is JSON or empty.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) body: String,
}

/// A complete response.
#[derive(Clone, Debug)]
pub(crate) struct Response {
    pub(crate) head: Head,
    pub(crate) body: Vec<u8>,
}

/// The parts of a response head that are needed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) status: u16,
    pub(crate) reason: String,
    pub(crate) body: BodyEnd,
    /// The server closes the connection after this response.
    pub(crate) closes: bool,
    /// `name=value` of the cookie that is set, without its attributes.
    pub(crate) cookie: Option<String>,
}

/// How a body is delimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BodyEnd {
    Length(usize),
    Chunked,
    ConnectionClose,
}

impl Request {
    pub(crate) fn get(path: impl Into<String>) -> Request {
        Request { method: "GET", path: path.into(), body: String::new() }
    }

    pub(crate) fn post(path: impl Into<String>, body: impl Into<String>) -> Request {
        Request { method: "POST", path: path.into(), body: body.into() }
    }
}

impl Address {
    /// Parses `http://HOST:PORT`. No https: that would measure the proxy.
    pub(crate) fn parse(url: &str) -> Result<Address> {
        let host = url.trim_end_matches('/').strip_prefix("http://");
        let is_host = |host: &&str| {
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'/')
        };
        let host = host.filter(is_host).ok_or_else(|| format!("{url}: expected http://HOST:PORT"))?;
        Ok(Address(if host.contains(':') { host.to_owned() } else { format!("{host}:80") }))
    }

    /// `HOST:PORT`.
    pub(crate) fn host(&self) -> &str {
        &self.0
    }

    /// Sends one request over a new connection.
    pub(crate) async fn send(&self, request: Request) -> Result<Response> {
        Connection::open(self).await?.send(self, None, request).await
    }
}

impl Head {
    pub(crate) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Status code and reason phrase.
    pub(crate) fn status_line(&self) -> String {
        format!("{} {}", self.status, self.reason).trim_end().to_owned()
    }
}

impl Response {
    /// Fails unless the status is 2xx.
    pub(crate) fn error_for_status(self) -> Result<Response> {
        if self.head.is_success() { Ok(self) } else { Err(self.error_text().into()) }
    }

    /// The body as JSON; fails unless the status is 2xx.
    pub(crate) fn json(self) -> Result<Value> {
        Ok(serde_json::from_slice(&self.error_for_status()?.body).unwrap_or_default())
    }

    fn error_text(&self) -> String {
        let body: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let status = self.head.status_line();
        match body["error"]["message"].as_str() {
            Some(message) => format!("the server answered {status}: {message}"),
            None => format!("the server answered {status}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_an_optional_port() {
        let host = |url| Address::parse(url).map(|address| address.host().to_owned()).ok();
        assert_eq!(host("http://localhost:8765/").as_deref(), Some("localhost:8765"));
        assert_eq!(host("http://games.example.org").as_deref(), Some("games.example.org:80"));
        for wrong in ["https://games.example.org", "localhost:1", "http://a/b", "http://", "http://a\r\nb: c"]
        {
            assert_eq!(host(wrong), None, "{wrong}");
        }
    }
}
