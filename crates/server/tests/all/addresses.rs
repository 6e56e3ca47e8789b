//! The IP addresses of players: someone who shares one with a player cannot read the spectators' chat, and their game is not
//! rated.

use std::time::Duration;

use rand_pcg::Pcg32;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

use crate::common::postgres::Cluster;
use crate::common::{File, Person, Running, Stream, serve_behind_proxy};

/// How many times a background write is awaited.
const POLL: Duration = Duration::from_millis(20);

/// A table of these two in the waiting room; both are ready.
async fn waiting(anna: &Person, bert: &Person) -> String {
    let new = json!({ "seats": ["me", "open"], "variants": ["short"], "access": "public" });
    let id = anna.done("/api/tables", new).await["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    id
}

fn at(person: &Person, address: &str) -> Person {
    Person { address: Some(address.to_owned()), ..person.clone() }
}

async fn members(server: &Running) -> (Person, Person) {
    (server.member_at("Anna", Some("192.0.2.1")).await, server.member_at("Bert", Some("192.0.2.2")).await)
}

#[tokio::test]
async fn a_second_window_opened_before_the_start_does_not_read_the_watchers_during_the_game() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    let (anna, bert) = members(&server).await;
    let carla = server.member_at("Carla", Some("192.0.2.3")).await;
    let id = waiting(&anna, &bert).await;
    let stream = format!("/api/tables/{id}/stream");
    let second_window = at(&server.stranger(), "192.0.2.1");
    let mut near = Stream::open(&second_window, &stream, None).await;
    let mut far = Stream::open(&at(&server.stranger(), "192.0.2.9"), &stream, None).await;
    near.next_named("table").await;
    carla.done(&format!("/api/tables/{id}/chat"), json!({ "text": "who begins?" })).await;
    assert_eq!(
        near.next_named("chat").await.data["text"],
        "who begins?",
        "nothing is secret before the start"
    );
    assert_eq!(far.next_named("chat").await.data["text"], "who begins?");
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    carla.done(&format!("/api/tables/{id}/chat"), json!({ "text": "Anna holds the 13" })).await;
    assert_eq!(far.next_named("chat").await.data["text"], "Anna holds the 13");
    let mut rng = Pcg32::new(1, 1);
    while !anna.play_once(&id, &mut rng).await {
        bert.play_once(&id, &mut rng).await;
    }
    loop {
        let event = near.next().await.expect("the stream goes on");
        assert_ne!(event.name, "chat", "{event:?}");
        if event.name == "table" && event.data["table"]["ply"].as_u64() > Some(0) {
            break;
        }
    }
    let lines = second_window.seen(&format!("/api/tables/{id}/chat")).await;
    assert_eq!(lines["lines"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_has_left_and_may_return_does_not_read_the_watchers_either() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    let (anna, bert) = members(&server).await;
    let carla = server.member_at("Carla", Some("192.0.2.3")).await;
    let id = waiting(&anna, &bert).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    let chat = format!("/api/tables/{id}/chat");
    carla.done(&chat, json!({ "text": "Bert holds the 13" })).await;
    anna.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    let second_window = at(&server.stranger(), "192.0.2.1");
    assert_eq!(second_window.seen(&chat).await["lines"], json!([]));
    anna.done(&format!("/api/tables/{id}/return"), json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_moves_to_a_watchers_address_ends_their_chat_there() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    let (anna, bert) = members(&server).await;
    let carla = server.member_at("Carla", Some("192.0.2.3")).await;
    let id = waiting(&anna, &bert).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    let mut near =
        Stream::open(&at(&server.stranger(), "192.0.2.9"), &format!("/api/tables/{id}/stream"), None).await;
    near.next_named("table").await;
    let (anna, bert) = (at(&anna, "192.0.2.9"), at(&bert, "192.0.2.9"));
    let mut rng = Pcg32::new(1, 1);
    assert!(anna.play_once(&id, &mut rng).await || bert.play_once(&id, &mut rng).await);
    carla.done(&format!("/api/tables/{id}/chat"), json!({ "text": "a secret" })).await;
    assert!(anna.play_once(&id, &mut rng).await || bert.play_once(&id, &mut rng).await);
    loop {
        let event = near.next().await.expect("the stream goes on");
        assert_ne!(event.name, "chat", "{event:?}");
        if event.name == "table" && event.data["table"]["ply"].as_u64() > Some(1) {
            break;
        }
    }
    server.stop().await;
}

async fn finish(id: &str, people: [&Person; 2]) {
    let mut rng = Pcg32::new(7, 1);
    while !people[0].is_over(id).await {
        for person in people {
            person.play_once(id, &mut rng).await;
        }
    }
}

async fn begin(anna: &Person, bert: &Person) -> String {
    let id = waiting(anna, bert).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    id
}

async fn recorded(url: &str) -> Vec<(String, String)> {
    let mut database = AnyConnection::connect(url).await.unwrap();
    let query = "SELECT table_id, address FROM game_addresses ORDER BY table_id, address";
    sqlx::query_as(query).fetch_all(&mut database).await.unwrap()
}

/// Waits until a game has this address.
async fn await_recorded(url: &str, address: &str) {
    while !recorded(url).await.iter().any(|(_, found)| found == address) {
        tokio::time::sleep(POLL).await;
    }
}

/// Games in which two players were at one address at some time, but not at the end.
async fn the_whole_game_counts(server: &Running, url: &str) {
    let (anna, bert) = members(server).await;
    let mut rng = Pcg32::new(3, 1);
    let by_move = begin(&anna, &bert).await;
    while !at(&bert, "192.0.2.1").play_once(&by_move, &mut rng).await {
        anna.play_once(&by_move, &mut rng).await;
    }
    finish(&by_move, [&anna, &bert]).await;
    assert_eq!(unrated(&anna, &by_move).await, "same-address", "one move from the other's address");
    let carla = server.member_at("Carla", Some("192.0.2.3")).await;
    let dora = server.member_at("Dora", Some("192.0.2.4")).await;
    let by_use = begin(&carla, &dora).await;
    at(&dora, "192.0.2.3").seen(&format!("/api/tables/{by_use}/view")).await;
    await_recorded(url, "192.0.2.4").await;
    at(&dora, "192.0.2.5").seen(&format!("/api/tables/{by_use}/view")).await;
    await_recorded(url, "192.0.2.3").await;
    finish(&by_use, [&carla, &dora]).await;
    assert_eq!(unrated(&carla, &by_use).await, "same-address", "one look from the other's address");
    let emil = server.member_at("Emil", Some("192.0.2.6")).await;
    let fred = server.member_at("Fred", Some("192.0.2.7")).await;
    let apart = begin(&emil, &fred).await;
    while recorded(url).await.len() < 2 {
        emil.play_once(&apart, &mut rng).await;
        fred.play_once(&apart, &mut rng).await;
    }
    finish(&apart, [&emil, &fred]).await;
    assert_eq!(unrated(&emil, &apart).await, Value::Null);
    assert_eq!(recorded(url).await, [], "the addresses are deleted with the end of a game");
}

async fn unrated(person: &Person, id: &str) -> Value {
    person.seen(&format!("/api/tables/{id}")).await["table"]["unrated"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_addresses_of_a_whole_game_count_on_sqlite() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    the_whole_game_counts(&server, &file.url()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_addresses_of_a_whole_game_count_on_postgresql() {
    let cluster = Cluster::start("addresses");
    let server = serve_behind_proxy(&cluster.url()).await;
    the_whole_game_counts(&server, &cluster.url()).await;
    server.stop().await;
}
