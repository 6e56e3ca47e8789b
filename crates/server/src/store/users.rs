//! Users and their credentials. Tokens and passwords are stored only as hashes.

use std::sync::atomic::Ordering;

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};

use super::{Notification, Store, Tx, chunks, lock, placeholders};

/// A guest, or a registered user whose name is reserved by a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The hash of the password; guests have none.
    pub password: Option<String>,
    /// When the user was created.
    pub created: i64,
}

from_row!(User { id, name, password, created });

/// The kind of a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CredentialKind {
    /// A session cookie.
    Cookie,
    /// An API token.
    Token,
}

impl CredentialKind {
    fn word(self) -> &'static str {
        match self {
            CredentialKind::Cookie => "cookie",
            CredentialKind::Token => "token",
        }
    }
}

/// A session or an API token.
#[derive(Clone, Debug)]
pub struct CredentialRow {
    /// Its id, for revocation.
    pub id: String,
    /// The label its owner gave it.
    pub label: String,
    /// When it was created.
    pub created: i64,
}

from_row!(CredentialRow { id, label, created });

/// Rows that are deleted with a user.
const DELETE_WITH_USER: [&str; 4] = [
    "DELETE FROM passes WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM webhooks WHERE user_id = $1",
    "DELETE FROM alerts WHERE user_id = $1",
];

/// Every table with a seat of a user.
const ALL_TABLES: &str = "SELECT DISTINCT table_id FROM seats WHERE user_id = $1";
/// The tables with a seat of a user that are not over.
const ACTIVE_TABLES: &str = "SELECT DISTINCT tables.id FROM seats CROSS JOIN tables WHERE seats.user_id = $1
    AND tables.id = seats.table_id AND tables.phase IN ('open', 'playing')";

