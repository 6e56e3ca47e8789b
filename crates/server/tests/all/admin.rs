//! What admins can do, on both databases, and that nobody else can do it.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;
use server::limits::Limits;
use sqlx::{AnyConnection, Connection};

use crate::common::postgres::Cluster;
use crate::common::{File, Person, Running, Stream, serve_with};

/// Less than the time between two heartbeats of a stream, 15 s.
const SOON: Duration = Duration::from_secs(10);
const TOKEN: &str = "the operator's token";

async fn open(database: &str) -> Running {
    let listen = ([127, 0, 0, 1], 0).into();
    let (database, admin_token) = (database.to_owned(), Some(TOKEN.to_owned()));
    let (limits, requests_per_second) = (Limits::none(), 0);
    serve_with(Settings { listen, database, admin_token, limits, requests_per_second, ..Settings::default() })
        .await
}

fn operator(server: &Running) -> Person {
    let mut operator = server.stranger();
    operator.token = Some(TOKEN.to_owned());
    operator
}

async fn id(person: &Person) -> String {
    person.seen("/api/me").await["id"].as_str().unwrap().to_owned()
}

/// Carries out a request. Returns the answer.
async fn done(admin: &Person, request: Value) -> Value {
    admin.done("/api/admin", request).await
}

/// The status and code of a refused request.
async fn refused(person: &Person, path: &str, body: Value) -> (u16, String) {
    let (status, answer) = person.post(path, body).await;
    (status, answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned())
}

#[track_caller]
fn is(found: &(u16, String), expected: (u16, &str)) {
    assert_eq!((found.0, found.1.as_str()), expected);
}

fn ban(target: &str) -> Value {
    json!({ "action": "ban-user", "target": target, "reason": "spam" })
}

