//! What admins decide: bans, mutes, quotas, maintenance. A change and its audit entry are one transaction.

use super::{Notification, Store, Tx};

/// What a user may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restriction {
    /// Use the server.
    Ban,
    /// Chat.
    Mute,
}

impl Restriction {
    /// Its name in the store.
    pub fn word(self) -> &'static str {
        match self {
            Restriction::Ban => "ban",
            Restriction::Mute => "mute",
        }
    }
}

/// A restricted user.
#[derive(Clone, Debug)]
pub struct RestrictionRow {
    /// The user.
    pub user_id: String,
    /// `ban` or `mute`.
    pub kind: String,
    /// When it ends, if it does.
    pub until: Option<i64>,
    /// When it began.
    pub since: i64,
}

from_row!(RestrictionRow { user_id, kind, until, since });

/// A banned address range.
#[derive(Clone, Debug)]
pub struct NetworkBanRow {
    /// Such as `192.0.2.0/24`.
    pub network: String,
    /// When it ends, if it does.
    pub until: Option<i64>,
    /// When it began.
    pub since: i64,
}

from_row!(NetworkBanRow { network, until, since });

/// A change by an admin.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the columns of the tables they change")]
pub enum AdminChange {
    GrantAdmin {
        user: String,
    },
    RevokeAdmin {
        user: String,
    },
    Restrict {
        user: String,
        kind: Restriction,
        until: Option<i64>,
    },
    Lift {
        user: String,
        kind: Restriction,
    },
    BanNetwork {
        network: String,
        until: Option<i64>,
    },
    LiftNetwork {
        network: String,
    },
    SetQuota {
        user: String,
        name: &'static str,
        value: i64,
    },
    RemoveQuota {
        user: String,
        name: &'static str,
    },
    StartMaintenance {
        notice: String,
    },
    EndMaintenance,
    DeleteChat {
        table: String,
        room: &'static str,
        line: i64,
    },
    DeleteTable {
        table: String,
    },
    SetPassword {
        user: String,
        hash: String,
    },
    CloseReport {
        report: String,
    },
    /// Something that is done elsewhere, such as pruning.
    LogOnly,
}

/// An entry of the audit log.
#[derive(Clone, Debug, serde::Serialize)]
pub struct AuditEntry {
    /// Its id.
    pub id: String,
    /// When.
    pub at: i64,
    /// Who: the id of an admin, or `operator`.
    pub actor: String,
    /// What.
    pub action: String,
    /// To whom or what.
    pub target: String,
    /// Further arguments.
    pub details: String,
    /// Why.
    pub reason: String,
}

from_row!(AuditEntry { id, at, actor, action, target, details, reason });

/// The rows of a table, in all tables that have its id. Results and ratings stay.
pub(super) const DELETE_WITH_TABLE: [&str; 8] = [
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM log WHERE table_id = $1",
    "DELETE FROM request_keys WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM alerts WHERE table_id = $1",
    "DELETE FROM muted_tables WHERE table_id = $1",
    "DELETE FROM game_addresses WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

/// The credentials of an account besides its password. Anyone who had the old password may have set any of them.
const OTHER_CREDENTIALS: [&str; 3] = [
    "DELETE FROM passes WHERE user_id = $1",
    "DELETE FROM mail_codes WHERE user_id = $1",
    "UPDATE users SET recovery = NULL, email = NULL WHERE id = $1",
];

impl AdminChange {
    /// What it means for those who follow a table.
    pub fn notification(&self) -> Option<Notification> {
        match self {
            AdminChange::DeleteTable { table } => Some(Notification::deleted(table)),
            AdminChange::DeleteChat { table, .. } => Some(Notification::deleted_chat(table)),
            AdminChange::GrantAdmin { .. }
            | AdminChange::RevokeAdmin { .. }
            | AdminChange::Restrict { .. }
            | AdminChange::Lift { .. }
            | AdminChange::BanNetwork { .. }
            | AdminChange::LiftNetwork { .. }
            | AdminChange::SetQuota { .. }
            | AdminChange::RemoveQuota { .. }
            | AdminChange::StartMaintenance { .. }
            | AdminChange::EndMaintenance
            | AdminChange::SetPassword { .. }
            | AdminChange::CloseReport { .. }
            | AdminChange::LogOnly => None,
        }
    }
}

impl Store {
    /// Makes a change and logs it; false, and nothing is logged, if there is nothing to change. A new password ends all
    /// credentials in the same transaction.
    pub async fn administer(&self, change: &AdminChange, entry: &AuditEntry) -> Result<bool, sqlx::Error> {
        let invalidation = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        if !apply(&mut tx, change, entry.at).await? {
            tx.rollback().await?;
            return Ok(false);
        }
        log_entry(&mut tx, entry).await?;
        if let Some(notification) = change.notification() {
            self.notify(&mut tx, &notification).await?;
        }
        if let AdminChange::SetPassword { user, .. } = change {
            for sql in OTHER_CREDENTIALS {
                sqlx::query(sql).bind(user).execute(&mut *tx).await?;
            }
            self.notifier.notify_credentials(&mut tx, user).await?;
        }
        tx.commit().await?;
        drop(invalidation);
        if let AdminChange::SetPassword { user, .. } = change {
            self.watches.wake(user);
        }
        Ok(true)
    }

    /// Logs what an admin has looked up.
    pub async fn log_lookup(&self, entry: &AuditEntry) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        log_entry(&mut tx, entry).await?;
        tx.commit().await
    }

    /// The restrictions of all users that are in force at that time.
    pub async fn restrictions(&self, at: i64) -> Result<Vec<RestrictionRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT user_id, kind, until, since FROM restrictions WHERE until IS NULL OR until > $1
             ORDER BY since DESC, user_id",
        );
        query.bind(at).fetch_all(&self.read()).await
    }

    /// The address ranges that are banned at that time.
    pub async fn network_bans(&self, at: i64) -> Result<Vec<NetworkBanRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT network, until, since FROM network_bans WHERE until IS NULL OR until > $1
             ORDER BY since DESC, network",
        );
        query.bind(at).fetch_all(&self.read()).await
    }

    /// The notice of maintenance mode, while it lasts.
    pub async fn maintenance(&self) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT notice FROM maintenance").fetch_optional(&self.read()).await
    }

    /// Whether a user is an admin.
    pub async fn is_admin(&self, user: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM admins WHERE user_id = $1").bind(user);
        query.fetch_one(&self.read()).await.map(|count: i64| count > 0)
    }

    /// The quota of a user, if an admin has set one.
    pub async fn quota(&self, user: &str, name: &str) -> Result<Option<i64>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT value FROM quotas WHERE user_id = $1 AND name = $2");
        query.bind(user).bind(name).fetch_optional(&self.read()).await
    }

    /// The latest entries of the audit log, after the first `skip`.
    pub async fn audit(&self, skip: u32, limit: u32) -> Result<Vec<AuditEntry>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, at, actor, action, target, details, reason FROM audit ORDER BY at DESC, id LIMIT $1 OFFSET $2",
        );
        query.bind(i64::from(limit)).bind(i64::from(skip)).fetch_all(&self.read()).await
    }
}

