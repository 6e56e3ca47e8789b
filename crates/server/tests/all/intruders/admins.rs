//! The admin API is closed to everyone but admins and the operator.

use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;
use server::host::admin::AdminAction;

use super::{Room, is, refused};
use crate::common::{File, serve_with};

/// A complete request for each action.
fn requests(table: &str, user: &str) -> Vec<Value> {
    let target = |action: &str| match action {
        "table" | "delete-table" => table.to_owned(),
        "delete-chat" => format!("{table}/players/1"),
        "ban-network" | "unban-network" => "127.0.0.0/8".to_owned(),
        _ => user.to_owned(),
    };
    let request = |action: &&str| json!({ "action": action, "target": target(action), "reason": "I want to", "quota": "tables", "value": 0 });
    AdminAction::WORDS.iter().map(request).collect()
}

#[tokio::test]
async fn every_admin_action_is_refused_for_everyone_else() {
    let room = Room::open().await;
    room.anna.done(&room.path("chat"), json!({ "text": "hello" })).await;
    let bert = room.bert.seen("/api/me").await["id"].as_str().unwrap().to_owned();
    for request in requests(&room.table, &bert) {
        let what = request.to_string();
        for person in [&room.anna, &room.bert, &room.sam] {
            let sent = person.send(Method::POST, "/api/admin", Some(request.clone())).await;
            is(&refused(sent).await, (403, "forbidden"), &what);
        }
        let sent = room.server.stranger().send(Method::POST, "/api/admin", Some(request)).await;
        is(&refused(sent).await, (401, "not-signed-in"), &what);
    }
    assert_eq!(room.bert.seen(&room.path("view")).await["ply"], 0, "nothing has happened");
    assert_eq!(room.bert.seen(&room.path("chat")).await["lines"][0]["text"], "hello");
    room.server.stop().await;
}

/// Without an admin token no token is right, not even an empty one.
#[tokio::test]
async fn a_wrong_admin_token_is_refused() {
    for admin_token in [None, Some("the right one".to_owned())] {
        let file = File::new();
        let listen = ([127, 0, 0, 1], 0).into();
        let server =
            serve_with(Settings { listen, database: file.url(), admin_token, ..Settings::default() }).await;
        for guess in ["", "the right", "the right one!", "THE RIGHT ONE", "null", "operator"] {
            let mut intruder = server.stranger();
            intruder.token = Some(guess.to_owned());
            let sent = intruder.send(Method::POST, "/api/admin", Some(json!({ "action": "status" }))).await;
            is(&refused(sent).await, (401, "not-signed-in"), guess);
        }
        server.stop().await;
    }
}
