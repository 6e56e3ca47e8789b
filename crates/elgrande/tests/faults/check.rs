//! What was acknowledged, compared with what an independent connection reads from the database.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use crate::load::Acknowledged;
use crate::table::Game;
use crate::world::World;

/// What is wrong, each finding once.
#[derive(Default)]
pub(crate) struct Findings {
    /// Acknowledged and not there.
    pub(crate) lost: HashSet<String>,
    /// There and never asked for, or there twice.
    pub(crate) doubled: HashSet<String>,
}

impl Findings {
    pub(crate) fn is_empty(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty()
    }

    /// Looks at the games that go on, and at chat and tables.
    pub(crate) async fn compare(
        &mut self,
        url: &str,
        world: &World,
        others: &Acknowledged,
    ) -> sqlx::Result<()> {
        let mut connection = connect(url).await?;
        let games = world.games.lock().unwrap().clone();
        for game in games {
            self.compare_game(&mut connection, &game).await?;
        }
        self.compare_others(&mut connection, others).await?;
        connection.close().await
    }

    /// Looks at the games that are over.
    pub(crate) async fn compare_ended(&mut self, url: &str, world: &World) -> sqlx::Result<()> {
        let mut connection = connect(url).await?;
        let ended = world.ended.lock().unwrap().clone();
        for (table, acknowledged) in ended {
            let stored = log_of(&mut connection, &table).await?;
            self.find_lost(&table, &acknowledged, &stored);
        }
        connection.close().await
    }

    /// Play goes on meanwhile: what was acknowledged before the log is read must be in it, and what is in it must have been
    /// asked for by the time it was read.
    async fn compare_game(&mut self, connection: &mut AnyConnection, game: &Game) -> sqlx::Result<()> {
        let acknowledged = game.acknowledged();
        let stored = log_of(connection, &game.id).await?;
        self.find_lost(&game.id, &acknowledged, &stored);
        for (ply, entry) in stored.iter().enumerate() {
            if !is_asked_for(game, ply, entry) {
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

    async fn compare_others(
        &mut self,
        connection: &mut AnyConnection,
        others: &Acknowledged,
    ) -> sqlx::Result<()> {
        let (lines, tables) = (others.lines.lock().unwrap().clone(), others.tables.lock().unwrap().clone());
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

/// Bots, and players who have said so, are answered for by the server.
fn is_asked_for(game: &Game, ply: usize, entry: &str) -> bool {
    let (seat, action) = entry.split_once(' ').unwrap();
    let is_of = |acked: &crate::player::Acked| acked.seat == seat;
    let is_person = |player: &crate::player::Player| player.acked.lock().unwrap().iter().any(is_of);
    let mut people = game.players.iter().filter(|player| is_person(player)).peekable();
    people.peek().is_none()
        || people.any(|player| player.has_sent(ply, entry) || player.may_be_answered_ahead(action))
}

/// The entries of a table's log; a gap in it ends the test.
async fn log_of(connection: &mut AnyConnection, table: &str) -> sqlx::Result<Vec<String>> {
    let query = sqlx::query_as("SELECT ply, entry FROM log WHERE table_id = $1 ORDER BY ply").bind(table);
    let rows: Vec<(i64, String)> = query.fetch_all(connection).await?;
    assert!(rows.iter().map(|(ply, _)| *ply).eq(0..rows.len() as i64), "the log of {table} has a gap");
    Ok(rows.into_iter().map(|(_, entry)| entry).collect())
}

async fn strings(connection: &mut AnyConnection, query: &'static str) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar(query).fetch_all(connection).await
}

/// A database that was just started again may need a moment.
async fn connect(url: &str) -> sqlx::Result<AnyConnection> {
    for _ in 0..50 {
        if let Ok(connection) = AnyConnection::connect(url).await {
            return Ok(connection);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    AnyConnection::connect(url).await
}
