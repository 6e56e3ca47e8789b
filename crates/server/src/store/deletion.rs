//! Deletion of an account: nothing that others can read names the user any more, and nothing stays in free pages.

use super::{Notification, Store, Tx};
use crate::secret;

/// Every table with a seat of a user, or owned by them.
const ALL_TABLES: &str =
    "SELECT table_id FROM seats WHERE user_id = $1 UNION SELECT id FROM tables WHERE owner = $2";

/// Undo proposals and request keys at the tables of a user.
const CLEAR_AT_TABLES: [&str; 2] = [
    "UPDATE tables SET proposal = NULL WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1 OR user_id = $2)",
    "DELETE FROM request_keys WHERE table_id IN (SELECT table_id FROM seats WHERE user_id = $1) AND user_id = $2",
];

/// Columns that get another id instead of the user's. A chat message stays as an empty one, because messages are counted. What a
/// user has reported of others stays, without the user's words. The audit log keeps what was done and when.
const REPLACE_ID: [&str; 6] = [
    "UPDATE seats SET user_id = $1 WHERE user_id = $2",
    "UPDATE tables SET owner = $1 WHERE owner = $2",
    "UPDATE chat SET user_id = $1, name = '', text = '' WHERE user_id = $2",
    "UPDATE reports SET reporter = $1, text = '' WHERE reporter = $2",
    "UPDATE audit SET actor = $1 WHERE actor = $2",
    "UPDATE audit SET target = $1, details = '', reason = '' WHERE target = $2",
];

/// Rows that are deleted with a user.
const DELETE_WITH_USER: [&str; 17] = [
    "DELETE FROM passes WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM results WHERE user_id = $1",
    "DELETE FROM webhooks WHERE user_id = $1",
    "DELETE FROM alerts WHERE user_id = $1",
    "DELETE FROM push_subscriptions WHERE user_id = $1",
    "DELETE FROM notification_settings WHERE user_id = $1",
    "DELETE FROM muted_tables WHERE user_id = $1",
    "DELETE FROM mail_codes WHERE user_id = $1",
    "DELETE FROM admins WHERE user_id = $1",
    "DELETE FROM quotas WHERE user_id = $1",
    "DELETE FROM blocks WHERE user_id = $1",
    "DELETE FROM blocks WHERE other_id = $1",
    "DELETE FROM reports WHERE player = $1",
    "DELETE FROM restrictions WHERE user_id = $1",
    "DELETE FROM game_addresses WHERE user_id = $1",
    "DELETE FROM users WHERE id = $1",
];

impl Store {
    /// Deletes a user with everything they wrote. Seats keep another id without a name, and bots of that level take over
    /// those of running games. Returns the notifications.
    pub async fn delete_user(&self, id: &str, level: &str) -> Result<Vec<Notification>, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let tables = sqlx::query_scalar(ALL_TABLES).bind(id).bind(id).fetch_all(&mut *tx).await?;
        let notifications = self.bump_versions(&mut tx, tables).await?;
        hand_seats_to_bots(&mut tx, id, level).await?;
        let other = secret::id();
        for (statements, first) in [(&CLEAR_AT_TABLES[..], id), (&REPLACE_ID[..], other.as_str())] {
            for sql in statements {
                sqlx::query(*sql).bind(first).bind(id).execute(&mut *tx).await?;
            }
        }
        for sql in DELETE_WITH_USER {
            sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        }
        self.notifier.notify_credentials(&mut tx, id).await?;
        tx.commit().await?;
        drop(change);
        self.watches.wake(id);
        self.database.truncate_wal();
        Ok(notifications)
    }
}

/// Bots take over the seats that the user could not leave before or has taken since; the games become due at once.
async fn hand_seats_to_bots(tx: &mut Tx, user: &str, level: &str) -> Result<(), sqlx::Error> {
    let due = "UPDATE tables SET due = 0 WHERE phase = 'playing' AND id IN
         (SELECT table_id FROM seats WHERE user_id = $1 AND level IS NULL)";
    sqlx::query(due).bind(user).execute(&mut **tx).await?;
    let seats = "UPDATE seats SET level = $1 WHERE user_id = $2 AND level IS NULL AND table_id IN
         (SELECT id FROM tables WHERE phase = 'playing')";
    sqlx::query(seats).bind(level).bind(user).execute(&mut **tx).await.map(|_| ())
}
