//! Users, their names and passwords. Passwords and recovery codes are stored only as hashes.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyQueryResult;

use super::credentials::{CredentialKind, CredentialRow, insert_credential};
use super::{Kind, NameKeys, Notification, Store, Tx, chunks, lock, placeholders};

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

/// A new password. It ends all credentials of the user but the new session.
#[derive(Clone, Debug)]
pub struct NewPassword {
    /// The hash of the password.
    pub password: String,
    /// The hash of a new recovery code; without it the old one stays.
    pub recovery: Option<String>,
    /// The session that begins.
    pub session: CredentialRow,
    /// The hash of its token.
    pub hash: String,
}

/// The advisory lock of a process that fills in new columns.
const BACKFILL_LOCK: i64 = 0x656c_6e61;

/// The tables with a seat of a user that are not over.
const ACTIVE_TABLES: &str = "SELECT DISTINCT tables.id FROM seats CROSS JOIN tables WHERE seats.user_id = $1
    AND tables.id = seats.table_id AND tables.phase IN ('open', 'playing')";

impl Store {
    /// Inserts a guest.
    pub async fn add_user(&self, user: &User) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)");
        self.execute(query.bind(&user.id).bind(&user.name).bind(user.created)).await.map(|_| ())
    }

    /// Inserts a registered user with a first session; false if the name is taken.
    pub async fn register(&self, user: &User, new: &NewPassword) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)");
        query.bind(&user.id).bind(&user.name).bind(user.created).execute(&mut *tx).await?;
        if !update_password(&mut tx, &user.id, new).await?
            || !reserve_name(&mut tx, &user.id, &user.name).await?
        {
            tx.rollback().await?;
            return Ok(false);
        }
        insert_credential(&mut tx, &user.id, CredentialKind::Cookie, &new.hash, &new.session).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The user with that id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE id = $1");
        query.bind(id).fetch_optional(&self.read()).await
    }

    /// The registered user with that name. A key that an older version stored comes first.
    pub async fn user_by_name(&self, keys: &NameKeys) -> Result<Option<User>, sqlx::Error> {
        // No user has such a name, and PostgreSQL refuses such a text.
        if keys.plain.contains('\0') {
            return Ok(None);
        }
        let query = sqlx::query_as(
            "SELECT id, name, password, created FROM users WHERE name_key IN ($1, $2)
             ORDER BY CASE WHEN name_key = $3 THEN 0 ELSE 1 END LIMIT 1",
        );
        query.bind(&keys.plain).bind(&keys.exact).bind(&keys.plain).fetch_optional(&self.read()).await
    }

    /// Whether the name belongs to a registered user, or looks like one that does.
    pub async fn is_name_reserved(&self, keys: &NameKeys) -> Result<bool, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM users WHERE name_key = $1 OR name_look = $2");
        let count: i64 = query.bind(&keys.exact).bind(&keys.skeleton).fetch_one(&self.read()).await?;
        Ok(count > 0)
    }

    /// Renames a user. Returns the notifications, or `None` if the name is taken. Finished games are not touched: they are
    /// read with the current name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<Option<Vec<Notification>>, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let tables = sqlx::query_scalar(ACTIVE_TABLES).bind(id).fetch_all(&mut *tx).await?;
        let notifications = self.bump_versions(&mut tx, tables).await?;
        let keys = NameKeys::of(name);
        let query = sqlx::query(
            "UPDATE users SET name = $1, name_key = CASE WHEN password IS NULL THEN NULL ELSE $2 END,
             name_look = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $4
             AND NOT EXISTS (SELECT 1 FROM users AS others
                 WHERE (others.name_key = $5 OR others.name_look = $6) AND others.id <> $7)",
        );
        let query = query.bind(name).bind(&keys.exact).bind(&keys.skeleton).bind(id);
        let query = query.bind(&keys.exact).bind(&keys.skeleton).bind(id);
        if !is_claimed(query.execute(&mut *tx).await)? {
            change.cancel();
            tx.rollback().await?;
            return Ok(None);
        }
        self.notifier.notify_credentials(&mut tx, id).await?;
        tx.commit().await?;
        Ok(Some(notifications))
    }

    /// Sets the password, reserves the name, and replaces all credentials by one new session; false if the name is taken.
    /// All in one transaction: old sessions must not survive a new password.
    pub async fn set_password(&self, id: &str, new: &NewPassword) -> Result<bool, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        if !self.replace_password(&mut tx, id, new).await? {
            tx.rollback().await?;
            return Ok(false);
        }
        tx.commit().await?;
        drop(change);
        self.watches.wake(id);
        Ok(true)
    }

    /// The same in a transaction.
    pub(super) async fn replace_password(
        &self,
        tx: &mut Tx,
        id: &str,
        new: &NewPassword,
    ) -> Result<bool, sqlx::Error> {
        let name = sqlx::query_scalar("SELECT name FROM users WHERE id = $1").bind(id);
        let name: Option<String> = name.fetch_optional(&mut **tx).await?;
        let Some(name) = name else { return Ok(false) };
        if !update_password(tx, id, new).await? || !reserve_name(tx, id, &name).await? {
            return Ok(false);
        }
        sqlx::query("DELETE FROM passes WHERE user_id = $1").bind(id).execute(&mut **tx).await?;
        insert_credential(tx, id, CredentialKind::Cookie, &new.hash, &new.session).await?;
        self.notifier.notify_credentials(tx, id).await?;
        Ok(true)
    }

    /// How many of these users are registered.
    pub async fn count_registered(&self, users: &[&str]) -> Result<usize, sqlx::Error> {
        let mut count = 0;
        for user in users {
            let query =
                sqlx::query_scalar("SELECT COUNT(*) FROM users WHERE id = $1 AND password IS NOT NULL");
            let registered: i64 = query.bind(*user).fetch_one(&self.read()).await?;
            count += usize::from(registered > 0);
        }
        Ok(count)
    }

    /// Fills in the skeletons (Unicode TS 39) of the names of older accounts. Of two names that look alike, the older account
    /// reserves the skeleton; the other account keeps its name.
    pub(super) async fn fill_in_skeletons(&self) -> Result<(), sqlx::Error> {
        let missing = "SELECT id, name FROM users WHERE name_key IS NOT NULL AND name_look IS NULL ORDER BY created, id";
        let users: Vec<(String, String)> = sqlx::query_as(missing).fetch_all(&self.read()).await?;
        if users.is_empty() {
            return Ok(());
        }
        let mut tx = self.begin().await?;
        if self.kind == Kind::Postgres {
            let query = sqlx::query("SELECT CAST(pg_advisory_xact_lock($1) AS TEXT)");
            query.bind(BACKFILL_LOCK).execute(&mut *tx).await?;
        }
        for (id, name) in users {
            let query = sqlx::query(
                "UPDATE users SET name_look = $1 WHERE id = $2
                 AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.name_look = $3)",
            );
            let skeleton = NameKeys::of(&name).skeleton;
            query.bind(&skeleton).bind(&id).bind(&skeleton).execute(&mut *tx).await?;
        }
        tx.commit().await
    }

    /// Bumps the version of tables, because caches contain a name or an id that has changed. The tables are locked first, as
    /// everywhere.
    pub(super) async fn bump_versions(
        &self,
        tx: &mut Tx,
        mut tables: Vec<String>,
    ) -> Result<Vec<Notification>, sqlx::Error> {
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

async fn update_password(tx: &mut Tx, id: &str, new: &NewPassword) -> Result<bool, sqlx::Error> {
    let query =
        sqlx::query("UPDATE users SET password = $1, recovery = COALESCE($2, recovery) WHERE id = $3");
    let query = query.bind(&new.password).bind(&new.recovery).bind(id);
    Ok(query.execute(&mut **tx).await?.rows_affected() > 0)
}

/// Reserves the name of a user with a password; false if it is taken. A name that is reserved already stays so, even if an
/// older version allowed one that looks the same.
async fn reserve_name(tx: &mut Tx, id: &str, name: &str) -> Result<bool, sqlx::Error> {
    let keys = NameKeys::of(name);
    let query = sqlx::query(
        "UPDATE users SET name_look = CASE WHEN name_key IS NULL THEN $1 ELSE name_look END,
         name_key = COALESCE(name_key, $2) WHERE id = $3 AND (name_key IS NOT NULL
         OR NOT EXISTS (SELECT 1 FROM users AS others
             WHERE (others.name_key = $4 OR others.name_look = $5) AND others.id <> $6))",
    );
    let query = query.bind(&keys.skeleton).bind(&keys.exact).bind(id);
    let query = query.bind(&keys.exact).bind(&keys.skeleton).bind(id);
    is_claimed(query.execute(&mut **tx).await)
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
