//! Push subscriptions of devices, and the key of the server that push services know it by.

use super::Store;
use super::alerts::delete_channel;

/// The most devices of a user; a new one takes the place of the oldest.
const MAX_DEVICES: i64 = 20;

/// The name of the key of the server.
const PUSH_KEY: &str = "push";

/// The subscription of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// Its id.
    pub id: String,
    /// The user.
    pub user_id: String,
    /// The session that made it; it ends with it.
    pub session: String,
    /// The URL of the push service.
    pub endpoint: String,
    /// The public key of the device, in base64url.
    pub p256dh: String,
    /// The authentication secret of the device, in base64url.
    pub auth: String,
    /// The language of its notifications.
    pub language: String,
    /// When it was made.
    pub created: i64,
}

from_row!(PushSubscription { id, user_id, session, endpoint, p256dh, auth, language, created });

/// A device in the list of its user.
#[derive(Clone, Debug, serde::Serialize)]
pub struct PushDevice {
    /// The id of its subscription.
    pub id: String,
    /// The browser and the system.
    pub label: String,
    /// The URL of the push service.
    pub endpoint: String,
    /// The language of its notifications.
    pub language: String,
    /// When it was subscribed.
    pub created: i64,
}

from_row!(PushDevice { id, label, endpoint, language, created });

impl Store {
    /// Adds a subscription, or updates the one with the same endpoint, whose id stays. Returns the id.
    pub async fn set_push_subscription(&self, new: &PushSubscription) -> Result<String, sqlx::Error> {
        let mut tx = self.begin().await?;
        let query = sqlx::query("SELECT id FROM push_subscriptions WHERE endpoint = $1 AND user_id <> $2");
        let others = query.bind(&new.endpoint).bind(&new.user_id).fetch_all(&mut *tx).await?;
        if !others.is_empty() {
            // The browser had another user: their pending alerts must not reach it.
            let query = sqlx::query("DELETE FROM push_subscriptions WHERE endpoint = $1");
            query.bind(&new.endpoint).execute(&mut *tx).await?;
        }
        let query = sqlx::query_scalar(
            "INSERT INTO push_subscriptions (id, user_id, session, endpoint, p256dh, auth, language, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (endpoint) DO UPDATE SET session = EXCLUDED.session,
             p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, language = EXCLUDED.language RETURNING id",
        );
        let query = query.bind(&new.id).bind(&new.user_id).bind(&new.session).bind(&new.endpoint);
        let query = query.bind(&new.p256dh).bind(&new.auth).bind(&new.language).bind(new.created);
        let id: String = query.fetch_one(&mut *tx).await?;
        let query = sqlx::query(
            "DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN
             (SELECT id FROM push_subscriptions WHERE user_id = $2 ORDER BY created DESC, id LIMIT $3)",
        );
        query.bind(&new.user_id).bind(&new.user_id).bind(MAX_DEVICES).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// The devices of a user whose sessions exist, the newest first.
    pub async fn push_devices(&self, user: &str) -> Result<Vec<PushDevice>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT push_subscriptions.id, passes.label, push_subscriptions.endpoint, push_subscriptions.language,
             push_subscriptions.created FROM push_subscriptions JOIN passes ON passes.id = push_subscriptions.session
             WHERE push_subscriptions.user_id = $1 ORDER BY push_subscriptions.created DESC, push_subscriptions.id",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// A subscription of a user whose session exists.
    pub async fn push_subscription(
        &self,
        user: &str,
        id: &str,
    ) -> Result<Option<PushSubscription>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, user_id, session, endpoint, p256dh, auth, language, created FROM push_subscriptions
             WHERE user_id = $1 AND id = $2
             AND EXISTS (SELECT 1 FROM passes WHERE passes.id = push_subscriptions.session)",
        );
        query.bind(user).bind(id).fetch_optional(&self.read()).await
    }

    /// Deletes a subscription of a user and its pending alerts; false if there is none.
    pub async fn delete_push_subscription(&self, user: &str, id: &str) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        delete_channel(self.kind, &mut tx, user, id).await?;
        let query = sqlx::query("DELETE FROM push_subscriptions WHERE user_id = $1 AND id = $2");
        let is_deleted = query.bind(user).bind(id).execute(&mut *tx).await?.rows_affected() == 1;
        tx.commit().await?;
        Ok(is_deleted)
    }

    /// Deletes subscriptions whose session has ended. Returns how many.
    pub async fn prune_push_subscriptions(&self) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(
            "DELETE FROM push_subscriptions WHERE NOT EXISTS
             (SELECT 1 FROM passes WHERE passes.id = push_subscriptions.session)",
        );
        self.execute(query).await
    }

    /// The key of the server. Stores this one if there is none; of several processes that start at once, one stores it.
    pub async fn push_key(&self, new: &str) -> Result<String, sqlx::Error> {
        let insert = "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.execute(sqlx::query(insert).bind(PUSH_KEY).bind(new)).await?;
        self.stored_push_key().await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// The stored key of the server.
    pub async fn stored_push_key(&self) -> Result<Option<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT value FROM server_keys WHERE name = $1");
        query.bind(PUSH_KEY).fetch_optional(&self.read()).await
    }
}