#[tokio::test]
async fn every_action_works_on_sqlite() {
    let file = File::new();
    let server = open(&file.url()).await;
    every_action_works(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_action_works_on_postgresql() {
    let cluster = Cluster::start("admin");
    let server = open(&cluster.url()).await;
    every_action_works(&server).await;
    server.stop().await;
}

async fn every_action_works(server: &Running) {
    let admin = operator(server);
    a_banned_user_is_signed_out(server, &admin).await;
    a_muted_user_cannot_chat(server, &admin).await;
    a_chat_message_and_a_table_are_deleted(server, &admin).await;
    a_password_is_reset(server, &admin).await;
    a_quota_limits_one_user(server, &admin).await;
    maintenance_refuses_new_tables_and_guests(server, &admin).await;
    blocked_people_stay_away(server).await;
    reports_reach_the_admins(server, &admin).await;
    lists_find_users_and_tables(server, &admin).await;
    every_change_is_in_the_audit_log(&admin).await;
}

async fn a_banned_user_is_signed_out(server: &Running, admin: &Person) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await["table"]["id"].clone();
    let table = table.as_str().unwrap();
    bert.done(&format!("/api/tables/{table}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{table}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{table}/start"), json!({})).await;
    let bert_id = id(&bert).await;
    done(admin, ban(&bert_id)).await;
    assert_eq!(bert.get("/api/me").await.0, 401, "every session has ended");
    let seen = anna.seen(&format!("/api/tables/{table}")).await;
    let seats = seen["table"]["seats"].as_array().unwrap();
    assert!(seats.iter().any(|seat| seat["kind"] == "stand-in"), "a bot plays on: {seats:?}");
    let user = done(admin, json!({ "action": "user", "target": bert_id })).await;
    assert_eq!(user["restrictions"][0]["kind"], "ban");
    let unban = json!({ "action": "unban-user", "target": bert_id, "reason": "appeal" });
    done(admin, unban.clone()).await;
    is(&refused(admin, "/api/admin", unban).await, (404, "not-found"));
}

async fn a_muted_user_cannot_chat(server: &Running, admin: &Person) {
    let anna = server.guest("Anna").await;
    let chat = format!("/api/tables/{}/chat", anna.table(&["me", "me"], &[]).await);
    let anna_id = id(&anna).await;
    done(admin, json!({ "action": "mute-user", "target": anna_id, "hours": 1, "reason": "spam" })).await;
    is(&refused(&anna, &chat, json!({ "text": "hello" })).await, (403, "muted"));
    done(admin, json!({ "action": "unmute-user", "target": anna_id, "reason": "appeal" })).await;
    anna.done(&chat, json!({ "text": "hello" })).await;
}

async fn a_chat_message_and_a_table_are_deleted(server: &Running, admin: &Person) {
    let anna = server.guest("Anna").await;
    let table = anna.table(&["me", "me"], &[]).await;
    let path = format!("/api/tables/{table}");
    anna.done(&format!("{path}/chat"), json!({ "text": "a rude word" })).await;
    let mut stream = Stream::open(&anna, &format!("{path}/stream"), None).await;
    let message = stream.next_named("chat").await;
    assert_eq!(message.data["text"], "a rude word");
    let target = format!("{table}/players/1");
    done(admin, json!({ "action": "delete-chat", "target": target, "reason": "rude" })).await;
    let deleted = stream.next_named("chat").await;
    assert_eq!((&deleted.data["line"], &deleted.data["text"]), (&json!(1), &json!("")), "open pages drop it");
    let mut again = Stream::open(&anna, &format!("{path}/stream"), Some(&message.id)).await;
    assert_eq!(again.next_named("chat").await.data["text"], "", "a page that was not connected drops it too");
    drop((stream, again));
    assert_eq!(anna.seen(&format!("{path}/chat")).await["lines"][0]["text"], "");
    anna.done(&format!("{path}/chat"), json!({ "text": "sorry" })).await;
    assert_eq!(anna.seen(&format!("{path}/chat")).await["lines"][1]["line"], 2);
    let mut stream = Stream::open(&anna, &format!("{path}/stream"), None).await;
    stream.next_named("table").await;
    done(admin, json!({ "action": "delete-table", "target": table, "reason": "rude" })).await;
    while stream.next().await.is_some() {}
    assert_eq!(anna.get(&path).await.0, 404);
    let again = json!({ "action": "delete-table", "target": table, "reason": "rude" });
    is(&refused(admin, "/api/admin", again).await, (404, "not-found"));
}

async fn a_password_is_reset(server: &Running, admin: &Person) {
    let carla = server.guest("Carla").await;
    let (action, reason) = ("reset-password", "forgotten");
    let of_guest = json!({ "action": action, "target": id(&carla).await, "reason": reason });
    is(&refused(admin, "/api/admin", of_guest).await, (404, "not-found"));
    let set =
        carla.browser().call(Method::PUT, "/api/me/password", Some(json!({ "new": "correct horse" }))).await;
    assert_eq!(set.0, 200);
    let code = set.1["recovery"].clone();
    let answer = done(admin, json!({ "action": action, "target": "carla", "reason": reason })).await;
    let recover = json!({ "name": "Carla", "code": code, "password": "another horse" });
    is(&refused(&server.stranger(), "/api/recovery", recover).await, (403, "wrong-code"));
    let sign_in = |password: &Value| json!({ "name": "Carla", "password": password });
    let old = refused(&server.stranger(), "/api/session", sign_in(&json!("correct horse"))).await;
    is(&old, (403, "wrong-password"));
    server.stranger().done("/api/session", sign_in(&answer["password"])).await;
    done(admin, ban("Carla")).await;
    let banned = refused(&server.stranger(), "/api/session", sign_in(&answer["password"])).await;
    is(&banned, (403, "banned"));
}

async fn a_quota_limits_one_user(server: &Running, admin: &Person) {
    let anna = server.guest("Anna").await;
    let anna_id = id(&anna).await;
    let quota = |value: Option<u32>, quota: &str| {
        let mut request =
            json!({ "action": "set-quota", "target": anna_id, "quota": quota, "reason": "bots" });
        value.into_iter().for_each(|value| request["value"] = value.into());
        request
    };
    done(admin, quota(Some(1), "tables")).await;
    anna.table(&["me", "me"], &[]).await;
    let new = json!({ "seats": ["me", "me"] });
    is(&refused(&anna, "/api/tables", new.clone()).await, (403, "forbidden"));
    done(admin, quota(None, "tables")).await;
    anna.done("/api/tables", new).await;
    is(&refused(admin, "/api/admin", quota(Some(1), "castles")).await, (400, "bad-request"));
}

async fn maintenance_refuses_new_tables_and_guests(server: &Running, admin: &Person) {
    let anna = server.guest("Anna").await;
    let table = anna.table(&["me", "me"], &[]).await;
    let notice = "back at 20:00";
    done(admin, json!({ "action": "maintenance", "notice": notice, "reason": "upgrade" })).await;
    assert_eq!(server.stranger().seen("/api").await["maintenance"], notice);
    let new = json!({ "seats": ["me", "me"] });
    is(&refused(&anna, "/api/tables", new.clone()).await, (503, "maintenance"));
    is(&refused(&server.stranger(), "/api/me", json!({ "name": "Dora" })).await, (503, "maintenance"));
    assert!(anna.play_once(&table, &mut rand_pcg::Pcg32::new(1, 1)).await, "games go on");
    done(admin, json!({ "action": "maintenance", "reason": "done" })).await;
    assert_eq!(server.stranger().seen("/api").await["maintenance"], Value::Null);
    anna.done("/api/tables", new).await;
}

async fn blocked_people_stay_away(server: &Running) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let block = format!("/api/me/blocks/{}", id(&bert).await);
    let table = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await["table"]["id"].clone();
    let table = format!("/api/tables/{}", table.as_str().unwrap());
    let set = |kind: &str| anna_call(&anna, Method::PUT, &block, Some(json!({ "kind": kind })));
    assert_eq!(set("mute").await, 204);
    bert.done(&format!("{table}/chat"), json!({ "text": "hello" })).await;
    bert.done(&format!("{table}/join"), json!({})).await;
    bert.done(&format!("{table}/chat"), json!({ "text": "hello" })).await;
    assert_eq!(anna.seen(&format!("{table}/chat")).await["lines"], json!([]), "muted chat is hidden");
    assert_eq!(bert.seen(&format!("{table}/chat")).await["lines"].as_array().unwrap().len(), 1);
    let mut stream = Stream::open(&anna, &format!("{table}/stream"), None).await;
    anna.done(&format!("{table}/chat"), json!({ "text": "is anyone here?" })).await;
    assert_eq!(stream.next_named("chat").await.data["text"], "is anyone here?");
    bert.done(&format!("{table}/leave"), json!({})).await;
    assert_eq!(set("block").await, 204);
    is(&refused(&bert, &format!("{table}/join"), json!({})).await, (403, "blocked"));
    let listed = anna.seen("/api/me/blocks").await;
    assert_eq!(
        (&listed["players"][0]["name"], &listed["players"][0]["kind"]),
        (&json!("Bert"), &json!("block"))
    );
    assert_eq!(anna_call(&anna, Method::DELETE, &block, None).await, 204);
    assert_eq!(anna_call(&anna, Method::DELETE, &block, None).await, 404);
    bert.done(&format!("{table}/join"), json!({})).await;
    let own = format!("/api/me/blocks/{}", id(&anna).await);
    assert_eq!(anna_call(&anna, Method::PUT, &own, Some(json!({ "kind": "mute" }))).await, 400);
}

