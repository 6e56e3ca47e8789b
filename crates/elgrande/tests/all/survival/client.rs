//! An HTTP client that retries until it gets an answer.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, Response};
use serde_json::{Value, json};

use super::test_run::{TestRun, now};

/// A client with a token and a preferred server. A spectator has no token.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) run: Arc<TestRun>,
    server: usize,
    token: Option<String>,
}

/// An answer and the number of failed attempts before it.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) retries: usize,
    /// When the answered request was sent.
    pub(crate) sent: i64,
}

impl Answer {
    pub(crate) fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Client {
    pub(crate) async fn sign_in_until_done(run: &Arc<TestRun>, server: usize) -> Client {
        let mut client = Client { run: Arc::clone(run), server, token: None };
        while client.token.is_none() {
            client.token = client.sign_in().await;
        }
        client
    }

    pub(crate) fn spectator(run: &Arc<TestRun>, server: usize) -> Client {
        Client { run: Arc::clone(run), server, token: None }
    }

    /// Retries until there is an answer. A server error fails the test.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        for retries in 0.. {
            let sent = now();
            if let Some((status, body)) = self.once(method.clone(), path, body).await {
                assert!(status < 500, "{path}: {status} {body}");
                return Answer { status, body, retries, sent };
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        unreachable!("the range is infinite")
    }

    /// A GET request that must succeed.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let answer = self.ask(Method::GET, path, None).await;
        assert!(answer.is_ok(), "{path}: {} {}", answer.status, answer.body);
        answer.body
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(&body)).await
    }

    /// Like `post`, but the first attempt is cancelled after the timeout.
    pub(crate) async fn post_with_timeout(&self, path: &str, body: Value, patience: Duration) -> Answer {
        let first = tokio::time::timeout(patience, self.once(Method::POST, path, Some(&body))).await;
        let answer = self.post(path, body).await;
        Answer { retries: answer.retries + usize::from(!matches!(first, Ok(Some(_)))), ..answer }
    }

    /// Opens a stream after the last event; none if no server answers.
    pub(crate) async fn follow(&self, path: &str, last: &str) -> Option<Response> {
        let base = self.run.servers.address(self.server).await;
        let mut request = self.run.client.get(format!("{base}{path}")).header("last-event-id", last);
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.ok()?;
        assert_eq!(response.status(), 200, "{path}");
        Some(response)
    }

    async fn once(&self, method: Method, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        let base = self.run.servers.address(self.server).await;
        let mut request = self.run.client.request(method, format!("{base}{path}"));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        let text = response.text().await.ok()?;
        Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    async fn sign_in(&self) -> Option<String> {
        let base = self.run.servers.address(self.server).await;
        let sign_in_until_doned =
            self.run.client.post(format!("{base}/api/me")).json(&json!({ "name": "Anna" }));
        let sign_in_until_doned = sign_in_until_doned.send().await.ok()?;
        let cookie =
            sign_in_until_doned.headers().get("set-cookie")?.to_str().ok()?.split(';').next()?.to_owned();
        let made = self.run.client.post(format!("{base}/api/tokens")).header("cookie", cookie);
        let made: Value = made.json(&json!({ "label": "test" })).send().await.ok()?.json().await.ok()?;
        made["token"].as_str().map(str::to_owned)
    }
}
