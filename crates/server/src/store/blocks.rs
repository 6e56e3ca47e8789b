//! What players do about others: mute, block and report.

use serde::{Deserialize, Serialize};

use super::Store;

/// What a player does about another.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    /// Hides the other's chat messages.
    Mute,
    /// The same, and the other may not join tables where the player is.
    Block,
}

impl BlockKind {
    /// Its name in the store.
    pub fn word(self) -> &'static str {
        match self {
            BlockKind::Mute => "mute",
            BlockKind::Block => "block",
        }
    }
}

/// A user whom another has muted or blocked.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct BlockRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// `mute` or `block`.
    #[cfg_attr(feature = "types", ts(type = "BlockKind"))]
    pub kind: String,
}

from_row!(BlockRow { id, name, kind });

/// A report to the admins.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When.
    pub at: i64,
    /// Who reports.
    pub reporter: String,
    /// Whom.
    pub player: String,
    /// The table it is about.
    pub table_id: Option<String>,
    /// The chat message it is about, as it was then.
    pub quote: Option<String>,
    /// What the reporter says.
    pub text: String,
    /// When an admin closed it.
    pub closed: Option<i64>,
}

from_row!(Report { id, at, reporter, player, table_id, quote, text, closed });

impl Store {
    /// Mutes or blocks a user.
    pub async fn set_block(
        &self,
        user: &str,
        other: &str,
        kind: BlockKind,
        at: i64,
    ) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO blocks (user_id, other_id, kind, since) VALUES ($1, $2, $3, $4)
             ON CONFLICT (user_id, other_id) DO UPDATE SET kind = excluded.kind",
        );
        self.execute(query.bind(user).bind(other).bind(kind.word()).bind(at)).await.map(|_| ())
    }

    /// Ends a mute or a block; false if there was none.
    pub async fn remove_block(&self, user: &str, other: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("DELETE FROM blocks WHERE user_id = $1 AND other_id = $2");
        self.execute(query.bind(user).bind(other)).await.map(|rows| rows > 0)
    }

    /// Everyone whom a user has muted or blocked.
    pub async fn blocks(&self, user: &str) -> Result<Vec<BlockRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT blocks.other_id AS id, users.name, blocks.kind FROM blocks JOIN users ON users.id = blocks.other_id
             WHERE blocks.user_id = $1 ORDER BY blocks.since, blocks.other_id",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// The ids of everyone whose chat messages a user does not want to see.
    pub async fn hidden_authors(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT other_id FROM blocks WHERE user_id = $1");
        query.bind(user).fetch_all(&self.read()).await
    }

    /// The ids of everyone who has blocked a user.
    pub async fn blocked_by(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT user_id FROM blocks WHERE other_id = $1 AND kind = 'block'");
        query.bind(user).fetch_all(&self.read()).await
    }

    /// The ids of everyone who is not to sit at a table with a user: either has blocked the other.
    pub async fn apart_from(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar(
            "SELECT user_id FROM blocks WHERE other_id = $1 AND kind = 'block'
             UNION SELECT other_id FROM blocks WHERE user_id = $2 AND kind = 'block'",
        );
        query.bind(user).bind(user).fetch_all(&self.read()).await
    }

    /// Stores a report.
    pub async fn add_report(&self, report: &Report) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO reports (id, at, reporter, player, table_id, quote, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        );
        let query = query.bind(&report.id).bind(report.at).bind(&report.reporter).bind(&report.player);
        let query = query.bind(&report.table_id).bind(&report.quote).bind(&report.text);
        self.execute(query).await.map(|_| ())
    }

    /// The number of open reports of a user.
    pub async fn count_open_reports(&self, reporter: &str) -> Result<i64, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM reports WHERE closed IS NULL AND reporter = $1");
        query.bind(reporter).fetch_one(&self.read()).await
    }

    /// The open reports, the oldest first.
    pub async fn open_reports(&self, skip: u32, limit: u32) -> Result<Vec<Report>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, at, reporter, player, table_id, quote, text, closed FROM reports WHERE closed IS NULL
             ORDER BY at, id LIMIT $1 OFFSET $2",
        );
        query.bind(i64::from(limit)).bind(i64::from(skip)).fetch_all(&self.read()).await
    }
}