async fn anna_call(anna: &Person, method: Method, path: &str, body: Option<Value>) -> u16 {
    anna.call(method, path, body).await.0
}

async fn reports_reach_the_admins(server: &Running, admin: &Person) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&["me", "me"], &[]).await;
    anna.done(&format!("/api/tables/{table}/chat"), json!({ "text": "a secret plan" })).await;
    bert.done(&format!("/api/tables/{table}/chat"), json!({ "text": "a rude word" })).await;
    let anna_id = id(&anna).await;
    let report =
        |room: &str| json!({ "player": anna_id, "text": "rude", "table": table, "room": room, "line": 1 });
    is(&refused(&bert, "/api/reports", report("players")).await, (404, "not-found"));
    is(
        &refused(&bert, "/api/reports", json!({ "player": anna_id, "text": " " })).await,
        (400, "bad-request"),
    );
    bert.done("/api/reports", json!({ "player": anna_id, "text": "plays too slowly" })).await;
    let dora = server.guest("Dora").await;
    let about_bert =
        json!({ "player": id(&bert).await, "text": "rude", "table": table, "room": "watchers", "line": 1 });
    dora.done("/api/reports", about_bert).await;
    let reports = done(admin, json!({ "action": "reports" })).await;
    assert_eq!(reports["reports"][1]["quote"], "a rude word");
    for report in reports["reports"].as_array().unwrap() {
        done(admin, json!({ "action": "close-report", "target": report["id"], "reason": "warned" })).await;
    }
    assert_eq!(done(admin, json!({ "action": "reports" })).await["reports"], json!([]));
}

