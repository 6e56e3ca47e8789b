//! Deletes unused data in small batches: each is one short transaction, so that actions do not wait.

use sqlx::any::AnyArguments;
use sqlx::query::QueryScalar;
use sqlx::{Any, AssertSqlSafe};

use super::moderation::delete_table;
use super::{Notification, Store};
use crate::time::now;

/// The most rows that one batch deletes.
pub const PRUNE_BATCH: i64 = 100;

/// Tables that closed before a game started.
const CLOSED_TABLES: &str = "SELECT id FROM tables WHERE phase = 'closed' AND setup IS NULL AND created < $1 ORDER BY created LIMIT $2";

/// Running games that nobody can play any more: no player has a password or a session, and nothing happened since that time.
const ORPHANED_GAMES: &str = "SELECT id FROM tables WHERE phase = 'playing' AND created < $1
     AND NOT EXISTS (SELECT 1 FROM seats JOIN users ON users.id = seats.user_id WHERE seats.table_id = tables.id
         AND (users.password IS NOT NULL OR EXISTS (SELECT 1 FROM passes WHERE passes.user_id = users.id)))
     AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= $2)
     ORDER BY created LIMIT $3";

/// A guest without any trace at a table, in chat, in results or in restrictions.
const IS_UNUSED: &str = "password IS NULL
     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = users.id)
     AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM results WHERE results.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM restrictions WHERE restrictions.user_id = users.id)";

/// Rows that are deleted with a guest who has left no other trace.
const DELETE_WITH_GUEST: [&str; 8] = [
    "DELETE FROM webhooks WHERE user_id = $1",
    "DELETE FROM push_subscriptions WHERE user_id = $1",
    "DELETE FROM notification_settings WHERE user_id = $1",
    "DELETE FROM muted_tables WHERE user_id = $1",
    "DELETE FROM quotas WHERE user_id = $1",
    "DELETE FROM blocks WHERE user_id = $1",
    "DELETE FROM blocks WHERE other_id = $1",
    "DELETE FROM game_addresses WHERE user_id = $1",
];

/// Uploaded editions that no table uses, without the two that are always kept.
const UNUSED_EDITIONS: &str = "DELETE FROM editions WHERE id IN
     (SELECT id FROM editions WHERE used < $1 AND id <> $2 AND id <> $3 AND NOT EXISTS
         (SELECT 1 FROM tables WHERE tables.edition = editions.id) ORDER BY id LIMIT $4) AND used < $5";

const EXPIRED_SESSIONS: &str = "DELETE FROM passes WHERE hash IN
     (SELECT hash FROM passes WHERE kind = 'cookie' AND used <= $1 LIMIT $2)";

/// Each user has at most two.
const EXPIRED_MAIL_CODES: &str = "DELETE FROM mail_codes WHERE user_id IN
     (SELECT user_id FROM mail_codes WHERE expires <= $1 LIMIT $2) AND expires <= $3";

impl Store {
    /// Deletes sessions that have expired. Returns how many.
    pub async fn prune_sessions(&self) -> Result<u64, sqlx::Error> {
        let expired = now().saturating_sub(self.session_lifetime);
        self.execute(sqlx::query(EXPIRED_SESSIONS).bind(expired).bind(PRUNE_BATCH)).await
    }

    /// Deletes mailed codes that have expired. Returns how many.
    pub async fn prune_mail_codes(&self) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(EXPIRED_MAIL_CODES).bind(now()).bind(PRUNE_BATCH);
        self.execute(query.bind(now())).await
    }

    /// Deletes closed tables that were created before that time. Returns how many.
    pub async fn prune_closed_tables(&self, before: i64) -> Result<u64, sqlx::Error> {
        let query = sqlx::query_scalar(CLOSED_TABLES).bind(before).bind(PRUNE_BATCH);
        self.delete_tables(query).await.map(|tables| tables.len() as u64)
    }

    /// Deletes running games that nobody can play any more and in which nothing happened since that time. Returns their ids.
    pub async fn prune_orphaned_games(&self, before: i64) -> Result<Vec<String>, sqlx::Error> {
        self.delete_tables(sqlx::query_scalar(ORPHANED_GAMES).bind(before).bind(before).bind(PRUNE_BATCH))
            .await
    }

    async fn delete_tables(
        &self,
        ids: QueryScalar<'_, Any, String, AnyArguments>,
    ) -> Result<Vec<String>, sqlx::Error> {
        let mut tx = self.begin().await?;
        let tables = ids.fetch_all(&mut *tx).await?;
        for table in &tables {
            delete_table(&mut tx, table).await?;
            self.notify(&mut tx, &Notification::deleted(table)).await?;
        }
        tx.commit().await?;
        Ok(tables)
    }

    /// The unused guests who were created, and last signed in, before that time.
    pub async fn unused_guests(&self, before: i64) -> Result<Vec<String>, sqlx::Error> {
        let sql = format!(
            "SELECT id FROM users WHERE created < $1 AND {IS_UNUSED} AND NOT EXISTS
                 (SELECT 1 FROM passes WHERE passes.user_id = users.id AND COALESCE(passes.used, passes.created) >= $2)
             ORDER BY created LIMIT $3"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(before).bind(before).bind(PRUNE_BATCH);
        query.fetch_all(&self.read()).await
    }

    /// Deletes a guest whose credentials are revoked; false if the guest has been active in the meantime.
    pub async fn delete_unused_guest(&self, id: &str) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let sql = format!(
            "DELETE FROM users WHERE id = $1 AND {IS_UNUSED}
             AND NOT EXISTS (SELECT 1 FROM passes WHERE passes.user_id = users.id)"
        );
        let deleted = sqlx::query(AssertSqlSafe(sql)).bind(id).execute(&mut *tx).await?.rows_affected();
        if deleted > 0 {
            for sql in DELETE_WITH_GUEST {
                sqlx::query(sql).bind(id).execute(&mut *tx).await?;
            }
        }
        tx.commit().await?;
        Ok(deleted > 0)
    }

    /// Deletes editions that no table uses and that were not used since that time, except `keep`. Returns how many.
    /// Uploading or choosing an edition notes its use first, so it is not deleted while a table is being created.
    pub async fn prune_editions(&self, before: i64, keep: &[String; 2]) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(UNUSED_EDITIONS).bind(before).bind(&keep[0]).bind(&keep[1]);
        self.execute(query.bind(PRUNE_BATCH).bind(before)).await
    }
}
