//! Webhooks, and alerts that wait to be sent. A turn's alert is stored in the transaction in which the turn begins.

use sqlx::AssertSqlSafe;

use super::{Kind, Store, Tx, values};
use crate::alert::Turn;

/// Where somebody's alerts go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// What alerts are signed with.
    pub secret: String,
    /// Since when.
    pub created: i64,
}

from_row!(Webhook { url, secret, created });

/// An alert that is due, and where it goes.
#[derive(Clone, Debug)]
pub struct Alert {
    /// Whose.
    pub user_id: String,
    /// At which table it is their turn.
    pub table_id: String,
    /// Since which ply.
    pub ply: i64,
    /// Since when.
    pub at: i64,
    /// How often it was tried.
    pub tries: i64,
    url: String,
    secret: String,
    created: i64,
}

from_row!(Alert { user_id, table_id, ply, at, tries, url, secret, created });

/// A turn that has begun, and when its alert is to be sent.
#[derive(Clone, Debug)]
pub struct Waking {
    /// Which.
    pub turn: Turn,
    /// When.
    pub due: i64,
}

impl Alert {
    /// The turn it is about.
    pub fn turn(&self) -> Turn {
        Turn { user: self.user_id.clone(), table: self.table_id.clone(), ply: self.ply, at: self.at }
    }

    /// Where it goes.
    pub fn webhook(&self) -> Webhook {
        Webhook { url: self.url.clone(), secret: self.secret.clone(), created: self.created }
    }
}

impl Store {
    /// Somebody's webhook.
    pub async fn webhook(&self, user: &str) -> Result<Option<Webhook>, sqlx::Error> {
        let query = sqlx::query_as("SELECT url, secret, created FROM webhooks WHERE user_id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Sets somebody's webhook, instead of another.
    pub async fn set_webhook(&self, user: &str, webhook: &Webhook) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO webhooks (user_id, url, secret, created) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)
             DO UPDATE SET url = EXCLUDED.url, secret = EXCLUDED.secret, created = EXCLUDED.created",
        );
        let query = query.bind(user).bind(&webhook.url).bind(&webhook.secret).bind(webhook.created);
        self.execute(query).await.map(|_| ())
    }

    /// Forgets somebody's webhook and what it waits for; false where there is none.
    pub async fn delete_webhook(&self, user: &str) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        lock_alerts(self.kind, &mut tx, user).await?;
        sqlx::query("DELETE FROM alerts WHERE user_id = $1").bind(user).execute(&mut *tx).await?;
        let query = sqlx::query("DELETE FROM webhooks WHERE user_id = $1").bind(user);
        let is_deleted = query.execute(&mut *tx).await?.rows_affected() == 1;
        tx.commit().await?;
        Ok(is_deleted)
    }

    /// The alerts to be sent by then, at most a hundred.
    pub async fn alerts_due(&self, by: i64) -> Result<Vec<Alert>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT alerts.user_id, alerts.table_id, alerts.ply, alerts.at, alerts.tries, webhooks.url,
             webhooks.secret, webhooks.created FROM alerts JOIN webhooks ON webhooks.user_id = alerts.user_id
             WHERE alerts.due <= $1 ORDER BY alerts.due LIMIT 100",
        );
        query.bind(by).fetch_all(&self.read()).await
    }

    /// Takes an alert until then; false where another process was first, or their turn has begun anew, be it at the same
    /// ply.
    pub async fn take_alert(&self, alert: &Alert, until: i64) -> Result<bool, sqlx::Error> {
        let query = sqlx::query(
            "UPDATE alerts SET due = $1, tries = tries + 1
             WHERE user_id = $2 AND table_id = $3 AND ply = $4 AND at = $5 AND tries = $6",
        );
        let query = query.bind(until).bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        Ok(self.execute(query.bind(alert.at).bind(alert.tries)).await? == 1)
    }

    /// Tries an alert again at that time.
    pub async fn put_off_alert(&self, alert: &Alert, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "UPDATE alerts SET due = $1 WHERE user_id = $2 AND table_id = $3 AND ply = $4 AND at = $5",
        );
        let query = query.bind(due).bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        self.execute(query.bind(alert.at)).await.map(|_| ())
    }

    /// An alert is done with.
    pub async fn drop_alert(&self, alert: &Alert) -> Result<(), sqlx::Error> {
        let query =
            sqlx::query("DELETE FROM alerts WHERE user_id = $1 AND table_id = $2 AND ply = $3 AND at = $4");
        let query = query.bind(&alert.user_id).bind(&alert.table_id).bind(alert.ply);
        self.execute(query.bind(alert.at)).await.map(|_| ())
    }
}

/// Takes somebody's alerts before they are deleted, in the order in which a commit of many keeps them: otherwise two would
/// wait for each other.
async fn lock_alerts(kind: Kind, tx: &mut Tx, user: &str) -> Result<(), sqlx::Error> {
    if kind == Kind::Sqlite {
        return Ok(());
    }
    let query = sqlx::query(
        "SELECT table_id FROM alerts WHERE user_id = $1 ORDER BY table_id COLLATE \"C\" FOR UPDATE",
    );
    query.bind(user).execute(&mut **tx).await.map(|_| ())
}

/// Keeps alerts for those who have a webhook.
pub(super) async fn insert(kind: Kind, tx: &mut Tx, waking: &[&Waking]) -> Result<(), sqlx::Error> {
    if waking.is_empty() {
        return Ok(());
    }
    let sql = format!("SELECT user_id FROM webhooks WHERE user_id IN {}", values(kind, 1, waking.len()));
    let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
    for waking in waking {
        query = query.bind(&waking.turn.user);
    }
    let listening: Vec<String> = query.fetch_all(&mut **tx).await?;
    for waking in waking.iter().filter(|waking| listening.contains(&waking.turn.user)) {
        insert_one(tx, waking).await?;
    }
    Ok(())
}

async fn insert_one(tx: &mut Tx, waking: &Waking) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO alerts (user_id, table_id, ply, at, due, tries) VALUES ($1, $2, $3, $4, $5, 0)
         ON CONFLICT (user_id, table_id) DO UPDATE SET ply = EXCLUDED.ply, at = EXCLUDED.at, due = EXCLUDED.due,
         tries = 0",
    );
    let turn = &waking.turn;
    let query = query.bind(&turn.user).bind(&turn.table).bind(turn.ply).bind(turn.at).bind(waking.due);
    query.execute(&mut **tx).await.map(|_| ())
}
