//! Somebody with a cookie of their own and a connection for what they ask; what they read has another.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::line::{Line, Stream};
use super::wire::{Address, Answer, Ask};
use crate::failure::{Failure, Outcome};

/// Somebody who plays.
#[derive(Debug)]
pub struct Person {
    address: Address,
    cookie: String,
    line: Mutex<Option<Line>>,
}

impl Person {
    /// A new guest.
    pub async fn arrive(address: &Address, name: &str) -> Outcome<Arc<Person>> {
        let mut line = Line::open(address).await?;
        let ask = Ask::post("/api/me", json!({ "name": name }).to_string());
        let answer = line.ask(address, None, ask).await?.done()?;
        let cookie = answer.head.cookie.ok_or_else(|| Failure::new("no cookie was set"))?;
        Ok(Arc::new(Person { address: address.clone(), cookie, line: Mutex::new(Some(line)) }))
    }

    /// Asks, over the connection that is open or a new one.
    pub async fn ask(&self, ask: Ask) -> Outcome<Answer> {
        let mut kept = self.line.lock().await;
        let mut line = match kept.take().filter(Line::is_open) {
            Some(line) => line,
            None => Line::open(&self.address).await?,
        };
        let answer = line.ask(&self.address, Some(&self.cookie), ask).await?;
        *kept = Some(line);
        Ok(answer)
    }

    /// Has something done that must not be refused.
    pub async fn post(&self, path: &str, body: Value) -> Outcome<Value> {
        self.ask(Ask::post(path, body.to_string())).await?.json()
    }

    /// Opens a stream, over a connection of its own.
    pub async fn stream(&self, path: &str) -> Outcome<Stream> {
        Line::open(&self.address).await?.stream(&self.address, &self.cookie, path).await
    }

    /// Closes the connection.
    pub async fn hang_up(&self) {
        self.line.lock().await.take();
    }
}
