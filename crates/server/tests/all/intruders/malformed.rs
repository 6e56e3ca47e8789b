//! Malformed bodies.

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::{Client, Method};
use serde_json::json;

use super::Room;

/// The default number of bodies.
const FEW: usize = 3_000;

const BYTES: &[u8] = b"{}[]\",:\\0123456789eE+-.tfn\x00\xff\xc3 abcmeopen";
const WORDS: [&str; 16] = [
    "null",
    "true",
    "-1",
    "1e999",
    "18446744073709551616",
    "\"\"",
    "[]",
    "{}",
    "\"me\"",
    "\"open\"",
    "\"red\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[\"play 1\"]",
    "\"pass +1\"",
    "0.1",
];

fn doors(room: &Room) -> Vec<(Method, String, String)> {
    let at = |path: &str| room.path(path);
    [
        (Method::POST, "/api/me".to_owned(), json!({ "name": "Anna" })),
        (Method::PATCH, "/api/me".to_owned(), json!({ "name": "Anna" })),
        (Method::POST, "/api/tokens".to_owned(), json!({ "label": "x" })),
        (
            Method::POST,
            "/api/tables".to_owned(),
            json!({ "seats": ["me", "open"], "pace": { "kind": "live", "bank": 60, "increment": 1 } }),
        ),
        (
            Method::POST,
            "/api/tables".to_owned(),
            json!({ "record": "elgrande record 1\nrules 1\nplayers 2" }),
        ),
        (Method::POST, "/api/tables".to_owned(), json!({ "seats": ["me", "me"], "edition": "name = \"x\"" })),
        (Method::POST, at("join"), json!({ "seat": "red", "invitation": "x" })),
        (Method::POST, at("ready"), json!({ "ready": true })),
        (Method::POST, at("seats"), json!({ "seat": "red", "holder": "random" })),
        (
            Method::POST,
            at("actions"),
            json!({ "ply": 0, "seat": "red", "actions": ["play 1", "take 2"], "key": "k" }),
        ),
        (Method::POST, at("try"), json!({ "ply": 0, "seat": "red", "actions": ["play 1", "take 2"] })),
        (Method::POST, at("undo"), json!({ "ply": 1, "to": 0 })),
        (
            Method::PUT,
            at("ahead"),
            json!({ "veto": { "on": ["justice"] }, "disc": ["toledo"], "returns": ["court"] }),
        ),
        (Method::POST, at("chat"), json!({ "text": "hello" })),
        (Method::POST, at("branch"), json!({ "ply": 1, "seats": ["me", "me"] })),
    ]
    .map(|(method, path, body)| (method, path, body.to_string()))
    .into()
}

/// The body with a random error.
fn spoiled(body: &str, rng: &mut Pcg32) -> Vec<u8> {
    let mut bytes = body.as_bytes().to_vec();
    for _ in 0..=below(3, rng) {
        let place = below(bytes.len() + 1, rng);
        let byte = BYTES[below(BYTES.len(), rng)];
        match below(6, rng) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place, byte),
            2 if place < bytes.len() => bytes[place] = byte,
            3 if place < bytes.len() => {
                bytes.remove(place);
            }
            4 => drop(
                bytes.splice(place..(place + below(8, rng)).min(bytes.len()), WORDS[below(16, rng)].bytes()),
            ),
            _ => bytes = value_replaced(&String::from_utf8_lossy(&bytes), rng).into_bytes(),
        }
    }
    bytes
}

/// Replaces the value after a random colon.
fn value_replaced(body: &str, rng: &mut Pcg32) -> String {
    let mut parts: Vec<String> = body.split_inclusive(':').map(str::to_owned).collect();
    if parts.is_empty() {
        return WORDS[below(WORDS.len(), rng)].to_owned();
    }
    let part = below(parts.len(), rng);
    let rest = parts[part].find([',', '}']).map_or(String::new(), |end| parts[part][end..].to_owned());
    parts[part] = WORDS[below(WORDS.len(), rng)].to_owned() + &rest;
    parts.concat()
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_bodies_cause_no_internal_error() {
    let count = std::env::var("INTRUDERS").ok().map_or(FEW, |text| text.parse().expect("a number"));
    let room = Room::open().await;
    let (doors, client) = (doors(&room), Client::new());
    let mut rng = Pcg32::new(1, 1);
    let mut statuses = std::collections::BTreeMap::<u16, usize>::new();
    for number in 0..count {
        let (method, path, body) = &doors[number % doors.len()];
        let body = spoiled(body, &mut rng);
        let request = client.request(method.clone(), format!("{}{path}", room.server.base));
        let request = request.bearer_auth(room.anna.token.as_ref().unwrap()).body(body.clone());
        let answer = request.header("content-type", "application/json").send().await.unwrap();
        let status = answer.status().as_u16();
        *statuses.entry(status).or_default() += 1;
        let text = answer.text().await.unwrap();
        let shown = String::from_utf8_lossy(&body);
        assert!(status < 500, "{path} {shown}: {status} {text}");
        let is_told = serde_json::from_str::<serde_json::Value>(&text)
            .is_ok_and(|json| json["error"]["message"].is_string());
        assert!(status < 400 || is_told, "{path} {shown}: {status} {text}");
    }
    println!("{count} bodies: {statuses:?}");
    let total: usize = statuses.iter().filter(|(status, _)| **status >= 400).map(|(_, count)| count).sum();
    assert!(total > count / 2, "{statuses:?}");
    room.server.stop().await;
}
