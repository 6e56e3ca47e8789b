//! Somebody who asks, and asks again when no answer comes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::world::{World, now};

/// Somebody with a token, who usually asks one server; a watcher has no token.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) world: Arc<World>,
    server: usize,
    token: Option<String>,
}

/// How long a request may take: no server is that slow, so it hangs.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// An answer, after so many requests without one.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) retries: usize,
    /// When the request was sent that was answered.
    pub(crate) sent: i64,
}

impl Answer {
    pub(crate) fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Person {
    pub(crate) async fn arrive(world: &Arc<World>, server: usize) -> Person {
        let mut person = Person { world: Arc::clone(world), server, token: None };
        while person.token.is_none() {
            person.token = person.sign_in().await;
            if person.token.is_none() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        person
    }

    /// Somebody whose token nobody has made.
    pub(crate) fn impostor(world: &Arc<World>, server: usize, token: String) -> Person {
        Person { world: Arc::clone(world), server, token: Some(token) }
    }

    pub(crate) fn watcher(world: &Arc<World>, server: usize) -> Person {
        Person { world: Arc::clone(world), server, token: None }
    }

    /// Asks until there is an answer, which is never that something broke.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        for retries in 0.. {
            let sent = now();
            match self.once(method.clone(), path, body).await {
                Some((status, _)) if status >= 500 => tokio::time::sleep(Duration::from_millis(50)).await,
                Some((status, body)) => return Answer { status, body, retries, sent },
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
        unreachable!("numbers do not end")
    }

    /// Asks once. Where the store does not fail, the answer is never that something broke.
    pub(crate) async fn once(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let begun = Instant::now();
        let answer = self.send(method, path, body).await;
        self.judge(path, answer.as_ref(), begun.elapsed());
        answer
    }

    fn judge(&self, path: &str, answer: Option<&(u16, Value)>, took: Duration) {
        match (&self.world.outages, answer) {
            (Some(outages), _) => outages.note(path, answer, took),
            (None, Some((status, body))) => assert!(*status < 500, "{path}: {status} {body}"),
            (None, None) => {}
        }
    }

    /// What is there when all is well.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let answer = self.ask(Method::GET, path, None).await;
        assert!(answer.is_ok(), "{path}: {} {}", answer.status, answer.body);
        answer.body
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(&body)).await
    }

    /// The same, but the first time the answer is not waited for longer than this.
    pub(crate) async fn post_in_haste(&self, path: &str, body: Value, patience: Duration) -> Answer {
        let hasty = tokio::time::timeout(patience, self.once(Method::POST, path, Some(&body))).await;
        let answer = self.post(path, body).await;
        Answer { retries: answer.retries + usize::from(!matches!(hasty, Ok(Some(_)))), ..answer }
    }

    /// A stream from where this reader has come; nothing where the server is gone.
    pub(crate) async fn follow(&self, path: &str, last: &str) -> Option<Response> {
        let base = self.world.fleet.address(self.server).await;
        let mut request = self.world.client.get(format!("{base}{path}")).header("last-event-id", last);
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.ok()?;
        if response.status() == 200 {
            return Some(response);
        }
        let refused = read(response).await?;
        assert!(refused.0 >= 500, "{path}: {refused:?}");
        self.judge(path, Some(&refused), Duration::ZERO);
        None
    }

    async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        let base = self.world.fleet.address(self.server).await;
        let mut request = self.world.client.request(method, format!("{base}{path}")).timeout(TIME_LIMIT);
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        read(request.send().await.ok()?).await
    }

    async fn sign_in(&self) -> Option<String> {
        let base = self.world.fleet.address(self.server).await;
        let arrived = self.world.client.post(format!("{base}/api/me")).json(&json!({ "name": "Anna" }));
        let arrived = arrived.send().await.ok()?;
        let cookie = arrived.headers().get("set-cookie")?.to_str().ok()?.split(';').next()?.to_owned();
        let made = self.world.client.post(format!("{base}/api/tokens")).header("cookie", cookie);
        let made: Value = made.json(&json!({ "label": "test" })).send().await.ok()?.json().await.ok()?;
        made["token"].as_str().map(str::to_owned)
    }
}

/// The status and the body, which is text where it is no JSON.
async fn read(response: Response) -> Option<(u16, Value)> {
    let status = response.status().as_u16();
    let text = response.text().await.ok()?;
    Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}
