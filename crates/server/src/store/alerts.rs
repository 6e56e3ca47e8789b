//! Pending alerts. An alert is stored in the transaction that causes it, once for each channel of the person, and deleted or
//! withdrawn in the transaction that ends its reason.

use std::collections::HashMap;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};

use super::{Kind, Store, Tx, chunks, placeholders};

/// The channel of the webhook. The id of a push subscription is a channel, too.
pub const WEBHOOK: &str = "webhook";
/// The channel of email.
pub const EMAIL: &str = "email";

const PENDING: &str = "pending";
const WITHDRAWN: &str = "withdrawn";

/// Why a person is alerted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AlertReason {
    /// They were seated at a new table.
    Invitation,
    /// A game of theirs is over.
    Result,
    /// It is their turn.
    Turn,
}

impl AlertReason {
    /// All reasons, in the order of their words.
    pub const ALL: [AlertReason; 3] = [AlertReason::Invitation, AlertReason::Result, AlertReason::Turn];

    /// Its name in the store and in messages.
    pub fn word(self) -> &'static str {
        match self {
            AlertReason::Invitation => "invitation",
            AlertReason::Result => "result",
            AlertReason::Turn => "turn",
        }
    }
}

/// A reason to alert a person that begins or ends with a change of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertChange {
    /// The user.
    pub user: String,
    /// The table.
    pub table: String,
    /// The reason.
    pub reason: AlertReason,
    /// Whether it begins or ends.
    pub event: AlertEvent,
}

/// Whether a reason begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlertEvent {
    /// It begins.
    Begins {
        /// The ply of the table.
        ply: i64,
        /// When it begins.
        at: i64,
        /// When the alert is to be sent.
        due: i64,
        /// When it is to be sent by email.
        mail_due: i64,
    },
    /// It ends.
    Ends {
        /// When it ends.
        at: i64,
    },
}

/// An alert that is due.
#[derive(Clone, Debug)]
pub struct Alert {
    /// The user.
    pub user_id: String,
    /// The table.
    pub table_id: String,
    reason: String,
    /// Where it goes: [`WEBHOOK`], [`EMAIL`] or the id of a push subscription.
    pub channel: String,
    state: String,
    /// The ply at which its reason began.
    pub ply: i64,
    /// When its reason began.
    pub at: i64,
    /// The number of attempts so far.
    pub tries: i64,
}

from_row!(Alert { user_id, table_id, reason, channel, state, ply, at, tries });

impl Alert {
    /// Its reason.
    pub fn reason(&self) -> Option<AlertReason> {
        AlertReason::ALL.into_iter().find(|reason| reason.word() == self.reason)
    }

    /// Whether its reason has ended while a device shows it.
    pub fn is_withdrawn(&self) -> bool {
        self.state == WITHDRAWN
    }
}

/// An alert that nobody has changed since it was read, after one other parameter.
const SAME: &str = "user_id = $2 AND table_id = $3 AND reason = $4 AND channel = $5 AND ply = $6 AND at = $7
     AND state = $8";

type AlertQuery<'q> = Query<'q, Any, AnyArguments>;

fn bind_key<'q>(query: AlertQuery<'q>, alert: &'q Alert) -> AlertQuery<'q> {
    let query = query.bind(&alert.user_id).bind(&alert.table_id).bind(&alert.reason).bind(&alert.channel);
    query.bind(alert.ply).bind(alert.at).bind(&alert.state)
}

impl Store {
    /// The alerts due at that time, at most a hundred.
    pub async fn alerts_due(&self, by: i64) -> Result<Vec<Alert>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT user_id, table_id, reason, channel, state, ply, at, tries FROM alerts
             WHERE due <= $1 ORDER BY due LIMIT 100",
        );
        query.bind(by).fetch_all(&self.read()).await
    }

    /// Claims an alert until that time; false if another process was first, its reason has ended or a new one has begun, even
    /// at the same ply.
    pub async fn claim_alert(&self, alert: &Alert, until: i64) -> Result<bool, sqlx::Error> {
        let sql = format!("UPDATE alerts SET due = $1, tries = tries + 1 WHERE {SAME} AND tries = $9");
        let query = bind_key(sqlx::query(AssertSqlSafe(sql)).bind(until), alert);
        Ok(self.execute(query.bind(alert.tries)).await? == 1)
    }

    /// Records that an alert is about to be sent, and whether a device may show it from now on; false if its reason has ended
    /// in the meantime.
    pub async fn begin_sending(&self, alert: &Alert) -> Result<bool, sqlx::Error> {
        let is_push = alert.channel != WEBHOOK && alert.channel != EMAIL;
        self.change_alert("UPDATE alerts SET shown = $1", alert, Some(i64::from(is_push))).await
    }

    /// Keeps an alert that a device shows until its reason ends.
    pub async fn keep_shown(&self, alert: &Alert) -> Result<bool, sqlx::Error> {
        self.change_alert("UPDATE alerts SET due = $1", alert, None).await
    }

    /// Schedules the next attempt of an alert.
    pub async fn reschedule_alert(&self, alert: &Alert, due: i64) -> Result<bool, sqlx::Error> {
        self.change_alert("UPDATE alerts SET due = $1", alert, Some(due)).await
    }

    /// Postpones a claimed alert; the attempt does not count.
    pub async fn postpone_alert(&self, alert: &Alert, due: i64) -> Result<bool, sqlx::Error> {
        self.change_alert("UPDATE alerts SET tries = tries - 1, due = $1", alert, Some(due)).await
    }

    /// Deletes an alert.
    pub async fn delete_alert(&self, alert: &Alert) -> Result<bool, sqlx::Error> {
        let sql = format!("DELETE FROM alerts WHERE tries >= $1 AND {SAME}");
        let query = bind_key(sqlx::query(AssertSqlSafe(sql)).bind(0_i64), alert);
        Ok(self.execute(query).await? == 1)
    }

    async fn change_alert(
        &self,
        update: &str,
        alert: &Alert,
        value: Option<i64>,
    ) -> Result<bool, sqlx::Error> {
        let query = sqlx::query(AssertSqlSafe(format!("{update} WHERE {SAME}"))).bind(value);
        Ok(self.execute(bind_key(query, alert)).await? == 1)
    }
}

