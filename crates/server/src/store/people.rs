//! Who is known, and by what they are known again. Of a token there is only the hash, of a password too.

use std::sync::atomic::Ordering;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, FromRow};

use super::{Kind, Store, Tx};

/// Somebody: a guest, or one who has set a password and so keeps the name.
#[derive(Clone, Debug, FromRow, PartialEq, Eq)]
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
#[derive(Clone, Debug, FromRow)]
pub struct Pass {
    /// Its id, by which it is revoked.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// Since when.
    pub created: i64,
}

/// What goes with somebody, besides the name.
const FORGOTTEN: [&str; 4] = [
    "DELETE FROM passes WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM webhooks WHERE user_id = $1",
    "DELETE FROM alerts WHERE user_id = $1",
];

impl Store {
    /// A new user.
    pub async fn add_user(&self, user: &User) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)");
        query.bind(&user.id).bind(&user.name).bind(user.created).execute(&self.write).await.map(|_| ())
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
        query.bind(hash).bind(kind.word()).fetch_optional(&self.read).await
    }

    /// The user with that id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE id = $1");
        query.bind(id).fetch_optional(&self.read).await
    }

    /// The user who keeps that name.
    pub async fn user_named(&self, name_key: &str) -> Result<Option<User>, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, name, password, created FROM users WHERE name_key = $1");
        query.bind(name_key).fetch_optional(&self.read).await
    }

    /// Changes name and password; false where the name is somebody else's.
    pub async fn change_user(&self, user: &User, name_key: &str) -> Result<bool, sqlx::Error> {
        let _changing = self.known.changing();
        let mut tx = self.begin().await?;
        let query = sqlx::query(
            "UPDATE users SET name = $1, name_key = $2, password = $3 WHERE id = $4
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.name_key = $5 AND others.id <> $6)",
        );
        let key = user.password.as_ref().map(|_| name_key);
        let query = query.bind(&user.name).bind(key).bind(&user.password).bind(&user.id);
        let done = query.bind(name_key).bind(&user.id).execute(&mut *tx).await?;
        self.touch_tables_of(&mut tx, &user.id).await?;
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets somebody: name, passes, password, rating. Seats, results and logs keep a number without a name.
    pub async fn delete_user(&self, id: &str) -> Result<(), sqlx::Error> {
        let _changing = self.known.changing();
        let mut tx = self.begin().await?;
        for sql in FORGOTTEN {
            sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        }
        sqlx::query("DELETE FROM users WHERE id = $1").bind(id).execute(&mut *tx).await?;
        sqlx::query("UPDATE chat SET name = '' WHERE user_id = $1").bind(id).execute(&mut *tx).await?;
        self.touch_tables_of(&mut tx, id).await?;
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        self.note_revoked();
        Ok(())
    }

    /// Somebody gets a pass.
    pub async fn add_pass(
        &self,
        user: &str,
        kind: PassKind,
        hash: &str,
        pass: &Pass,
    ) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO passes (hash, id, user_id, kind, label, created) VALUES ($1, $2, $3, $4, $5, $6)",
        );
        let query = query.bind(hash).bind(&pass.id).bind(user).bind(kind.word()).bind(&pass.label);
        query.bind(pass.created).execute(&self.write).await.map(|_| ())
    }

    /// Somebody's passes of a kind.
    pub async fn passes(&self, user: &str, kind: PassKind) -> Result<Vec<Pass>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, label, created FROM passes WHERE user_id = $1 AND kind = $2 ORDER BY created, id",
        );
        query.bind(user).bind(kind.word()).fetch_all(&self.read).await
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

    /// Every process hears of it; were there any?
    async fn revoke_by(&self, query: Query<'_, Any, AnyArguments>) -> Result<bool, sqlx::Error> {
        let _changing = self.known.changing();
        let mut tx = self.begin().await?;
        let done = query.execute(&mut *tx).await?;
        self.herald.tell_passes(&mut tx).await?;
        tx.commit().await?;
        self.note_revoked();
        Ok(done.rows_affected() > 0)
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

    /// The name stands in what is at hand of their tables. Where others write too, they are taken in the one order.
    async fn touch_tables_of(&self, tx: &mut Tx, user: &str) -> Result<(), sqlx::Error> {
        if self.kind == Kind::Postgres {
            let query = sqlx::query(
                "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1)
                 ORDER BY id COLLATE \"C\" FOR UPDATE",
            );
            query.bind(user).execute(&mut **tx).await?;
        }
        let query = sqlx::query(
            "UPDATE tables SET version = version + 1 WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1)",
        );
        query.bind(user).execute(&mut **tx).await.map(|_| ())
    }
}