impl Store {
    /// Inserts a user.
    pub async fn add_user(&self, user: &User) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)");
        self.execute(query.bind(&user.id).bind(&user.name).bind(user.created)).await.map(|_| ())
    }

    /// The user with that credential.
    pub async fn user_by_credential(
        &self,
        hash: &str,
        kind: CredentialKind,
    ) -> Result<Option<User>, sqlx::Error> {
        let generation = match self.sessions.get(kind, hash) {
            Ok(user) => return Ok(Some(user)),
            Err(generation) => generation,
        };
        let user = self.find_user(hash, kind).await?;
        user.iter().for_each(|user| self.sessions.put(generation, kind, hash, user));
        Ok(user)
    }

    /// The user with a credential, if that is in memory.
    pub fn cached_user(&self, hash: &str, kind: CredentialKind) -> Option<User> {
        self.sessions.get(kind, hash).ok()
    }

    async fn find_user(&self, hash: &str, kind: CredentialKind) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT users.id, users.name, users.password, users.created FROM passes
             JOIN users ON users.id = passes.user_id WHERE passes.hash = $1 AND passes.kind = $2",
        );
        query.bind(hash).bind(kind.word()).fetch_optional(&self.read()).await
    }

    /// The user with that id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE id = $1");
        query.bind(id).fetch_optional(&self.read()).await
    }

    /// The registered user with that name.
    pub async fn user_by_name(&self, name_key: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE name_key = $1");
        query.bind(name_key).fetch_optional(&self.read()).await
    }

    /// Renames a user. Returns the notifications, or `None` if the name is taken. Finished games are not touched: they are
    /// read with the current name.
    pub async fn rename(
        &self,
        id: &str,
        name: &str,
        name_key: &str,
    ) -> Result<Option<Vec<Notification>>, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let notifications = self.bump_versions(&mut tx, ACTIVE_TABLES, id).await?;
        let query = sqlx::query(
            "UPDATE users SET name = $1, name_key = CASE WHEN password IS NULL THEN NULL ELSE $2 END WHERE id = $3
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.name_key = $4 AND others.id <> $5)",
        );
        let query = query.bind(name).bind(name_key).bind(id).bind(name_key).bind(id);
        if !is_claimed(query.execute(&mut *tx).await)? {
            change.cancel();
            tx.rollback().await?;
            return Ok(None);
        }
        self.notifier.notify_credentials(&mut tx).await?;
        tx.commit().await?;
        Ok(Some(notifications))
    }

    /// Sets the password, reserves the name, and replaces all credentials by one new session; false if the name is taken.
    /// All in one transaction: old sessions must not survive a new password.
    pub async fn set_password(
        &self,
        id: &str,
        password: &str,
        credential: &CredentialRow,
        hash: &str,
    ) -> Result<bool, sqlx::Error> {
        let _change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let query = sqlx::query_scalar("UPDATE users SET password = $1 WHERE id = $2 RETURNING name");
        let name: Option<String> = query.bind(password).bind(id).fetch_optional(&mut *tx).await?;
        let Some(name) = name else {
            tx.rollback().await?;
            return Ok(false);
        };
        let query = sqlx::query(
            "UPDATE users SET name_key = $1 WHERE id = $2
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.name_key = $3 AND others.id <> $4)",
        );
        let key = name_key(&name);
        if !is_claimed(query.bind(&key).bind(id).bind(&key).bind(id).execute(&mut *tx).await)? {
            tx.rollback().await?;
            return Ok(false);
        }
        sqlx::query("DELETE FROM passes WHERE user_id = $1").bind(id).execute(&mut *tx).await?;
        insert_credential(&mut tx, id, CredentialKind::Cookie, hash, credential).await?;
        self.notifier.notify_credentials(&mut tx).await?;
        tx.commit().await?;
        self.count_revocation();
        Ok(true)
    }

    /// Deletes a user with name, credentials, password and rating. Seats, results and logs keep an id without a name. Bots
    /// of that level take over remaining seats. Returns the notifications.
    pub async fn delete_user(&self, id: &str, level: &str) -> Result<Vec<Notification>, sqlx::Error> {
        let _change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let notifications = self.bump_versions(&mut tx, ALL_TABLES, id).await?;
        hand_seats_to_bots(&mut tx, id, level).await?;
        for sql in DELETE_WITH_USER {
            sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        }
        sqlx::query("DELETE FROM users WHERE id = $1").bind(id).execute(&mut *tx).await?;
        sqlx::query("UPDATE chat SET name = '' WHERE user_id = $1").bind(id).execute(&mut *tx).await?;
        self.notifier.notify_credentials(&mut tx).await?;
        tx.commit().await?;
        self.count_revocation();
        Ok(notifications)
    }

    /// Inserts a credential.
    pub async fn add_credential(
        &self,
        user: &str,
        kind: CredentialKind,
        hash: &str,
        credential: &CredentialRow,
    ) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        insert_credential(&mut tx, user, kind, hash, credential).await?;
        tx.commit().await
    }

    /// The credentials of a user of one kind.
    pub async fn credentials(
        &self,
        user: &str,
        kind: CredentialKind,
    ) -> Result<Vec<CredentialRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, label, created FROM passes WHERE user_id = $1 AND kind = $2 ORDER BY created, id",
        );
        query.bind(user).bind(kind.word()).fetch_all(&self.read()).await
    }

    /// Revokes an API token of a user; false if there is none.
    pub async fn revoke_token(&self, user: &str, id: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE user_id = $1 AND id = $2 AND kind = 'token'");
        self.revoke_by(query.bind(user.to_owned()).bind(id.to_owned())).await
    }

    /// Revokes the credential with that hash.
    pub async fn revoke(&self, hash: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE hash = $1").bind(hash.to_owned());
        self.revoke_by(query).await.map(|_| ())
    }

    /// Revokes all credentials of a user.
    pub async fn revoke_all(&self, user: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE user_id = $1").bind(user.to_owned());
        self.revoke_by(query).await.map(|_| ())
    }

    /// Returns whether any were revoked. Only then are other processes notified, so made-up tokens cause no messages.
    async fn revoke_by(&self, query: Query<'_, Any, AnyArguments>) -> Result<bool, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            change.cancel();
            tx.rollback().await?;
            return Ok(false);
        }
        self.notifier.notify_credentials(&mut tx).await?;
        tx.commit().await?;
        self.count_revocation();
        Ok(true)
    }

    /// A counter of revocations: while it stays the same, no credential was revoked.
    pub fn revocations(&self) -> u64 {
        self.revocations.load(Ordering::Acquire)
    }

    fn count_revocation(&self) {
        self.revocations.fetch_add(1, Ordering::AcqRel);
    }

    /// Another process has revoked credentials or changed users.
    pub(super) fn invalidate_sessions(&self) {
        self.sessions.clear();
        self.count_revocation();
    }

    /// Bumps the version of a user's tables, because caches contain the name. The tables are locked first, as everywhere.
    async fn bump_versions(
        &self,
        tx: &mut Tx,
        tables: &'static str,
        user: &str,
    ) -> Result<Vec<Notification>, sqlx::Error> {
        let query = sqlx::query_scalar(tables).bind(user);
        let mut tables: Vec<String> = query.fetch_all(&mut **tx).await?;
        tables.sort_unstable();
        lock(self.kind, tx, &tables).await?;
        let mut notifications = Vec::new();
        for tables in chunks(&tables) {
            let sql = format!(
                "UPDATE tables SET version = version + 1 WHERE id IN (VALUES {}) RETURNING id, version",
                placeholders(self.kind, tables.len(), 1)
            );
            let query =
                tables.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, table| query.bind(table));
            let bumped: Vec<(String, i64)> = query.fetch_all(&mut **tx).await?;
            let notification = |(table, version)| Notification { table, version, ..Notification::default() };
            notifications.extend(bumped.into_iter().map(notification));
        }
        self.notifier.notify(tx, &notifications.iter().collect::<Vec<_>>()).await?;
        Ok(notifications)
    }
}

/// The key by which names are compared: case and extra spaces do not matter.
pub fn name_key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Whether the update claimed the name. If two users claim one at once, PostgreSQL reports a unique violation.
fn is_claimed(updated: Result<AnyQueryResult, sqlx::Error>) -> Result<bool, sqlx::Error> {
    let is_duplicate =
        |error: &sqlx::Error| error.as_database_error().is_some_and(|error| error.is_unique_violation());
    match updated {
        Ok(updated) => Ok(updated.rows_affected() > 0),
        Err(error) if is_duplicate(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

async fn insert_credential(
    tx: &mut Tx,
    user: &str,
    kind: CredentialKind,
    hash: &str,
    credential: &CredentialRow,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO passes (hash, id, user_id, kind, label, created) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let query = query.bind(hash).bind(&credential.id).bind(user).bind(kind.word()).bind(&credential.label);
    query.bind(credential.created).execute(&mut **tx).await.map(|_| ())
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
