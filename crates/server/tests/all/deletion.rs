//! A deleted account: nobody can read its name, its id or its chat any more, and no file contains them.

use std::time::Duration;

use crate::common::postgres::Cluster;
use crate::common::two::{in_order, options, play};
use crate::common::{File, PASSWORD, Person, Running, Stream, serve};
use reqwest::Method;
use serde_json::{Value, json};
use server::host::admin::Administrator;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tokio::time::timeout;

/// Longer than any response takes.
const SOON: Duration = Duration::from_secs(30);
const NAME: &str = "Quetzalcoatl";
const MESSAGE: &str = "xylophones at midnight";
const REPORT: &str = "zithers before dawn";

/// A time in the future.
const CENTURY: i64 = 4_102_444_800_000;

/// What must be gone, and where it could be found.
struct Trace {
    secrets: Vec<String>,
    tables: Vec<String>,
    other: Person,
}

async fn report(person: &Person, body: Value) {
    person.done("/api/reports", body).await;
}

/// Carries out a request of the operator.
async fn administer(server: &Running, request: Value) -> Value {
    let request = serde_json::from_value(request).unwrap();
    server.host.administer(&Administrator::Operator, &request).await.unwrap()
}

/// A user with games, chat, an undo proposal, a token and an owned table without a seat; muted, reported and an admin.
async fn made(server: &Running) -> (Person, Trace) {
    let (anna, bert) = (server.member(NAME).await, server.member("Bert").await);
    let id = anna.seen("/api/me").await["id"].as_str().unwrap().to_owned();
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"], "access": "public" })).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{table}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{table}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{table}/start"), json!({})).await;
    let (first, second) = in_order(&table, anna.clone(), bert.clone()).await;
    play(&first, &table, 0, &[&options(&first, &table).await.0], "key-of-first").await;
    play(&second, &table, 1, &[&options(&second, &table).await.1], "key-of-second").await;
    anna.done(&format!("/api/tables/{table}/undo"), json!({ "ply": 2, "to": 0 })).await;
    anna.done(&format!("/api/tables/{table}/chat"), json!({ "text": MESSAGE })).await;
    bert.done(&format!("/api/tables/{table}/chat"), json!({ "text": "good luck" })).await;
    let alone = anna.table(&["me", "random"], &["short"]).await;
    anna.done(&format!("/api/tables/{alone}/chat"), json!({ "text": MESSAGE })).await;
    anna.call(Method::PATCH, "/api/me", Some(json!({ "name": format!("{NAME} II") }))).await;
    report(&bert, json!({ "player": id, "text": "rude", "table": table, "room": "players", "line": 1 }))
        .await;
    let bert_id = bert.seen("/api/me").await["id"].clone();
    report(&anna, json!({ "player": bert_id, "text": REPORT, "table": table, "room": "players", "line": 2 }))
        .await;
    let mute = json!({ "action": "mute-user", "target": id, "reason": format!("{NAME} shouts") });
    administer(server, mute).await;
    administer(server, json!({ "action": "grant-admin", "target": id, "reason": "helps" })).await;
    administer(
        server,
        json!({ "action": "set-quota", "target": id, "quota": "tables", "value": 9, "reason": "bots" }),
    )
    .await;
    let note =
        json!({ "action": "set-quota", "target": bert_id, "quota": "tables", "value": 9, "reason": "bots" });
    anna.done("/api/admin", note).await;
    anna.call(
        Method::PUT,
        &format!("/api/me/blocks/{}", bert_id.as_str().unwrap()),
        Some(json!({ "kind": "mute" })),
    )
    .await;
    let secrets = vec![NAME.to_owned(), NAME.to_lowercase(), MESSAGE.to_owned(), REPORT.to_owned(), id];
    (anna, Trace { secrets, tables: vec![table, alone], other: bert })
}

impl Trace {
    fn require_gone(&self, place: &str, text: &str) {
        for secret in &self.secrets {
            assert!(!text.contains(secret), "{secret} is in {place}: {text}");
        }
    }

