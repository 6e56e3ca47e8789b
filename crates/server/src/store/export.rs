//! The personal data of a user, for a download.

use serde::Serialize;

use super::{ResultRow, Store};

/// A chat message of the user.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedMessage {
    /// The table.
    pub table_id: String,
    /// The room.
    pub room: String,
    /// The name the user had then.
    pub name: String,
    /// The text.
    pub text: String,
    /// When it was posted.
    pub at: i64,
}

from_row!(ExportedMessage { table_id, room, name, text, at });

/// A seat of the user.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedSeat {
    /// The table.
    pub table_id: String,
    /// Its phase.
    pub phase: String,
    /// The bit of the seat.
    pub bit: i64,
    /// Since when it is theirs.
    pub since: i64,
    /// Preset answers, as JSON.
    pub ahead: String,
}

from_row!(ExportedSeat { table_id, phase, bit, since, ahead });

impl Store {
    /// All chat messages of a user.
    pub async fn messages_of(&self, user: &str) -> Result<Vec<ExportedMessage>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT table_id, room, name, text, at FROM chat WHERE user_id = $1 ORDER BY at, table_id, line",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// All seats of a user.
    pub async fn seats_of(&self, user: &str) -> Result<Vec<ExportedSeat>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT seats.table_id, tables.phase, seats.bit, seats.since, seats.ahead FROM seats
             JOIN tables ON tables.id = seats.table_id WHERE seats.user_id = $1 ORDER BY seats.since, seats.table_id",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// All tables that a user owns.
    pub async fn tables_owned_by(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE owner = $1 ORDER BY created, id");
        query.bind(user).fetch_all(&self.read()).await
    }

    /// All results of a user.
    pub async fn results_of(&self, user: &str) -> Result<Vec<ResultRow>, sqlx::Error> {
        self.results(user, i64::MAX).await
    }
}
