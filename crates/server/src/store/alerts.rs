//! Webhooks and pending turn alerts. An alert is stored in the transaction in which the turn begins.

use sqlx::AssertSqlSafe;

use super::{Kind, Store, Tx, placeholders};

/// A user's webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    /// The URL.
    pub url: String,
    /// The key that requests are signed with.
    pub secret: String,
    /// When it was set.
    pub created: i64,
}

from_row!(Webhook { url, secret, created });

/// An alert that is due, with the webhook it goes to.
#[derive(Clone, Debug)]
pub struct Alert {
    /// The user.
    pub user_id: String,
    /// The table where it is their turn.
    pub table_id: String,
    /// The ply at which the turn began.
    pub ply: i64,
    /// When the turn began.
    pub at: i64,
    /// The number of attempts so far.
    pub tries: i64,
    url: String,
    secret: String,
    created: i64,
}

from_row!(Alert { user_id, table_id, ply, at, tries, url, secret, created });

/// An alert for a turn that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAlert {
    /// The user.
    pub user: String,
    /// The table.
    pub table: String,
    /// The ply at which the turn begins.
    pub ply: i64,
    /// When the turn begins.
    pub at: i64,
    /// When the alert is to be sent.
    pub due: i64,
}

impl Alert {
    /// The webhook it goes to.
    pub fn webhook(&self) -> Webhook {
        Webhook { url: self.url.clone(), secret: self.secret.clone(), created: self.created }
    }
}

impl Store {
    /// The webhook of a user.
    pub async fn webhook(&self, user: &str) -> Result<Option<Webhook>, sqlx::Error> {
        let query = sqlx::query_as("SELECT url, secret, created FROM webhooks WHERE user_id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Sets or replaces the webhook of a user.
    pub async fn set_webhook(&self, user: &str, webhook: &Webhook) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO webhooks (user_id, url, secret, created) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)
             DO UPDATE SET url = EXCLUDED.url, secret = EXCLUDED.secret, created = EXCLUDED.created",
        );
        let query = query.bind(user).bind(&webhook.url).bind(&webhook.secret).bind(webhook.created);
        self.execute(query).await.map(|_| ())
    }

    /// Deletes the webhook of a user and its pending alerts; false if there is none.
    pub async fn delete_webhook(&self, user: &str) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        lock_alerts(self.kind, &mut tx, user).await?;
        sqlx::query("DELETE FROM alerts WHERE user_id = $1").bind(user).execute(&mut *tx).await?;
        let query = sqlx::query("DELETE FROM webhooks WHERE user_id = $1").bind(user);
        let is_deleted = query.execute(&mut *tx).await?.rows_affected() == 1;
        tx.commit().await?;
        Ok(is_deleted)
    }

    /// The alerts due at that time, at most a hundred.
    pub async fn alerts_due(&self, by: i64) -> Result<Vec<Alert>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT alerts.user_id, alerts.table_id, alerts.ply, alerts.at, alerts.tries, webhooks.url,
             webhooks.secret, webhooks.created FROM alerts JOIN webhooks ON webhooks.user_id = alerts.user_id
             WHERE alerts.due <= $1 ORDER BY alerts.due LIMIT 100",
        );
        query.bind(by).fetch_all(&self.read()).await
    }

    /// Claims an alert until that time; false if another process claimed it first or a new turn has begun, even at the same ply.
    pub async fn claim_alert(&self, alert: &Alert, until: i64) -> Result<bool, sqlx::Error> {
        let query = sqlx::query(
            "UPDATE alerts SET due = $1, tries = tries + 1
             WHERE user_id = $2 AND table_id = $3 AND ply = $4 AND at = $5 AND tries = $6",
        );
        let query = query.bind(until).bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        Ok(self.execute(query.bind(alert.at).bind(alert.tries)).await? == 1)
    }

    /// Schedules the next attempt of an alert.
    pub async fn reschedule_alert(&self, alert: &Alert, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "UPDATE alerts SET due = $1 WHERE user_id = $2 AND table_id = $3 AND ply = $4 AND at = $5",
        );
        let query = query.bind(due).bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        self.execute(query.bind(alert.at)).await.map(|_| ())
    }

    /// Deletes an alert.
    pub async fn delete_alert(&self, alert: &Alert) -> Result<(), sqlx::Error> {
        let query =
            sqlx::query("DELETE FROM alerts WHERE user_id = $1 AND table_id = $2 AND ply = $3 AND at = $4");
        let query = query.bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        self.execute(query.bind(alert.at)).await.map(|_| ())
    }
}

/// Locks a user's alerts before they are deleted, in the order in which a batch inserts them, to avoid a deadlock.
async fn lock_alerts(kind: Kind, tx: &mut Tx, user: &str) -> Result<(), sqlx::Error> {
    if kind == Kind::Sqlite {
        return Ok(());
    }
    let query = sqlx::query(
        "SELECT table_id FROM alerts WHERE user_id = $1 ORDER BY table_id COLLATE \"C\" FOR UPDATE",
    );
    query.bind(user).execute(&mut **tx).await.map(|_| ())
}

/// Inserts the alerts of users who have a webhook.
pub(super) async fn insert(kind: Kind, tx: &mut Tx, alerts: &[&NewAlert]) -> Result<(), sqlx::Error> {
    if alerts.is_empty() {
        return Ok(());
    }
    let sql =
        format!("SELECT user_id FROM webhooks WHERE user_id IN {}", placeholders(kind, 1, alerts.len()));
    let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
    for alert in alerts {
        query = query.bind(&alert.user);
    }
    let with_webhook: Vec<String> = query.fetch_all(&mut **tx).await?;
    for alert in alerts.iter().filter(|alert| with_webhook.contains(&alert.user)) {
        insert_one(tx, alert).await?;
    }
    Ok(())
}

async fn insert_one(tx: &mut Tx, alert: &NewAlert) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO alerts (user_id, table_id, ply, at, due, tries) VALUES ($1, $2, $3, $4, $5, 0)
         ON CONFLICT (user_id, table_id) DO UPDATE SET ply = EXCLUDED.ply, at = EXCLUDED.at, due = EXCLUDED.due,
         tries = 0",
    );
    let query = query.bind(&alert.user).bind(&alert.table).bind(alert.ply).bind(alert.at).bind(alert.due);
    query.execute(&mut **tx).await.map(|_| ())
}
