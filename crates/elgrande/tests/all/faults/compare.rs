//! Compares what was acknowledged with what an independent connection reads from the database.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::load::Acknowledged;
use crate::survival::player::Player;
use crate::survival::table::Game;
use crate::survival::test_run::TestRun;

/// All differences, each once.
#[derive(Default)]
pub(crate) struct Differences {
    /// Acknowledged but not stored.
    pub(crate) lost: HashSet<String>,
    /// Stored but never requested, or stored twice.
    pub(crate) doubled: HashSet<String>,
}

impl Differences {
    pub(crate) fn is_empty(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty()
    }

    /// Compares the games in progress, chat and tables.
    pub(crate) async fn find(&mut self, url: &str, run: &TestRun, other: &Acknowledged) -> sqlx::Result<()> {
        let mut connection = connect(url).await?;
        let games = run.games.lock().unwrap().clone();
        for game in games {
            self.find_in_game(&mut connection, &game).await?;
        }
        self.find_in_others(&mut connection, other).await?;
        connection.close().await
    }

    /// Compares the finished games.
    pub(crate) async fn find_in_finished(&mut self, url: &str, run: &TestRun) -> sqlx::Result<()> {
        let mut connection = connect(url).await?;
        let finished = run.finished.lock().unwrap().clone();
        for (table, acknowledged) in finished {
            let stored = log_of(&mut connection, &table).await?;
            self.find_lost(&table, &acknowledged, &stored);
        }
        connection.close().await
    }

    /// The game continues meanwhile: everything that was acknowledged before the log is read must be in it, and everything in
    /// it must have been requested by then.
    async fn find_in_game(&mut self, connection: &mut AnyConnection, game: &Game) -> sqlx::Result<()> {
        let acknowledged = game.acknowledged();
        let stored = log_of(connection, &game.id).await?;
        self.find_lost(&game.id, &acknowledged, &stored);
        for (ply, entry) in stored.iter().enumerate() {
            if !is_requested(game, ply, entry) {
                self.doubled.insert(format!("{} {ply} {entry}", game.id));
            }
        }
        Ok(())
    }

    fn find_lost(&mut self, table: &str, acknowledged: &[(usize, String)], stored: &[String]) {
        for (ply, entry) in acknowledged.iter().filter(|(ply, entry)| stored.get(*ply) != Some(entry)) {
            self.lost.insert(format!("{table} {ply} {entry}"));
        }
    }

    async fn find_in_others(
        &mut self,
        connection: &mut AnyConnection,
        other: &Acknowledged,
    ) -> sqlx::Result<()> {
        let (lines, tables) = (other.lines.lock().unwrap().clone(), other.tables.lock().unwrap().clone());
        let mut counts = HashMap::<String, usize>::new();
        for text in strings(connection, "SELECT text FROM chat").await? {
            *counts.entry(text).or_default() += 1;
        }
        let stored: HashSet<String> =
            strings(connection, "SELECT id FROM tables").await?.into_iter().collect();
        self.lost.extend(lines.into_iter().filter(|text| !counts.contains_key(text)));
        self.lost.extend(tables.into_iter().filter(|table| !stored.contains(table)));
        self.doubled.extend(counts.into_iter().filter(|(_, count)| *count > 1).map(|(text, _)| text));
        Ok(())
    }
}

/// The server itself plays for bots and preset answers.
fn is_requested(game: &Game, ply: usize, entry: &str) -> bool {
    let (seat, action) = entry.split_once(' ').unwrap();
    let has_seat =
        |player: &&Player| player.acknowledged.lock().unwrap().iter().any(|request| request.seat == seat);
    let mut owners = game.players.iter().filter(has_seat).peekable();
    owners.peek().is_none()
        || owners.any(|player| player.has_requested(ply, entry) || player.may_be_preset(action))
}

/// The entries of a table's log. Panics if a ply is missing.
async fn log_of(connection: &mut AnyConnection, table: &str) -> sqlx::Result<Vec<String>> {
    let query = sqlx::query_as("SELECT ply, entry FROM log WHERE table_id = $1 ORDER BY ply").bind(table);
    let rows: Vec<(i64, String)> = query.fetch_all(connection).await?;
    assert!(rows.iter().map(|(ply, _)| *ply).eq(0..rows.len() as i64), "the log of {table} has a gap");
    Ok(rows.into_iter().map(|(_, entry)| entry).collect())
}

async fn strings(connection: &mut AnyConnection, query: &'static str) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar(query).fetch_all(connection).await
}

/// Retries: a restarted database needs a moment.
async fn connect(url: &str) -> sqlx::Result<AnyConnection> {
    for _ in 0..50 {
        if let Ok(connection) = AnyConnection::connect(url).await {
            return Ok(connection);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    AnyConnection::connect(url).await
}
