//! Requests to one server, over connections that stay open. It knows HTTP, not tables.

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::failure::{Failure, Outcome};

/// Where a server answers.
#[derive(Clone, Debug)]
pub struct Address(HeaderValue);

/// One connection.
#[derive(Debug)]
pub struct Line(SendRequest<Full<Bytes>>);

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Ask {
    /// How.
    pub method: Method,
    /// What.
    pub path: String,
    /// With what, as JSON.
    pub body: String,
}

/// What came back, whole.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// The cookie it sets.
    pub cookie: Option<HeaderValue>,
    /// Its body.
    pub body: Bytes,
}

impl Ask {
    /// Asks for what is there.
    pub fn get(path: impl Into<String>) -> Ask {
        Ask { method: Method::GET, path: path.into(), body: String::new() }
    }

    /// Asks that something be done.
    pub fn post(path: impl Into<String>, body: impl Into<String>) -> Ask {
        Ask { method: Method::POST, path: path.into(), body: body.into() }
    }
}

impl Address {
    /// From `http://HOST:PORT`; https is for a proxy, and what is measured then is the proxy.
    pub fn read(url: &str) -> Outcome<Address> {
        let host = url.trim_end_matches('/').strip_prefix("http://");
        let host = host.filter(|host| !host.is_empty() && !host.contains('/'));
        let wrong = || Failure::told("command-error-server-address", [("address", url.to_owned().into())]);
        let host = host.ok_or_else(wrong)?;
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        HeaderValue::from_str(&host).map(Address).map_err(Failure::new)
    }

    /// The host and its port.
    pub fn host(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }

    /// One answer over a connection of its own.
    pub async fn once(&self, ask: Ask) -> Outcome<Answer> {
        Line::open(self).await?.ask(self, None, ask).await
    }
}

impl Line {
    /// Connects.
    pub async fn open(address: &Address) -> Outcome<Line> {
        let socket = connect(address).await?;
        let (sender, connection) = handshake(TokioIo::new(socket)).await.map_err(Failure::new)?;
        tokio::spawn(async {
            let _ = connection.await;
        });
        Ok(Line(sender))
    }

    /// Can it still be asked?
    pub fn is_open(&self) -> bool {
        !self.0.is_closed()
    }

    /// Asks and waits for the whole answer.
    pub async fn ask(
        &mut self,
        address: &Address,
        cookie: Option<&HeaderValue>,
        ask: Ask,
    ) -> Outcome<Answer> {
        let response = self.send(address, cookie, ask).await?;
        let status = response.status();
        let cookie = response.headers().get("set-cookie").cloned();
        let body = response.into_body().collect().await.map_err(|_| broken_off())?.to_bytes();
        Ok(Answer { status, cookie, body })
    }

    async fn send(
        &mut self,
        address: &Address,
        cookie: Option<&HeaderValue>,
        ask: Ask,
    ) -> Outcome<Response<Incoming>> {
        let mut request = Request::builder().method(ask.method).uri(ask.path).header(HOST, &address.0);
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if !ask.body.is_empty() {
            request = request.header(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        let request = request.body(Full::new(Bytes::from(ask.body))).map_err(Failure::new)?;
        self.0.ready().await.map_err(|_| broken_off())?;
        self.0.send_request(request).await.map_err(|_| broken_off())
    }
}

impl Answer {
    /// As JSON; a failure where the server refused.
    pub fn json(&self) -> Outcome<Value> {
        let value: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        if self.status.is_success() { Ok(value) } else { Err(self.refusal()) }
    }

    /// Why it was refused.
    pub fn refusal(&self) -> Failure {
        let value: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let values = [("status", self.status.to_string().into())];
        match value["error"]["message"].as_str() {
            Some(said) => Failure::within("command-error-refused-because", values, Failure::new(said)),
            None => Failure::told("command-error-refused", values),
        }
    }
}

/// A connection; what is written is sent at once.
pub async fn connect(address: &Address) -> Outcome<TcpStream> {
    let socket = TcpStream::connect(address.host()).await.map_err(|error| unreachable(address, &error))?;
    socket.set_nodelay(true).map_err(Failure::new)?;
    Ok(socket)
}

/// It ended before its time.
pub fn broken_off() -> Failure {
    Failure::told("command-error-broken-off", [])
}

fn unreachable(address: &Address, error: &std::io::Error) -> Failure {
    let host = address.host();
    match error.raw_os_error() {
        Some(24) => Failure::told("command-error-connections", []),
        Some(_) | None => {
            Failure::told("command-error-no-server", [("address", format!("http://{host}").into())])
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
        assert_eq!(
            (host("https://games.example.org"), host("localhost:1"), host("http://a/b")),
            (None, None, None)
        );
    }
}
