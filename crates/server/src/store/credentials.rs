//! Sessions and API tokens. Tokens are stored only as hashes. A session expires if it is not used for a time.

use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::QueryScalar;

use super::{SessionWatch, Store, Tx, User, game_addresses};
use crate::time::now;

/// The use of a credential is recorded after this many milliseconds, or when its address changes.
pub(super) const RECORD_USE_AFTER: i64 = 3_600_000;

// The table `passes` holds the credentials: sessions and API tokens.

/// The sessions of a user except the ones that were used last.
const END_UNUSED_SESSIONS: &str = "DELETE FROM passes WHERE user_id = $1 AND kind = 'cookie' AND hash NOT IN
     (SELECT hash FROM passes WHERE user_id = $2 AND kind = 'cookie'
      ORDER BY COALESCE(used, created) DESC, created DESC, hash LIMIT $3)";

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
#[derive(Clone, Debug, Default)]
pub struct CredentialRow {
    /// Its id, for revocation.
    pub id: String,
    /// The label its owner gave it; the browser of a session.
    pub label: String,
    /// When it was created.
    pub created: i64,
    /// When it was last used, to the hour; `None` before its first use.
    pub used: Option<i64>,
    /// The address it was last used from.
    pub address: String,
}

from_row!(CredentialRow { id, label, created, used, address });

/// A user found by a credential.
struct Authenticated {
    user: User,
    used: Option<i64>,
    address: String,
}

impl<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> for Authenticated {
    fn from_row(row: &'r sqlx::any::AnyRow) -> Result<Authenticated, sqlx::Error> {
        use sqlx::Row;
        let (used, address) = (row.try_get("used")?, row.try_get("address")?);
        Ok(Authenticated { user: User::from_row(row)?, used, address })
    }
}

impl Store {
    /// The user with that credential.
    pub async fn user_by_credential(
        &self,
        hash: &str,
        kind: CredentialKind,
    ) -> Result<Option<User>, sqlx::Error> {
        self.find_user(hash, kind, None).await
    }

    /// The user with a credential, if that is in memory and was used from this address.
    pub fn cached_user(&self, hash: &str, kind: CredentialKind, address: &str) -> Option<User> {
        self.sessions.get(kind, hash, Some(address)).ok()
    }

    /// The same for a request from this address, which is recorded.
    pub async fn authenticate(
        &self,
        hash: &str,
        kind: CredentialKind,
        address: &str,
    ) -> Result<Option<User>, sqlx::Error> {
        self.find_user(hash, kind, Some(address)).await
    }

    async fn find_user(
        &self,
        hash: &str,
        kind: CredentialKind,
        address: Option<&str>,
    ) -> Result<Option<User>, sqlx::Error> {
        let generation = match self.sessions.get(kind, hash, address) {
            Ok(user) => return Ok(Some(user)),
            Err(generation) => generation,
        };
        let Some(found) = self.find_credential(hash, kind).await? else { return Ok(None) };
        if let Some(address) = address.filter(|address| found.must_record(address)) {
            self.record_use(hash, address);
        }
        // Without an address the use is not recorded, so the next request must find it in the database.
        if let Some(address) = address {
            self.sessions.put(generation, kind, hash, &found.user, address);
        }
        Ok(Some(found.user))
    }

