//! Unauthorized and malformed requests are refused with the right status and a reason, without an internal error.
//!
//! `cargo xtask intruders` sends more malformed bodies; `INTRUDERS` is their number.

mod admins;
mod credentials;
mod malformed;
mod raw;

use crate::common::{File, Person, Running, serve};
use reqwest::{Method, Response};
use serde_json::{Value, json};

/// The headers of every response.
const HEADERS: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
];

/// The status and code of a refusal, after checking its format.
async fn refused(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    for (name, start) in HEADERS {
        let value = response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        assert!(value.as_ref().is_some_and(|value| value.starts_with(start)), "{name}: {value:?}");
    }
    let text = response.text().await.unwrap();
    assert!((400..500).contains(&status), "{status} {text}");
    let answer: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{status} is no JSON: {text}"));
    let error = &answer["error"];
    assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{text}");
    (status, error["code"].as_str().unwrap().to_owned())
}

#[track_caller]
fn is(found: &(u16, String), expected: (u16, &str), what: &str) {
    assert_eq!((found.0, found.1.as_str()), expected, "{what}");
}

/// Two players and one outsider.
struct Room {
    server: Running,
    table: String,
    anna: Person,
    bert: Person,
    sam: Person,
    _file: File,
}

impl Room {
    async fn open() -> Room {
        let file = File::new();
        let server = serve(&file.url()).await;
        let anna = server.guest("Anna").await;
        let (bert, sam) = (server.guest("Bert").await, server.guest("Sam").await);
        let made = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        bert.done(&format!("/api/tables/{table}/join"), json!({})).await;
        bert.done(&format!("/api/tables/{table}/ready"), json!({ "ready": true })).await;
        anna.done(&format!("/api/tables/{table}/start"), json!({})).await;
        Room { server, table, anna, bert, sam, _file: file }
    }

    fn path(&self, path: &str) -> String {
        format!("/api/tables/{}/{path}", self.table)
    }
}

#[tokio::test]
async fn seats_of_others_can_be_neither_played_nor_seen() {
    let room = Room::open().await;
    let play = json!({ "ply": 0, "seat": "red", "actions": ["play 1"] });
    let tries = [
        (Method::POST, "try", Some(play.clone())),
        (Method::POST, "try", Some(json!({ "ply": 0, "seat": "red", "actions": [] }))),
        (Method::POST, "actions", Some(play)),
        (Method::POST, "resign", Some(json!({ "seat": "red" }))),
        (Method::POST, "return", Some(json!({ "seat": "red" }))),
        (Method::GET, "decision?seat=red", None),
        (Method::GET, "view?seat=red", None),
        (Method::GET, "view?seat=red&ply=0&from=0", None),
        (Method::GET, "ahead?seat=red", None),
        (Method::PUT, "ahead?seat=red", Some(json!({ "veto": "never" }))),
        (Method::GET, "stream?seat=red", None),
    ];
    for (method, path, body) in &tries {
        for person in [&room.bert, &room.sam] {
            let found = refused(person.send(method.clone(), &room.path(path), body.clone()).await).await;
            is(&found, (403, "forbidden"), path);
        }
        let needs_name = !path.starts_with("view") && !path.starts_with("stream");
        let expected = if needs_name { (401, "not-signed-in") } else { (403, "forbidden") };
        let nobody = room.server.stranger();
        is(&refused(nobody.send(method.clone(), &room.path(path), body.clone()).await).await, expected, path);
    }
    let before = room.anna.seen(&room.path("view")).await;
    assert_eq!(before["ply"], 0, "nothing has happened");
    room.server.stop().await;
}

#[tokio::test]
async fn spectators_cannot_change_a_table() {
    let room = Room::open().await;
    let tries = [
        ("actions", json!({ "ply": 0, "actions": ["play 1"] }), (403, "forbidden")),
        ("try", json!({ "ply": 0, "actions": ["play 1"] }), (403, "forbidden")),
        ("undo", json!({ "ply": 0, "to": 0 }), (403, "forbidden")),
        ("resign", json!({}), (403, "forbidden")),
        ("return", json!({}), (403, "forbidden")),
        ("leave", json!({}), (409, "wrong-phase")),
        ("ready", json!({ "ready": true }), (409, "wrong-phase")),
        ("start", json!({}), (403, "forbidden")),
        ("seats", json!({ "seat": "red", "holder": "me" }), (403, "forbidden")),
        ("join", json!({}), (409, "wrong-phase")),
        ("rematch", json!({}), (409, "wrong-phase")),
        ("branch", json!({ "ply": 0, "seats": ["me", "me"] }), (403, "not-over")),
    ];
    for (path, body, expected) in tries {
        is(&refused(room.sam.send(Method::POST, &room.path(path), Some(body)).await).await, expected, path);
    }
    is(
        &refused(room.sam.send(Method::DELETE, &room.path("undo"), None).await).await,
        (403, "forbidden"),
        "undo",
    );
    is(
        &refused(room.sam.send(Method::GET, &room.path("record"), None).await).await,
        (403, "not-over"),
        "record",
    );
    room.sam.done(&room.path("chat"), json!({ "text": "play 13, Anna!" })).await;
    assert_eq!(room.anna.seen(&room.path("chat")).await["lines"], json!([]), "players do not hear watchers");
    room.server.stop().await;
}
