//! Notifications: Web Push with a push service that decrypts, email, formats of webhooks; withdrawn once the player has
//! acted, not sent in quiet hours, and none lost.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::postgres::Cluster;
use crate::common::push::{Device, PushService};
use crate::common::two::{code, in_order, two};
use crate::common::{File, Person, Running, Stream, serve_with};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method as HttpMethod, StatusCode, Uri};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;
use server::limits::Limits;
use server::time::now;

/// Longer than the worker takes to look up due alerts.
const A_WHILE: Duration = Duration::from_millis(1500);

fn settings(database: String, push: &PushService) -> Settings {
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database,
        requests_per_second: 0,
        limits: Limits::none(),
        bot_millis: 2,
        alert_after_millis: 0,
        mail_alert_after_millis: 0,
        alert_retry_millis: 20,
        push_origins: vec![push.base.parse().unwrap()],
        push_subject: Some("mailto:admin@example.org".to_owned()),
        ..Settings::default()
    }
}

async fn rows(file: &File) -> i64 {
    let mut store = <sqlx::AnyConnection as sqlx::Connection>::connect(&file.url()).await.unwrap();
    sqlx::query_scalar("SELECT COUNT(*) FROM alerts").fetch_one(&mut store).await.unwrap()
}

async fn set(person: &Person, changes: Value) {
    let mut body = json!({
        "turn": true, "invitation": true, "result": true, "email": false, "quiet": null, "language": "en",
    });
    body.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    let (status, answer) = person.browser().call(Method::PUT, "/api/me/notifications", Some(body)).await;
    assert_eq!(status, 200, "{answer}");
}

/// A running game of two people with a device each, the one to play first.
async fn playing(server: &Running, push: &PushService, language: &str) -> (String, [(Person, Device); 2]) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let (mine, _) = push.subscribe(&anna, "/anna", language).await;
    let (theirs, _) = push.subscribe(&bert, "/bert", language).await;
    let id = begin(&anna, &bert).await;
    let red = anna.seen(&format!("/api/tables/{id}")).await["game"]["asked"][0] == "red";
    let people = [(anna, mine), (bert, theirs)];
    (
        id,
        if red {
            people
        } else {
            let [one, other] = people;
            [other, one]
        },
    )
}

