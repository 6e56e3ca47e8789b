//! Authorization of a stream: it ends when the credential that opened it is revoked.

use std::time::{Duration, Instant};

use super::credential::Credential;
use crate::store::Store;

/// A credential is verified again after this time, in case a revocation by another process was missed.
const MAX_AGE: Duration = Duration::from_secs(30);

/// The authorization of one stream.
#[derive(Debug)]
pub struct StreamAuth {
    credential: Option<Credential>,
    /// The store's revocation count at the last check, and its time.
    checked: (u64, Instant),
}

impl StreamAuth {
    /// The authorization by this credential; always valid without one. It is verified before the first event.
    pub fn new(credential: Option<Credential>) -> StreamAuth {
        StreamAuth { credential, checked: (u64::MAX, Instant::now()) }
    }

    /// Whether it is still valid. Queries the store only after a revocation or `MAX_AGE`.
    pub async fn is_valid(&mut self, store: &Store) -> bool {
        let Some(Credential { kind, hash }) = &self.credential else { return true };
        let revocations = store.revocations();
        if self.checked.0 == revocations && self.checked.1.elapsed() < MAX_AGE {
            return true;
        }
        self.checked = (revocations, Instant::now());
        matches!(store.user_by_credential(hash, *kind).await, Ok(Some(_)))
    }
}
