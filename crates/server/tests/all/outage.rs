//! Time in which no server ran or the database failed, or a system clock that was set meanwhile, costs no player a seat.

use std::time::Duration;

use rand_pcg::Pcg32;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::common::two::two;
use crate::common::{File, Person, Running, serve};

const DAY: i64 = 24 * 3_600_000;
/// Longer than the worker of deadlines needs.
const SOON: Duration = Duration::from_secs(60);

/// Moves all stored times, as if the clock had been set by so much in the other direction.
async fn move_times(file: &File, millis: i64, statements: &[&str]) {
    let mut database = AnyConnection::connect(&file.url()).await.unwrap();
    for statement in statements {
        let sql = statement.replace("BY", &millis.to_string());
        sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

const GAMES: [&str; 4] = [
    "UPDATE log SET at = at + BY",
    "UPDATE seats SET since = since + BY",
    "UPDATE tables SET created = created + BY, started = started + BY",
    "UPDATE tables SET due = due + BY WHERE phase = 'playing' OR phase = 'open'",
];
const LAST_RUN: &str = "UPDATE last_run SET at = at + BY";

/// A game of two with an hour for each turn, in which two turns were played.
async fn played(file: &File) -> (Running, String, [Person; 2]) {
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "pace": { "kind": "turns", "hours": 1 } })).await;
    let (people, mut rng) = ([anna, bert], Pcg32::new(1, 1));
    for _ in 0..4 {
        for person in &people {
            person.play_once(&id, &mut rng).await;
        }
    }
    (server, id, people)
}

async fn seats(server: &Running, id: &str) -> Vec<Value> {
    server.stranger().seen(&format!("/api/tables/{id}")).await["table"]["seats"].as_array().unwrap().clone()
}

async fn require_full_clocks(server: &Running, id: &str) {
    tokio::time::sleep(Duration::from_secs(2)).await;
    for seat in seats(server, id).await {
        assert_eq!(seat["kind"], "person", "{seat}");
        assert!(seat["left"].as_i64().unwrap() > 3_600_000 * 9 / 10, "{seat}");
    }
}

#[tokio::test]
async fn a_clock_that_jumps_ahead_across_a_restart_costs_nobody_their_seat() {
    let file = File::new();
    let (server, id, people) = played(&file).await;
    let waiting =
        people[0].done("/api/tables", json!({ "seats": ["me", "open"] })).await["table"]["id"].clone();
    server.stop().await;
    move_times(&file, -40 * DAY, &GAMES).await;
    move_times(&file, -40 * DAY, &[LAST_RUN]).await;
    let server = serve(&file.url()).await;
    require_full_clocks(&server, &id).await;
    let waiting = format!("/api/tables/{}", waiting.as_str().unwrap());
    assert_eq!(server.stranger().seen(&waiting).await["table"]["phase"], "open");
    server.stop().await;
    let server = serve(&file.url()).await;
    require_full_clocks(&server, &id).await;
    let mut rng = Pcg32::new(2, 1);
    assert!(
        people[0].at(&server).play_once(&id, &mut rng).await
            || people[1].at(&server).play_once(&id, &mut rng).await
    );
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_jumps_back_across_a_restart_costs_nobody_their_seat() {
    let file = File::new();
    let (server, id, people) = played(&file).await;
    server.stop().await;
    move_times(&file, DAY, &GAMES).await;
    move_times(&file, DAY, &[LAST_RUN]).await;
    let server = serve(&file.url()).await;
    require_full_clocks(&server, &id).await;
    let mut rng = Pcg32::new(2, 1);
    assert!(
        people[0].at(&server).play_once(&id, &mut rng).await
            || people[1].at(&server).play_once(&id, &mut rng).await
    );
    server.stop().await;
}

/// Another process holds the write lock, so that nothing is stored. All stored times are moved by a day before it lets go.
#[tokio::test]
async fn time_in_which_the_database_of_a_running_server_failed_costs_nobody_their_seat() {
    let file = File::new();
    let (server, id, people) = played(&file).await;
    let mut database = AnyConnection::connect(&file.url()).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut database).await.unwrap();
    let failed = async {
        while !server.host.run_state.is_interrupted() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, failed).await.expect("the server notices");
    for statement in GAMES.iter().chain(&[LAST_RUN, "UPDATE tables SET version = version + 1"]) {
        let sql = statement.replace("BY", &(-DAY).to_string());
        sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
    }
    server.host.cache.drop_unused(Duration::ZERO);
    sqlx::query("COMMIT").execute(&mut database).await.unwrap();
    server.host.cache.drop_unused(Duration::ZERO);
    let resumed = async {
        while server.host.run_state.is_interrupted() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, resumed).await.expect("the server recovers");
    require_full_clocks(&server, &id).await;
    let mut rng = Pcg32::new(2, 1);
    assert!(people[0].play_once(&id, &mut rng).await || people[1].play_once(&id, &mut rng).await);
    database.close().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn time_that_passes_while_a_server_runs_counts() {
    let file = File::new();
    let (server, id, _) = played(&file).await;
    server.stop().await;
    move_times(&file, -DAY, &GAMES).await;
    let server = serve(&file.url()).await;
    let is_replaced = async {
        while seats(&server, &id).await.iter().all(|seat| seat["kind"] == "person") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, is_replaced).await.expect("a bot takes over");
    server.stop().await;
}
