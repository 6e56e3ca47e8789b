//! Wakes the streams of a user when a credential of theirs is revoked, so that they end at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The users with open streams in this process. A user without one takes no memory.
#[derive(Clone, Debug, Default)]
pub(super) struct SessionWatches(Arc<Mutex<HashMap<String, watch::Sender<u64>>>>);

/// Reports revocations of one user's credentials.
#[derive(Debug)]
pub struct SessionWatch {
    watches: SessionWatches,
    user: String,
    revocations: watch::Receiver<u64>,
}

impl SessionWatches {
    pub(super) fn watch(&self, user: &str) -> SessionWatch {
        let revocations = self.users().entry(user.to_owned()).or_default().subscribe();
        SessionWatch { watches: self.clone(), user: user.to_owned(), revocations }
    }

    /// A credential of this user was revoked.
    pub(super) fn wake(&self, user: &str) {
        if let Some(sender) = self.users().get(user) {
            sender.send_modify(|revocations| *revocations += 1);
        }
    }

    /// Revocations may have been missed: everyone checks.
    pub(super) fn wake_all(&self) {
        self.users().values().for_each(|sender| sender.send_modify(|revocations| *revocations += 1));
    }

    fn users(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<u64>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SessionWatch {
    /// Completes after a revocation that was not seen yet.
    pub async fn revoked(&mut self) {
        if self.revocations.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Whether there was a revocation since the last call.
    pub fn take_revoked(&mut self) -> bool {
        let is_revoked = self.revocations.has_changed().unwrap_or(false);
        self.revocations.mark_unchanged();
        is_revoked
    }
}

impl Drop for SessionWatch {
    fn drop(&mut self) {
        let mut users = self.watches.users();
        // This receiver is the last one.
        if users.get(&self.user).is_some_and(|sender| sender.receiver_count() <= 1) {
            users.remove(&self.user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_streams_of_the_user_are_woken_and_nothing_stays_behind() {
        let watches = SessionWatches::default();
        let (mut anna, mut bert, again) =
            (watches.watch("anna"), watches.watch("bert"), watches.watch("anna"));
        watches.wake("anna");
        anna.revoked().await;
        assert!(!anna.take_revoked() && !bert.take_revoked());
        watches.wake_all();
        assert!(anna.take_revoked() && bert.take_revoked());
        drop((anna, bert));
        assert_eq!(watches.users().len(), 1);
        drop(again);
        assert!(watches.users().is_empty());
    }
}
