//! Requests that no browser sends: odd paths and methods, endless bodies.

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Room, is, refused};
use crate::common::postgres::Cluster;
use crate::common::{Running, serve};

/// Sends these bytes and returns the response.
async fn sent(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(server.base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The status of a refusal.
async fn refused_raw(server: &Running, method: &str, path: &str) -> u16 {
    let request =
        format!("{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    let answer = sent(server, &request).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("content-security-policy"), "{path}: {answer}");
    let body: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{path} is no JSON: {answer}"));
    assert!(body["error"]["message"].is_string(), "{path}: {answer}");
    head.split(' ').nth(1).unwrap().parse().unwrap()
}

const PATHS: [&str; 53] = [
    "/api/players/%00",
    "/api/players/%ff",
    "/api/players/a/against/%00",
    "/api/players/%ff/against/a",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/%",
    "/api/tables/%zz",
    "/api/tables/a%2f..%2fb",
    "/api/../api/me/x",
    "//api/me",
    "/api//me",
    "/API/me",
    "/api/me/",
    "/api/tables/'%20OR%201=1",
    "/api/tables/x%00/view",
    "/api/tables/%f0%9f%98%80",
    "/api/tables/..",
    "/../../etc/passwd",
    "/api/tables/%2e%2e/%2e%2e",
    "/page",
    "/page/",
    "/page/..",
    "/page/../index.html",
    "/page/../../Cargo.toml",
    "/page/%2e%2e/%2e%2e/Cargo.toml",
    "/page/..%2f..%2fCargo.toml",
    "/page/..%5c..%5cCargo.toml",
    "/page/css/../../../Cargo.toml",
    "/page//etc/passwd",
    "/page/%2fetc%2fpasswd",
    "/page/index.html%00.js",
    "/page/%ff.js",
    "/page/.gitignore",
    "/assets/",
    "/assets/..",
    "/assets/x/../../Cargo.toml",
    "/assets/0/page/..%2f..%2fCargo.toml",
    "/assets/%ff/page/main.js",
    "/words/..",
    "/words/%2e%2e%2fen%2fcommon.ftl",
    "/words/en",
    "/words/en.js%00",
    "/words/%ff.js",
    "/api/tables/x?seat=%00",
    "/api/tables?list=%00",
    "/api/tables?list=%ff",
    "/api/tables/x/view?ply=-1",
    "/api/tables/x/view?ply=99999999999999999999",
    "/api/tables/x/chat?after=1e9",
    "/api/tables/%00/picture",
    "/api/tables/x/picture?ply=-1",
    "/api/leaderboard?skip=%00",
];

#[tokio::test]
async fn odd_paths_and_methods_are_refused() {
    let room = Room::open().await;
    for path in PATHS {
        let status = refused_raw(&room.server, "GET", path).await;
        assert!((400..=404).contains(&status), "{path}: {status}");
    }
    for method in ["PUT", "TRACE", "OPTIONS", "BREW", "PROPFIND"] {
        for path in ["/", "/healthz", "/api", "/api/tables", "/api/tables/x", "/api/me/stream"] {
            assert_eq!(refused_raw(&room.server, method, path).await, 405, "{method} {path}");
        }
    }
    let real = room.path("view");
    for query in
        ["?ply=18446744073709551615", "?seat=mauve", "?seat=red&seat=blue", "?plies=1", "?ply=", "?seat="]
    {
        let found = refused_raw(&room.server, "GET", &format!("{real}{query}")).await;
        assert!([400, 404, 422].contains(&found), "{query}: {found}");
    }
    room.server.stop().await;
}

/// Characters that SQLite accepts and PostgreSQL may not.
#[tokio::test]
async fn postgres_accepts_unusual_characters() {
    let cluster = Cluster::start("intruders");
    let server = serve(&cluster.url()).await;
    for path in PATHS {
        let status = refused_raw(&server, "GET", path).await;
        assert!((400..=404).contains(&status), "{path}: {status}");
    }
    let body = json!({ "name": "a\u{0}", "password": "correct horse\u{0}" });
    let found = refused(server.stranger().send(Method::POST, "/api/session", Some(body)).await).await;
    is(&found, (403, "wrong-password"), "nobody has such a name");
    let anna = server.guest("Anna").await;
    assert_eq!(anna.browser().post("/api/tokens", json!({ "label": "a\u{0}b" })).await.0, 201);
    let found = refused(anna.browser().send(Method::DELETE, "/api/tokens/%00", None).await).await;
    is(&found, (404, "not-found"), "no such token");
    let id = anna.table(&["me", "me"], &[]).await;
    for (path, body) in
        [("actions", json!({ "ply": 0, "actions": ["play 1\u{0}"] })), ("join", json!({ "seat": "\u{0}" }))]
    {
        refused(anna.send(Method::POST, &format!("/api/tables/{id}/{path}"), Some(body)).await).await;
    }
    anna.done(&format!("/api/tables/{id}/chat"), json!({ "text": "a\u{0}b" })).await;
    server.stop().await;
}

#[tokio::test]
async fn endless_bodies_are_refused() {
    let room = Room::open().await;
    let doors = ["join", "ready", "seats", "actions", "try", "undo", "resign", "return", "chat", "branch"];
    let doors =
        doors.iter().map(|door| room.path(door)).chain(["/api/tokens", "/api/session"].map(str::to_owned));
    for path in doors {
        let body = json!({ "text": "x".repeat(64 * 1024) });
        let found = refused(room.anna.browser().send(Method::POST, &path, Some(body)).await).await;
        is(&found, (413, "too-large"), &path);
    }
    let body = json!({ "record": "x".repeat(3 * 1024 * 1024) });
    is(
        &refused(room.anna.send(Method::POST, "/api/tables", Some(body)).await).await,
        (413, "too-large"),
        "record",
    );
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = open.repeat(10_000) + &close.repeat(10_000);
        let request = Client::new().post(format!("{}{}", room.server.base, room.path("actions")));
        let request = request.bearer_auth(room.anna.token.as_ref().unwrap());
        let found =
            refused(request.header("content-type", "application/json").body(deep).send().await.unwrap())
                .await;
        assert_eq!(found.0, 400, "{found:?}");
    }
    room.server.stop().await;
}

#[tokio::test]
async fn a_password_of_the_wrong_type_is_not_echoed() {
    let room = Room::open().await;
    let tries = [
        (Method::POST, "/api/session", json!({ "name": "Anna", "password": 31_415_926 })),
        (Method::PUT, "/api/me/password", json!({ "new": 31_415_926 })),
        (Method::PUT, "/api/me/password", json!({ "old": 31_415_926, "new": "long enough" })),
        (Method::DELETE, "/api/me", json!({ "password": 31_415_926 })),
    ];
    for (method, path, body) in tries {
        let (status, answer) = room.anna.browser().call(method, path, Some(body)).await;
        assert!(status == 400 && !answer.to_string().contains("31415926"), "{path}: {answer}");
    }
    room.server.stop().await;
}