async fn lists_find_users_and_tables(server: &Running, admin: &Person) {
    let zoe = server.guest("Zoë_100%").await;
    let table = zoe.table(&["me", "me"], &[]).await;
    let found = done(admin, json!({ "action": "users", "target": "_100%" })).await;
    assert_eq!(found["users"].as_array().unwrap().len(), 1, "{found}");
    let playing = done(admin, json!({ "action": "tables", "target": "playing" })).await;
    assert_eq!(playing["tables"][0]["id"], table);
    let inspected = done(admin, json!({ "action": "table", "target": table })).await;
    let zoe_id = id(&zoe).await;
    done(admin, json!({ "action": "user", "target": zoe_id })).await;
    let entries = done(admin, json!({ "action": "audit" })).await;
    let logged =
        |entry: usize| ["actor", "action", "target"].map(|name| entries["entries"][entry][name].clone());
    let mut looked_up = [logged(0), logged(1)];
    looked_up.sort_by_key(|entry| entry[1].to_string());
    assert_eq!(
        looked_up,
        [["operator", "table", &table], ["operator", "user", &zoe_id]].map(|words| words.map(Value::from))
    );
    assert_eq!(inspected["seats"][0]["name"], "Zoë_100%");
    assert!(inspected.get("seed").is_none() && inspected.get("setup").is_none(), "{inspected}");
    assert!(done(admin, json!({ "action": "status" })).await["version"].is_string());
    is(
        &refused(admin, "/api/admin", json!({ "action": "tables", "target": "lost" })).await,
        (400, "bad-request"),
    );
}

async fn every_change_is_in_the_audit_log(admin: &Person) {
    let network = json!({ "action": "ban-network", "target": "192.0.2.0/24", "hours": 2, "reason": "flood" });
    done(admin, network).await;
    let entries = done(admin, json!({ "action": "audit" })).await;
    let first = &entries["entries"][0];
    let facts = ["actor", "action", "target", "details", "reason"].map(|name| first[name].as_str().unwrap());
    assert_eq!(facts, ["operator", "ban-network", "192.0.2.0/24", "hours 2", "flood"]);
    assert!(entries["entries"].as_array().unwrap().len() > 12);
    let prune = done(admin, json!({ "action": "prune", "reason": "test" })).await;
    assert_eq!(prune["pruned"], pruned([0; 6]));
}

#[tokio::test]
async fn a_banned_address_range_is_refused_and_the_operator_is_not_locked_out() {
    let file = File::new();
    let server = open(&file.url()).await;
    let (admin, anna) = (operator(&server), server.guest("Anna").await);
    let ban = json!({ "action": "ban-network", "target": "127.0.0.0/8", "reason": "flood" });
    done(&admin, ban).await;
    let (status, answer) = anna.get("/api/me").await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("banned")));
    is(&refused(&server.stranger(), "/api/me", json!({ "name": "Bert" })).await, (403, "banned"));
    done(&admin, json!({ "action": "unban-network", "target": "127.0.0.0/8", "reason": "over" })).await;
    assert_eq!(anna.get("/api/me").await.0, 200);
    let wrong = json!({ "action": "ban-network", "target": "127.0.0.1/8", "reason": "flood" });
    is(&refused(&admin, "/api/admin", wrong).await, (400, "bad-request"));
    server.stop().await;
}

