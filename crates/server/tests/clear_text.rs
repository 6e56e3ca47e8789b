//! Passwords and tokens are never in clear text: not in the database, not in the log, not in later responses.
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

#[path = "all/common/mod.rs"]
mod common;

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use common::{File, serve};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

static LOG: Mutex<String> = Mutex::new(String::new());

/// Captures the log at its most verbose level.
struct Listener;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let _ = write!(self.0, " {field}={value:?}");
    }
}

fn note(line: &str) {
    let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    log.push_str(line);
    log.push('\n');
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::DEBUG && !metadata.target().starts_with("reqwest")
    }
    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut line = Line(span.metadata().name().to_owned());
        span.record(&mut line);
        note(&line.0);
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, values: &Record<'_>) {
        let mut line = Line(String::new());
        values.record(&mut line);
        note(&line.0);
    }
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().target().to_owned());
        event.record(&mut line);
        note(&line.0);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

const PASSWORDS: [&str; 3] = ["correct horse battery", "wrong mule lantern", "second horse anvil"];

#[tokio::test]
async fn passwords_and_tokens_are_never_stored_in_clear_text() {
    tracing::subscriber::set_global_default(Listener).unwrap();
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let old_token = anna.token.clone().unwrap();
    let set =
        anna.browser().call(Method::PUT, "/api/me/password", Some(json!({ "new": PASSWORDS[0] }))).await;
    assert_eq!(set.0, 200);
    let mut answers = set.1.to_string();
    let sign_in = |password: &str| {
        let request = Client::new().post(format!("{}/api/session", server.base));
        request.json(&json!({ "name": "Anna", "password": password })).send()
    };
    answers += &sign_in(PASSWORDS[1]).await.unwrap().text().await.unwrap();
    let signed_in = sign_in(PASSWORDS[0]).await.unwrap();
    let cookie = signed_in.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    answers += &signed_in.text().await.unwrap();
    let call = async |method: Method, path: &str, body: Value| {
        let request =
            Client::new().request(method, format!("{}{path}", server.base)).header("cookie", &cookie);
        request.json(&body).send().await.unwrap().text().await.unwrap()
    };
    let made: Value =
        serde_json::from_str(&call(Method::POST, "/api/tokens", json!({ "label": "bot" })).await).unwrap();
    let token = made["token"].as_str().unwrap().to_owned();
    answers +=
        &call(Method::PUT, "/api/me/password", json!({ "old": PASSWORDS[1], "new": PASSWORDS[2] })).await;
    answers += &call(Method::POST, "/api/tables", json!({ "seats": ["me", "random"], "start": true })).await;
    for path in ["/api/me", "/api/tokens", "/api/tables?list=mine", "/api/nothing"] {
        answers += &call(Method::GET, path, json!({})).await;
    }
    let secrets = [old_token, token, cookie.trim_start_matches("elgrande=").to_owned()];
    let stored = stored(&file);
    let log = LOG.lock().unwrap_or_else(PoisonError::into_inner).clone();
    assert!(log.contains("sqlx") && stored.contains("$argon2id$"), "there is something to look at");
    for secret in PASSWORDS.into_iter().chain(secrets.iter().map(String::as_str)) {
        for (place, text) in [("answers", &answers), ("store", &stored), ("log", &log)] {
            assert!(!text.contains(secret), "{secret} stands in the {place}");
        }
    }
    server.stop().await;
}

/// Every byte of the database files.
fn stored(file: &File) -> String {
    let path = file.url().replace("sqlite://", "");
    let read = |end: &str| std::fs::read(format!("{path}{end}")).unwrap_or_default();
    ["", "-wal"].iter().map(|end| String::from_utf8_lossy(&read(end)).into_owned()).collect()
}
