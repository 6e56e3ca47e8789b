//! An HTTP client that retries until it gets a response.

use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::{Method, Response};
use serde_json::{Value, json};

use super::test_run::{TestRun, now};

/// A request that takes longer counts as failed.
const TIME_LIMIT: Duration = Duration::from_secs(60);

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
            if client.token.is_none() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        client
    }

    /// A client with any token, valid or not.
    pub(crate) fn with_token(run: &Arc<TestRun>, server: usize, token: String) -> Client {
        Client { run: Arc::clone(run), server, token: Some(token) }
    }

    pub(crate) fn spectator(run: &Arc<TestRun>, server: usize) -> Client {
        Client { run: Arc::clone(run), server, token: None }
    }

    /// Retries until there is an answer that is not a server error.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        for retries in 0.. {
            let sent = now();
            match self.once(method.clone(), path, body).await {
                Some((status, _)) if status >= 500 => tokio::time::sleep(Duration::from_millis(50)).await,
                Some((status, body)) => return Answer { status, body, retries, sent },
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
        unreachable!("the range is infinite")
    }

    /// Sends one request. A server error fails the test unless the store may fail.
    pub(crate) async fn once(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let start = Instant::now();
        let answer = self.send(method, path, body).await;
        self.check(path, answer.as_ref(), start.elapsed());
        answer
    }

    fn check(&self, path: &str, answer: Option<&(u16, Value)>, took: Duration) {
        match (&self.run.outages, answer) {
            (Some(outages), _) => outages.check(path, answer, took),
            (None, Some((status, body))) => assert!(*status < 500, "{path}: {status} {body}"),
            (None, None) => {}
        }
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
        if response.status() == 200 {
            return Some(response);
        }
        let refused = read(response).await?;
        assert!(refused.0 >= 500, "{path}: {refused:?}");
        self.check(path, Some(&refused), Duration::ZERO);
        None
    }

    async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        let base = self.run.servers.address(self.server).await;
        let mut request = self.run.client.request(method, format!("{base}{path}")).timeout(TIME_LIMIT);
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        read(request.send().await.ok()?).await
    }

    async fn sign_in(&self) -> Option<String> {
        let base = self.run.servers.address(self.server).await;
        let guest = self.run.client.post(format!("{base}/api/me")).json(&json!({ "name": "Anna" }));
        let guest = guest.send().await.ok()?;
        let cookie = guest.headers().get("set-cookie")?.to_str().ok()?.split(';').next()?.to_owned();
        let made = self.run.client.post(format!("{base}/api/tokens")).header("cookie", cookie);
        let made: Value = made.json(&json!({ "label": "test" })).send().await.ok()?.json().await.ok()?;
        made["token"].as_str().map(str::to_owned)
    }
}

/// Status and body; a body that is not JSON becomes a string.
async fn read(response: Response) -> Option<(u16, Value)> {
    let status = response.status().as_u16();
    let text = response.text().await.ok()?;
    Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}
