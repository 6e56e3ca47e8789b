//! Accounts: registration, sessions, recovery, names that look alike, export and deletion.

use std::time::Duration;

use crate::common::postgres::Cluster;
use crate::common::two::code;
use crate::common::{File, PASSWORD, Person, Running, Stream, cookie, serve, serve_behind_proxy, serve_with};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::Settings;
use sqlx::{AssertSqlSafe, Connection};
use tokio::time::timeout;

/// Longer than any response takes.
const SOON: Duration = Duration::from_secs(30);

/// Sends a request without a session. Returns the status, the body and a client with the cookie that is set.
async fn sent(server: &Running, path: &str, body: Value) -> (u16, Value, Person) {
    let response = server.stranger().send(Method::POST, path, Some(body)).await;
    let status = response.status().as_u16();
    let cookie =
        if response.headers().contains_key("set-cookie") { cookie(&response) } else { String::new() };
    let person = Person { cookie, ..server.stranger() };
    (status, response.json().await.unwrap_or_default(), person)
}

#[tokio::test]
async fn an_account_is_created_with_a_recovery_code_that_works_once() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (status, made, anna) =
        sent(&server, "/api/me", json!({ "name": "Anna", "password": PASSWORD })).await;
    assert_eq!((status, &made["guest"]), (201, &json!(false)));
    let recovery = made["recovery"].as_str().unwrap().to_owned();
    assert_eq!(anna.seen("/api/me/recovery").await, json!({ "code": true, "email": null, "mail": false }));
    let recover = |code: &str| {
        let body = json!({ "name": "anna", "code": code, "password": "another horse" });
        sent(&server, "/api/recovery", body)
    };
    let wrong = recover("aaaaa-bbbbb-ccccc-ddddd").await;
    assert_eq!((wrong.0, code(&wrong.1)), (403, "wrong-code"));
    assert_eq!(anna.get("/api/me").await.0, 200, "a wrong code changes nothing");
    let (status, recovered, again) = recover(&recovery.to_uppercase().replace('-', " ")).await;
    assert_eq!((status, &recovered["name"]), (200, &json!("Anna")));
    assert_ne!(recovered["recovery"], json!(recovery));
    assert_eq!(
        (anna.get("/api/me").await.0, again.get("/api/me").await.0),
        (401, 200),
        "signed out everywhere"
    );
    assert_eq!(recover(&recovery).await.0, 403, "a code works once");
    let sign_in =
        |password: &str| sent(&server, "/api/session", json!({ "name": "Anna", "password": password }));
    assert_eq!((sign_in(PASSWORD).await.0, sign_in("another horse").await.0), (403, 200));
    let created = again.post("/api/me/recovery", json!({ "password": "wrong" })).await;
    assert_eq!(code(&created.1), "wrong-password");
    let created = again.done("/api/me/recovery", json!({ "password": "another horse" })).await;
    assert_ne!(created["recovery"], recovered["recovery"]);
    server.stop().await;
}

#[tokio::test]
async fn a_guest_who_sets_a_password_gets_a_recovery_code_once() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let guest = server.guest("Anna").await.browser();
    let response = guest.send(Method::PUT, "/api/me/password", Some(json!({ "new": PASSWORD }))).await;
    let anna = Person { cookie: cookie(&response), ..guest };
    assert!(response.json::<Value>().await.unwrap()["recovery"].is_string());
    let change = json!({ "old": PASSWORD, "new": "another horse" });
    let changed = anna.call(Method::PUT, "/api/me/password", Some(change)).await;
    assert_eq!((changed.0, &changed.1["recovery"]), (200, &Value::Null), "the first code stays valid");
    server.stop().await;
}

