//! Passwords: hashed with Argon2, two at a time and never on the threads that serve requests.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use tokio::sync::Semaphore;

use super::common_passwords::is_common;
use crate::reason::PasswordReason;
use crate::refusal::{Code, Refusal};
use crate::secret;

/// Hashing is slow and uses much memory by design. The permit is held to the end even if the client disconnects.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Refused unless the password has an allowed length and is hard to guess.
pub fn require_valid(password: &str, name: &str) -> Result<(), Refusal> {
    let refused = |reason| Err(Refusal::because(Code::BadPassword, &reason));
    if !(8..=200).contains(&password.chars().count()) {
        return refused(PasswordReason::Length);
    }
    if is_common(password, name) { refused(PasswordReason::Common) } else { Ok(()) }
}

/// The hash of a password.
pub async fn hash(password: String) -> Result<String, Refusal> {
    let permit = HASHING.acquire().await;
    let hash = move || {
        let _permit = permit;
        let salt = SaltString::encode_b64(&secret::seed()[..16]).expect("16 bytes are a valid salt");
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    };
    let hash = tokio::task::spawn_blocking(hash).await.ok().and_then(Result::ok);
    hash.ok_or_else(|| Refusal::new(Code::BadPassword, "this password cannot be used"))
}

/// Whether the password has this hash. Takes as long without a hash, so the time does not reveal which names exist.
pub async fn verify(password: String, stored: Option<String>) -> Result<bool, Refusal> {
    let Some(stored) = stored else {
        hash(password).await?;
        return Ok(false);
    };
    let permit = HASHING.acquire().await;
    let verify = move || {
        let _permit = permit;
        let hash = PasswordHash::new(&stored).ok();
        hash.is_some_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    };
    Ok(tokio::task::spawn_blocking(verify).await.unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_verified_by_its_hash() {
        let stored = hash("correct horse".to_owned()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(verify("correct horse".to_owned(), Some(stored.clone())).await.unwrap());
        assert!(!verify("wrong horse".to_owned(), Some(stored)).await.unwrap());
        assert!(!verify("correct horse".to_owned(), None).await.unwrap());
    }
}
