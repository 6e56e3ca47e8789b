//! Requests whose response is lost: clients disconnect and servers crash. Committed changes are published and continued.

use std::time::Duration;

use crate::common::{File, Person, Stream, serve};
use engine::Region;
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use server::store::Notification;
use server::tables::{Table, rows};
use server::time::now;
use sqlx::Connection;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

async fn play(person: &Person, id: &str, action: &Value) -> (u16, Value) {
    let body = json!({ "ply": 0, "actions": [action], "key": "k" });
    person.post(&format!("/api/tables/{id}/actions"), body).await
}

#[tokio::test]
async fn a_repeated_request_without_a_seat_resolves_to_the_same_seat() {
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
async fn preset_answers_are_played_after_a_crash() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let mut rng = Pcg32::new(2, 1);
    let decision = format!("/api/tables/{id}/decision");
    let is_scoring = async || {
        let view = anna.seen(&format!("/api/tables/{id}/view")).await["view"].clone();
        view["decision"]["kind"] == "disc" && view["turn"].is_null()
    };
    while !is_scoring().await {
        assert!(anna.play_once(&id, &mut rng).await);
    }
    let before = server.host.cache.latest(&id).await.unwrap();
    let mut after = Table::clone(&before);
    after.version += 1;
    for seat in &mut after.seats {
        seat.presets.disc = Region::ALL.iter().map(ToString::to_string).collect();
    }
    let (row, seats) = (rows::table_row(&after, 0, 0), rows::seat_rows(&after));
    let notification = Notification::default();
    let saved = server.host.store.save_table(&row, &seats, before.version, &[], &notification).await;
    assert!(saved.unwrap(), "and then it dies");
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
async fn an_unfinished_request_does_not_block_shutdown() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let mut caller = TcpStream::connect(server.base.strip_prefix("http://").unwrap()).await.unwrap();
    let half =
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
    caller.write_all(half).await.unwrap();
    tokio::time::timeout(Duration::from_secs(60), server.stop()).await.expect("it waits for ever");
}

#[tokio::test]
async fn an_unreadable_table_does_not_hide_others_and_is_postponed() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let (good, bad) = (anna.table(&["me", "me"], &[]).await, anna.table(&["me", "me"], &[]).await);
    let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
    let spoil = "UPDATE tables SET rules = 99, version = version + 1, due = 0 WHERE id = $1";
    sqlx::query(spoil).bind(&bad).execute(&mut store).await.unwrap();
    server.host.cache.drop_unused(Duration::ZERO);
    assert_eq!(anna.get(&format!("/api/tables/{bad}")).await.1["error"]["code"], "broken");
    for list in ["mine", "watch"] {
        let listed = anna.seen(&format!("/api/tables?list={list}")).await["tables"].clone();
        assert_eq!((listed.as_array().unwrap().len(), &listed[0]["id"]), (1, &json!(good)), "{list}");
    }
    let left_alone = async { while !server.host.store.due(now()).await.unwrap().is_empty() {} };
    tokio::time::timeout(Duration::from_secs(60), left_alone).await.expect("it is looked at again and again");
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    store.close().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_table_with_a_missing_or_bad_edition_does_not_hide_others() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let good = anna.table(&["me", "me"], &[]).await;
    let mut bad = Vec::new();
    for comment in ["gone", "spoilt"] {
        let edition = format!("{}\n# {comment}\n", include_str!("../../../../editions/2023.toml"));
        let body = json!({ "seats": ["me", "me"], "edition": edition, "start": true });
        let made = anna.done("/api/tables", body).await;
        bad.push(made["table"]["id"].as_str().unwrap().to_owned());
    }
    server.stop().await;
    let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
    for sql in [
        "DELETE FROM editions WHERE text LIKE '%# gone%'",
        "UPDATE editions SET text = 'x' WHERE text LIKE '%# spoilt%'",
    ] {
        assert_eq!(sqlx::query(sql).execute(&mut store).await.unwrap().rows_affected(), 1);
    }
    sqlx::query("UPDATE tables SET due = 0").execute(&mut store).await.unwrap();
    let server = serve(&file.url()).await;
    let anna = anna.at(&server);
    for bad in bad {
        assert_eq!(anna.get(&format!("/api/tables/{bad}")).await.1["error"]["code"], "broken");
    }
    let listed = anna.seen("/api/tables?list=mine").await["tables"].clone();
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["id"]), (1, &json!(good)));
    let left_alone = async { while !server.host.store.due(now()).await.unwrap().is_empty() {} };
    tokio::time::timeout(Duration::from_secs(60), left_alone).await.expect("it is looked at again and again");
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    store.close().await.unwrap();
    server.stop().await;
}

/// The request may be interrupted anywhere: the account is complete or deleted, and no game waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn account_deletion_completes_after_a_disconnect() {
    let file = File::new();
    let server = serve(&file.url()).await;
    for round in 0..12 {
        let anna = server.guest("Anna").await;
        let id = anna.seen("/api/me").await["id"].as_str().unwrap().to_owned();
        for _ in 0..5 {
            anna.table(&["me", "me"], &[]).await;
        }
        let browser = anna.browser();
        let delete = browser.call(Method::DELETE, "/api/me", Some(json!({})));
        let _ = tokio::time::timeout(Duration::from_millis(round * 2), delete).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        if anna.get("/api/me").await.0 == 200 {
            continue;
        }
        let forgotten = async { while server.host.store.user(&id).await.unwrap().is_some() {} };
        tokio::time::timeout(Duration::from_secs(30), forgotten).await.expect("half of them is left");
        for table in server.host.store.active_tables_of(&id).await.unwrap() {
            let table = server.host.cache.latest(&table).await.unwrap();
            assert!(table.seats.iter().all(|seat| seat.active_person().is_none()), "someone waits for them");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_published_after_its_player_disconnects() {
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
