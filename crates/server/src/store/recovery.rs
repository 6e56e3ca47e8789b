//! Recovery of accounts: a code that was shown once, or a code sent by email. Only hashes are stored.

use super::users::NewPassword;
use super::{Store, Tx};
use crate::time::now;

/// The milliseconds between two mails for one purpose.
const MAIL_INTERVAL: i64 = 60_000;

/// How a user can get back in without the password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryRow {
    /// The hash of the recovery code.
    pub recovery: Option<String>,
    /// The confirmed email address.
    pub email: Option<String>,
}

from_row!(RecoveryRow { recovery, email });

/// What a mailed code is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailPurpose {
    /// It confirms the address.
    Confirm,
    /// It sets a new password.
    Recover,
}

impl MailPurpose {
    fn word(self) -> &'static str {
        match self {
            MailPurpose::Confirm => "confirm",
            MailPurpose::Recover => "recover",
        }
    }
}

impl Store {
    /// How a user can get back in without the password; `None` without such a user.
    pub async fn recovery(&self, user: &str) -> Result<Option<RecoveryRow>, sqlx::Error> {
        let query = sqlx::query_as("SELECT recovery, email FROM users WHERE id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Replaces the recovery code of a registered user.
    pub async fn set_recovery(&self, user: &str, hash: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE users SET recovery = $1 WHERE id = $2 AND password IS NOT NULL");
        self.execute(query.bind(hash).bind(user)).await.map(|_| ())
    }

    /// Sets a new password with a recovery code or a mailed code, which is used up; false if it is neither.
    pub async fn recover(&self, user: &str, code: &str, new: &NewPassword) -> Result<bool, sqlx::Error> {
        let change = self.sessions.begin_change();
        let mut tx = self.begin().await?;
        let is_recovered =
            use_up(&mut tx, user, code).await? && self.replace_password(&mut tx, user, new).await?;
        if !is_recovered {
            tx.rollback().await?;
            return Ok(false);
        }
        tx.commit().await?;
        drop(change);
        self.watches.wake(user);
        Ok(true)
    }

    /// Stores a code to be mailed; it replaces an earlier one for the same purpose. False if that one is newer than a minute.
    pub async fn add_mail_code(
        &self,
        user: &str,
        purpose: MailPurpose,
        hash: &str,
        email: &str,
        expires: i64,
    ) -> Result<bool, sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO mail_codes (user_id, purpose, hash, email, expires) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (user_id, purpose) DO UPDATE SET hash = EXCLUDED.hash, email = EXCLUDED.email,
             expires = EXCLUDED.expires WHERE mail_codes.expires < $6",
        );
        let query = query.bind(user).bind(purpose.word()).bind(hash).bind(email).bind(expires);
        Ok(self.execute(query.bind(expires - MAIL_INTERVAL)).await? > 0)
    }

    /// Confirms an email address with the code that was sent to it. Returns the address.
    pub async fn confirm_email(&self, user: &str, code: &str) -> Result<Option<String>, sqlx::Error> {
        let mut tx = self.begin().await?;
        let Some(email) = take_mail_code(&mut tx, user, MailPurpose::Confirm, code).await? else {
            tx.rollback().await?;
            return Ok(None);
        };
        let query = sqlx::query("UPDATE users SET email = $1 WHERE id = $2");
        query.bind(&email).bind(user).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(Some(email))
    }

    /// Forgets the email address of a user.
    pub async fn delete_email(&self, user: &str) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        for sql in
            ["UPDATE users SET email = NULL WHERE id = $1", "DELETE FROM mail_codes WHERE user_id = $1"]
        {
            sqlx::query(sql).bind(user).execute(&mut *tx).await?;
        }
        tx.commit().await
    }
}

async fn use_up(tx: &mut Tx, user: &str, code: &str) -> Result<bool, sqlx::Error> {
    let query = sqlx::query("UPDATE users SET recovery = NULL WHERE id = $1 AND recovery = $2");
    let is_code = query.bind(user).bind(code).execute(&mut **tx).await?.rows_affected() > 0;
    Ok(is_code || take_mail_code(tx, user, MailPurpose::Recover, code).await?.is_some())
}

/// Deletes a mailed code and returns the address it was sent to; `None` if it is wrong or has expired.
async fn take_mail_code(
    tx: &mut Tx,
    user: &str,
    purpose: MailPurpose,
    code: &str,
) -> Result<Option<String>, sqlx::Error> {
    let query = sqlx::query_scalar(
        "DELETE FROM mail_codes WHERE user_id = $1 AND purpose = $2 AND hash = $3 AND expires > $4 RETURNING email",
    );
    query.bind(user).bind(purpose.word()).bind(code).bind(now()).fetch_optional(&mut **tx).await
}
