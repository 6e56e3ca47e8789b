//! Chat messages of a table in two rooms, for players and for spectators. Each room has its own numbers, so that they do
//! not reveal how much was written in the other.

use serde::{Deserialize, Serialize};

use super::{Notification, Store, Tx, lock};

/// The number of messages read at a time.
pub const CHAT_PAGE: usize = 100;

/// A chat room.
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// For players; others may read it once the game is over.
    Players,
    /// For spectators; players may read it once the game is over.
    #[serde(rename = "watchers")]
    Spectators,
}

impl Room {
    /// Its name in the store and on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "watchers",
        }
    }
}

/// A chat message.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct ChatMessage {
    /// Its number in its room, from 1.
    #[serde(rename = "line")]
    #[cfg_attr(feature = "types", ts(rename = "line"))]
    pub number: i64,
    /// The room.
    #[cfg_attr(feature = "types", ts(type = "\"players\" | \"watchers\""))]
    pub room: String,
    /// The author.
    pub user_id: String,
    /// The author's name at that time.
    pub name: String,
    /// The text; empty if an admin has deleted it.
    pub text: String,
    /// When it was posted.
    pub at: i64,
}

from_row!(ChatMessage { number, room, user_id, name, text, at });

/// A message that was stored.
#[derive(Clone, Debug)]
pub struct PostedMessage {
    /// The message with its number.
    pub message: ChatMessage,
    /// The number of messages ever posted in both rooms; not sent to clients.
    pub total: i64,
}

impl Store {
    /// Stores a message and assigns its number. The room keeps its latest messages only; all of them if `kept` is 0.
    pub async fn post_chat(
        &self,
        table: &str,
        mut message: ChatMessage,
        kept: u32,
    ) -> Result<PostedMessage, sqlx::Error> {
        loop {
            let mut tx = self.begin().await?;
            lock(self.kind, &mut tx, &[table]).await?;
            let players = last(&mut tx, table, Room::Players).await?;
            let spectators = last(&mut tx, table, Room::Spectators).await?;
            message.number = 1 + if message.room == Room::Players.word() { players } else { spectators };
            let total = 1 + players + spectators;
            let query = sqlx::query(
                "INSERT INTO chat (table_id, room, line, user_id, name, text, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            );
            let query = query.bind(table).bind(&message.room).bind(message.number).bind(&message.user_id);
            let query = query.bind(&message.name).bind(&message.text).bind(message.at);
            let is_stored = query.execute(&mut *tx).await?.rows_affected() == 1;
            if kept > 0 {
                let query = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND room = $2 AND line <= $3");
                let query = query.bind(table).bind(&message.room);
                query.bind(message.number - i64::from(kept)).execute(&mut *tx).await?;
            }
            let notification =
                Notification { table: table.to_owned(), chat: total, ..Notification::default() };
            self.notify(&mut tx, &notification).await?;
            tx.commit().await?;
            if is_stored {
                return Ok(PostedMessage { message, total });
            }
        }
    }

    /// The messages of a room after that number, at most [`CHAT_PAGE`].
    pub async fn chat_after(
        &self,
        table: &str,
        room: Room,
        after: i64,
    ) -> Result<Vec<ChatMessage>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line AS number, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND room = $2 AND line > $3 ORDER BY line LIMIT $4",
        );
        query.bind(table).bind(room.word()).bind(after).bind(CHAT_PAGE as i64).fetch_all(&self.read()).await
    }

    /// The messages of a room, up to that number, whose texts were deleted.
    pub async fn deleted_chat(
        &self,
        table: &str,
        room: Room,
        to: i64,
    ) -> Result<Vec<ChatMessage>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line AS number, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND room = $2 AND line <= $3 AND text = '' ORDER BY line",
        );
        query.bind(table).bind(room.word()).bind(to).fetch_all(&self.read()).await
    }

    /// The last messages of a room, at most [`CHAT_PAGE`].
    pub async fn last_chat(&self, table: &str, room: Room) -> Result<Vec<ChatMessage>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line AS number, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND room = $2 ORDER BY line DESC LIMIT $3",
        );
        query.bind(table).bind(room.word()).bind(CHAT_PAGE as i64).fetch_all(&self.read()).await
    }

    /// One message.
    pub async fn chat_message(
        &self,
        table: &str,
        room: Room,
        number: i64,
    ) -> Result<Option<ChatMessage>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT line AS number, room, user_id, name, text, at FROM chat
             WHERE table_id = $1 AND room = $2 AND line = $3",
        );
        query.bind(table).bind(room.word()).bind(number).fetch_optional(&self.read()).await
    }
}

/// The number of the last message in a room. The last one is never deleted, so numbers only grow.
async fn last(tx: &mut Tx, table: &str, room: Room) -> Result<i64, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT MAX(line) FROM chat WHERE table_id = $1 AND room = $2");
    let last: Option<i64> = query.bind(table).bind(room.word()).fetch_one(&mut **tx).await?;
    Ok(last.unwrap_or_default())
}