async fn log_entry(tx: &mut Tx, entry: &AuditEntry) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO audit (id, at, actor, action, target, details, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let query = query.bind(&entry.id).bind(entry.at).bind(&entry.actor).bind(&entry.action);
    let query = query.bind(&entry.target).bind(&entry.details).bind(&entry.reason);
    query.execute(&mut **tx).await.map(|_| ())
}

/// Returns whether anything has changed.
async fn apply(tx: &mut Tx, change: &AdminChange, at: i64) -> Result<bool, sqlx::Error> {
    let query = match change {
        AdminChange::GrantAdmin { user } => {
            sqlx::query("INSERT INTO admins (user_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(user)
                .bind(at)
        }
        AdminChange::RevokeAdmin { user } => sqlx::query("DELETE FROM admins WHERE user_id = $1").bind(user),
        AdminChange::Restrict { user, kind, until } => sqlx::query(
            "INSERT INTO restrictions (user_id, kind, until, since) VALUES ($1, $2, $3, $4)
             ON CONFLICT (user_id, kind) DO UPDATE SET until = excluded.until, since = excluded.since",
        )
        .bind(user)
        .bind(kind.word())
        .bind(*until)
        .bind(at),
        AdminChange::Lift { user, kind } => {
            sqlx::query("DELETE FROM restrictions WHERE user_id = $1 AND kind = $2")
                .bind(user)
                .bind(kind.word())
        }
        AdminChange::BanNetwork { network, until } => sqlx::query(
            "INSERT INTO network_bans (network, until, since) VALUES ($1, $2, $3)
             ON CONFLICT (network) DO UPDATE SET until = excluded.until, since = excluded.since",
        )
        .bind(network)
        .bind(*until)
        .bind(at),
        AdminChange::LiftNetwork { network } => {
            sqlx::query("DELETE FROM network_bans WHERE network = $1").bind(network)
        }
        AdminChange::SetQuota { user, name, value } => sqlx::query(
            "INSERT INTO quotas (user_id, name, value) VALUES ($1, $2, $3)
             ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value",
        )
        .bind(user)
        .bind(*name)
        .bind(*value),
        AdminChange::RemoveQuota { user, name } => {
            sqlx::query("DELETE FROM quotas WHERE user_id = $1 AND name = $2").bind(user).bind(*name)
        }
        AdminChange::StartMaintenance { notice } => {
            sqlx::query("DELETE FROM maintenance").execute(&mut **tx).await?;
            sqlx::query("INSERT INTO maintenance (notice, since) VALUES ($1, $2)").bind(notice).bind(at)
        }
        AdminChange::EndMaintenance => sqlx::query("DELETE FROM maintenance"),
        AdminChange::DeleteChat { table, room, line } => sqlx::query(
            "UPDATE chat SET text = '' WHERE table_id = $1 AND room = $2 AND line = $3 AND text <> ''",
        )
        .bind(table)
        .bind(*room)
        .bind(*line),
        AdminChange::DeleteTable { table } => return delete_table(tx, table).await,
        AdminChange::SetPassword { user, hash } => {
            sqlx::query("UPDATE users SET password = $1 WHERE id = $2 AND password IS NOT NULL")
                .bind(hash)
                .bind(user)
        }
        AdminChange::CloseReport { report } => {
            sqlx::query("UPDATE reports SET closed = $1 WHERE id = $2 AND closed IS NULL")
                .bind(at)
                .bind(report)
        }
        AdminChange::LogOnly => return Ok(true),
    };
    Ok(query.execute(&mut **tx).await?.rows_affected() > 0)
}

/// Deletes all rows of a table; false if it does not exist.
pub(super) async fn delete_table(tx: &mut Tx, table: &str) -> Result<bool, sqlx::Error> {
    let mut deleted = 0;
    for sql in DELETE_WITH_TABLE {
        deleted = sqlx::query(sql).bind(table).execute(&mut **tx).await?.rows_affected();
    }
    Ok(deleted > 0)
}
