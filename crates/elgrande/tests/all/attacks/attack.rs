//! The attacks.

use std::time::Duration;

use engine::chance::pick;
use engine::{Edition, Setup, Variants};
use play::GameLog;
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use super::attacker::Attacker;

const EDITION: &str = include_str!("../../../../../editions/2023.toml");

/// What an attacker does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attack {
    BotTables,
    Hints,
    Streams,
    Watchers,
    HalfHeaders,
    Cookies,
    Passwords,
    Guests,
    Tables,
    Imports,
    Editions,
    Chat,
    Requests,
    Lists,
    Histories,
}

impl Attack {
    pub(crate) const ALL: [Attack; 15] = [
        Attack::BotTables,
        Attack::Hints,
        Attack::Streams,
        Attack::Watchers,
        Attack::HalfHeaders,
        Attack::Cookies,
        Attack::Passwords,
        Attack::Guests,
        Attack::Tables,
        Attack::Imports,
        Attack::Editions,
        Attack::Chat,
        Attack::Requests,
        Attack::Lists,
        Attack::Histories,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Attack::BotTables => "57 tables with strong bots",
            Attack::Hints => "hints for 8 guests",
            Attack::Streams => "streams, as many as possible",
            Attack::Watchers => "streams of the bystander's table, as many as possible",
            Attack::HalfHeaders => "1,000 half-sent headers",
            Attack::Cookies => "forged cookies",
            Attack::Passwords => "password guesses",
            Attack::Guests => "new guests",
            Attack::Tables => "new tables",
            Attack::Imports => "imports of 1 MB",
            Attack::Editions => "uploads of editions",
            Attack::Chat => "chat messages",
            Attack::Requests => "requests of 8 guests",
            Attack::Lists => "lists",
            Attack::Histories => "long histories",
        }
    }

    /// Starts the attack; it ends when the tasks are dropped.
    pub(crate) fn start(self, attacker: &Attacker, victim: &str) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        for number in 0..self.tasks() {
            let (attacker, victim) = (attacker.clone(), format!("/api/tables{victim}"));
            tasks.spawn(async move { self.run(number, attacker, victim).await });
        }
        tasks
    }

    /// Whether the server refuses it at some point. Bots at few tables are only shared fairly.
    pub(crate) fn has_limit(self) -> bool {
        self != Attack::BotTables
    }

    /// The number of concurrent tasks.
    fn tasks(self) -> usize {
        match self {
            Attack::HalfHeaders => 1,
            Attack::BotTables | Attack::Streams | Attack::Watchers => 4,
            Attack::Hints | Attack::Chat | Attack::Imports | Attack::Editions | Attack::Requests => 8,
            Attack::Lists | Attack::Histories => 8,
            Attack::Cookies | Attack::Passwords | Attack::Guests | Attack::Tables => 16,
        }
    }

    async fn run(self, number: usize, attacker: Attacker, victim: String) {
        match self {
            Attack::BotTables => play_against_bots(&attacker).await,
            Attack::Hints => ask_for_hints(&attacker).await,
            Attack::Streams => {
                let own = attacker.table_of_guest().await.1;
                open_streams(&attacker, &own).await;
            }
            Attack::Watchers => open_streams(&attacker, &victim).await,
            Attack::HalfHeaders => send_half_headers(&attacker).await,
            Attack::Cookies => repeat(&attacker, Method::GET, "/api/me", None, made_up_cookie).await,
            Attack::Passwords => {
                let body = json!({ "name": "Stranger", "password": "123456789" });
                repeat(&attacker, Method::POST, "/api/session", Some(&body), |_| String::new()).await;
            }
            Attack::Guests => {
                let body = json!({ "name": "Attacker" });
                repeat(&attacker, Method::POST, "/api/me", Some(&body), |_| String::new()).await;
            }
            Attack::Tables => {
                create_tables(&attacker, |_| json!({ "seats": ["me", "squire"], "start": true })).await
            }
            Attack::Imports => {
                let record = "1 red play 5\n".repeat(80_000);
                let body: &'static str = json!({ "record": record }).to_string().leak();
                let cookie = attacker.guest().await;
                loop {
                    attacker.send_written(Method::POST, "/api/tables", &cookie, Some(body.into())).await;
                }
            }
            Attack::Editions => {
                let edition = |upload| format!("# {number}-{upload}\n{EDITION}");
                create_tables(
                    &attacker,
                    |upload| json!({ "seats": ["me", "squire"], "edition": edition(upload) }),
                )
                .await;
            }
            Attack::Chat => {
                let (cookie, table) = attacker.table_of_guest().await;
                let (path, body) = (format!("{table}/chat"), json!({ "text": "x".repeat(1000) }));
                repeat(&attacker, Method::POST, &path, Some(&body), |_| cookie.clone()).await;
            }
            Attack::Requests => {
                let (cookie, table) = attacker.table_of_guest().await;
                repeat(&attacker, Method::GET, &format!("{table}/view"), None, |_| cookie.clone()).await;
            }
            Attack::Lists => {
                let cookie = attacker.table_of_guest().await.0;
                let list = ["open", "watch", "mine", "awaited"][number % 4];
                repeat(&attacker, Method::GET, &format!("/api/tables?list={list}"), None, |_| cookie.clone())
                    .await;
            }
            Attack::Histories => read_long_history(&attacker).await,
        }
    }
}

