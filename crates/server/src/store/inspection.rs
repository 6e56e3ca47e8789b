//! What admins look up: users, tables, quotas.

use serde::Serialize;

use super::Store;

/// A user as an admin sees it.
#[derive(Clone, Debug, Serialize)]
pub struct UserSummary {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// 1 for guests.
    pub guest: i64,
    /// When the user was created.
    pub created: i64,
    /// The number of tables with a seat of the user.
    pub tables: i64,
}

from_row!(UserSummary { id, name, guest, created, tables });

/// A table as an admin sees it in a list.
#[derive(Clone, Debug, Serialize)]
pub struct TableSummary {
    /// The id.
    pub id: String,
    /// The owner's id.
    pub owner: String,
    /// `open`, `playing`, `over` or `closed`.
    pub phase: String,
    /// When it was created.
    pub created: i64,
    /// The number of log entries.
    pub ply: i64,
}

from_row!(TableSummary { id, owner, phase, created, ply });

/// A limit of one user.
#[derive(Clone, Debug, Serialize)]
pub struct QuotaRow {
    /// What is limited.
    pub name: String,
    /// The limit.
    pub value: i64,
}

from_row!(QuotaRow { name, value });

const USER_COLUMNS: &str = "id, name, CASE WHEN password IS NULL THEN 1 ELSE 0 END AS guest, created,
     (SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.user_id = users.id) AS tables";

impl Store {
    /// The users whose names contain a text, in any case; the newest first.
    pub async fn find_users(
        &self,
        text: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<UserSummary>, sqlx::Error> {
        let sql = format!(
            "SELECT {USER_COLUMNS} FROM users WHERE LOWER(name) LIKE $1 ESCAPE '\\'
             ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        );
        let escaped = text.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(format!("%{escaped}%"));
        query.bind(i64::from(limit)).bind(i64::from(skip)).fetch_all(&self.read()).await
    }

    /// One user.
    pub async fn user_summary(&self, id: &str) -> Result<Option<UserSummary>, sqlx::Error> {
        let sql = format!("SELECT {USER_COLUMNS} FROM users WHERE id = $1");
        sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(&self.read()).await
    }

    /// The tables in a phase, or in all with an empty text; the newest first.
    pub async fn find_tables(
        &self,
        phase: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<TableSummary>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, owner, phase, created, ply FROM tables WHERE $1 = '' OR phase = $2
             ORDER BY created DESC, id LIMIT $3 OFFSET $4",
        );
        let query = query.bind(phase).bind(phase).bind(i64::from(limit)).bind(i64::from(skip));
        query.fetch_all(&self.read()).await
    }

    /// The tables of a user, the newest first.
    pub async fn tables_of(&self, user: &str, limit: u32) -> Result<Vec<TableSummary>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT DISTINCT tables.id, tables.owner, tables.phase, tables.created, tables.ply
             FROM seats CROSS JOIN tables WHERE seats.user_id = $1 AND tables.id = seats.table_id
             ORDER BY tables.created DESC, tables.id LIMIT $2",
        );
        query.bind(user).bind(i64::from(limit)).fetch_all(&self.read()).await
    }

    /// The number of open and running tables that a user owns.
    pub async fn count_own_tables(&self, user: &str) -> Result<i64, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND phase IN ('open', 'playing')";
        sqlx::query_scalar(sql).bind(user).fetch_one(&self.read()).await
    }

    /// The limits that admins have set for a user.
    pub async fn quotas(&self, user: &str) -> Result<Vec<QuotaRow>, sqlx::Error> {
        let query = sqlx::query_as("SELECT name, value FROM quotas WHERE user_id = $1 ORDER BY name");
        query.bind(user).fetch_all(&self.read()).await
    }
}