/// Deletes the alerts of one channel. Locks them first in the order in which a batch changes them, to avoid a deadlock.
pub(super) async fn delete_channel(
    kind: Kind,
    tx: &mut Tx,
    user: &str,
    channel: &str,
) -> Result<(), sqlx::Error> {
    if kind == Kind::Postgres {
        let query = sqlx::query(
            "SELECT table_id FROM alerts WHERE user_id = $1 AND channel = $2
             ORDER BY table_id COLLATE \"C\", reason COLLATE \"C\" FOR UPDATE",
        );
        query.bind(user).bind(channel).execute(&mut **tx).await?;
    }
    let query = sqlx::query("DELETE FROM alerts WHERE user_id = $1 AND channel = $2");
    query.bind(user).bind(channel).execute(&mut **tx).await.map(|_| ())
}

/// Stores what begins and ends for users who have a channel.
pub(super) async fn apply(kind: Kind, tx: &mut Tx, changes: &[&AlertChange]) -> Result<(), sqlx::Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let channels = channels(kind, tx, changes).await?;
    let mut changes: Vec<&&AlertChange> =
        changes.iter().filter(|change| channels.contains_key(&change.user)).collect();
    changes.sort_by(|one, other| (&one.table, one.reason).cmp(&(&other.table, other.reason)));
    for change in changes {
        match change.event {
            AlertEvent::Begins { .. } => {
                for channel in &channels[&change.user] {
                    begin(tx, change, channel).await?;
                }
            }
            AlertEvent::Ends { at } => end(tx, change, at).await?,
        }
    }
    Ok(())
}

/// The channels of each user who has one. A push subscription counts only while its session exists.
const CHANNELS: &str = "SELECT webhooks.user_id, 'webhook' AS channel FROM people CROSS JOIN webhooks
         WHERE webhooks.user_id = people.id
     UNION ALL SELECT notification_settings.user_id, 'email' FROM people CROSS JOIN notification_settings
         WHERE notification_settings.user_id = people.id AND notification_settings.email = 1
     UNION ALL SELECT push_subscriptions.user_id, push_subscriptions.id FROM people CROSS JOIN push_subscriptions
         WHERE push_subscriptions.user_id = people.id
         AND EXISTS (SELECT 1 FROM passes WHERE passes.id = push_subscriptions.session)";

async fn channels(
    kind: Kind,
    tx: &mut Tx,
    changes: &[&AlertChange],
) -> Result<HashMap<String, Vec<String>>, sqlx::Error> {
    let mut users: Vec<&str> = changes.iter().map(|change| change.user.as_str()).collect();
    users.sort_unstable();
    users.dedup();
    let mut found: HashMap<String, Vec<String>> = HashMap::new();
    for chunk in chunks(&users) {
        let sql = format!("WITH people (id) AS (VALUES {}) {CHANNELS}", placeholders(kind, chunk.len(), 1));
        let mut query = sqlx::query_as::<_, (String, String)>(AssertSqlSafe(sql));
        for user in chunk {
            query = query.bind((*user).to_owned());
        }
        for (user, channel) in query.fetch_all(&mut **tx).await? {
            found.entry(user).or_default().push(channel);
        }
    }
    Ok(found)
}

/// Inserts an alert, or replaces the one before and keeps whether a device may still show that.
async fn begin(tx: &mut Tx, change: &AlertChange, channel: &str) -> Result<(), sqlx::Error> {
    let AlertEvent::Begins { ply, at, due, mail_due } = change.event else { return Ok(()) };
    let due = if channel == EMAIL { mail_due } else { due };
    let query = sqlx::query(
        "INSERT INTO alerts (user_id, table_id, reason, channel, state, shown, ply, at, due, tries)
         VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8, 0)
         ON CONFLICT (user_id, table_id, reason, channel) DO UPDATE SET state = EXCLUDED.state, ply = EXCLUDED.ply,
         at = EXCLUDED.at, due = EXCLUDED.due, tries = 0",
    );
    let query = query.bind(&change.user).bind(&change.table).bind(change.reason.word()).bind(channel);
    query.bind(PENDING).bind(ply).bind(at).bind(due).execute(&mut **tx).await.map(|_| ())
}

/// Deletes what no device shows, and withdraws the rest.
async fn end(tx: &mut Tx, change: &AlertChange, at: i64) -> Result<(), sqlx::Error> {
    let (user, table, reason) = (&change.user, &change.table, change.reason.word());
    let delete = "DELETE FROM alerts WHERE user_id = $1 AND table_id = $2 AND reason = $3 AND shown = 0";
    sqlx::query(delete).bind(user).bind(table).bind(reason).execute(&mut **tx).await?;
    let withdraw = "UPDATE alerts SET state = $1, due = $2, tries = 0 WHERE user_id = $3 AND table_id = $4
         AND reason = $5 AND state <> $6";
    let query = sqlx::query(withdraw).bind(WITHDRAWN).bind(at).bind(user).bind(table).bind(reason);
    query.bind(WITHDRAWN).execute(&mut **tx).await.map(|_| ())
}