/// Repeats a request with these cookies.
async fn repeat(
    attacker: &Attacker,
    method: Method,
    path: &str,
    body: Option<&Value>,
    cookie: impl Fn(usize) -> String,
) {
    for number in 0.. {
        attacker.send(method.clone(), path, &cookie(number), body).await;
    }
}

fn made_up_cookie(number: usize) -> String {
    format!("elgrande=made-up-{number}")
}

async fn create_tables(attacker: &Attacker, body: impl Fn(usize) -> Value) {
    let cookie = attacker.guest().await;
    for number in 0.. {
        attacker.send(Method::POST, "/api/tables", &cookie, Some(&body(number))).await;
    }
}

/// One of four guests who together play at 57 tables.
async fn play_against_bots(attacker: &Attacker) {
    let cookie = attacker.guest().await;
    let mut tables = Vec::new();
    for _ in 0..15 {
        let body = json!({ "seats": ["master", "master", "master", "master", "me"], "start": true });
        tables.extend(attacker.table(&cookie, &body).await);
    }
    loop {
        for table in &tables {
            let asked = attacker.ask(Method::GET, &format!("{table}/decision"), &cookie, None).await;
            let Some(asked) = asked.filter(|asked| asked["options"][0].is_string()) else { continue };
            let body = json!({ "ply": asked["ply"], "actions": [asked["options"][0]] });
            attacker.send(Method::POST, &format!("{table}/actions"), &cookie, Some(&body)).await;
        }
        // If there is no table, the loop above awaits nothing, and this loop would block the thread.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn ask_for_hints(attacker: &Attacker) {
    let (cookie, table) = attacker.table_of_guest().await;
    loop {
        let asked = attacker.ask(Method::GET, &format!("{table}/decision"), &cookie, None).await;
        let ply = asked.map(|asked| asked["ply"].clone()).unwrap_or_default();
        let body = json!({ "ply": ply, "actions": [] });
        attacker.send(Method::POST, &format!("{table}/hint"), &cookie, Some(&body)).await;
    }
}

/// A guest imports a finished game and reads it from its beginning.
async fn read_long_history(attacker: &Attacker) {
    let cookie = attacker.guest().await;
    let body = json!({ "record": finished_record() });
    let table = loop {
        if let Some(table) = attacker.table(&cookie, &body).await {
            break table;
        }
    };
    for path in ["view?from=0", "plies", "stream?last=0"].iter().cycle() {
        attacker.send(Method::GET, &format!("{table}/{path}"), &cookie, None).await;
    }
}

/// The record of a random game of five.
fn finished_record() -> String {
    let variants = Variants::players(5).expect("five can play");
    let mut rng = Pcg32::new(1, 1);
    let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
    while let Some(player) = log.game().to_act().first() {
        let decision = log.game().decision(player).expect("the player is asked");
        log.play(player, &[pick(&decision, &mut rng)], 0).expect("the action is an option");
    }
    log.record().to_string()
}

async fn open_streams(attacker: &Attacker, table: &str) {
    let mut streams = Vec::new();
    loop {
        let stream = attacker.send(Method::GET, &format!("{table}/stream"), "", None).await;
        streams.extend(stream.filter(|stream| stream.status().is_success()));
    }
}

/// Keeps 1,000 connections with an unfinished request, and opens a new one for each that the server closes.
async fn send_half_headers(attacker: &Attacker) {
    let mut open = Vec::new();
    loop {
        while open.len() < 1000 {
            let Some(mut stream) = attacker.connect().await else { break };
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await;
            open.push(stream);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let before = open.len();
        open.retain(|stream| {
            stream.try_read(&mut [0]).is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
        });
        (open.len()..before).for_each(|_| attacker.count_refusal());
    }
}
