//! Two servers on one PostgreSQL: each serves any table and receives the messages of the other.

use std::process::Command;
use std::time::Duration;

use crate::common::postgres::Cluster;
use crate::common::{Person, Running, Stream, serve};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use server::tables::{LogEntry, Table, rows};
use server::time::now;
use sqlx::Connection;
use tokio::time::timeout;

/// Shorter than the lifetime of a cached session.
const SOON: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn players_of_one_table_can_use_different_servers() {
    let cluster = Cluster::start("two");
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let (anna, bert) = (here.guest("Anna").await, here.guest("Bert").await.at(&there));
    let seats = json!({ "seats": ["me", "open", "random"], "variants": ["short"] });
    let id = anna.done("/api/tables", seats).await["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    let mut stream = Stream::open(&there.stranger(), &format!("/api/tables/{id}/stream"), Some("0-0")).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    let mut rng = Pcg32::new(1, 1);
    let people: [&Person; 2] = [&anna, &bert];
    while !anna.is_over(&id).await {
        for person in people {
            person.play_once(&id, &mut rng).await;
        }
    }
    let record = |person: &Person| person.seen(&format!("/api/tables/{id}/view"));
    assert_eq!(record(&anna).await["ply"], record(&bert).await["ply"]);
    let mut plies = Vec::new();
    loop {
        let event = stream.next_named("table").await;
        let notices = event.data["game"]["notices"].as_array().cloned().unwrap_or_default();
        plies.extend(notices.iter().map(|notice| notice["ply"].as_u64().unwrap()));
        if event.data["table"]["phase"] == "over" {
            break;
        }
    }
    assert_eq!(plies, (1..=plies.len() as u64).collect::<Vec<_>>(), "no gap and no repeat");
    here.stop().await;
    assert_eq!(bert.seen(&format!("/api/tables/{id}")).await["table"]["phase"], "over");
    drop(stream);
    there.stop().await;
}

/// A table of Anna and Bert where the game has started.
async fn table(anna: &Person, bert: &Person) -> String {
    let id = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await["table"]["id"].clone();
    let id = id.as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    id
}

/// Waits until the stream reports that ply.
async fn tells(stream: &mut Stream, ply: u64) {
    while stream.next_named("table").await.data["game"]["ply"] != ply {}
}

/// The player who is asked plays one action.
async fn act(people: [&Person; 2], id: &str) {
    for person in people {
        if person.play_once(id, &mut Pcg32::new(7, 7)).await {
            return;
        }
    }
}

/// Two servers: a table at one, a subscriber at the other, and the players.
async fn followed_elsewhere(cluster: &Cluster) -> ([Running; 2], Stream, [Person; 2], String) {
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let (anna, bert) = (here.guest("Anna").await, here.guest("Bert").await);
    let id = table(&anna, &bert).await;
    let mut stream = Stream::open(&there.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    tells(&mut stream, 0).await;
    ([here, there], stream, [anna, bert], id)
}

#[tokio::test(flavor = "multi_thread")]
async fn notifications_lost_during_a_disconnect_are_recovered() {
    let cluster = Cluster::start("deaf");
    let (_servers, mut stream, [anna, bert], id) = followed_elsewhere(&cluster).await;
    let mut connection = sqlx::PgConnection::connect(&cluster.url()).await.unwrap();
    let deafen = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_eq!(sqlx::query(deafen).execute(&mut connection).await.unwrap().rows_affected(), 2);
    act([&anna, &bert], &id).await;
    tells(&mut stream, 1).await;
    act([&anna, &bert], &id).await;
    tells(&mut stream, 2).await;
}

/// A suspended connection is silent without an error.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_detected() {
    let cluster = Cluster::start("quiet");
    let (_servers, mut stream, [anna, bert], id) = followed_elsewhere(&cluster).await;
    let mut connection = sqlx::PgConnection::connect(&cluster.url()).await.unwrap();
    let hearing = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    let hearing: Vec<i32> = sqlx::query_scalar(hearing).fetch_all(&mut connection).await.unwrap();
    assert_eq!(hearing.len(), 2);
    let signal = |name: &str| {
        for pid in &hearing {
            assert!(Command::new("kill").args([name, &pid.to_string()]).status().unwrap().success());
        }
    };
    signal("-STOP");
    act([&anna, &bert], &id).await;
    let told = timeout(SOON, tells(&mut stream, 1)).await;
    signal("-CONT");
    told.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_committed_change_is_published_even_if_its_response_was_lost() {
    let cluster = Cluster::start("unsure");
    let here = serve(&cluster.url()).await;
    let (anna, bert) = (here.guest("Anna").await, here.guest("Bert").await);
    let id = table(&anna, &bert).await;
    let mut stream = Stream::open(&here.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    tells(&mut stream, 0).await;
    let before = here.host.cache.latest(&id).await.unwrap();
    let mut after = Table::clone(&before);
    let (player, decision) = before.log.as_ref().unwrap().game().question().unwrap();
    let entries: Vec<LogEntry> = after.play(player, &[decision.nth(0).unwrap()], now()).unwrap();
    after.version += 1;
    let append = rows::append(&before, &after, &entries, now(), None, None, Vec::new());
    here.host.store.append(append).await.unwrap();
    tells(&mut stream, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_credential_revoked_at_one_server_is_invalid_at_the_other() {
    let cluster = Cluster::start("passes");
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let anna = here.guest("Anna").await;
    let there = anna.at(&there);
    assert_eq!(there.get("/api/me").await.1["name"], "Anna");
    let (status, _) = anna.call(Method::PATCH, "/api/me", Some(json!({ "name": "Anne" }))).await;
    assert_eq!(status, 200);
    let heard = async { while there.get("/api/me").await.1["name"] != "Anne" {} };
    timeout(SOON, heard).await.unwrap();
    let token = anna.seen("/api/tokens").await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(anna.browser().call(Method::DELETE, &format!("/api/tokens/{token}"), None).await.0, 204);
    assert_eq!(anna.get("/api/me").await.0, 401);
    let heard = async { while there.get("/api/me").await.0 != 401 {} };
    timeout(SOON, heard).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_awaited_at_a_new_table_is_notified_at_the_other_server() {
    let cluster = Cluster::start("new");
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let anna = here.guest("Anna").await;
    let mut stream = Stream::open(&anna.at(&there), "/api/me/stream", None).await;
    assert_eq!(stream.next_named("awaited").await.data["tables"], json!([]));
    let id = anna.table(&["me", "me"], &[]).await;
    let told = timeout(SOON, stream.next_named("awaited")).await.unwrap();
    assert_eq!(told.data["tables"], json!([id]));
}

/// Waits until the stream reports exactly these players as present.
async fn tells_present(stream: &mut Stream, seats: &[Value]) {
    let told = async { while stream.next_named("presence").await.data["present"] != json!(seats) {} };
    timeout(SOON, told).await.unwrap();
}

/// Waits until a request shows exactly these players as present.
async fn sees_present(person: &Person, id: &str, seats: &[Value]) {
    let seen = async { while present(person, id).await != seats {} };
    timeout(SOON, seen).await.unwrap();
}

async fn present(person: &Person, id: &str) -> Vec<Value> {
    let seen = person.seen(&format!("/api/tables/{id}")).await;
    let seats = seen["table"]["seats"].as_array().unwrap();
    seats.iter().filter(|seat| seat["present"] == true).map(|seat| seat["seat"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_shown_as_present_at_every_server() {
    let cluster = Cluster::start("present");
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let (anna, bert) = (here.guest("Anna").await, here.guest("Bert").await.at(&there));
    let id = table(&anna, &bert).await;
    let path = format!("/api/tables/{id}/stream");
    let seats = anna.seen(&format!("/api/tables/{id}")).await["table"]["seats"].clone();
    let both = [seats[0]["seat"].clone(), seats[1]["seat"].clone()];
    let mut annas = Stream::open(&anna, &path, None).await;
    let mut berts = Stream::open(&bert, &path, None).await;
    tells_present(&mut annas, &both).await;
    sees_present(&anna, &id, &both).await;
    sees_present(&bert, &id, &both).await;
    drop(annas);
    tells_present(&mut berts, &both[1..]).await;
    sees_present(&anna, &id, &both[1..]).await;

    let later = serve(&cluster.url()).await;
    sees_present(&bert.at(&later), &id, &both[1..]).await;
    let mut annas = Stream::open(&anna, &path, None).await;
    tells_present(&mut berts, &both).await;
    here.stop().await;
    tells_present(&mut berts, &both[1..]).await;
    assert!(timeout(SOON, async { while annas.next().await.is_some() {} }).await.is_ok());
}
