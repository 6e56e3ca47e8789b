//! Whole databases as text: written with the database's own programs, read back from the text alone.

use std::path::PathBuf;
use std::process::Command;

use sqlx::{AssertSqlSafe, Connection};

use crate::common::File;
use crate::common::postgres::Cluster;

/// An empty database of one test.
pub(crate) enum Database {
    Sqlite(File),
    Postgres(Cluster),
}

impl Database {
    pub(crate) fn url(&self) -> String {
        match self {
            Database::Sqlite(file) => file.url(),
            Database::Postgres(cluster) => cluster.url(),
        }
    }

    /// The suffix of dump files of its kind.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Database::Sqlite(_) => "sqlite",
            Database::Postgres(_) => "postgres",
        }
    }

    /// All of its content, including schema and migrations.
    pub(crate) fn dump(&self) -> String {
        let url = self.url();
        match self {
            Database::Sqlite(_) => printed("sqlite3", &[url.trim_start_matches("sqlite://"), ".dump"]),
            Database::Postgres(_) => {
                let options = ["--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges"];
                let text = printed("pg_dump", &[&options[..], &[&url]].concat());
                // Commands of psql, and settings that an older server does not support.
                let is_kept = |line: &&str| !line.starts_with('\\') && !line.starts_with("SET ");
                text.split_inclusive('\n').filter(is_kept).collect()
            }
        }
    }

    /// Runs a dump or other SQL; creates the file if needed.
    pub(crate) async fn run(&self, sql: String) {
        sqlx::any::install_default_drivers();
        let url = self.url();
        let url = if self.word() == "sqlite" { url + "?mode=rwc" } else { url };
        let mut store = sqlx::AnyConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut store).await.unwrap();
        store.close().await.unwrap();
    }
}

fn printed(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().unwrap();
    assert!(output.status.success(), "{program}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The files of the corpus with this prefix and suffix, sorted.
pub(crate) fn files(start: &str, end: &str) -> Vec<PathBuf> {
    let is_meant = |name: &str| name.starts_with(start) && name.ends_with(end);
    let entries = std::fs::read_dir("tests/stored").unwrap().map(|entry| entry.unwrap());
    let meant = entries.filter(|entry| is_meant(entry.file_name().to_str().unwrap()));
    let mut paths: Vec<_> = meant.map(|entry| entry.path().canonicalize().unwrap()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no file is called {start}…{end}");
    paths
}
