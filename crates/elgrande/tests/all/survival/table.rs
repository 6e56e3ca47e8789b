//! A table from creation to the end of its game, with everything its clients received.

use std::sync::Arc;

use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::client::Client;
use super::player::{AcknowledgedRequest, Player};
use super::stream_reader::{StreamLog, StreamReader};
use super::test_run::TestRun;
use super::verify;

/// The parameters of a table.
pub(crate) struct Plan {
    seats: &'static [&'static str],
    variants: &'static [&'static str],
    /// Does the last player use preset answers?
    has_presets: bool,
}

/// The tables that are played concurrently.
pub(crate) const PLANS: [Plan; 5] = [
    Plan {
        seats: &["me", "open", "random", "open"],
        variants: &["short", "power-shift"],
        has_presets: false,
    },
    Plan {
        seats: &["me", "open", "open", "open", "open"],
        variants: &["short", "power-shift"],
        has_presets: true,
    },
    Plan {
        seats: &["me", "open"],
        variants: &["short", "regency", "power-shift", "veto"],
        has_presets: false,
    },
    Plan { seats: &["me", "random", "me"], variants: &["short"], has_presets: false },
    Plan { seats: &["me", "squire", "open"], variants: &["merged", "short", "veto"], has_presets: true },
];

/// A game in progress.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) players: Vec<Player>,
    /// What a spectator at each server received.
    pub(crate) spectators: Vec<StreamLog>,
}

impl Game {
    /// The acknowledged log entries with their plies.
    pub(crate) fn acknowledged(&self) -> Vec<(usize, String)> {
        let entries = |request: &AcknowledgedRequest| {
            let entry = |action: &String| format!("{} {action}", request.seat);
            (request.ply..).zip(request.actions.iter().map(entry)).collect::<Vec<_>>()
        };
        let of = |player: &Player| {
            player.acknowledged.lock().unwrap().iter().flat_map(entries).collect::<Vec<_>>()
        };
        self.players.iter().flat_map(of).collect()
    }
}

/// Plays one game and verifies it at the end.
pub(crate) async fn play(run: &Arc<TestRun>, number: usize) {
    let game = Arc::new(seat_players(run, &PLANS[number]).await);
    run.games.lock().unwrap().push(Arc::clone(&game));
    let mut tasks = JoinSet::new();
    for index in 0..game.players.len() {
        let game = Arc::clone(&game);
        tasks.spawn(async move { game.players[index].play(&game.id).await });
    }
    for server in 0..game.spectators.len() {
        tasks.spawn(watch(Arc::clone(run), Arc::clone(&game), server));
    }
    while let Some(ended) = tasks.join_next().await {
        ended.unwrap();
    }
    run.games.lock().unwrap().retain(|other| other.id != game.id);
    run.finished.lock().unwrap().push((game.id.clone(), game.acknowledged()));
    verify::verify_finished(&game).await;
}

async fn watch(run: Arc<TestRun>, game: Arc<Game>, server: usize) {
    let spectator = Client::spectator(&run, server);
    let path = format!("/api/tables/{}/stream", game.id);
    let mut reader = StreamReader::new(&spectator, path, &game.spectators[server], Pcg32::new(9, 9));
    while reader.next().await["table"]["phase"] != "over" {}
}

/// Creates a table, seats all players and starts the game, although any request may fail.
async fn seat_players(run: &Arc<TestRun>, plan: &Plan) -> Game {
    let count = 1 + plan.seats.iter().filter(|seat| **seat == "open").count();
    let mut players = Vec::new();
    for index in 0..count {
        let client = Client::sign_in_until_done(run, index % run.servers.len()).await;
        players.push(Player::new(client, run.next_id(), plan.has_presets && index + 1 == count));
    }
    let made = json!({ "seats": plan.seats, "variants": plan.variants });
    let made = players[0].client.post("/api/tables", made).await.body;
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    for player in &players[1..] {
        join(player, &id).await;
    }
    let path = format!("/api/tables/{id}/start");
    retry_until(&players[0].client, &id, &path, |table| table["phase"] == "playing").await;
    let spectators = (0..run.servers.len()).map(|_| StreamLog::default()).collect();
    Game { id, players, spectators }
}

async fn join(player: &Player, id: &str) {
    let is_seated = |table: &Value| !table["yours"].as_array().unwrap().is_empty();
    retry_until(&player.client, id, &format!("/api/tables/{id}/join"), is_seated).await;
    let ready = player.client.post(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    assert!(ready.is_ok(), "{}", ready.body);
    if player.has_presets {
        let mut places: Vec<String> = engine::Region::ALL.iter().map(ToString::to_string).collect();
        let discs = places.clone();
        places.push("court".to_owned());
        let ahead = json!({ "veto": "never", "disc": discs, "returns": places });
        let set = player.client.ask(Method::PUT, &format!("/api/tables/{id}/ahead"), Some(&ahead)).await;
        assert!(set.is_ok(), "{}", set.body);
    }
}

/// Retries until the condition holds: a request without an answer may have succeeded.
async fn retry_until(client: &Client, id: &str, path: &str, condition: impl Fn(&Value) -> bool) {
    while !condition(&client.get(&format!("/api/tables/{id}")).await["table"]) {
        client.post(path, json!({})).await;
    }
}
