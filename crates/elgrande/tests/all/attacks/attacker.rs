//! A client at one IP address that uses as much of the server as the limits allow.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::{Body, Client, Method, Response};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

/// Where all attacks come from.
const ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// The pause after a refusal; without it the client would only slow itself down.
const SHORT_PAUSE: Duration = Duration::from_millis(5);

#[derive(Clone)]
pub(crate) struct Attacker {
    client: Client,
    base: String,
    pause_after_refusal: Duration,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    sent: AtomicUsize,
    refused: AtomicUsize,
}

impl Attacker {
    pub(crate) fn new(base: &str) -> Attacker {
        Attacker::at(base, ADDRESS.octets(), SHORT_PAUSE)
    }

    /// A client at this address.
    pub(crate) fn at(base: &str, address: [u8; 4], pause_after_refusal: Duration) -> Attacker {
        let client = Client::builder().local_address(IpAddr::from(address)).build().unwrap();
        Attacker { client, base: base.to_owned(), pause_after_refusal, counts: Arc::default() }
    }

    /// The numbers of requests and of refusals.
    pub(crate) fn counts(&self) -> [usize; 2] {
        [&self.counts.sent, &self.counts.refused].map(|count| count.load(Ordering::Relaxed))
    }

    pub(crate) fn count_refusal(&self) {
        self.counts.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// The cookie of a new guest; waits until the server permits one.
    pub(crate) async fn guest(&self) -> String {
        loop {
            let made = self.send(Method::POST, "/api/me", "", Some(&json!({ "name": "Attacker" }))).await;
            let cookie = made.as_ref().and_then(|made| made.headers().get("set-cookie")?.to_str().ok());
            if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
                return cookie.to_owned();
            }
        }
    }

    /// A guest with a table against `squire`: the cookie and the path. Waits until the server permits it.
    pub(crate) async fn table_of_guest(&self) -> (String, String) {
        let cookie = self.guest().await;
        loop {
            let body = json!({ "seats": ["me", "squire"], "start": true });
            if let Some(table) = self.table(&cookie, &body).await {
                return (cookie, table);
            }
        }
    }

    /// Whether the game of a table is over.
    pub(crate) async fn is_over(&self, table: &str) -> bool {
        let seen = self.ask(Method::GET, table, "", None).await;
        seen.is_some_and(|seen| seen["table"]["phase"] == "over")
    }

    /// The path of a new table, unless it is refused.
    pub(crate) async fn table(&self, cookie: &str, body: &Value) -> Option<String> {
        let made = self.ask(Method::POST, "/api/tables", cookie, Some(body)).await?;
        Some(format!("/api/tables/{}", made["table"]["id"].as_str()?))
    }

    /// The JSON of a successful response.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> Option<Value> {
        let response = self.send(method, path, cookie, body).await?;
        if response.status().is_success() { response.json().await.ok() } else { None }
    }

    /// Sends a request and counts refusals.
    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> Option<Response> {
        let body = body.map(|body| Body::from(body.to_string()));
        self.send_written(method, path, cookie, body).await
    }

    /// The same with a body that was written before. Writing a long one takes time that the server would need.
    pub(crate) async fn send_written(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        body: Option<Body>,
    ) -> Option<Response> {
        let request = self.client.request(method, format!("{}{path}", self.base)).header("cookie", cookie);
        let request = match body {
            Some(body) => request.header("content-type", "application/json").body(body),
            None => request,
        };
        self.counts.sent.fetch_add(1, Ordering::Relaxed);
        let response = request.send().await.ok();
        if response.as_ref().is_none_or(|response| matches!(response.status().as_u16(), 429 | 503)) {
            self.count_refusal();
            tokio::time::sleep(self.pause_after_refusal).await;
        }
        response
    }

    /// A bare connection.
    pub(crate) async fn connect(&self) -> Option<TcpStream> {
        self.counts.sent.fetch_add(1, Ordering::Relaxed);
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind((ADDRESS, 0).into()).ok()?;
        socket.connect(self.base.trim_start_matches("http://").parse().ok()?).await.ok()
    }
}
