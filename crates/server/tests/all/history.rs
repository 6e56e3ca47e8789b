//! What a page needs besides the game: the edition, and a summary of every ply.

use std::time::Instant;

use crate::common::{File, Person, Running, serve};
use rand_pcg::Pcg32;
use reqwest::{Client, Response};
use serde_json::{Value, json};

async fn ask(server: &Running, path: &str, mark: &str) -> Response {
    let request = Client::new().get(format!("{}{path}", server.base)).header("if-none-match", mark);
    request.send().await.unwrap()
}

async fn played(anna: &Person, seats: usize, variants: &[&str]) -> String {
    let id = anna.table(&vec!["me"; seats], variants).await;
    let mut rng = Pcg32::new(seats as u64, 5);
    while anna.play_once(&id, &mut rng).await {}
    id
}

#[tokio::test]
async fn a_table_names_its_edition() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &[]).await;
    let edition = anna.seen(&format!("/api/tables/{id}")).await["table"]["edition"].clone();
    let path = format!("/api/editions/{}", edition.as_str().unwrap());
    let facts = server.stranger().seen(&path).await;
    assert_eq!(facts, server.stranger().seen("/api/editions/default?players=5").await);
    assert_eq!((&facts["name"], &facts["castillo"]["bar"]), (&json!("2023"), &json!([5, 3, 1])));
    let small = server.stranger().seen(&format!("{path}?players=2")).await;
    assert_eq!(small["castillo"]["bar"], json!([5, 3, 0]), "SCO-7");
    let first = ask(&server, &path, "").await;
    assert_eq!(first.headers()["cache-control"], "public, max-age=86400");
    let mark = first.headers()["etag"].to_str().unwrap().to_owned();
    assert_eq!(ask(&server, &path, &mark).await.status(), 304);
    assert_eq!(ask(&server, &format!("{path}?players=2"), &mark).await.status(), 200);
    assert_eq!(ask(&server, "/api/editions/default", "").await.headers()["cache-control"], "no-cache");
    for (path, status) in [("/api/editions/nothing", 404), ("/api/editions/default?players=6", 400)] {
        assert_eq!(server.stranger().get(path).await.0, status, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_can_be_browsed_by_its_ply_index() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let open = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
    let unbegun = format!("/api/tables/{}/plies", open["table"]["id"].as_str().unwrap());
    assert_eq!(anna.get(&unbegun).await.0, 409);
    let id = played(&anna, 4, &["power-shift", "regency"]).await;
    let marks = server.stranger().seen(&format!("/api/tables/{id}/plies")).await;
    let marks = marks.as_array().unwrap();
    let began = Instant::now();
    let mut scores = Value::Null;
    for (ply, mark) in marks.iter().enumerate() {
        let game = server.stranger().seen(&format!("/api/tables/{id}/view?ply={ply}")).await;
        assert_eq!((&mark["ply"], &game["ply"]), (&json!(ply), &json!(ply)));
        assert!(mark["round"].is_null() || mark["round"] == game["view"]["round"], "{mark}");
        if mark["scores"].is_object() {
            scores = mark["scores"].clone();
        }
        assert!(scores.is_null() || scores == game["view"]["scores"], "{mark}");
    }
    println!("{} plies, {:?}", marks.len(), began.elapsed());
    let last = marks.last().unwrap();
    let began = last["began"].as_array().unwrap();
    assert_eq!(
        began.last(),
        Some(&json!("end")),
        "where no disc is set, the scoring begins there too: {last}"
    );
    server.stop().await;
}