#[tokio::test]
async fn easy_passwords_are_refused() {
    let file = File::new();
    let server = serve(&file.url()).await;
    for (password, key) in [
        ("short", "reason-password-length"),
        ("Password123", "reason-password-common"),
        ("anna maria", "reason-password-common"),
        ("12345678", "reason-password-common"),
    ] {
        let (status, answer, _) =
            sent(&server, "/api/me", json!({ "name": "Anna Maria", "password": password })).await;
        let error = &answer["error"];
        assert_eq!(
            (status, &error["code"], &error["because"]["key"]),
            (422, &json!("bad-password"), &json!(key))
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_looks_like_a_registered_one_is_taken() {
    let file = File::new();
    let server = serve(&file.url()).await;
    server.member("Bill Anna").await;
    for name in ["bill anna", "BiII Anna", "Bill Аnna", "Ｂｉｌｌ Anna"] {
        let (status, answer, _) = sent(&server, "/api/me", json!({ "name": name })).await;
        assert_eq!((status, code(&answer)), (409, "name-taken"), "{name}");
    }
    let guest = server.guest("Bert").await.browser();
    let renamed = guest.call(Method::PATCH, "/api/me", Some(json!({ "name": "Bi11 Anna" }))).await;
    assert_eq!(code(&renamed.1), "name-taken");
    let zalgo = json!({ "name": "Z\u{335}\u{336}\u{337}\u{338}" });
    assert_eq!(code(&guest.call(Method::PATCH, "/api/me", Some(zalgo)).await.1), "bad-name");
    let wide = sent(&server, "/api/session", json!({ "name": "Ｂｉｌｌ Anna", "password": PASSWORD })).await;
    assert_eq!(wide.0, 200, "the same name in other letters signs in");
    server.stop().await;
}

/// Accounts of older versions whose names look alike keep working.
async fn older_names_that_look_alike_keep_working(url: &str) {
    let server = serve(url).await;
    for name in ["Anna", "Other", "Third"] {
        server.member(name).await;
    }
    server.stop().await;
    let mut store = sqlx::AnyConnection::connect(url).await.unwrap();
    for sql in [
        "UPDATE users SET name = 'Аnna', name_key = 'аnna' WHERE name = 'Other'",
        "UPDATE users SET name = 'Ａnna', name_key = 'ａnna' WHERE name = 'Third'",
        "UPDATE users SET name_look = NULL",
        "UPDATE passes SET used = NULL",
    ] {
        sqlx::query(sql).execute(&mut store).await.unwrap();
    }
    store.close().await.unwrap();
    let server = serve(url).await;
    let mut ids = Vec::new();
    for name in ["Anna", "Аnna", "Ａnna"] {
        let (status, account, person) =
            sent(&server, "/api/session", json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!((status, &account["name"]), (200, &json!(name)));
        ids.push(account["id"].clone());
        let change = json!({ "old": PASSWORD, "new": "another horse" });
        assert_eq!(person.call(Method::PUT, "/api/me/password", Some(change)).await.0, 200, "{name}");
    }
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2]);
    assert_eq!(sent(&server, "/api/me", json!({ "name": "ANNA" })).await.0, 409);
    server.stop().await;
}

#[tokio::test]
async fn older_names_that_look_alike_keep_working_on_sqlite() {
    let file = File::new();
    older_names_that_look_alike_keep_working(&file.url()).await;
}

#[tokio::test]
async fn older_names_that_look_alike_keep_working_on_postgresql() {
    let cluster = Cluster::start("names");
    older_names_that_look_alike_keep_working(&cluster.url()).await;
}

#[tokio::test]
async fn a_token_cannot_manage_the_account() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let first = async |path: &str| {
        let listed = anna.browser().seen(path).await;
        format!("{path}/{}", listed[0]["id"].as_str().unwrap())
    };
    let (session, token) = (first("/api/sessions").await, first("/api/tokens").await);
    for (method, path, body) in [
        (Method::POST, "/api/tokens", json!({ "label": "more" })),
        (Method::PUT, "/api/me/password", json!({ "new": PASSWORD })),
        (Method::POST, "/api/me/recovery", json!({})),
        (Method::PUT, "/api/me/email", json!({ "email": "a@example.org", "password": "x" })),
        (Method::GET, "/api/sessions", json!({})),
        (Method::DELETE, &*session, json!({})),
        (Method::DELETE, "/api/sessions", json!({})),
        (Method::DELETE, &*token, json!({})),
        (Method::DELETE, "/api/me", json!({})),
        (Method::GET, "/api/me/export", json!({})),
    ] {
        let (status, answer) = anna.call(method, path, Some(body)).await;
        assert_eq!((status, code(&answer)), (403, "forbidden"), "{path}");
    }
    assert_eq!(anna.browser().get("/api/me").await.0, 200, "the session has not ended");
    assert_eq!(anna.call(Method::DELETE, "/api/session", None).await.0, 204, "a token can revoke itself");
    assert_eq!((anna.get("/api/me").await.0, anna.browser().get("/api/me").await.0), (401, 200));
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_listed_and_revoked_and_their_streams_end_at_once() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    let anna = server.member_at("Anna", Some("192.0.2.1")).await.browser();
    let body = json!({ "name": "Anna", "password": PASSWORD });
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
    let request = Client::new().post(format!("{}/api/session", server.base)).header("user-agent", agent);
    let other = Person { cookie: cookie(&request.json(&body).send().await.unwrap()), ..server.stranger() };
    let listed = anna.seen("/api/sessions").await;
    let session = |current: bool| {
        let sessions = listed.as_array().unwrap();
        sessions.iter().find(|session| session["current"] == current).unwrap().clone()
    };
    assert_eq!(listed.as_array().unwrap().len(), 2);
    assert_eq!(
        (&session(false)["label"], &session(true)["address"]),
        (&json!("Firefox, Linux"), &json!("192.0.2.1"))
    );
    let mut personal = Stream::open(&other, "/api/me/stream", None).await;
    personal.next_named("awaited").await;
    let id = anna.table(&["me", "me"], &[]).await;
    let mut table = Stream::open(&other, &format!("/api/tables/{id}/stream"), None).await;
    table.next_named("table").await;
    let mut own = Stream::open(&anna, "/api/me/stream", None).await;
    own.next_named("awaited").await;
    let path = format!("/api/sessions/{}", session(false)["id"].as_str().unwrap());
    assert_eq!(server.guest("Bert").await.browser().call(Method::DELETE, &path, None).await.0, 404);
    assert_eq!(anna.call(Method::DELETE, &path, None).await.0, 204);
    let ends = async {
        while personal.next().await.is_some() {}
        while table.next().await.is_some() {}
    };
    timeout(SOON, ends).await.expect("the streams of a revoked session end without another event");
    assert_eq!((other.get("/api/me").await.0, anna.get("/api/me").await.0), (401, 200));
    let goes_on = timeout(Duration::from_millis(200), own.next()).await;
    assert!(!matches!(goes_on, Ok(None)), "another session's stream goes on");
    server.stop().await;
}

#[tokio::test]
async fn a_session_expires_unless_it_is_used() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    server.stop().await;
    let aged = |millis: i64, name: &str| {
        format!(
            "UPDATE passes SET used = used - {millis} WHERE kind = 'cookie'
             AND user_id = (SELECT id FROM users WHERE name = '{name}')"
        )
    };
    let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
    let day = 24 * 3_600_000;
    for sql in [aged(8 * day, "Anna"), aged(6 * day, "Bert")] {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut store).await.unwrap();
    }
    store.close().await.unwrap();
    let settings =
        Settings { listen: ([127, 0, 0, 1], 0).into(), database: file.url(), ..Settings::default() };
    let server = serve_with(Settings { session_millis: 7 * day, ..settings }).await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    assert_eq!(
        (anna.browser().get("/api/me").await.0, anna.get("/api/me").await.0),
        (401, 200),
        "tokens do not expire"
    );
    let renewed = bert.browser().send(Method::GET, "/api/me", None).await;
    let set = renewed.headers()["set-cookie"].to_str().unwrap();
    assert!(set.starts_with(&bert.cookie) && set.contains("Max-Age=604800"), "{set}");
    let is_recorded = async {
        let now = server::time::now();
        while bert.browser().seen("/api/sessions").await[0]["used"].as_i64() < Some(now - day) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(SOON, is_recorded).await.expect("use renews the session");
    server.stop().await;
}