    /// Every response that others can get.
    async fn require_unreadable(&self, server: &Running) {
        let (bert, me) = (self.other.at(server), self.other.seen("/api/me").await["id"].clone());
        let mut paths = ["mine", "awaited", "finished", "open", "watch"]
            .map(|list| format!("/api/tables?list={list}"))
            .to_vec();
        for table in &self.tables {
            let rest = ["", "/chat", "/view", "/plies", "/view?ply=1&from=0", "/record", "/decision"];
            paths.extend(rest.map(|rest| format!("/api/tables/{table}{rest}")));
        }
        paths.extend(["/api/me".to_owned(), format!("/api/players/{}", me.as_str().unwrap())]);
        for path in paths {
            for person in [&bert, &server.stranger()] {
                let response = person.send(Method::GET, &path, None).await;
                self.require_gone(&path, &response.text().await.unwrap());
            }
        }
        for table in &self.tables {
            let mut stream =
                Stream::open(&bert, &format!("/api/tables/{table}/stream?last=0-0-0"), None).await;
            self.require_gone("a stream", &stream.next_named("table").await.data.to_string());
        }
        let chat = bert.seen(&format!("/api/tables/{}/chat", self.tables[0])).await;
        let texts: Vec<&Value> = chat["lines"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
        assert_eq!(texts, ["", "good luck"], "messages of others stay");
    }
}

/// What was reported of the user is gone; what the user has reported of others stays, without the user's words.
async fn admins_read_nothing_of_it(server: &Running, trace: &Trace) {
    for action in ["reports", "audit", "bans", "users"] {
        trace.require_gone(action, &administer(server, json!({ "action": action })).await.to_string());
    }
    let reports = administer(server, json!({ "action": "reports" })).await;
    assert_eq!(reports["reports"].as_array().unwrap().len(), 1, "{reports}");
    assert_eq!(
        (&reports["reports"][0]["quote"], &reports["reports"][0]["text"]),
        (&json!("good luck"), &json!(""))
    );
    let audit = administer(server, json!({ "action": "audit" })).await;
    let actions: Vec<&Value> =
        audit["entries"].as_array().unwrap().iter().map(|entry| &entry["action"]).collect();
    assert!(actions.contains(&&json!("mute-user")), "the log still says what was done: {actions:?}");
}

async fn delete(anna: &Person) {
    let body = json!({ "password": PASSWORD });
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(body)).await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_deleted_account_stays_in_the_files_or_in_responses() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, trace) = made(&server).await;
    let mut stream = Stream::open(&anna, &format!("/api/tables/{}/stream", trace.tables[0]), None).await;
    let mut personal = Stream::open(&anna, "/api/me/stream", None).await;
    stream.next_named("table").await;
    assert!(stored(&file).contains(MESSAGE), "there is something to delete");
    delete(&anna).await;
    let ends = async {
        while stream.next().await.is_some() {}
        while personal.next().await.is_some() {}
    };
    timeout(SOON, ends).await.expect("the user's own streams end at once");
    trace.require_unreadable(&server).await;
    admins_read_nothing_of_it(&server, &trace).await;
    let is_gone = async {
        while trace.secrets.iter().any(|secret| stored(&file).contains(secret)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let is_gone = timeout(SOON, is_gone).await.is_ok();
    assert!(
        is_gone,
        "in the files: {:?}",
        trace.secrets.iter().filter(|secret| stored(&file).contains(*secret)).collect::<Vec<_>>()
    );
    server.stop().await;
    trace.require_gone("the files of a stopped server", &stored(&file));
}

#[tokio::test(flavor = "multi_thread")]
async fn another_process_does_not_show_a_deleted_account() {
    let cluster = Cluster::start("deletion");
    let (here, there) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let (anna, trace) = made(&here).await;
    let elsewhere = Trace { other: trace.other.at(&there), ..trace };
    for table in &elsewhere.tables {
        there.stranger().seen(&format!("/api/tables/{table}")).await;
    }
    let mut stream = Stream::open(&anna.at(&there), "/api/me/stream", None).await;
    stream.next_named("awaited").await;
    delete(&anna).await;
    let ends = async { while stream.next().await.is_some() {} };
    timeout(SOON, ends).await.expect("streams at another process end, too");
    elsewhere.require_unreadable(&there).await;
    here.stop().await;
    there.stop().await;
}

#[tokio::test]
async fn the_export_has_everything_that_is_stored_about_a_user() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, trace) = made(&server).await;
    let id = anna.seen("/api/me").await["id"].clone();
    let mut database = AnyConnection::connect(&file.url()).await.unwrap();
    for sql in [
        format!("INSERT INTO mail_codes VALUES ({id}, 'confirm', 'hash', 'a@b.example', {CENTURY})"),
        format!("INSERT INTO game_addresses VALUES ('{}', {id}, '192.0.2.1')", trace.tables[0]),
    ] {
        sqlx::query(AssertSqlSafe(sql.replace('"', "'"))).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let response = anna.browser().send(Method::GET, "/api/me/export", None).await;
    assert!(response.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let data: Value = response.json().await.unwrap();
    assert_eq!(
        (&data["account"]["name"], &data["account"]["guest"]),
        (&json!(format!("{NAME} II")), &json!(false))
    );
    assert_eq!(data["chat"].as_array().unwrap().iter().filter(|line| line["text"] == MESSAGE).count(), 2);
    assert_eq!(
        (data["sessions"].as_array().unwrap().len(), data["tokens"][0]["label"].as_str()),
        (1, Some("test"))
    );
    assert_eq!((data["seats"].as_array().unwrap().len(), data["tables"].as_array().unwrap().len()), (2, 2));
    assert_eq!((&data["account"]["admin"], &data["restrictions"][0]["kind"]), (&json!(true), &json!("mute")));
    assert_eq!((&data["quotas"][0]["value"], &data["blocks"][0]["name"]), (&json!(9), &json!("Bert")));
    assert_eq!(
        data["mail_codes"],
        json!([{ "purpose": "confirm", "email": "a@b.example", "expires": CENTURY }])
    );
    let addresses = json!([{ "table": trace.tables[0], "address": "192.0.2.1" }]);
    assert_eq!((&data["reports"][0]["text"], &data["game_addresses"]), (&json!(REPORT), &addresses));
    let text = data.to_string();
    assert!(
        text.matches("good luck").count() == 1
            && !text.contains("argon2")
            && trace.secrets.iter().any(|secret| text.contains(secret))
    );
    server.stop().await;
}

/// Every byte of the database files.
fn stored(file: &File) -> String {
    let path = file.url().replace("sqlite://", "");
    let read = |end: &str| std::fs::read(format!("{path}{end}")).unwrap_or_default();
    ["", "-wal"].iter().map(|end| String::from_utf8_lossy(&read(end)).into_owned()).collect()
}
