//! Who is known, and by what they are known again. Of a token there is only the hash, of a password too.

use std::sync::atomic::Ordering;

use bots::Level;
use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};

use super::{News, Store, Tx, lock, portions, values};

/// Somebody: a guest, or one who has set a password and so keeps the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Random.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// The hash of the password, if there is one.
    pub password: Option<String>,
    /// Since when.
    pub created: i64,
}

from_row!(User { id, name, password, created });

/// How somebody is known again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassKind {
    /// By a cookie.
    Cookie,
    /// By an API token.
    Token,
}

impl PassKind {
    fn word(self) -> &'static str {
        match self {
            PassKind::Cookie => "cookie",
            PassKind::Token => "token",
        }
    }
}

/// Something by which somebody is known again.
#[derive(Clone, Debug)]
pub struct Pass {
    /// Its id, by which it is revoked.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// Since when.
    pub created: i64,
}

from_row!(Pass { id, label, created });

/// What goes with somebody, besides the name.
const FORGOTTEN: [&str; 4] = [
    "DELETE FROM passes WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM webhooks WHERE user_id = $1",
    "DELETE FROM alerts WHERE user_id = $1",
];

/// Every table somebody has sat at.
const EVERY: &str = "SELECT DISTINCT table_id FROM seats WHERE user_id = $1";
/// Those that are not over.
const UNDER_WAY: &str = "SELECT DISTINCT tables.id FROM seats CROSS JOIN tables WHERE seats.user_id = $1
    AND tables.id = seats.table_id AND tables.phase IN ('open', 'playing')";

impl Store {
    /// A new user.
    pub async fn add_user(&self, user: &User) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)");
        self.execute(query.bind(&user.id).bind(&user.name).bind(user.created)).await.map(|_| ())
    }

    /// The user with that pass.
    pub async fn user_with(&self, hash: &str, kind: PassKind) -> Result<Option<User>, sqlx::Error> {
        let page = match self.known.look(kind, hash) {
            Ok(user) => return Ok(Some(user)),
            Err(page) => page,
        };
        let user = self.find_user(hash, kind).await?;
        user.iter().for_each(|user| self.known.note(page, kind, hash, user));
        Ok(user)
    }

    async fn find_user(&self, hash: &str, kind: PassKind) -> Result<Option<User>, sqlx::Error> {
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

    /// The user who keeps that name.
    pub async fn user_named(&self, name_key: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE name_key = $1");
        query.bind(name_key).fetch_optional(&self.read()).await
    }

    /// Another name; what there is to tell, or nothing where it is somebody else's. Games that are over are left alone: they
    /// are read with the name it has by then.
    pub async fn rename(
        &self,
        id: &str,
        name: &str,
        name_key: &str,
    ) -> Result<Option<Vec<News>>, sqlx::Error> {
        let changing = self.known.changing();
        let mut tx = self.begin().await?;
        let news = self.touch(&mut tx, UNDER_WAY, id).await?;
        let query = sqlx::query(
            "UPDATE users SET name = $1, name_key = CASE WHEN password IS NULL THEN NULL ELSE $2 END WHERE id = $3
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.name_key = $4 AND others.id <> $5)",
        );
        let query = query.bind(name).bind(name_key).bind(id).bind(name_key).bind(id);
        if !is_claimed(query.execute(&mut *tx).await)? {
            changing.nothing();
            tx.rollback().await?;
            return Ok(None);
        }
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        Ok(Some(news))
    }

    /// Another password: the name is theirs, and of all passes only this new one is left. False where the name is somebody
    /// else's. All of it or nothing: with another password but the old passes, somebody would stay signed in who must not.
    pub async fn set_password(
        &self,
        id: &str,
        password: &str,
        pass: &Pass,
        hash: &str,
    ) -> Result<bool, sqlx::Error> {
        let _changing = self.known.changing();
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
        insert_pass(&mut tx, id, PassKind::Cookie, hash, pass).await?;
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        self.note_revoked();
        Ok(true)
    }

    /// Forgets somebody: name, passes, password, rating. Seats, results and logs keep a number without a name. What there
    /// is to tell.
    pub async fn delete_user(&self, id: &str, stand_in: Level) -> Result<Vec<News>, sqlx::Error> {
        let _changing = self.known.changing();
        let mut tx = self.begin().await?;
        let news = self.touch(&mut tx, EVERY, id).await?;
        take_over(&mut tx, id, stand_in).await?;
        for sql in FORGOTTEN {
            sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        }
        sqlx::query("DELETE FROM users WHERE id = $1").bind(id).execute(&mut *tx).await?;
        sqlx::query("UPDATE chat SET name = '' WHERE user_id = $1").bind(id).execute(&mut *tx).await?;
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        self.note_revoked();
        Ok(news)
    }

    /// Somebody gets a pass.
    pub async fn add_pass(
        &self,
        user: &str,
        kind: PassKind,
        hash: &str,
        pass: &Pass,
    ) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        insert_pass(&mut tx, user, kind, hash, pass).await?;
        tx.commit().await
    }

    /// Somebody's passes of a kind.
    pub async fn passes(&self, user: &str, kind: PassKind) -> Result<Vec<Pass>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, label, created FROM passes WHERE user_id = $1 AND kind = $2 ORDER BY created, id",
        );
        query.bind(user).bind(kind.word()).fetch_all(&self.read()).await
    }

    /// Revokes one API token of somebody; false where there is none.
    pub async fn revoke_token(&self, user: &str, id: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE user_id = $1 AND id = $2 AND kind = 'token'");
        self.revoke_by(query.bind(user.to_owned()).bind(id.to_owned())).await
    }

    /// Revokes the pass with that hash.
    pub async fn revoke(&self, hash: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE hash = $1").bind(hash.to_owned());
        self.revoke_by(query).await.map(|_| ())
    }

    /// Revokes everything by which somebody is known again.
    pub async fn revoke_all(&self, user: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM passes WHERE user_id = $1").bind(user.to_owned());
        self.revoke_by(query).await.map(|_| ())
    }

    /// Were there any? Then every process hears of it; whoever makes one up is heard by nobody.
    async fn revoke_by(&self, query: Query<'_, Any, AnyArguments>) -> Result<bool, sqlx::Error> {
        let changing = self.known.changing();
        let mut tx = self.begin().await?;
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            changing.nothing();
            tx.rollback().await?;
            return Ok(false);
        }
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        self.note_revoked();
        Ok(true)
    }

    /// How often this process has heard that passes were revoked: as long as it is the same, none of them has ended here.
    pub fn revoked(&self) -> u64 {
        self.revoked.load(Ordering::Acquire)
    }

    fn note_revoked(&self) {
        self.revoked.fetch_add(1, Ordering::AcqRel);
    }

    /// Another process has revoked some.
    pub(super) fn forget_passes(&self) {
        self.known.forget();
        self.note_revoked();
    }

    /// The name stands in what is at hand of these tables of theirs. They are taken first, as everywhere.
    async fn touch(&self, tx: &mut Tx, tables: &'static str, user: &str) -> Result<Vec<News>, sqlx::Error> {
        let query = sqlx::query_scalar(tables).bind(user);
        let mut tables: Vec<String> = query.fetch_all(&mut **tx).await?;
        tables.sort_unstable();
        lock(self.kind, tx, &tables).await?;
        let mut news = Vec::new();
        for tables in portions(&tables) {
            let sql = format!(
                "UPDATE tables SET version = version + 1 WHERE id IN (VALUES {}) RETURNING id, version",
                values(self.kind, tables.len(), 1)
            );
            let query =
                tables.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, table| query.bind(table));
            let touched: Vec<(String, i64)> = query.fetch_all(&mut **tx).await?;
            news.extend(touched.into_iter().map(|(table, version)| News {
                table,
                version,
                ..News::default()
            }));
        }
        self.herald.tell(tx, &news.iter().collect::<Vec<_>>()).await?;
        Ok(news)
    }
}

