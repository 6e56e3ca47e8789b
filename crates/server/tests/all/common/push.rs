//! A push service and the devices that it delivers to: it checks the signature of each request and decrypts it.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::{Value, json};

use super::Person;

/// Creates keys, checks signatures and decrypts, with the cryptography of Node.js.
fn device(asked: &Value) -> Value {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/push/device.mjs");
    let mut command = Command::new("node");
    let command = command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut node = command.spawn().unwrap();
    node.stdin.take().unwrap().write_all(asked.to_string().as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "{asked}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A request that the push service has received.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    body: Vec<u8>,
}

/// A message that a device has received.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The text, as JSON.
    pub(crate) text: Value,
    /// The claims of the signature.
    pub(crate) claims: Value,
    /// The key of the signature.
    pub(crate) key: String,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    /// Fails if the signature is wrong or this is not the message's device.
    pub(crate) fn opened(&self, by: &Device) -> Opened {
        let body = BASE64_URL_SAFE_NO_PAD.encode(&self.body);
        let asked = json!({ "device": by.keys, "body": body, "authorization": self.header("authorization") });
        let answer = device(&asked);
        Opened {
            text: serde_json::from_str(answer["text"].as_str().unwrap()).unwrap(),
            claims: answer["claims"].clone(),
            key: answer["key"].as_str().unwrap().to_owned(),
        }
    }
}

/// A browser that is subscribed.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    keys: Value,
    pub(crate) path: String,
}

type Requests = Arc<Mutex<Vec<Received>>>;

/// A push service. Paths with `gone` are gone, those with `later` fail twice.
pub(crate) struct PushService {
    pub(crate) base: String,
    requests: Requests,
}

impl PushService {
    pub(crate) async fn open() -> PushService {
        let requests = Requests::default();
        let router = Router::new().fallback(receive).with_state(Arc::clone(&requests));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        PushService { base, requests }
    }

    /// Subscribes a device of a person at this path.
    pub(crate) async fn subscribe(&self, person: &Person, path: &str, language: &str) -> (Device, String) {
        let keys = device(&json!({}));
        let body = json!({
            "endpoint": format!("{}{path}", self.base), "language": language,
            "keys": { "p256dh": keys["p256dh"], "auth": keys["auth"] },
        });
        let id = person.browser().done("/api/me/push", body).await["id"].as_str().unwrap().to_owned();
        (Device { keys, path: path.to_owned() }, id)
    }

    /// What has arrived for a device.
    pub(crate) fn received(&self, device: &Device) -> Vec<Received> {
        let requests = self.requests.lock().unwrap();
        requests.iter().filter(|one| one.path == device.path).cloned().collect()
    }

    /// Waits until this many requests for a device have arrived.
    pub(crate) async fn wait(&self, device: &Device, count: usize) -> Vec<Received> {
        for _ in 0..600 {
            if self.received(device).len() >= count {
                return self.received(device);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{} of {count} requests", self.received(device).len());
    }
}

async fn receive(State(requests): State<Requests>, uri: Uri, headers: HeaderMap, body: Bytes) -> StatusCode {
    let mut requests = requests.lock().unwrap();
    let path = uri.path().to_owned();
    let before = requests.iter().filter(|one| one.path == path).count();
    let status = match &path {
        path if path.contains("gone") => StatusCode::GONE,
        path if path.contains("later") && before < 2 => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CREATED,
    };
    requests.push(Received { path, headers, body: body.to_vec() });
    status
}
