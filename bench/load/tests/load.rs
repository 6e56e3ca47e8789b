//! Runs the load generator against real servers: every acknowledged action must be stored.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use std::net::SocketAddr;
use std::process::Command;

use serde_json::Value;
use server::store::Store;
use server::{Server, Settings};

/// A folder that is deleted when this value is dropped.
struct TempFolder(String);

impl TempFolder {
    fn new(name: &str) -> TempFolder {
        let path = std::env::temp_dir().join(format!("elgrande-load-test-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        TempFolder(path.to_str().unwrap().to_owned())
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Standard output of a successful run, standard error of a failed one.
fn run(arguments: &str) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande-load"));
    let output = command.arg("--quiet").args(arguments.split_whitespace()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

fn measure(folder: &TempFolder, arguments: &str) -> (String, Value) {
    let json = format!("{}/load.json", folder.0);
    let printed = run(&format!("--tables 8 --seconds 2 --json {json} {arguments}")).unwrap();
    (printed, serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap())
}

/// The total length of these logs in the database.
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
async fn every_acknowledged_action_is_stored() {
    let folder = TempFolder::new("load");
    let database = format!("sqlite://{}/load.db", folder.0);
    let (printed, report) = measure(&folder, &format!("--in-flight 4 --drafts --database {database}"));
    let acknowledged = report["acknowledged"].as_u64().unwrap();
    assert!(report["actions"].as_u64().unwrap() > 0 && report["refused"] == 0, "{printed}");
    assert_eq!(stored(&database, report["logs"].as_array().unwrap()).await, acknowledged);
    let [actions, requests] =
        ["actions_per_second", "requests_per_second"].map(|name| report[name].as_f64().unwrap());
    assert!(
        requests > actions && requests < 1.9 * actions,
        "one draft per action, one request per turn: {printed}"
    );
    for field in ["actions_per_second", "requests_per_second", "stream_events_per_second", "seconds"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}: {report}");
    }
    for field in ["p50_ms", "p95_ms", "p99_ms", "max_ms"] {
        assert!(report["latency"][field].is_number() && report["stream_lag"][field].is_number(), "{field}");
    }
    assert!(printed.contains(&format!("all {acknowledged} acknowledged actions are stored\n")), "{printed}");
}

#[test]
fn players_without_streams_poll() {
    let folder = TempFolder::new("steady");
    let (_, report) = measure(&folder, "--rate 20 --no-streams --players 2");
    assert_eq!((&report["streams"], &report["rate"]), (&Value::Bool(false), &Value::from(20.0)));
    assert!(report["acknowledged"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn a_missing_server_and_a_wrong_database_are_reported() {
    let missing = run("--server http://127.0.0.1:1").unwrap_err();
    assert!(missing.starts_with("error: no server answers at http://127.0.0.1:1"), "{missing}");
    let unopened = run("--database sqlite:///nowhere/at/all.db").unwrap_err();
    assert!(unopened.starts_with("error: the server does not start: cannot open the database"), "{unopened}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limited_server_is_reported() {
    let folder = TempFolder::new("rate-limit");
    let settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: format!("sqlite://{}/games.db", folder.0),
        requests_per_second: 1,
        ..Settings::default()
    };
    let server = Server::open(settings).await.unwrap();
    let arguments = format!("--server http://{}", server.address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    let refused = tokio::task::spawn_blocking(move || run(&arguments)).await.unwrap().unwrap_err();
    assert!(refused.contains("429 Too Many Requests"), "{refused}");
}

#[test]
fn startup_is_measured_with_stored_games() {
    let folder = TempFolder::new("stored");
    let json = format!("{}/startup.json", folder.0);
    let printed = run(&format!("--stored 300 --json {json}")).unwrap();
    let startups: Value = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!((&startups[0]["games"], &startups[1]["games"]), (&Value::from(0), &Value::from(300)));
    assert!(
        startups[1]["actions"].as_u64().unwrap() > 300 && startups[1]["start_ms"].is_number(),
        "{startups}"
    );
    assert_eq!(printed.lines().count(), 2, "{printed}");
}