    async fn find_credential(
        &self,
        hash: &str,
        kind: CredentialKind,
    ) -> Result<Option<Authenticated>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT users.id, users.name, users.password, users.created, passes.used, passes.address FROM passes
             JOIN users ON users.id = passes.user_id WHERE passes.hash = $1 AND passes.kind = $2
             AND (passes.kind = 'token' OR passes.used IS NULL OR passes.used > $3)",
        );
        let oldest = now().saturating_sub(self.session_lifetime);
        query.bind(hash).bind(kind.word()).bind(oldest).fetch_optional(&self.read()).await
    }

    /// Records the use of a credential in the background. A failure is repeated by a later request.
    fn record_use(&self, hash: &str, address: &str) {
        let (store, hash, address) = (self.clone(), hash.to_owned(), address.to_owned());
        tokio::spawn(async move {
            if let Err(error) = store.store_use(&hash, &address).await {
                tracing::debug!(%error, "cannot record the use of a credential");
            }
        });
    }

    async fn store_use(&self, hash: &str, address: &str) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        game_addresses::keep_last_use(&mut tx, hash).await?;
        let query = sqlx::query("UPDATE passes SET used = $1, address = $2 WHERE hash = $3");
        query.bind(now()).bind(address).bind(hash).execute(&mut *tx).await?;
        tx.commit().await
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

    /// Inserts a session. The user keeps at most this many, those that were used last; all of them if it is 0.
    pub async fn add_session(
        &self,
        user: &str,
        hash: &str,
        session: &CredentialRow,
        most: u32,
    ) -> Result<(), sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        insert_credential(&mut tx, user, CredentialKind::Cookie, hash, session).await?;
        let most = if most == 0 { i64::MAX } else { i64::from(most) };
        let query = sqlx::query(END_UNUSED_SESSIONS).bind(user).bind(user).bind(most);
        let has_ended = query.execute(&mut *tx).await?.rows_affected() > 0;
        if has_ended {
            self.notifier.notify_credentials(&mut tx, user).await?;
        }
        tx.commit().await?;
        if has_ended {
            drop(change);
            self.watches.wake(user);
        } else {
            change.cancel();
        }
        Ok(())
    }

    /// The credentials of a user of one kind that have not expired.
    pub async fn credentials(
        &self,
        user: &str,
        kind: CredentialKind,
    ) -> Result<Vec<CredentialRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, label, created, used, address FROM passes WHERE user_id = $1 AND kind = $2
             AND (kind = 'token' OR used IS NULL OR used > $3) ORDER BY created, id",
        );
        let oldest = now().saturating_sub(self.session_lifetime);
        query.bind(user).bind(kind.word()).bind(oldest).fetch_all(&self.read()).await
    }

    /// The id of the credential with that hash.
    pub async fn credential_id(&self, hash: &str) -> Result<Option<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT id FROM passes WHERE hash = $1");
        query.bind(hash).fetch_optional(&self.read()).await
    }

    /// Revokes a credential of a user; false if there is none.
    pub async fn revoke_by_id(
        &self,
        user: &str,
        kind: CredentialKind,
        id: &str,
    ) -> Result<bool, sqlx::Error> {
        let query = sqlx::query_scalar(
            "DELETE FROM passes WHERE user_id = $1 AND id = $2 AND kind = $3 RETURNING user_id",
        );
        self.revoke_by(query.bind(user.to_owned()).bind(id.to_owned()).bind(kind.word())).await
    }

    /// Revokes the credential with that hash.
    pub async fn revoke(&self, hash: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query_scalar("DELETE FROM passes WHERE hash = $1 RETURNING user_id");
        self.revoke_by(query.bind(hash.to_owned())).await.map(|_| ())
    }

    /// Revokes all credentials of a user.
    pub async fn revoke_all(&self, user: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query_scalar("DELETE FROM passes WHERE user_id = $1 RETURNING user_id");
        self.revoke_by(query.bind(user.to_owned())).await.map(|_| ())
    }

    /// Returns whether any were revoked. Only then are other processes notified, so made-up tokens cause no messages.
    async fn revoke_by(
        &self,
        query: QueryScalar<'_, Any, String, AnyArguments>,
    ) -> Result<bool, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let Some(user) = query.fetch_all(&mut *tx).await?.pop() else {
            change.cancel();
            tx.rollback().await?;
            return Ok(false);
        };
        self.notifier.notify_credentials(&mut tx, &user).await?;
        tx.commit().await?;
        drop(change);
        self.watches.wake(&user);
        Ok(true)
    }

    /// Reports when credentials of a user are revoked, in any process.
    pub fn watch_sessions(&self, user: &str) -> SessionWatch {
        self.watches.watch(user)
    }

    /// Another process has revoked credentials of a user or changed the user; of anyone if it does not say whose.
    pub(super) fn invalidate_sessions(&self, user: Option<&str>) {
        self.sessions.clear();
        match user {
            Some(user) => self.watches.wake(user),
            None => self.watches.wake_all(),
        }
    }
}

impl Authenticated {
    fn must_record(&self, address: &str) -> bool {
        self.address != address || self.used.is_none_or(|used| used + RECORD_USE_AFTER < now())
    }
}

pub(super) async fn insert_credential(
    tx: &mut Tx,
    user: &str,
    kind: CredentialKind,
    hash: &str,
    credential: &CredentialRow,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO passes (hash, id, user_id, kind, label, created, used, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query.bind(hash).bind(&credential.id).bind(user).bind(kind.word()).bind(&credential.label);
    let query = query.bind(credential.created).bind(credential.used).bind(&credential.address);
    query.execute(&mut **tx).await.map(|_| ())
}
