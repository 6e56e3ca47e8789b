//! Two servers on one PostgreSQL: any of them serves any table, and each hears what the other did.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::postgres::Cluster;
use common::{Person, Stream, serve};
use rand_pcg::Pcg32;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn players_of_one_table_sit_at_different_servers() {
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
