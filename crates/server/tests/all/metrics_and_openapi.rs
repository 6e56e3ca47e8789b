//! Metrics and the OpenAPI document.

use crate::common::{File, Stream, serve, serve_with};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::Value;
use server::Settings;

fn value(text: &str, line: &str) -> f64 {
    let found = text.lines().find_map(|found| found.strip_prefix(line)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("{line} is missing in\n{text}")).parse().unwrap()
}

#[tokio::test]
async fn metrics_count_requests_and_tables() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&["me", "me"], &[]).await;
    let stream = Stream::open(&anna, &format!("/api/tables/{table}/stream"), None).await;
    for _ in 0..3 {
        assert!(anna.play_once(&table, &mut Pcg32::new(1, 1)).await);
    }
    anna.get("/api/tables/nothing").await;
    anna.get("/nothing").await;
    let answer = server.stranger().send(Method::GET, "/metrics", None).await;
    assert!(
        answer.headers()["content-type"]
            .to_str()
            .unwrap()
            .starts_with("application/openmetrics-text; version=1.0.0")
    );
    let text = answer.text().await.unwrap();
    let acts = r#"{method="POST",route="/api/tables/{table}/actions""#;
    assert_eq!(value(&text, &format!("elgrande_requests_total{acts},status=\"200\"}}")), 3.0);
    assert_eq!(value(&text, &format!("elgrande_request_seconds_count{acts}}}")), 3.0);
    assert_eq!(value(&text, r#"elgrande_requests_total{method="GET",route="other",status="404"}"#), 1.0);
    assert_eq!(value(&text, "elgrande_actions_stored_total"), 3.0);
    assert_eq!(value(&text, "elgrande_commits_total"), 3.0);
    assert_eq!(value(&text, "elgrande_streams_open"), 1.0);
    assert_eq!(value(&text, "elgrande_cached_tables"), 1.0);
    assert_eq!(value(&text, "elgrande_bots_thinking"), 0.0);
    let build = format!("elgrande_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(value(&text, &build), 1.0);
    assert!(!text.contains(&table), "no table is named");
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn metrics_require_the_token_if_one_is_set() {
    let file = File::new();
    let listen = ([127, 0, 0, 1], 0).into();
    let metrics_token = Some("let me see".to_owned());
    let server =
        serve_with(Settings { listen, database: file.url(), metrics_token, ..Settings::default() }).await;
    let mut operator = server.stranger();
    assert_eq!(operator.get("/metrics").await.0, 401);
    operator.token = Some("let me".to_owned());
    assert_eq!(operator.get("/metrics").await.0, 401);
    operator.token = Some("let me see".to_owned());
    assert_eq!(operator.get("/metrics").await.0, 200);
    server.stop().await;
}

/// The server answers every described operation, and refuses other methods at the same paths.
#[tokio::test]
async fn every_described_route_answers() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let stranger = server.stranger();
    let document = stranger.seen("/api/openapi.json").await;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in ["get", "post", "put", "patch", "delete"] {
            let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let response = stranger.send(verb, path, None).await;
            let is_there = response.status() != 405;
            assert_eq!(is_there, methods.get(method).is_some(), "{method} {path}");
            if response.status() == 404 {
                let answer: Value = response.json().await.unwrap();
                assert_ne!(answer["error"]["message"], "there is no such page", "{method} {path}");
            }
        }
    }
    let page = stranger.send(Method::GET, "/api/docs", None).await.text().await.unwrap();
    assert!(page.contains("<h1>The HTTP API</h1>"));
    server.stop().await;
}
