//! Turn alerts: signed, sent once per turn, retried on failure, and only to allowed origins.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{File, Person, Running, Stream, serve, serve_with};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;
use server::host::webhook_message::signature;
use server::limits::Limits;

/// A request that a webhook has received.
#[derive(Clone, Debug)]
struct Told {
    path: String,
    signature: String,
    body: String,
}

impl Told {
    fn field(&self, name: &str) -> Value {
        serde_json::from_str::<Value>(&self.body).unwrap()[name].clone()
    }
}

type Heard = Arc<Mutex<Vec<Told>>>;

/// A webhook that accepts /hook, refuses the first two requests at /later and redirects /away.
struct Hook {
    base: String,
    heard: Heard,
}

impl Hook {
    async fn open() -> Hook {
        let heard = Heard::default();
        let router = Router::new().fallback(hear).with_state(Arc::clone(&heard));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Hook { base, heard }
    }

    fn heard(&self) -> Vec<Told> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until this many requests have arrived.
    async fn wait(&self, count: usize) -> Vec<Told> {
        for _ in 0..200 {
            if self.heard().len() >= count {
                return self.heard();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("heard {:?}", self.heard());
    }
}

async fn hear(
    State(heard): State<Heard>,
    uri: Uri,
    headers: HeaderMap,
    body: String,
) -> (StatusCode, [(&'static str, &'static str); 1]) {
    let signature = headers["x-elgrande-signature"].to_str().unwrap().to_owned();
    let mut heard = heard.lock().unwrap();
    heard.push(Told { path: uri.path().to_owned(), signature, body });
    let before = heard.iter().filter(|told| told.path == uri.path()).count();
    let status = match uri.path() {
        "/away" => StatusCode::TEMPORARY_REDIRECT,
        "/later" if before < 3 => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::NO_CONTENT,
    };
    (status, [("location", "/hook")])
}

fn settings(file: &File, hook: &Hook) -> Settings {
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: file.url(),
        requests_per_second: 0,
        limits: Limits::none(),
        bot_millis: 2,
        alert_origins: vec![hook.base.parse().unwrap()],
        alert_after_millis: 0,
        alert_retry_millis: 20,
        ..Settings::default()
    }
}

async fn set(person: &Person, url: &str) -> (u16, Value) {
    person.call(Method::PUT, "/api/me/webhook", Some(json!({ "url": url }))).await
}

/// Two people.
async fn two(server: &Running) -> (Person, Person) {
    (server.guest("Anna").await, server.guest("Bert").await)
}

async fn begin(anna: &Person, bert: &Person) -> String {
    let id = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
    let id = id["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_alert_is_sent_once_and_signed() {
    let (file, hook) = (File::new(), Hook::open().await);
    let server = serve_with(settings(&file, &hook)).await;
    let (anna, bert) = two(&server).await;
    let (mut secrets, mut ids) = (Vec::new(), Vec::new());
    for (person, path) in [(&anna, "/a"), (&bert, "/b")] {
        let (status, webhook) = set(person, &format!("{}{path}", hook.base)).await;
        assert_eq!(status, 200, "{webhook}");
        secrets.push(webhook["secret"].as_str().unwrap().to_owned());
        ids.push(person.seen("/api/me").await["id"].clone());
        assert!(person.seen("/api/me/webhook").await["secret"].is_null());
    }
    let id = begin(&anna, &bert).await;
    let first = hook.wait(1).await.remove(0);
    let index = usize::from(first.path == "/b");
    assert_eq!(first.signature, signature(&secrets[index], first.body.as_bytes()));
    let expected =
        [("event", json!("turn")), ("table", json!(id)), ("ply", json!(0)), ("user", ids[index].clone())];
    expected.iter().for_each(|(name, value)| assert_eq!(first.field(name), *value));
    let colour = ["red", "blue"][index];
    assert_eq!(first.field("seats"), json!([colour]));
    assert_eq!(first.field("id"), json!(format!("{id}-0")));
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(hook.heard().len(), 1, "one alert for a turn");
    let (asked, path) = if index == 0 { (&anna, "/b") } else { (&bert, "/a") };
    asked.play_once(&id, &mut Pcg32::new(1, 1)).await;
    assert_eq!(hook.wait(2).await[1].path, path, "then it is the other's turn");
    let mut stream = Stream::open(if index == 0 { &bert } else { &anna }, "/api/me/stream", None).await;
    assert_eq!(stream.next_named("awaited").await.data["tables"], json!([id]));
    drop(stream);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_alert_is_retried_even_after_a_restart() {
    let (file, hook) = (File::new(), Hook::open().await);
    let slow = Settings { alert_after_millis: 60_000, ..settings(&file, &hook) };
    let server = serve_with(slow).await;
    let (anna, bert) = two(&server).await;
    for person in [&anna, &bert] {
        assert_eq!(set(person, &format!("{}/later", hook.base)).await.0, 200);
    }
    begin(&anna, &bert).await;
    server.stop().await;
    assert!(hook.heard().is_empty());
    let mut store = <sqlx::AnyConnection as sqlx::Connection>::connect(&file.url()).await.unwrap();
    sqlx::query("UPDATE alerts SET due = 0").execute(&mut store).await.unwrap();
    let server = serve_with(settings(&file, &hook)).await;
    let heard = hook.wait(3).await;
    assert!(heard.iter().all(|told| told.field("id") == heard[0].field("id")));
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(hook.heard().len(), 3, "taken is taken");
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM alerts").fetch_one(&mut store).await.unwrap();
    assert_eq!(left, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_answers_in_time_gets_no_alert() {
    let (file, hook) = (File::new(), Hook::open().await);
    let server = serve_with(Settings { alert_after_millis: 3000, ..settings(&file, &hook) }).await;
    let (anna, bert) = two(&server).await;
    set(&anna, &format!("{}/hook", hook.base)).await;
    set(&bert, &format!("{}/hook", hook.base)).await;
    let id = begin(&anna, &bert).await;
    let first = anna.seen(&format!("/api/tables/{id}")).await["game"]["asked"][0].clone();
    let asked = if first == "red" { &anna } else { &bert };
    asked.play_once(&id, &mut Pcg32::new(1, 1)).await;
    let heard = hook.wait(1).await;
    assert_ne!(heard[0].field("seats"), json!([first]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alerts_go_only_to_allowed_origins_and_follow_no_redirects() {
    let (file, hook) = (File::new(), Hook::open().await);
    let server = serve_with(settings(&file, &hook)).await;
    let anna = server.guest("Anna").await;
    for url in ["http://127.0.0.1:1/", "http://localhost/", "file:///etc/passwd", "", "http://[::1]/"] {
        let (status, answer) = set(&anna, url).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-webhook")), "{url}");
    }
    assert_eq!(set(&anna, &format!("{}/\u{0}", hook.base)).await.0, 422, "no database keeps that");
    assert_eq!(anna.post("/api/me/webhook/test", json!({})).await.0, 404);
    assert_eq!(set(&anna, &format!("{}/away", hook.base)).await.0, 200);
    let tried = anna.done("/api/me/webhook/test", json!({})).await;
    let because = json!({ "key": "reason-answered", "values": { "status": 307 } });
    assert_eq!(
        tried,
        json!({ "taken": false, "reason": "the address answered with status 307", "because": because })
    );
    assert_eq!(hook.heard().iter().map(|told| told.path.as_str()).collect::<Vec<_>>(), ["/away"]);
    set(&anna, &format!("{}/hook", hook.base)).await;
    assert_eq!(anna.done("/api/me/webhook/test", json!({})).await["taken"], true);
    assert_eq!(hook.heard()[1].field("event"), json!("test"));
    assert_eq!(anna.call(Method::DELETE, "/api/me/webhook", None).await.0, 204);
    assert_eq!(anna.get("/api/me/webhook").await.0, 404);
    server.stop().await;
    let server = serve(&file.url()).await;
    let (status, answer) = set(&server.guest("Bert").await, &format!("{}/hook", hook.base)).await;
    assert_eq!((status, &answer["error"]["message"]), (422, &json!("this server sends no notifications")));
    server.stop().await;
}
