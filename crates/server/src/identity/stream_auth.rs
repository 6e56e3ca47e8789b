//! Authorization of a stream: it ends when the credential that opened it is revoked or expires, or its address is banned.

use std::time::{Duration, Instant};

use super::address_bans::AddressWatch;
use super::credential::Credential;
use crate::store::{SessionWatch, Store};

/// A credential is verified again after this time, in case a revocation by another process was missed.
const MAX_AGE: Duration = Duration::from_secs(30);

/// The authorization of one stream. An anonymous one is valid unless its address is banned.
#[derive(Debug)]
pub struct StreamAuth {
    address: AddressWatch,
    authorized: Option<Authorized>,
}

#[derive(Debug)]
struct Authorized {
    credential: Credential,
    watch: SessionWatch,
    /// When it was last found valid; `None` if it must be verified.
    verified: Option<Instant>,
}

impl StreamAuth {
    /// The authorization of a user by this credential. It is verified before the first event.
    pub fn new(store: &Store, address: AddressWatch, authorized: Option<(&str, Credential)>) -> StreamAuth {
        let authorized = authorized.map(|(user, credential)| Authorized {
            credential,
            watch: store.watch_sessions(user),
            verified: None,
        });
        StreamAuth { address, authorized }
    }

    /// Completes when a credential of the user is revoked or banned ranges change; the stream must then verify its own.
    pub async fn revoked(&mut self) {
        let StreamAuth { address, authorized } = self;
        let revoked = async {
            match authorized {
                Some(authorized) => {
                    authorized.watch.revoked().await;
                    authorized.verified = None;
                }
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = address.changed() => {}
            () = revoked => {}
        }
    }

    /// Whether it is still valid. Queries the store only after a revocation or `MAX_AGE`.
    pub async fn is_valid(&mut self, store: &Store) -> bool {
        if self.address.is_banned() {
            return false;
        }
        let Some(authorized) = &mut self.authorized else { return true };
        let is_revoked = authorized.watch.take_revoked();
        if !is_revoked && authorized.verified.is_some_and(|at| at.elapsed() < MAX_AGE) {
            return true;
        }
        authorized.verified = Some(Instant::now());
        let Credential { kind, hash } = &authorized.credential;
        matches!(store.user_by_credential(hash, *kind).await, Ok(Some(_)))
    }
}
