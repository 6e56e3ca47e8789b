//! Health checks and refusals while the store cannot be used as usual.

use std::process::Command;
use std::time::{Duration, Instant};

use rand_pcg::Pcg32;
use serde_json::json;
use server::Settings;
use server::limits::Limits;

use crate::common::postgres::Cluster;
use crate::common::{File, Person, serve, serve_with};

/// How soon a readiness check answers.
const READINESS_LIMIT: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread")]
async fn readiness_answers_within_a_second_while_postgresql_hangs() {
    let cluster = Cluster::start("hangs");
    let server = serve(&cluster.url()).await;
    let stranger = server.stranger();
    until_ready(&stranger).await;
    let stopped = processes(cluster.postmaster());
    signal("-STOP", &stopped);
    tokio::time::sleep(READINESS_LIMIT).await;
    // The fastest of several, because the machine may be busy.
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let asked = Instant::now();
        assert_eq!(stranger.get("/readyz").await.0, 503);
        fastest = fastest.min(asked.elapsed());
        assert_eq!(stranger.get("/livez").await.0, 200);
        tokio::time::sleep(READINESS_LIMIT).await;
    }
    signal("-CONT", &stopped);
    assert!(fastest < READINESS_LIMIT, "{fastest:?}");
    until_ready(&stranger).await;
    server.stop().await;
}

/// On a busy machine, a check can take longer than its limit.
async fn until_ready(stranger: &Person) {
    while stranger.get("/readyz").await.0 != 200 {
        tokio::time::sleep(READINESS_LIMIT).await;
    }
}

/// The postmaster and its children.
fn processes(postmaster: u32) -> Vec<String> {
    let children = std::fs::read_to_string(format!("/proc/{postmaster}/task/{postmaster}/children")).unwrap();
    let children = children.split_whitespace().map(str::to_owned);
    std::iter::once(postmaster.to_string()).chain(children).collect()
}

fn signal(signal: &str, processes: &[String]) {
    assert!(Command::new("kill").arg(signal).args(processes).status().unwrap().success());
}

#[tokio::test]
async fn with_little_free_space_only_moves_are_stored() {
    let file = File::new();
    let before = serve(&file.url()).await;
    let anna = before.guest("Anna").await;
    let table = anna.table(&["me", "me"], &[]).await;
    before.stop().await;
    let settings = Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: file.url(),
        limits: Limits::none(),
        min_free_space: u64::MAX,
        ..Settings::default()
    };
    let server = serve_with(settings).await;
    let anna = anna.at(&server);
    let chat = format!("/api/tables/{table}/chat");
    let refused = [
        ("/api/me", json!({ "name": "Bert" })),
        ("/api/me", json!({ "name": "Bert", "password": "correct horse" })),
        ("/api/tables", json!({ "seats": ["me", "me"], "start": true })),
        ("/api/tables", json!({ "record": "nonsense" })),
        (chat.as_str(), json!({ "text": "hello" })),
        ("/api/reports", json!({ "player": "aaaaaaaaaaaaaaaa", "text": "rude" })),
    ];
    for (path, body) in refused {
        let (status, answer) = anna.post(path, body.clone()).await;
        assert_eq!((status, &answer["error"]["code"]), (503, &json!("low-space")), "{path} {body}");
    }
    assert!(anna.play_once(&table, &mut Pcg32::new(1, 1)).await, "moves are stored");
    assert_eq!(server.stranger().get("/readyz").await.0, 200);
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_linked_database_file_is_used_where_it_is() {
    let (file, link) = (File::new(), File::new());
    let path = |file: &File| file.url().trim_start_matches("sqlite://").to_owned();
    std::os::unix::fs::symlink(path(&file), path(&link)).unwrap();
    let server = serve(&link.url()).await;
    let anna = server.guest("Anna").await;
    assert_eq!(server.stranger().get("/readyz").await.0, 200);
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let second = server::Server::open(Settings { listen, database, ..Settings::default() }).await;
    assert!(second.err().unwrap().to_string().contains("another process"), "the file itself is locked");
    server.stop().await;
    let again = serve(&file.url()).await;
    assert_eq!(anna.at(&again).seen("/api/me").await["name"], "Anna");
    again.stop().await;
}
