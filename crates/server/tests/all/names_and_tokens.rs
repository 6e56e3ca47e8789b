//! Accounts: names, passwords, tokens, and who is refused.

use std::time::Duration;

use crate::common::{File, Running, Stream, serve, serve_with};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::Settings;
use server::limits::Limits;
use tokio::time::timeout;

/// Longer than any response takes.
const SOON: Duration = Duration::from_secs(30);

/// Signs in. Returns the status and the cookie.
async fn sign_in(server: &Running, name: &str, password: &str) -> (u16, String) {
    let request = Client::new().post(format!("{}/api/session", server.base));
    let answer = request.json(&json!({ "name": name, "password": password })).send().await.unwrap();
    let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
    (answer.status().as_u16(), cookie.unwrap_or_default())
}

async fn me(server: &Running, cookie: &str) -> u16 {
    let cookie = cookie.split(';').next().unwrap();
    let request = Client::new().get(format!("{}/api/me", server.base)).header("cookie", cookie);
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn a_guest_reserves_the_name_with_a_password() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    assert_eq!(anna.seen("/api/me").await["guest"], true);
    let browser = anna.browser();
    let short = browser.call(Method::PUT, "/api/me/password", Some(json!({ "new": "short" }))).await;
    assert_eq!((short.0, &short.1["error"]["code"]), (422, &json!("bad-password")));
    let set = browser.call(Method::PUT, "/api/me/password", Some(json!({ "new": "correct horse" }))).await;
    assert_eq!((set.0, &set.1["guest"]), (200, &json!(false)));
    assert_eq!(anna.get("/api/me").await.0, 401, "another password ends every token");
    assert_eq!(sign_in(&server, "anna", "wrong horse").await.0, 403);
    assert_eq!(sign_in(&server, "nobody", "correct horse").await.0, 403);
    let (status, cookie) = sign_in(&server, "ANNA", "correct horse").await;
    assert!(status == 200 && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert_eq!(me(&server, &cookie).await, 200);
    let taken = server.stranger().post("/api/me", json!({ "name": "anna" })).await;
    assert_eq!((taken.0, &taken.1["error"]["code"]), (409, &json!("name-taken")));
    let again = sign_in(&server, "anna", "correct horse").await.1;
    let everywhere = Client::new().delete(format!("{}/api/sessions", server.base));
    let everywhere = everywhere.header("cookie", again.split(';').next().unwrap()).send().await.unwrap();
    assert_eq!(everywhere.status(), 204);
    assert_eq!([me(&server, &cookie).await, me(&server, &again).await], [401, 401]);
    server.stop().await;
}

#[tokio::test]
async fn a_token_is_shown_once_and_can_be_revoked() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let listed = anna.seen("/api/tokens").await;
    assert!(listed[0]["token"].is_null() && !listed.to_string().contains(anna.token.as_ref().unwrap()));
    let path = format!("/api/tokens/{}", listed[0]["id"].as_str().unwrap());
    assert_eq!(server.guest("Bert").await.browser().call(Method::DELETE, &path, None).await.0, 404);
    assert_eq!(anna.browser().call(Method::DELETE, &path, None).await.0, 204);
    assert_eq!(anna.get("/api/me").await.0, 401);
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_user_is_removed_and_a_bot_plays_on() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let renamed = anna.call(Method::PATCH, "/api/me", Some(json!({ "name": "Anna B" }))).await;
    assert_eq!(renamed.0, 200);
    let table = server.stranger().seen(&format!("/api/tables/{id}")).await;
    assert_eq!(table["table"]["seats"][0]["name"], "Anna B");
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    assert_eq!(anna.get("/api/me").await.0, 401);
    let table = server.stranger().seen(&format!("/api/tables/{id}")).await;
    assert_eq!(
        (&table["table"]["seats"][0]["kind"], &table["table"]["seats"][0]["name"]),
        (&json!("stand-in"), &json!(""))
    );
    server.stop().await;
}

#[tokio::test]
async fn streams_report_renamed_and_deleted_players() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let mut stream = Stream::open(&server.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    let mut is_renamed_to = async |name: &str| {
        let renamed =
            async { while stream.next_named("table").await.data["table"]["seats"][0]["name"] != name {} };
        timeout(SOON, renamed).await.unwrap();
    };
    is_renamed_to("Anna").await;
    assert_eq!(anna.call(Method::PATCH, "/api/me", Some(json!({ "name": "Anne" }))).await.0, 200);
    is_renamed_to("Anne").await;
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    is_renamed_to("").await;
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_user_leaves_every_table() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..51 {
        let made = anna.done("/api/tables", json!({ "seats": ["me", "open"], "access": "public" })).await;
        tables.push(made["table"]["id"].as_str().unwrap().to_owned());
    }
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    for id in tables {
        let (status, table) = server.stranger().get(&format!("/api/tables/{id}")).await;
        assert!(status == 404 || table["table"]["phase"] != "open", "{table}");
    }
    server.stop().await;
}

#[tokio::test]
async fn cross_site_requests_are_refused() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let send = async |name: &str, value: &str| {
        let request =
            Client::new().post(format!("{}/api/tables", server.base)).header("cookie", &anna.cookie);
        let request = request.header(name, value).json(&json!({ "seats": ["me", "random"] }));
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap()["error"]["code"].clone())
    };
    assert_eq!(send("origin", "https://evil.example").await, (403, json!("cross-site")));
    assert_eq!(send("sec-fetch-site", "cross-site").await, (403, json!("cross-site")));
    assert_eq!(send("x-nothing", "x").await.0, 201);
    let form = Client::new().post(format!("{}/api/tables", server.base)).header("cookie", &anna.cookie);
    let form = form.header("content-type", "text/plain").body("{}").send().await.unwrap();
    assert_eq!(form.status(), 415);
    server.stop().await;
}