#[tokio::test]
async fn with_https_the_old_cookie_is_replaced() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await.browser();
    server.stop().await;
    let settings =
        Settings { listen: ([127, 0, 0, 1], 0).into(), database: file.url(), ..Settings::default() };
    let server = serve_with(Settings { is_secure: true, ..settings }).await;
    let anna = anna.at(&server);
    assert_eq!(anna.get("/api/tokens").await.0, 401, "the old cookie is accepted only to replace it");
    let response = anna.send(Method::GET, "/api/me", None).await;
    let headers = response.headers();
    assert_eq!(headers["strict-transport-security"], "max-age=31536000");
    assert!(headers["permissions-policy"].to_str().unwrap().contains("camera=()"));
    let set: Vec<&str> = headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap()).collect();
    assert!(
        set[0].starts_with("__Host-elgrande=") && set[1].starts_with("elgrande=; Path=/; Max-Age=0"),
        "{set:?}"
    );
    let anna = Person { cookie: cookie(&response), ..anna };
    assert_eq!(anna.get("/api/tokens").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_second_window_of_a_player_does_not_read_the_watchers_chat() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    let anna = server.member_at("Anna", Some("192.0.2.1")).await;
    let id = anna.table(&["me", "me"], &[]).await;
    let chat = format!("/api/tables/{id}/chat");
    let at = |address: &str| Person { address: Some(address.into()), ..server.stranger() };
    let watcher = Person { address: Some("192.0.2.9".into()), ..server.guest("Watcher").await };
    watcher.done(&chat, json!({ "text": "red is in trouble" })).await;
    assert_eq!(at("192.0.2.9").seen(&chat).await["lines"].as_array().unwrap().len(), 1);
    assert_eq!(at("192.0.2.1").seen(&chat).await["lines"], json!([]));
    let mut window = Stream::open(&at("192.0.2.1"), &format!("/api/tables/{id}/stream"), None).await;
    let first = window.next().await.unwrap();
    assert_eq!(first.name, "table");
    let second = Person { address: Some("192.0.2.1".into()), ..server.guest("Second").await };
    assert_eq!(code(&second.post(&chat, json!({ "text": "hello" })).await.1), "near-player");
    server.stop().await;
}
