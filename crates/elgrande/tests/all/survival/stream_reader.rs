//! Reads a table's event stream and resumes it after every interruption.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Response;
use serde_json::Value;

use super::client::Client;

/// How long a stream may be silent while a player must act.
const TIMEOUT: Duration = Duration::from_secs(90);
/// The reader disconnects by itself after one in this many events.
const HANG_UP_ONE_IN: usize = 50;

/// One event.
#[derive(Clone)]
pub(crate) struct StreamEvent {
    /// The viewing seat; null for a spectator.
    pub(crate) seat: Value,
    pub(crate) ply: usize,
    pub(crate) notices: Vec<Value>,
    /// The view as JSON text.
    pub(crate) view: String,
}

/// All events of a stream over all its connections.
pub(crate) type StreamLog = Arc<Mutex<Vec<StreamEvent>>>;

pub(crate) struct StreamReader {
    client: Client,
    path: String,
    last: String,
    response: Option<Response>,
    bytes: Vec<u8>,
    opened: usize,
    received: StreamLog,
    rng: Pcg32,
}

impl StreamReader {
    pub(crate) fn new(client: &Client, path: String, received: &StreamLog, rng: Pcg32) -> StreamReader {
        let (client, received) = (client.clone(), Arc::clone(received));
        let (last, bytes) = ("0-0".to_owned(), Vec::new());
        StreamReader { client, path, last, response: None, bytes, opened: 0, received, rng }
    }

    /// The next event with a table.
    pub(crate) async fn next(&mut self) -> Value {
        let table = tokio::time::timeout(TIMEOUT, self.next_table()).await;
        let table = table.unwrap_or_else(|_| panic!("{}: no event after {}", self.path, self.last));
        if let Some(told) = read_table(&table) {
            self.received.lock().unwrap().push(told);
        }
        if below(HANG_UP_ONE_IN, &mut self.rng) == 0 {
            self.response = None;
        }
        table
    }

    async fn next_table(&mut self) -> Value {
        loop {
            match self.event() {
                Some(text) => {
                    if let Some(table) = self.read(&text) {
                        return table;
                    }
                }
                None => self.more().await,
            }
        }
    }

    /// The next complete event in the buffer. An event that a kill has cut off is never completed.
    fn event(&mut self) -> Option<String> {
        let end = self.bytes.windows(2).position(|two| two == b"\n\n")?;
        let event = self.bytes.drain(..end + 2).collect();
        Some(String::from_utf8(event).unwrap())
    }

    fn read(&mut self, text: &str) -> Option<Value> {
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        if let Some(id) = field("id:") {
            self.last = id.to_owned();
        }
        let data = field("data:").filter(|_| field("event:") == Some("table"))?;
        Some(serde_json::from_str(data).unwrap())
    }

    async fn more(&mut self) {
        let chunk = match &mut self.response {
            Some(response) => response.chunk().await.ok().flatten(),
            None => None,
        };
        match chunk {
            Some(chunk) => self.bytes.extend_from_slice(&chunk),
            None => self.open().await,
        }
    }

    async fn open(&mut self) {
        self.bytes.clear();
        self.response = self.client.follow(&self.path, &self.last).await;
        match self.response {
            Some(_) if self.opened > 0 => self.client.run.counters.resumed.add(1),
            Some(_) => {}
            None => return tokio::time::sleep(Duration::from_millis(5)).await,
        }
        self.opened += 1;
    }
}

/// The game of an event, if it has started.
fn read_table(table: &Value) -> Option<StreamEvent> {
    let game = table.get("game").filter(|game| !game.is_null())?;
    Some(StreamEvent {
        seat: game["seat"].clone(),
        ply: game["ply"].as_u64().unwrap() as usize,
        notices: game["notices"].as_array().unwrap().clone(),
        view: game["view"].to_string(),
    })
}
