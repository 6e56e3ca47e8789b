//! Requests whose answer never arrives: people hang up, servers die. What is stored is told and gone on with.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{File, Person, Stream, serve};
use engine::Region;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use server::table::Table;

async fn play(person: &Person, id: &str, action: &Value) -> (u16, Value) {
    let body = json!({ "ply": 0, "actions": [action], "key": "k" });
    person.post(&format!("/api/tables/{id}/actions"), body).await
}

#[tokio::test]
async fn a_request_sent_again_means_the_same_seat_though_none_is_named() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &[]).await;
    let options = anna.seen(&format!("/api/tables/{id}/decision")).await["options"].clone();
    let first = play(&anna, &id, &options[0]).await;
    assert_eq!(first.0, 200, "{}", first.1);
    assert_eq!(play(&anna, &id, &options[0]).await, first);
    assert_eq!(play(&anna, &id, &options[1]).await.1["error"]["code"], "key-used");
    server.stop().await;
}

#[tokio::test]
async fn what_was_answered_ahead_is_answered_though_the_server_died() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let mut rng = Pcg32::new(2, 1);
    let decision = format!("/api/tables/{id}/decision");
    while anna.seen(&decision).await["decision"]["kind"] != "disc" {
        assert!(anna.play_once(&id, &mut rng).await);
    }
    let before = server.host.shelf.fresh(&id).await.unwrap();
    let mut after = Table::clone(&before);
    after.version += 1;
    for seat in &mut after.seats {
        seat.ahead.disc = Region::ALL.iter().map(ToString::to_string).collect();
    }
    assert!(server.host.store.save_table(&after, before.version, 0, &[]).await.unwrap(), "and then it dies");
    server.stop().await;
    let server = serve(&file.url()).await;
    let anna = anna.at(&server);
    let answered = async {
        while anna.seen(&decision).await["ply"] == before.ply() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), answered).await.expect("nobody answers");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_told_though_its_player_hung_up() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let mut stream = Stream::open(&server.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    for round in 0..60 {
        let asked = anna.seen(&format!("/api/tables/{id}/decision")).await;
        let body = json!({ "ply": asked["ply"], "actions": [asked["options"][0]] });
        let path = format!("/api/tables/{id}/actions");
        let _ = tokio::time::timeout(Duration::from_micros(round * 100), anna.post(&path, body)).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let ply = anna.seen(&format!("/api/tables/{id}/view")).await["ply"].clone();
        let told = async { while stream.next_named("table").await.data["game"]["ply"] != ply {} };
        if ply != asked["ply"] {
            tokio::time::timeout(Duration::from_secs(30), told).await.expect("nobody is told");
        }
    }
    drop(stream);
    server.stop().await;
}
