//! What people say at a table, in two rooms: one for players, one for watchers. Each is numbered by itself, so that
//! nobody can tell how much was said in the other.

use serde::{Deserialize, Serialize};

use super::{News, Store, Tx, lock};

/// How many lines are read at a time.
pub const PORTION: usize = 100;

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
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Its number in its room, from 1.
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

from_row!(Line { line, room, user_id, name, text, at });

/// What was said, and how many lines there are by now in both rooms.
#[derive(Clone, Debug)]
pub struct Said {
    /// With its number.
    pub line: Line,
    /// A count that grows; nobody is told.
    pub lines: i64,
}

impl Store {
    /// Keeps a line and gives it its number.
    pub async fn say(&self, table: &str, mut line: Line) -> Result<Said, sqlx::Error> {
        loop {
            let mut tx = self.begin().await?;
            lock(self.kind, &mut tx, &[table]).await?;
            let players = last(&mut tx, table, Room::Players).await?;
            let watchers = last(&mut tx, table, Room::Watchers).await?;
            line.line = 1 + if line.room == Room::Players.word() { players } else { watchers };
            let lines = 1 + players + watchers;
            let query = sqlx::query(
                "INSERT INTO chat (table_id, room, line, user_id, name, text, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            );
            let query = query.bind(table).bind(&line.room).bind(line.line).bind(&line.user_id);
            let query = query.bind(&line.name).bind(&line.text).bind(line.at);
            let is_kept = query.execute(&mut *tx).await?.rows_affected() == 1;
            let news = News { table: table.to_owned(), chat: lines, ..News::default() };
            self.tell(&mut tx, &news).await?;
            tx.commit().await?;
            if is_kept {
                return Ok(Said { line, lines });
            }
        }
    }

    /// What was said in a room after that line, at most [`PORTION`] lines.
    pub async fn said(&self, table: &str, room: Room, after: i64) -> Result<Vec<Line>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND room = $2 AND line > $3 ORDER BY line LIMIT $4",
        );
        query.bind(table).bind(room.word()).bind(after).bind(PORTION as i64).fetch_all(&self.read()).await
    }
}

/// The number of the last line in a room. No line is ever taken away, so there are as many.
async fn last(tx: &mut Tx, table: &str, room: Room) -> Result<i64, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT MAX(line) FROM chat WHERE table_id = $1 AND room = $2");
    let last: Option<i64> = query.bind(table).bind(room.word()).fetch_one(&mut **tx).await?;
    Ok(last.unwrap_or_default())
}