#[tokio::test]
async fn a_ban_of_an_address_range_ends_its_streams_at_once() {
    let file = File::new();
    let server = open(&file.url()).await;
    let (admin, anna) = (operator(&server), server.guest("Anna").await);
    let path = format!("/api/tables/{}/stream", anna.table(&["me", "me"], &[]).await);
    let mut streams = [
        Stream::open(&anna, &path, None).await,
        Stream::open(&server.stranger(), &path, None).await,
        Stream::open(&anna, "/api/me/stream", None).await,
    ];
    for stream in &mut streams {
        assert!(stream.next().await.is_some());
    }
    let elsewhere = json!({ "action": "ban-network", "target": "192.0.2.0/24", "reason": "flood" });
    done(&admin, elsewhere).await;
    done(&admin, json!({ "action": "ban-network", "target": "127.0.0.0/8", "reason": "flood" })).await;
    for stream in &mut streams {
        let ends = async { while stream.next().await.is_some() {} };
        tokio::time::timeout(SOON, ends).await.expect("the stream ends before its next heartbeat");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_empty_token_is_none() {
    let file = File::new();
    let (listen, database, admin_token) = (([127, 0, 0, 1], 0).into(), file.url(), Some(String::new()));
    let server = serve_with(Settings { listen, database, admin_token, ..Settings::default() }).await;
    // HTTP/2 keeps the space at the end of a header.
    let client = reqwest::Client::builder().http2_prior_knowledge().build().unwrap();
    let request = client.post(format!("{}/api/admin", server.base)).header("authorization", "Bearer ");
    let response = request.json(&json!({ "action": "status" })).send().await.unwrap();
    assert_eq!(response.status(), 401);
    server.stop().await;
}

#[tokio::test]
async fn an_admin_cannot_act_against_admins_or_make_new_ones() {
    let file = File::new();
    let server = open(&file.url()).await;
    let operator = operator(&server);
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let (anna_id, bert_id) = (id(&anna).await, id(&bert).await);
    let grant = |target: &str| json!({ "action": "grant-admin", "target": target, "reason": "helps" });
    done(&operator, grant(&anna_id)).await;
    done(&anna, json!({ "action": "mute-user", "target": bert_id, "reason": "spam" })).await;
    assert_eq!(done(&anna, json!({ "action": "audit" })).await["entries"][0]["actor"], anna_id);
    is(&refused(&anna, "/api/admin", grant(&bert_id)).await, (403, "forbidden"));
    done(&operator, grant(&bert_id)).await;
    is(&refused(&anna, "/api/admin", ban(&bert_id)).await, (403, "forbidden"));
    done(&operator, json!({ "action": "revoke-admin", "target": anna_id, "reason": "left" })).await;
    is(&refused(&anna, "/api/admin", json!({ "action": "status" })).await, (403, "forbidden"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_reaches_other_processes() {
    let cluster = Cluster::start("admin-two");
    let (one, two) = (open(&cluster.url()).await, open(&cluster.url()).await);
    let anna = one.guest("Anna").await;
    let elsewhere = anna.at(&two);
    assert_eq!(elsewhere.get("/api/me").await.0, 200);
    done(&operator(&one), json!({ "action": "maintenance", "notice": "soon", "reason": "upgrade" })).await;
    done(&operator(&one), ban(&id(&anna).await)).await;
    while elsewhere.get("/api/me").await.0 == 200
        || two.stranger().seen("/api").await["maintenance"] != "soon"
    {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn unused_data_is_pruned_on_sqlite() {
    let file = File::new();
    let server = open(&file.url()).await;
    unused_data_is_pruned(&server, &file.url()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unused_data_is_pruned_on_postgresql() {
    let cluster = Cluster::start("pruning");
    let server = open(&cluster.url()).await;
    unused_data_is_pruned(&server, &cluster.url()).await;
    server.stop().await;
}

/// What a run has deleted.
fn pruned([tables, games, guests, editions, sessions, mail_codes]: [u32; 6]) -> Value {
    json!({ "tables": tables, "games": games, "guests": guests, "editions": editions, "sessions": sessions,
            "mail_codes": mail_codes })
}

async fn unused_data_is_pruned(server: &Running, url: &str) {
    let player = server.guest("Player").await;
    let game = player.table(&["me", "me"], &[]).await;
    let (unused, owner) = (server.guest("Unused").await, server.guest("Owner").await);
    let edition = include_str!("../../../../editions/2023.toml").replacen("\"2023\"", "\"unused\"", 1);
    let new = json!({ "seats": ["me", "open"], "edition": edition });
    let closed = owner.done("/api/tables", new).await["table"]["id"].as_str().unwrap().to_owned();
    owner.done(&format!("/api/tables/{closed}/leave"), json!({})).await;
    let prune = json!({ "action": "prune", "reason": "test" });
    let none = pruned([0; 6]);
    assert_eq!(done(&operator(server), prune.clone()).await["pruned"], none, "nothing is old enough");
    let mut database = AnyConnection::connect(url).await.unwrap();
    for sql in [
        "UPDATE users SET created = 1",
        "UPDATE passes SET created = 1, used = NULL",
        "UPDATE tables SET created = 1",
        "UPDATE editions SET used = 1",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let deleted = done(&operator(server), prune.clone()).await;
    assert_eq!(deleted["pruned"], pruned([1, 0, 2, 1, 0, 0]));
    for sql in [
        "UPDATE passes SET used = 1 WHERE kind = 'cookie'",
        "INSERT INTO mail_codes VALUES ('a', 'confirm', 'hash', 'a@b.example', 1)",
        "INSERT INTO mail_codes VALUES ('a', 'recover', 'hash', 'a@b.example', 4102444800000)",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let deleted = done(&operator(server), prune.clone()).await;
    assert_eq!(deleted["pruned"], pruned([0, 0, 0, 0, 1, 1]), "what has expired");
    assert_eq!([unused.get("/api/me").await.0, owner.get("/api/me").await.0], [401, 401]);
    assert_eq!(player.get("/api/me").await.0, 200, "who plays stays");
    assert!(
        player.play_once(&game, &mut rand_pcg::Pcg32::new(1, 1)).await,
        "a game that can be played is kept"
    );
    assert_eq!(player.get(&format!("/api/tables/{closed}")).await.0, 404);
    let uploaded = json!({ "seats": ["me", "me"], "edition": edition, "start": true });
    player.done("/api/tables", uploaded).await;
    assert_eq!(done(&operator(server), prune.clone()).await["pruned"], none, "an edition in use stays");
    let (guest, friend) = (server.guest("Guest").await, server.guest("Friend").await);
    let orphaned = guest.table(&["me", "squire"], &[]).await;
    let shared = friend.table(&["me", "squire"], &[]).await;
    for sql in ["UPDATE tables SET created = 1", "UPDATE log SET at = 1"] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let id = guest.seen("/api/me").await["id"].as_str().unwrap().to_owned();
    sqlx::query("DELETE FROM passes WHERE user_id = $1").bind(id).execute(&mut database).await.unwrap();
    assert_eq!(done(&operator(server), prune).await["pruned"], pruned([0, 1, 0, 0, 0, 0]));
    assert_eq!(
        friend.get(&format!("/api/tables/{orphaned}")).await.0,
        404,
        "a guest without a session cannot return"
    );
    assert_eq!(friend.get(&format!("/api/tables/{shared}")).await.0, 200);
}
