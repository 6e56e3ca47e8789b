//! What people say at a table, in two rooms: one for players, one for watchers.

use serde::{Deserialize, Serialize};
use sqlx::FromRow;

use super::{News, Store};

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Among those who play; others may listen once the game is over.
    Players,
    /// Among all who watch; players hear it too once the game is over.
    Watchers,
}

impl Room {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Watchers => "watchers",
        }
    }
}

/// Something that was said.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, FromRow, Serialize)]
pub struct Line {
    /// Its number, from 1.
    pub line: i64,
    /// Where.
    #[cfg_attr(feature = "types", ts(type = "\"players\" | \"watchers\""))]
    pub room: String,
    /// By whom.
    pub user_id: String,
    /// As they were called then.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

impl Store {
    /// Keeps a line and gives it its number.
    pub async fn say(&self, table: &str, mut line: Line) -> Result<Line, sqlx::Error> {
        loop {
            let mut tx = self.begin().await?;
            let last = "SELECT COALESCE(MAX(line), 0) FROM chat WHERE table_id = $1";
            let last: i64 = sqlx::query_scalar(last).bind(table).fetch_one(&mut *tx).await?;
            line.line = last + 1;
            let query = sqlx::query(
                "INSERT INTO chat (table_id, line, room, user_id, name, text, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            );
            let query = query.bind(table).bind(line.line).bind(&line.room).bind(&line.user_id);
            let query = query.bind(&line.name).bind(&line.text).bind(line.at);
            let is_kept = query.execute(&mut *tx).await?.rows_affected() == 1;
            let news = News { table: table.to_owned(), chat: line.line, ..News::default() };
            self.tell(&mut tx, &news).await?;
            tx.commit().await?;
            if is_kept {
                return Ok(line);
            }
        }
    }

    /// What was said in these rooms after that line, at most a hundred lines.
    pub async fn said(&self, table: &str, rooms: &[Room], after: i64) -> Result<Vec<Line>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND line > $2 AND (room = $3 OR room = $4) ORDER BY line LIMIT 100",
        );
        let room = |index: usize| rooms.get(index).map_or("", |room| room.word());
        query.bind(table).bind(after).bind(room(0)).bind(room(1)).fetch_all(&self.read).await
    }
}
