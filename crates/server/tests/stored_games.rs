//! Games stored by every version so far load forever: one file for each, never changed once it is there.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{File, serve};
use expect_test::expect_file;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, Executor};

/// Writes what is stored now as a new file, when asked to (it needs the program sqlite3): `STORED_GAMES=name cargo test --test stored_games`.
#[tokio::test]
async fn stored_games_can_be_written_down() {
    let Ok(name) = std::env::var("STORED_GAMES") else { return };
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let mut rng = rand_pcg::Pcg32::new(8, 1);
    let plain = anna.table(&["me", "me"], &["short", "power-shift"]).await;
    let open = anna.table(&["me", "me", "me"], &["regency", "veto"]).await;
    while anna.play_once(&plain, &mut rng).await {}
    for _ in 0..40 {
        anna.play_once(&open, &mut rng).await;
    }
    let view = anna.seen(&format!("/api/tables/{open}/view")).await;
    let undo = serde_json::json!({ "ply": view["ply"], "to": view["ply"].as_u64().unwrap() - 1 });
    let _ = anna.post(&format!("/api/tables/{open}/undo"), undo).await;
    server.stop().await;
    let path = file.url().replace("sqlite://", "");
    let dump = sqlite3(&path, ".dump");
    let mut kept = String::new();
    for table in ["users", "editions", "tables", "seats", "log"] {
        let columns = format!("SELECT group_concat(name, ', ') FROM pragma_table_info('{table}')");
        let named = format!("INSERT INTO {table} ({}) VALUES", sqlite3(&path, &columns).trim());
        let start = format!("INSERT INTO {table} VALUES");
        let rows = statements(&dump).filter(|statement| statement.starts_with(&start));
        kept.extend(rows.map(|row| row.replacen(&start, &named, 1) + "\n"));
    }
    std::fs::write(format!("tests/stored/{name}.sql"), kept).unwrap();
}

fn sqlite3(path: &str, command: &str) -> String {
    let output = std::process::Command::new("sqlite3").args([path, command]).output();
    String::from_utf8(output.unwrap().stdout).unwrap()
}

/// Statements end with a line that ends with a semicolon.
fn statements(dump: &str) -> impl Iterator<Item = String> {
    dump.split_inclusive(";\n").map(|statement| statement.trim().to_owned())
}

#[tokio::test]
async fn every_stored_game_loads_and_stands_as_it_stood() {
    let mut files: Vec<_> =
        std::fs::read_dir("tests/stored").unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "sql"));
    assert!(!files.is_empty());
    for path in files {
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
        expect_file![path.canonicalize().unwrap().with_extension("txt")].assert_eq(&lines);
    }
}

fn line(seen: &Value) -> String {
    let (table, game) = (&seen["table"], &seen["game"]);
    let view = &game["view"];
    format!(
        "{} ply {} round {} scores {} asked {}\n",
        table["phase"], game["ply"], view["round"], view["scores"], game["asked"]
    )
}
