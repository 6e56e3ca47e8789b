//! The load that `elgrande load` makes: everything it says was acknowledged is in the logs.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{TempFolder, elgrande};
use serde_json::Value;
use server::store::Store;

fn loaded(folder: &TempFolder, words: &str) -> (String, Value) {
    let json = format!("{}/load.json", folder.0);
    let run = elgrande(&format!("load --tables 8 --seconds 2 --quiet --json {json} {words}"), "");
    (run.printed(), serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap())
}

/// How many entries the logs of these tables have.
async fn stored(database: &str, logs: &[Value]) -> u64 {
    let store = Store::open(database).await.unwrap();
    let mut entries = 0;
    for log in logs {
        let rows = store.log(log["table"].as_str().unwrap(), 0).await.unwrap();
        assert_eq!(rows.len() as u64, log["ply"].as_u64().unwrap());
        entries += rows.len() as u64;
    }
    store.close().await;
    entries
}

#[tokio::test]
async fn every_acknowledged_action_is_in_the_logs_afterwards() {
    let folder = TempFolder::new("load");
    let database = format!("sqlite://{}/load.db", folder.0);
    let (printed, report) = loaded(&folder, &format!("--in-flight 4 --drafts --database {database}"));
    let acknowledged = report["acknowledged"].as_u64().unwrap();
    assert!(report["actions"].as_u64().unwrap() > 0 && report["refused"] == 0, "{printed}");
    assert_eq!(stored(&database, report["logs"].as_array().unwrap()).await, acknowledged);
    let [acted, asked] =
        ["actions_per_second", "requests_per_second"].map(|name| report[name].as_f64().unwrap());
    assert!(asked > acted && asked < 1.9 * acted, "a try for each action, a request for several: {printed}");
    for field in ["actions_per_second", "requests_per_second", "stream_events_per_second", "seconds"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}: {report}");
    }
    for field in ["p50_ms", "p95_ms", "p99_ms", "max_ms"] {
        assert!(report["latency"][field].is_number() && report["stream_lag"][field].is_number(), "{field}");
    }
    assert!(printed.contains(&format!("all acknowledged actions are stored: {acknowledged}\n")), "{printed}");
}

#[test]
fn people_without_streams_ask_what_they_are_asked() {
    let folder = TempFolder::new("steady");
    let (_, report) = loaded(&folder, "--rate 20 --no-streams --players 2");
    assert_eq!((&report["streams"], &report["rate"]), (&Value::Bool(false), &Value::from(20.0)));
    assert!(report["acknowledged"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn a_server_that_is_not_there_or_refuses_is_told_in_a_line() {
    let nobody = elgrande("load --server http://127.0.0.1:1 --quiet", "").refused();
    assert!(nobody.starts_with("error: no server responds at http://127.0.0.1:1"), "{nobody}");
    let folder = TempFolder::new("strict");
    let strict = common::serving::serve(&folder, &["serve", "--requests-per-second", "1"]);
    let refused = elgrande(&format!("load --server http://{} --quiet", strict.address), "").refused();
    assert!(refused.contains("429 Too Many Requests"), "{refused}");
    strict.stop();
    let nowhere = elgrande("load --quiet --database sqlite:///nowhere/at/all.db", "").refused();
    assert!(nowhere.starts_with("error: the server didn’t start: can’t open the database"), "{nowhere}");
}

#[test]
fn a_server_starts_with_many_stored_games() {
    let folder = TempFolder::new("stored");
    let json = format!("{}/start.json", folder.0);
    let printed = elgrande(&format!("load --stored 300 --quiet --json {json}"), "").printed();
    let starts: Value = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!((&starts[0]["games"], &starts[1]["games"]), (&Value::from(0), &Value::from(300)));
    assert!(starts[1]["actions"].as_u64().unwrap() > 300 && starts[1]["start_ms"].is_number(), "{starts}");
    assert_eq!(printed.lines().count(), 2, "{printed}");
}
