//! The webhooks of users.

use super::Store;
use super::alerts::{WEBHOOK, delete_channel};

/// A user's webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    /// The URL.
    pub url: String,
    /// The word of its format.
    pub format: String,
    /// The key that requests are signed with; the access token of the format `matrix`.
    pub secret: String,
    /// When it was set.
    pub created: i64,
}

from_row!(Webhook { url, format, secret, created });

impl Store {
    /// The webhook of a user.
    pub async fn webhook(&self, user: &str) -> Result<Option<Webhook>, sqlx::Error> {
        let query = sqlx::query_as("SELECT url, format, secret, created FROM webhooks WHERE user_id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Sets or replaces the webhook of a user.
    pub async fn set_webhook(&self, user: &str, webhook: &Webhook) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO webhooks (user_id, url, format, secret, created) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (user_id) DO UPDATE SET url = EXCLUDED.url, format = EXCLUDED.format,
             secret = EXCLUDED.secret, created = EXCLUDED.created",
        );
        let query = query.bind(user).bind(&webhook.url).bind(&webhook.format);
        self.execute(query.bind(&webhook.secret).bind(webhook.created)).await.map(|_| ())
    }

    /// Deletes the webhook of a user and its pending alerts; false if there is none.
    pub async fn delete_webhook(&self, user: &str) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        delete_channel(self.kind, &mut tx, user, WEBHOOK).await?;
        let query = sqlx::query("DELETE FROM webhooks WHERE user_id = $1").bind(user);
        let is_deleted = query.execute(&mut *tx).await?.rows_affected() == 1;
        tx.commit().await?;
        Ok(is_deleted)
    }
}
