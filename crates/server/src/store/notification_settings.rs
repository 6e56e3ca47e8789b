//! What a user is notified of, and when not.

use super::Store;

/// The settings of a user, with words and numbers as they are stored.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct NotificationRow {
    /// The language of email and webhooks.
    pub language: String,
    /// 1 if the user is notified of turns.
    pub turn: i64,
    /// 1 if the user is notified of invitations.
    pub invitation: i64,
    /// 1 if the user is notified of results.
    pub result: i64,
    /// 1 if email is sent.
    pub email: i64,
    /// The minute of the local day at which quiet hours begin, if there are any.
    pub quiet_from: Option<i64>,
    /// The minute at which they end.
    pub quiet_to: Option<i64>,
    /// The minutes by which local time is ahead of UTC.
    pub utc_offset: i64,
}

from_row!(NotificationRow { language, turn, invitation, result, email, quiet_from, quiet_to, utc_offset });

impl Default for NotificationRow {
    fn default() -> NotificationRow {
        NotificationRow {
            language: "en".to_owned(),
            turn: 1,
            invitation: 1,
            result: 1,
            email: 0,
            quiet_from: None,
            quiet_to: None,
            utc_offset: 0,
        }
    }
}

impl Store {
    /// The notification settings of a user.
    pub async fn notification_settings(&self, user: &str) -> Result<NotificationRow, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT language, turn, invitation, result, email, quiet_from, quiet_to, utc_offset
             FROM notification_settings WHERE user_id = $1",
        );
        let row: Option<NotificationRow> = query.bind(user).fetch_optional(&self.read()).await?;
        Ok(row.unwrap_or_default())
    }

    /// Sets the notification settings of a user.
    pub async fn set_notification_settings(
        &self,
        user: &str,
        row: &NotificationRow,
    ) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO notification_settings (user_id, language, turn, invitation, result, email, quiet_from,
             quiet_to, utc_offset) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (user_id) DO UPDATE SET
             language = EXCLUDED.language, turn = EXCLUDED.turn, invitation = EXCLUDED.invitation,
             result = EXCLUDED.result, email = EXCLUDED.email, quiet_from = EXCLUDED.quiet_from,
             quiet_to = EXCLUDED.quiet_to, utc_offset = EXCLUDED.utc_offset",
        );
        let query = query.bind(user).bind(&row.language).bind(row.turn).bind(row.invitation).bind(row.result);
        let query = query.bind(row.email).bind(row.quiet_from).bind(row.quiet_to).bind(row.utc_offset);
        self.execute(query).await.map(|_| ())
    }

    /// Whether a user has muted a table.
    pub async fn is_table_muted(&self, user: &str, table: &str) -> Result<bool, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM muted_tables WHERE user_id = $1 AND table_id = $2";
        let query = sqlx::query_scalar(sql).bind(user).bind(table);
        query.fetch_one(&self.read()).await.map(|count: i64| count > 0)
    }

    /// Mutes a table for a user.
    pub async fn mute_table(&self, user: &str, table: &str) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO muted_tables (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.execute(sqlx::query(sql).bind(user).bind(table)).await.map(|_| ())
    }

    /// Ends the mute of a table for a user.
    pub async fn unmute_table(&self, user: &str, table: &str) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM muted_tables WHERE user_id = $1 AND table_id = $2";
        self.execute(sqlx::query(sql).bind(user).bind(table)).await.map(|_| ())
    }

    /// The tables that a user has muted.
    pub async fn muted_tables(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT table_id FROM muted_tables WHERE user_id = $1 ORDER BY table_id";
        sqlx::query_scalar(sql).bind(user).fetch_all(&self.read()).await
    }
}
