//! Databases of all older versions can be loaded. Their files never change.
//!
//! `rules-*.sql` are rows of the first schema. `whole-*.sql` are whole databases of older versions; the number is that of
//! the last migration. The `.json` beside it has what a test needs to continue, the `.txt` what that version answered
//! about it.

mod content;
mod dump;
mod responses;

use std::path::Path;
use std::time::Duration;

use self::content::{PASSWORD, Story, play_once, settled, signed_in};
use self::dump::{Database, files};
use self::responses::all_responses;
use crate::common::postgres::Cluster;
use crate::common::{File, Running, Stream, serve};
use expect_test::expect_file;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, Executor};

/// Longer than a bot takes to notice its turn.
const SOON: Duration = Duration::from_secs(60);

/// Writes new files on request, before a migration or a change of the rules (needs the programs sqlite3 and pg_dump):
/// `STORED_GAMES=whole-4 cargo test -p elgrande-server --test all stored_games::`.
#[tokio::test(flavor = "multi_thread")]
async fn a_stored_database_can_be_dumped() {
    let Ok(name) = std::env::var("STORED_GAMES") else { return };
    for database in [Database::Sqlite(File::new()), Database::Postgres(Cluster::start("written"))] {
        let server = content::open(&database.url()).await;
        let mut story = content::made(&server).await;
        for kept in story.tables.values_mut() {
            let seen = server.stranger().seen(&format!("/api/tables/{}", kept.id)).await;
            kept.ply = seen["table"]["ply"].as_u64().unwrap();
        }
        let text = all_responses(&server, &story).await;
        server.stop().await;
        database.run(story.timeless()).await;
        let write = |end: &str, text: String| {
            std::fs::write(format!("tests/stored/{name}.{}.{end}", database.word()), text).unwrap();
        };
        write("sql", database.dump());
        write("json", serde_json::to_string_pretty(&story).unwrap() + "\n");
        write("txt", text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_all_versions_migrate_and_continue_on_sqlite() {
    for path in files("whole-", ".sqlite.sql") {
        goes_on(&Database::Sqlite(File::new()), &path).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_all_versions_migrate_and_continue_on_postgresql() {
    for path in files("whole-", ".postgres.sql") {
        goes_on(&Database::Postgres(Cluster::start("stored")), &path).await;
    }
}

async fn goes_on(database: &Database, path: &Path) {
    let read = |end: &str| std::fs::read_to_string(path.with_extension(end)).unwrap();
    let story: Story = serde_json::from_str(&read("json")).unwrap();
    database.run(read("sql")).await;
    let server = content::open(&database.url()).await;
    expect_file![path.with_extension("txt")].assert_eq(&all_responses(&server, &story).await);
    an_old_request_is_answered_alike(&server, &story).await;
    an_old_wish_to_go_back_is_granted(&server, &story).await;
    who_left_comes_back(&server, &story).await;
    for name in ["branch", "company", "screen"] {
        is_played_on(&server, &story, name).await;
    }
    an_invitation_still_holds(&server, &story).await;
    bots_play_where_time_ran_out(&server, &story).await;
    a_record_is_taken_back_in(&server, &story).await;
    server.stop().await;
}

async fn an_old_request_is_answered_alike(server: &Running, story: &Story) {
    let obeyed = &story.obeyed;
    let person = story.person(obeyed["person"].as_str().unwrap(), server);
    let path = story.path(obeyed["table"].as_str().unwrap(), "/actions");
    assert_eq!(person.done(&path, obeyed["body"].clone()).await["ply"], obeyed["ply"]);
    let now = server.stranger().seen(&story.path("company", "")).await;
    assert_eq!(now["table"]["ply"], story.tables["company"].ply, "nothing is played twice");
}

async fn an_old_wish_to_go_back_is_granted(server: &Running, story: &Story) {
    let bert = story.person("Bert", server);
    let proposal = server.stranger().seen(&story.path("company", "")).await["table"]["proposal"].clone();
    let path = story.path("company", &format!("/view?ply={}", proposal["to"]));
    let then = server.stranger().seen(&path).await;
    bert.done(&story.path("company", "/undo"), json!({ "ply": proposal["ply"], "to": proposal["to"] })).await;
    let path = story.path("company", &format!("/view?ply={}", proposal["ply"].as_u64().unwrap() + 1));
    assert_eq!(server.stranger().seen(&path).await["view"], then["view"]);
}

async fn who_left_comes_back(server: &Running, story: &Story) {
    let kind = async || {
        server.stranger().seen(&story.path("company", "")).await["table"]["seats"][2]["kind"].clone()
    };
    assert_eq!(kind().await, "stand-in");
    story.person("Carla", server).done(&story.path("company", "/return"), json!({})).await;
    assert_eq!(kind().await, "person");
}

async fn is_played_on(server: &Running, story: &Story, name: &str) {
    let id = &story.tables[name].id;
    let people = ["Anna", "Bert", "Carla"].map(|name| story.person(name, server));
    let before = settled(server, id).await["table"]["ply"].as_u64().unwrap();
    let [anna, bert, carla] = &people;
    assert!(play_once(&[anna, bert, carla], id, &mut Pcg32::new(3, 1)).await, "{name}");
    assert!(settled(server, id).await["table"]["ply"].as_u64().unwrap() > before, "{name}");
}

/// Anna signs in with her password; Bert joins with the invitation that she sends.
async fn an_invitation_still_holds(server: &Running, story: &Story) {
    let (anna, bert) = (signed_in(server, "anna", PASSWORD).await, story.person("Bert", server));
    let path = |rest: &str| story.path("waiting", rest);
    assert_eq!(bert.post(&path("/join"), json!({})).await.0, 403);
    let invitation = anna.seen(&path("")).await["table"]["invitation"].clone();
    bert.done(&path("/join"), json!({ "invitation": invitation })).await;
    bert.done(&path("/ready"), json!({ "ready": true })).await;
    assert_eq!(anna.done(&path("/start"), json!({})).await["table"]["phase"], "playing");
}

/// Bots play on as soon as someone watches.
async fn bots_play_where_time_ran_out(server: &Running, story: &Story) {
    let _stream = Stream::open(&server.stranger(), &story.path("live", "/stream"), None).await;
    let goes_on = async {
        while server.stranger().seen(&story.path("live", "")).await["table"]["ply"]
            == story.tables["live"].ply
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, goes_on).await.unwrap();
}

async fn a_record_is_taken_back_in(server: &Running, story: &Story) {
    let anna = story.person("Anna", server);
    for name in ["duel", "solo"] {
        let record = anna.seen(&story.path(name, "/record")).await;
        let taken = anna.done("/api/tables", json!({ "record": record })).await;
        let before = anna.seen(&story.path(name, "")).await;
        assert_eq!(taken["game"]["view"]["scores"], before["game"]["view"]["scores"], "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_another_rules_version_is_refused() {
    let path = files("whole-", ".sqlite.sql").remove(0);
    let read = |end: &str| std::fs::read_to_string(path.with_extension(end)).unwrap();
    let story: Story = serde_json::from_str(&read("json")).unwrap();
    let database = Database::Sqlite(File::new());
    let other = format!("UPDATE tables SET rules = 0 WHERE id = '{}';", story.tables["duel"].id);
    database.run(read("sql") + &other).await;
    let server = content::open(&database.url()).await;
    let (status, answer) = server.stranger().get(&story.path("duel", "")).await;
    assert_eq!((status, &answer["error"]["code"]), (500, &json!("broken")));
    assert_eq!(server.stranger().get(&story.path("solo", "")).await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn every_stored_game_loads_unchanged() {
    for path in files("rules-", ".sql") {
        let file = File::new();
        serve(&file.url()).await.stop().await;
        let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
        store.execute("DELETE FROM editions").await.unwrap();
        for statement in statements(&std::fs::read_to_string(&path).unwrap()) {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut store).await.unwrap();
        }
        let ids: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables ORDER BY created").fetch_all(&mut store).await.unwrap();
        store.close().await.unwrap();
        let server = serve(&file.url()).await;
        let mut lines = String::new();
        for id in ids {
            let seen = server.stranger().seen(&format!("/api/tables/{id}")).await;
            lines += &line(&seen);
        }
        server.stop().await;
        expect_file![path.with_extension("txt")].assert_eq(&lines);
    }
}

/// A statement ends with a line that ends with a semicolon.
fn statements(dump: &str) -> impl Iterator<Item = String> {
    dump.split_inclusive(";\n").map(|statement| statement.trim().to_owned())
}

fn line(seen: &Value) -> String {
    let (table, game) = (&seen["table"], &seen["game"]);
    let view = &game["view"];
    format!(
        "{} ply {} round {} scores {} asked {}\n",
        table["phase"], game["ply"], view["round"], view["scores"], game["asked"]
    )
}