/// A name as it is compared: who keeps one keeps it in any case and with any blanks.
pub fn name_key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Was the name to be had? Where two want one at once, PostgreSQL tells the second only by a row it would have twice.
fn is_claimed(done: Result<AnyQueryResult, sqlx::Error>) -> Result<bool, sqlx::Error> {
    let is_twice =
        |error: &sqlx::Error| error.as_database_error().is_some_and(|error| error.is_unique_violation());
    match done {
        Ok(done) => Ok(done.rows_affected() > 0),
        Err(error) if is_twice(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

async fn insert_pass(
    tx: &mut Tx,
    user: &str,
    kind: PassKind,
    hash: &str,
    pass: &Pass,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO passes (hash, id, user_id, kind, label, created) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let query = query.bind(hash).bind(&pass.id).bind(user).bind(kind.word()).bind(&pass.label);
    query.bind(pass.created).execute(&mut **tx).await.map(|_| ())
}

/// A bot plays on wherever they still play, and is seen to. They left all they could before; whatever they could not leave,
/// or came to meanwhile, must not wait for nobody.
async fn take_over(tx: &mut Tx, user: &str, level: Level) -> Result<(), sqlx::Error> {
    let due = "UPDATE tables SET due = 0 WHERE phase = 'playing' AND id IN
         (SELECT table_id FROM seats WHERE user_id = $1 AND level IS NULL)";
    sqlx::query(due).bind(user).execute(&mut **tx).await?;
    let seats = "UPDATE seats SET level = $1 WHERE user_id = $2 AND level IS NULL AND table_id IN
         (SELECT id FROM tables WHERE phase = 'playing')";
    sqlx::query(seats).bind(level.word()).bind(user).execute(&mut **tx).await.map(|_| ())
}