#[tokio::test]
async fn a_refused_text_has_a_reason_for_every_language() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let edition = include_str!("../../../../editions/2023.toml").replace("court = [6, ", "court = [");
    let (seats, levels) = (json!(["me", "me"]), bots::Level::WORDS.join(", "));
    for (body, rule, because) in [
        (json!({ "seats": ["me"] }), json!("SET-1"), json!({ "key": "reason-players", "values": {} })),
        (
            json!({ "seats": ["me", "duke"] }),
            json!(null),
            json!({ "key": "reason-seat", "values": { "found": "duke", "known": levels } }),
        ),
        (
            json!({ "record": "elgrande record 2" }),
            json!(null),
            json!({ "key": "reason-record-version", "values": { "found": "2", "known": 1 }, "line": 1 }),
        ),
        (
            json!({ "seats": seats, "edition": edition }),
            json!(null),
            json!({ "key": "reason-list-length", "values": { "found": 12, "wanted": 13 }, "line": 25 }),
        ),
        (
            json!({ "seats": seats, "edition": "name : x" }),
            json!(null),
            json!({ "key": "reason-toml-sign", "values": { "found": "name : x", "sign": "=" }, "line": 1 }),
        ),
    ] {
        let (status, answer) = anna.post("/api/tables", body.clone()).await;
        let error = &answer["error"];
        assert_eq!((status, &error["rule"], &error["because"]), (422, &rule, &because), "{body}: {answer}");
    }
    let (_, answer) =
        anna.call(Method::PUT, "/api/me/webhook", Some(json!({ "url": "https://example.org" }))).await;
    assert_eq!(answer["error"]["because"], json!({ "key": "reason-no-alerts", "values": {} }));
    server.stop().await;
}

#[tokio::test]
async fn every_error_has_one_format_and_the_right_status() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let check = async |method: Method, path: &str, body: Option<Value>, expected: (u16, &str)| {
        let (status, answer) = anna.call(method, path, body).await;
        assert_eq!((status, answer["error"]["code"].as_str().unwrap_or("?")), expected, "{path}: {answer}");
    };
    check(Method::GET, "/api/nothing", None, (404, "not-found")).await;
    check(Method::DELETE, "/api/tables", None, (405, "bad-method")).await;
    check(Method::GET, "/api/tables/nothing", None, (404, "not-found")).await;
    check(Method::GET, "/api/tables?list=all", None, (400, "bad-request")).await;
    check(Method::POST, "/api/tables", Some(json!({ "seats": ["me"] })), (422, "bad-table")).await;
    check(Method::POST, "/api/tables", Some(json!({ "chairs": 3 })), (400, "bad-request")).await;
    check(Method::POST, "/api/tables", Some(json!({ "record": "no record" })), (422, "bad-record")).await;
    check(
        Method::POST,
        "/api/tables",
        Some(json!({ "seats": ["me", "me"], "edition": "x" })),
        (422, "bad-edition"),
    )
    .await;
    check(Method::PATCH, "/api/me", Some(json!({ "name": "\u{202e}" })), (422, "bad-name")).await;
    let long = json!({ "name": "x".repeat(100_000) });
    check(Method::PATCH, "/api/me", Some(long), (413, "too-large")).await;
    let unknown = server.stranger().get("/api/me").await;
    assert_eq!((unknown.0, &unknown.1["error"]["code"]), (401, &json!("not-signed-in")));
    let page = server.stranger().send(Method::GET, "/", None).await;
    assert!(page.headers()["content-security-policy"].to_str().unwrap().starts_with("default-src 'self'"));
    assert_eq!(server.stranger().seen("/healthz").await, json!({ "ok": true }));
    server.stop().await;
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let file = File::new();
    let listen = ([127, 0, 0, 1], 0).into();
    let settings = Settings { listen, database: file.url(), requests_per_second: 5, ..Settings::default() };
    let server = serve_with(settings).await;
    let mut refused = 0;
    for _ in 0..40 {
        refused += u32::from(server.stranger().get("/api").await.0 == 429);
    }
    assert!(refused >= 15, "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn changes_of_a_name_are_limited_unless_the_name_is_the_same() {
    let file = File::new();
    let listen = ([127, 0, 0, 1], 0).into();
    let limits = Limits { guests_per_hour: 5, ..Limits::default() };
    let settings = Settings { listen, database: file.url(), limits, ..Settings::default() };
    let server = serve_with(settings).await;
    let anna = server.guest("Anna").await;
    let rename = async |name: &str| {
        let body = json!({ "name": name });
        anna.call(Method::PATCH, "/api/me", Some(body)).await.0
    };
    let mut name = "Anna".to_owned();
    for number in 0..10 {
        let wanted = format!("Anna {number}");
        match rename(&wanted).await {
            200 => name = wanted,
            status => {
                assert_eq!(status, 429);
                assert_eq!(rename(&name).await, 200, "nothing changes");
                server.stop().await;
                return;
            }
        }
    }
    panic!("name changes are not rate-limited");
}
