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

/// A report of the user.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedReport {
    /// When.
    pub at: i64,
    /// Whom it is about.
    pub player: String,
    /// The table it is about.
    pub table_id: Option<String>,
    /// The chat message it is about.
    pub quote: Option<String>,
    /// The text.
    pub text: String,
    /// When an admin closed it.
    pub closed: Option<i64>,
}

from_row!(ExportedReport { at, player, table_id, quote, text, closed });

/// A ban or a mute of the user.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedRestriction {
    /// `ban` or `mute`.
    pub kind: String,
    /// When it ends, if it does.
    pub until: Option<i64>,
    /// When it began.
    pub since: i64,
}

from_row!(ExportedRestriction { kind, until, since });

/// An email address to which a code was sent.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedMailCode {
    /// What the code is for.
    pub purpose: String,
    /// The address.
    pub email: String,
    /// When the code expires.
    pub expires: i64,
}

from_row!(ExportedMailCode { purpose, email, expires });

impl Store {
    /// All reports by a user.
    pub async fn reports_by(&self, user: &str) -> Result<Vec<ExportedReport>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT at, player, table_id, quote, text, closed FROM reports WHERE reporter = $1 ORDER BY at, id",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// All restrictions of a user, ended ones too.
    pub async fn restrictions_of(&self, user: &str) -> Result<Vec<ExportedRestriction>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT kind, until, since FROM restrictions WHERE user_id = $1 ORDER BY since, kind",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// The codes that were sent to a user and not used.
    pub async fn mail_codes_of(&self, user: &str) -> Result<Vec<ExportedMailCode>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT purpose, email, expires FROM mail_codes WHERE user_id = $1 ORDER BY purpose",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

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