async fn begin(anna: &Person, bert: &Person) -> String {
    let body = json!({ "seats": ["me", "open"], "variants": ["short"] });
    let id = anna.done("/api/tables", body).await["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_pushed_to_the_device_alone_and_withdrawn_once_played() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let (id, [(first, device), (_, other)]) = playing(&server, &push, "de").await;
    let shown = push.wait(&device, 1).await.remove(0);
    let topic = format!("{id}-turn");
    assert_eq!((shown.header("topic"), shown.header("urgency")), (topic.as_str(), "high"));
    assert_eq!((shown.header("content-encoding"), shown.header("ttl")), ("aes128gcm", "259200"));
    let opened = shown.opened(&device);
    let text = json!({
        "type": "show", "tag": topic, "title": "Du bist am Zug", "body": "Anna · Bert · Runde 2 von 9",
        "url": format!("/table/{id}"), "language": "de",
    });
    assert_eq!(opened.text, text);
    assert_eq!(opened.claims["aud"], json!(push.base));
    assert_eq!(opened.claims["sub"], "mailto:admin@example.org");
    let lifetime = opened.claims["exp"].as_i64().unwrap() - now() / 1000;
    assert!((0..=24 * 3600).contains(&lifetime), "{lifetime}");
    let key = first.browser().seen("/api/me/notifications").await["push_key"].clone();
    assert_eq!(opened.key, key, "the browser has subscribed with this key");
    assert!(push.received(&other).is_empty(), "it is not the other's turn");
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(push.received(&device).len(), 1, "it is shown once");
    first.play_once(&id, &mut Pcg32::new(1, 1)).await;
    let withdrawn = push.wait(&device, 2).await.remove(1);
    assert_eq!(withdrawn.header("topic"), topic, "it replaces one that was not delivered");
    assert_eq!(withdrawn.opened(&device).text, json!({ "type": "withdraw", "tag": topic }));
    assert_eq!(push.wait(&other, 1).await[0].opened(&other).text["title"], "Du bist am Zug");
    server.stop().await;
    assert_eq!(rows(&file).await, 1, "only what the other's device shows");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_to_a_player_who_has_played_in_time() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(Settings { alert_after_millis: 2000, ..settings(file.url(), &push) }).await;
    let (id, [(first, device), (_, other)]) = playing(&server, &push, "en").await;
    assert_eq!(rows(&file).await, 1);
    first.play_once(&id, &mut Pcg32::new(1, 1)).await;
    push.wait(&other, 1).await;
    tokio::time::sleep(A_WHILE).await;
    assert!(push.received(&device).is_empty());
    assert_eq!(rows(&file).await, 1, "the alert was deleted when they played");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_that_fails_is_repeated_and_a_device_that_is_gone_is_forgotten() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mut devices = Vec::new();
    for (person, name) in [(&anna, "anna"), (&bert, "bert")] {
        let (later, _) = push.subscribe(person, &format!("/later/{name}"), "en").await;
        let (gone, _) = push.subscribe(person, &format!("/gone/{name}"), "en").await;
        devices.push((later, gone));
    }
    let id = begin(&anna, &bert).await;
    let red = anna.seen(&format!("/api/tables/{id}")).await["game"]["asked"][0] == "red";
    let (first, (later, gone)) = if red { (&anna, &devices[0]) } else { (&bert, &devices[1]) };
    let attempts = push.wait(later, 3).await;
    let texts: Vec<Value> = attempts.iter().map(|one| one.opened(later).text).collect();
    assert!(texts.iter().all(|text| text == &texts[0]));
    push.wait(gone, 1).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!((push.received(later).len(), push.received(gone).len()), (3, 1));
    let left = first.browser().seen("/api/me/notifications").await["devices"].clone();
    assert_eq!(left.as_array().unwrap().len(), 1, "{left}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alert_waits_for_the_end_of_the_quiet_hours_and_is_dropped_if_played_by_then() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let minute = now() / 60_000 % 1440;
    // Local time is two hours ahead. The quiet hours began an hour ago and last for another one.
    let local = |hours: i64| (minute + 120 + hours * 60).rem_euclid(1440);
    let quiet = json!({ "quiet": { "from": local(-1), "to": local(1), "utc_offset": 120 } });
    for person in [&anna, &bert] {
        set(person, quiet.clone()).await;
    }
    let (mine, _) = push.subscribe(&anna, "/anna", "en").await;
    let (theirs, _) = push.subscribe(&bert, "/bert", "en").await;
    let id = begin(&anna, &bert).await;
    tokio::time::sleep(A_WHILE).await;
    assert!(push.received(&mine).is_empty() && push.received(&theirs).is_empty());
    let mut store = <sqlx::AnyConnection as sqlx::Connection>::connect(&file.url()).await.unwrap();
    let due: i64 = sqlx::query_scalar("SELECT due FROM alerts").fetch_one(&mut store).await.unwrap();
    let minutes = (due - now()) / 60_000;
    assert!((58..=60).contains(&minutes), "due in {minutes} minutes");
    let red = anna.seen(&format!("/api/tables/{id}")).await["game"]["asked"][0] == "red";
    let (first, second) = if red { (&anna, &bert) } else { (&bert, &anna) };
    first.play_once(&id, &mut Pcg32::new(1, 1)).await;
    let waiting: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM alerts").fetch_one(&mut store).await.unwrap();
    assert_eq!(waiting, 1, "only that of the other");
    tokio::time::sleep(A_WHILE).await;
    set(second, json!({})).await;
    sqlx::query("UPDATE alerts SET due = 0").execute(&mut store).await.unwrap();
    let device = if red { &theirs } else { &mine };
    assert_eq!(push.wait(device, 1).await[0].header("topic"), format!("{id}-turn"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn muted_tables_and_unwanted_reasons_are_not_told() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(Settings { alert_after_millis: 1000, ..settings(file.url(), &push) }).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let (mine, _) = push.subscribe(&anna, "/anna", "en").await;
    let (theirs, _) = push.subscribe(&bert, "/bert", "en").await;
    set(&bert, json!({ "turn": false })).await;
    let id = begin(&anna, &bert).await;
    let mute = format!("/api/tables/{id}/mute");
    assert_eq!(anna.seen(&mute).await["muted"], false);
    assert_eq!(anna.call(Method::PUT, &mute, None).await.0, 204);
    assert_eq!(anna.seen(&mute).await["muted"], true);
    let mut rng = Pcg32::new(1, 1);
    for _ in 0..2 {
        tokio::time::sleep(A_WHILE).await;
        let has_played = anna.play_once(&id, &mut rng).await || bert.play_once(&id, &mut rng).await;
        assert!(has_played);
    }
    tokio::time::sleep(A_WHILE).await;
    assert!(push.received(&mine).is_empty() && push.received(&theirs).is_empty());
    let unknown = "/api/tables/aaaaaaaaaaaaaaaa/mute";
    assert_eq!(anna.call(Method::PUT, unknown, None).await.0, 404);
    assert_eq!(anna.call(Method::DELETE, &mute, None).await.0, 204);
    assert_eq!(anna.seen(&mute).await["muted"], false);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_and_rematches_are_told_to_players_who_are_not_present() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let (id, [(first, device), (second, other)]) = playing(&server, &push, "en").await;
    for person in [&first, &second] {
        set(person, json!({ "turn": false })).await;
    }
    let stream = Stream::open(&first, &format!("/api/tables/{id}/stream"), None).await;
    let mut rng = Pcg32::new(1, 1);
    while !first.is_over(&id).await {
        first.play_once(&id, &mut rng).await;
        second.play_once(&id, &mut rng).await;
    }
    let of = |device: &Device, end: &str| {
        let topic = format!("{id}-{end}");
        push.received(device).into_iter().filter(|one| one.header("topic") == topic).count()
    };
    for _ in 0..200 {
        if of(&other, "result") > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((of(&other, "result"), of(&device, "result")), (1, 0), "who is present sees it");
    let told = push.received(&other).pop().unwrap().opened(&other).text;
    assert_eq!((&told["title"], &told["url"]), (&json!("The game is over"), &json!(format!("/table/{id}"))));
    drop(stream);
    let path = format!("/api/tables/{id}/rematch");
    let next = first.done(&path, json!({})).await["table"]["id"].as_str().unwrap().to_owned();
    let count = push.received(&other).len();
    let invited = push.wait(&other, count + 1).await.pop().unwrap();
    assert_eq!(invited.header("topic"), format!("{next}-invitation"));
    let name = first.seen("/api/me").await["name"].as_str().unwrap().to_owned();
    assert_eq!(invited.opened(&other).text["title"], format!("{name} invites you to a rematch"));
    second.done(&format!("/api/tables/{next}/ready"), json!({ "ready": true })).await;
    let withdrawn = push.wait(&other, count + 2).await.pop().unwrap();
    assert_eq!(
        withdrawn.opened(&other).text,
        json!({ "type": "withdraw", "tag": format!("{next}-invitation") })
    );
    let own = push.received(&device).iter().filter(|one| one.header("topic").contains("invit")).count();
    assert_eq!(own, 0, "nobody invites themselves");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_push_once() {
    let (cluster, push) = (Cluster::start("pushed"), PushService::open().await);
    let here = serve_with(settings(cluster.url(), &push)).await;
    let there = serve_with(settings(cluster.url(), &push)).await;
    let (id, [(first, device), (_, other)]) = playing(&here, &push, "en").await;
    push.wait(&device, 1).await;
    first.at(&there).play_once(&id, &mut Pcg32::new(1, 1)).await;
    push.wait(&device, 2).await;
    push.wait(&other, 1).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!((push.received(&device).len(), push.received(&other).len()), (2, 1));
    let key = |server: &Running| server.host.push.public_key().unwrap();
    assert_eq!(key(&here), key(&there), "they share the key");
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscription_belongs_to_a_session_and_goes_only_to_allowed_push_services() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let anna = server.guest("Anna").await;
    let valid = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let refused = async |endpoint: &str, p256dh: &str| {
        let keys = json!({ "p256dh": p256dh, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
        let body = json!({ "endpoint": endpoint, "keys": keys, "language": "en" });
        let (status, answer) = anna.browser().post("/api/me/push", body).await;
        assert_eq!((status, code(&answer)), (400, "bad-request"), "{endpoint}");
    };
    for endpoint in
        ["http://127.0.0.1:1/", "https://fcm.googleapis.com/x", "http://169.254.169.254/", "", "file:///x"]
    {
        refused(endpoint, valid).await;
    }
    refused(&format!("{}/x", push.base), "BCVx").await;
    refused(&format!("{}/x", push.base), &format!("BA{}", "A".repeat(85))).await;
    let body = json!({ "endpoint": format!("{}/x", push.base), "keys": { "p256dh": valid, "auth": "BTBZMqHH6r4Tts7J_aSIgg" }, "language": "en" });
    assert_eq!(anna.post("/api/me/push", body).await.0, 403, "a token is not a browser");
    let (device, id) = push.subscribe(&anna, "/anna", "??").await;
    let again = push.subscribe(&anna, "/anna", "es").await;
    assert_eq!(again.1, id, "the same browser");
    assert_eq!(again.0.path, device.path);
    assert_eq!(
        anna.browser().done("/api/me/notifications/test", json!({})).await,
        json!({ "sent": 1, "failed": 0 })
    );
    let shown = push.received(&device)[0].opened(&again.0);
    assert_eq!((&shown.text["title"], &shown.text["language"]), (&json!("El Grande"), &json!("es")));
    let (_, second) = push.subscribe(&anna, "/second", "en").await;
    assert_eq!(anna.browser().call(Method::DELETE, &format!("/api/me/push/{second}"), None).await.0, 204);
    assert_eq!(anna.browser().call(Method::DELETE, &format!("/api/me/push/{second}"), None).await.0, 404);
    let session = anna.browser().call(Method::DELETE, "/api/session", None).await;
    assert_eq!(session.0, 204);
    let mut store = <sqlx::AnyConnection as sqlx::Connection>::connect(&file.url()).await.unwrap();
    server.host.prune().await.unwrap();
    let left: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM push_subscriptions").fetch_one(&mut store).await.unwrap();
    assert_eq!(left, 0, "it ends with the session");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_another_user_signs_in_with_gets_nothing_for_the_first() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    push.subscribe(&anna, "/shared", "en").await;
    push.subscribe(&bert, "/shared", "en").await;
    let devices = async |person: &Person| {
        person.browser().seen("/api/me/notifications").await["devices"].as_array().unwrap().len()
    };
    assert_eq!((devices(&anna).await, devices(&bert).await), (0, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_checked_and_kept() {
    let (file, push) = (File::new(), PushService::open().await);
    let server = serve_with(settings(file.url(), &push)).await;
    let anna = server.guest("Anna").await.browser();
    let fresh = anna.seen("/api/me/notifications").await;
    assert_eq!(
        (&fresh["turn"], &fresh["email"], &fresh["quiet"]),
        (&json!(true), &json!(false), &json!(null))
    );
    let quiet = json!({ "from": 1320, "to": 420, "utc_offset": -330 });
    set(&anna, json!({ "result": false, "quiet": quiet, "language": "cs" })).await;
    let kept = anna.seen("/api/me/notifications").await;
    assert_eq!((&kept["result"], &kept["quiet"], &kept["language"]), (&json!(false), &quiet, &json!("cs")));
    for quiet in
        [json!({ "from": 0, "to": 1440, "utc_offset": 0 }), json!({ "from": 7, "to": 7, "utc_offset": 0 })]
    {
        let body = json!({ "turn": true, "invitation": true, "result": true, "email": true, "quiet": quiet, "language": "en" });
        assert_eq!(anna.call(Method::PUT, "/api/me/notifications", Some(body)).await.0, 400);
    }
    let exported = anna.seen("/api/me/export").await;
    assert_eq!(exported["notifications"]["quiet_from"], 1320);
    server.stop().await;
}

/// A message that a chat service has received.
#[derive(Clone, Debug)]
struct Message {
    method: String,
    path: String,
    authorization: Option<String>,
    body: Value,
}

type Messages = Arc<Mutex<Vec<Message>>>;

async fn receive(
    State(messages): State<Messages>,
    method: HttpMethod,
    uri: Uri,
    headers: HeaderMap,
    body: String,
) -> StatusCode {
    let authorization = headers.get("authorization").map(|value| value.to_str().unwrap().to_owned());
    let (method, path) = (method.to_string(), uri.path().to_owned());
    let body = serde_json::from_str(&body).unwrap();
    messages.lock().unwrap().push(Message { method, path, authorization, body });
    StatusCode::OK
}

#[tokio::test(flavor = "multi_thread")]
async fn every_format_of_a_webhook_gets_its_message_in_the_language_of_the_player() {
    let (file, push, messages) = (File::new(), PushService::open().await, Messages::default());
    let router = Router::new().fallback(receive).with_state(Arc::clone(&messages));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let server = serve_with(Settings {
        alert_origins: vec![base.parse().unwrap()],
        public_url: Some("https://play.example.org".parse().unwrap()),
        ..settings(file.url(), &push)
    })
    .await;
    for (format, path, token) in [
        ("discord", "/api/webhooks/1/a", None),
        ("slack", "/services/a", None),
        ("ntfy", "/my-topic", None),
        ("matrix", "/!room:example.org", Some("syt_token")),
    ] {
        let (id, anna, bert) = two(&server, json!({})).await;
        let (first, second) = in_order(&id, anna, bert).await;
        set(&second, json!({ "language": "es" })).await;
        let mut body = json!({ "url": format!("{base}{path}"), "format": format });
        if let Some(token) = token {
            assert_eq!(
                second.call(Method::PUT, "/api/me/webhook", Some(body.clone())).await.0,
                422,
                "no token"
            );
            body["token"] = token.into();
        }
        let (status, answer) = second.call(Method::PUT, "/api/me/webhook", Some(body)).await;
        assert_eq!((status, &answer["format"]), (200, &json!(format)), "{answer}");
        assert!(answer["secret"].is_null(), "{answer}");
        messages.lock().unwrap().clear();
        first.play_once(&id, &mut Pcg32::new(1, 1)).await;
        let mut message = None;
        for _ in 0..200 {
            message = messages.lock().unwrap().first().cloned();
            if message.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let message = message.expect(format);
        let link = format!("https://play.example.org/table/{id}");
        let text = "Anna · Bert · Ronda 1 de 9";
        let (method, path, expected) = match format {
            "discord" => (
                "POST",
                "/api/webhooks/1/a".to_owned(),
                json!({
                    "embeds": [{ "title": "Te toca", "description": text, "url": link }],
                    "allowed_mentions": { "parse": [] },
                }),
            ),
            "slack" => {
                ("POST", "/services/a".to_owned(), json!({ "text": format!("<{link}|Te toca>\n{text}") }))
            }
            "ntfy" => (
                "POST",
                "/".to_owned(),
                json!({ "topic": "my-topic", "title": "Te toca", "message": text, "click": link }),
            ),
            _ => {
                let ply = second.seen(&format!("/api/tables/{id}")).await["table"]["ply"].clone();
                let room = "/_matrix/client/v3/rooms/!room:example.org/send/m.room.message";
                let body = format!("Te toca\n{text}\n{link}");
                ("PUT", format!("{room}/{id}-{ply}"), json!({ "msgtype": "m.text", "body": body }))
            }
        };
        assert_eq!((message.method.as_str(), &message.path, &message.body), (method, &path, &expected));
        assert_eq!(message.authorization, token.map(|token| format!("Bearer {token}")));
    }
    server.stop().await;
}
