//! A table from the first who comes to the end of its game, and what everybody saw of it.

use std::sync::Arc;

use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::follower::{Follower, Heard};
use crate::person::Person;
use crate::player::{Acked, Player};
use crate::proof;
use crate::world::World;

/// What a table is like.
pub(crate) struct Plan {
    seats: &'static [&'static str],
    variants: &'static [&'static str],
    /// Has the last person answered ahead what can be?
    is_ahead: bool,
}

/// The tables that are played at the same time.
pub(crate) const PLANS: [Plan; 5] = [
    Plan { seats: &["me", "open", "random", "open"], variants: &["short", "power-shift"], is_ahead: false },
    Plan {
        seats: &["me", "open", "open", "open", "open"],
        variants: &["short", "power-shift"],
        is_ahead: true,
    },
    Plan { seats: &["me", "open"], variants: &["short", "regency", "power-shift", "veto"], is_ahead: false },
    Plan { seats: &["me", "random", "me"], variants: &["short"], is_ahead: false },
    Plan { seats: &["me", "squire", "open"], variants: &["merged", "short", "veto"], is_ahead: true },
];

/// A game that goes on.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) players: Vec<Player>,
    /// What somebody at each server saw who only watches.
    pub(crate) watched: Vec<Heard>,
}

impl Game {
    /// The entries that were acknowledged, each with its ply.
    pub(crate) fn acknowledged(&self) -> Vec<(usize, String)> {
        let entries = |acked: &Acked| {
            let entry = |action: &String| format!("{} {action}", acked.seat);
            (acked.ply..).zip(acked.actions.iter().map(entry)).collect::<Vec<_>>()
        };
        let of = |player: &Player| player.acked.lock().unwrap().iter().flat_map(entries).collect::<Vec<_>>();
        self.players.iter().flat_map(of).collect()
    }
}

/// Plays one game by that plan, and compares at the end.
pub(crate) async fn play(world: &Arc<World>, number: usize) {
    let game = Arc::new(gather(world, &PLANS[number]).await);
    world.games.lock().unwrap().push(Arc::clone(&game));
    let mut tasks = JoinSet::new();
    for index in 0..game.players.len() {
        let game = Arc::clone(&game);
        tasks.spawn(async move { game.players[index].play(&game.id).await });
    }
    for server in 0..game.watched.len() {
        tasks.spawn(watch(Arc::clone(world), Arc::clone(&game), server));
    }
    while let Some(ended) = tasks.join_next().await {
        ended.unwrap();
    }
    world.games.lock().unwrap().retain(|other| other.id != game.id);
    world.ended.lock().unwrap().push((game.id.clone(), game.acknowledged()));
    proof::whole(&game).await;
}

async fn watch(world: Arc<World>, game: Arc<Game>, server: usize) {
    let watcher = Person::watcher(&world, server);
    let path = format!("/api/tables/{}/stream", game.id);
    let mut follower = Follower::new(&watcher, path, &game.watched[server], Pcg32::new(9, 9));
    while follower.next().await["table"]["phase"] != "over" {}
}

/// Everybody takes a seat and the game begins, though any request may go unanswered.
async fn gather(world: &Arc<World>, plan: &Plan) -> Game {
    let count = 1 + plan.seats.iter().filter(|seat| **seat == "open").count();
    let mut players = Vec::new();
    for index in 0..count {
        let person = Person::arrive(world, index % world.fleet.len()).await;
        players.push(Player::new(person, world.next_number(), plan.is_ahead && index + 1 == count));
    }
    let made = json!({ "seats": plan.seats, "variants": plan.variants });
    let made = players[0].person.post("/api/tables", made).await.body;
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    for player in &players[1..] {
        join(player, &id).await;
    }
    let path = format!("/api/tables/{id}/start");
    until(&players[0].person, &id, &path, |table| table["phase"] == "playing").await;
    let watched = (0..world.fleet.len()).map(|_| Heard::default()).collect();
    Game { id, players, watched }
}

async fn join(player: &Player, id: &str) {
    let is_seated = |table: &Value| !table["yours"].as_array().unwrap().is_empty();
    until(&player.person, id, &format!("/api/tables/{id}/join"), is_seated).await;
    let ready = player.person.post(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    assert!(ready.is_ok(), "{}", ready.body);
    if player.is_ahead {
        let mut places: Vec<String> = engine::Region::ALL.iter().map(ToString::to_string).collect();
        let discs = places.clone();
        places.push("court".to_owned());
        let ahead = json!({ "veto": "never", "disc": discs, "returns": places });
        let set = player.person.ask(Method::PUT, &format!("/api/tables/{id}/ahead"), Some(&ahead)).await;
        assert!(set.is_ok(), "{}", set.body);
    }
}

/// Asks until it is so: what had no answer may have happened.
async fn until(person: &Person, id: &str, path: &str, is_so: impl Fn(&Value) -> bool) {
    while !is_so(&person.get(&format!("/api/tables/{id}")).await["table"]) {
        person.post(path, json!({})).await;
    }
}
