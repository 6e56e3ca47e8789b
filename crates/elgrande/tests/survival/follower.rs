//! Somebody who reads the stream of a table, loses it, and takes it up again where it broke off.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Response;
use serde_json::Value;

use crate::person::Person;

/// How long nothing may come of a table at which somebody must act.
const PATIENCE: Duration = Duration::from_secs(90);
/// After one event of so many the reader hangs up without being forced to.
const HANGS_UP: usize = 50;

/// One event as it was read.
#[derive(Clone)]
pub(crate) struct Told {
    /// The seat it was seen from, null for a watcher.
    pub(crate) seat: Value,
    pub(crate) ply: usize,
    pub(crate) notices: Vec<Value>,
    /// As text, which is small.
    pub(crate) view: String,
}

/// Everything a stream told, over all its connections.
pub(crate) type Heard = Arc<Mutex<Vec<Told>>>;

pub(crate) struct Follower {
    person: Person,
    path: String,
    last: String,
    response: Option<Response>,
    bytes: Vec<u8>,
    opened: usize,
    heard: Heard,
    rng: Pcg32,
}

impl Follower {
    pub(crate) fn new(person: &Person, path: String, heard: &Heard, rng: Pcg32) -> Follower {
        let (person, heard) = (person.clone(), Arc::clone(heard));
        let (last, bytes) = ("0-0".to_owned(), Vec::new());
        Follower { person, path, last, response: None, bytes, opened: 0, heard, rng }
    }

    /// The next time the table is told, whatever happens to the server meanwhile.
    pub(crate) async fn next(&mut self) -> Value {
        let table = tokio::time::timeout(PATIENCE, self.next_table()).await;
        let table = table.unwrap_or_else(|_| panic!("{}: nothing comes after {}", self.path, self.last));
        if let Some(told) = read_table(&table) {
            self.heard.lock().unwrap().push(told);
        }
        if below(HANGS_UP, &mut self.rng) == 0 {
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

    /// The next whole event that has arrived. What was cut off by a kill never becomes one.
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
        self.response = self.person.follow(&self.path, &self.last).await;
        match self.response {
            Some(_) if self.opened > 0 => self.person.world.tally.resumed.add(1),
            Some(_) => {}
            None => return tokio::time::sleep(Duration::from_millis(5)).await,
        }
        self.opened += 1;
    }
}

/// The game, once there is one.
fn read_table(table: &Value) -> Option<Told> {
    let game = table.get("game").filter(|game| !game.is_null())?;
    Some(Told {
        seat: game["seat"].clone(),
        ply: game["ply"].as_u64().unwrap() as usize,
        notices: game["notices"].as_array().unwrap().clone(),
        view: game["view"].to_string(),
    })
}
