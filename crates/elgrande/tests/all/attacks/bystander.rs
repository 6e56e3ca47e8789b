//! A person who plays normally, and how long the server takes to answer.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use reqwest::{Client, Method};
use serde_json::{Value, json};

/// The pause after a move, so that the bystander stays within the limits.
const PAUSE: Duration = Duration::from_millis(100);
/// How often the answer of a bot is looked up.
const POLL: Duration = Duration::from_millis(50);
/// How long a bot may take before the test fails.
const BOT_TIMEOUT: Duration = Duration::from_secs(20);

/// Two guests at one address: one plays both seats of a table, the other plays against `squire`.
pub(crate) struct Bystander {
    mover: Guest,
    opponent: Guest,
}

struct Guest {
    client: Client,
    base: String,
    cookie: String,
    seats: [&'static str; 2],
    table: Mutex<String>,
}

/// The times of one phase.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// From a move to its acknowledgement.
    pub(crate) moves: Vec<Duration>,
    /// From a move to the answer of `squire`.
    pub(crate) bots: Vec<Duration>,
}

impl Times {
    /// Whether a move was acknowledged and a bot has answered.
    pub(crate) fn are_complete(&self) -> bool {
        !self.moves.is_empty() && !self.bots.is_empty()
    }

    pub(crate) fn extend(&mut self, more: Times) {
        self.moves.extend(more.moves);
        self.bots.extend(more.bots);
    }
}

impl Bystander {
    pub(crate) async fn new(base: &str, address: [u8; 4]) -> Bystander {
        let mover = Guest::new(base, address, ["me", "me"]).await;
        let opponent = Guest::new(base, address, ["me", "squire"]).await;
        Bystander { mover, opponent }
    }

    /// The table whose moves are measured.
    pub(crate) fn table(&self) -> String {
        self.mover.table()
    }

    /// Plays for this time.
    pub(crate) async fn measure(&self, length: Duration) -> Times {
        let end = Instant::now() + length;
        let (moves, bots) = tokio::join!(self.mover.measure_moves(end), self.opponent.measure_bot(end));
        Times { moves, bots }
    }
}

impl Guest {
    async fn new(base: &str, address: [u8; 4], seats: [&'static str; 2]) -> Guest {
        let client = Client::builder().local_address(std::net::IpAddr::from(address)).build().unwrap();
        let arrived = client.post(format!("{base}/api/me")).json(&json!({ "name": "Bystander" }));
        let arrived = arrived.send().await.unwrap();
        let cookie = arrived.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let guest = Guest { client, base: base.to_owned(), cookie, seats, table: Mutex::default() };
        guest.new_table().await;
        guest
    }

    async fn new_table(&self) {
        let made = self.send(Method::POST, "", Some(json!({ "seats": self.seats, "start": true }))).await;
        *self.table.lock().unwrap() = format!("/{}", made["table"]["id"].as_str().unwrap());
    }

    fn table(&self) -> String {
        self.table.lock().unwrap().clone()
    }

    /// Plays in both seats.
    async fn measure_moves(&self, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        while Instant::now() < end {
            let asked = self.decision().await;
            if !has_options(&asked) {
                self.new_table().await;
                continue;
            }
            let start = Instant::now();
            self.play(&asked).await;
            times.push(start.elapsed());
            tokio::time::sleep(PAUSE).await;
        }
        times
    }

    /// Plays against the bot.
    async fn measure_bot(&self, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        while Instant::now() < end {
            let asked = self.decision().await;
            if has_options(&asked) {
                self.play(&asked).await;
            }
            let start = Instant::now();
            if let Some(time) = self.wait_for_bot(&asked, start).await {
                times.push(time);
            }
            tokio::time::sleep(PAUSE).await;
        }
        times
    }

    /// The time until this guest is asked again; `None` if the bot was not asked.
    async fn wait_for_bot(&self, before: &Value, start: Instant) -> Option<Duration> {
        while start.elapsed() < BOT_TIMEOUT {
            let asked = self.decision().await;
            if has_options(&asked) {
                let is_answered = asked["ply"].as_u64() > before["ply"].as_u64().map(|ply| ply + 1);
                return is_answered.then(|| start.elapsed());
            }
            if self.send(Method::GET, &self.table(), None).await["table"]["phase"] == "over" {
                self.new_table().await;
                return None;
            }
            tokio::time::sleep(POLL).await;
        }
        panic!("the bystander's bot does not answer");
    }

    async fn decision(&self) -> Value {
        self.send(Method::GET, &format!("{}/decision", self.table()), None).await
    }

    async fn play(&self, asked: &Value) {
        let body = json!({ "ply": asked["ply"], "seat": asked["seat"], "actions": [asked["options"][0]] });
        self.send(Method::POST, &format!("{}/actions", self.table()), Some(body)).await;
    }

    /// The response. A bystander is never refused, but a bot may set its disc first.
    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let request = self.client.request(method, format!("{}/api/tables{path}", self.base));
        let request = request.header("cookie", &self.cookie);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let response = request.send().await.unwrap_or_else(|error| panic!("{path}: {error:?}"));
        let (status, text) = (response.status(), response.text().await.unwrap());
        assert!(status.is_success() || status == 409, "the bystander is refused: {path} {status} {text}");
        serde_json::from_str(&text).unwrap()
    }
}

fn has_options(asked: &Value) -> bool {
    asked["options"].as_array().is_some_and(|options| !options.is_empty())
}
