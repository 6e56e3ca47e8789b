//! Authenticated users in memory, so that not every request queries the database. It is enabled only while revocations are
//! noticed at once: in a single process, or while the messages of other processes arrive.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{CredentialKind, User};

/// An entry expires after this time, in case an invalidation or its message was lost.
const MAX_AGE: Duration = Duration::from_secs(30);
/// The most entries.
const CAPACITY: usize = 10_000;

/// Users by the hashes of their credentials.
#[derive(Clone, Debug, Default)]
pub(super) struct SessionCache(Arc<Mutex<Entries>>);

#[derive(Debug, Default)]
struct Entries {
    /// Increases with every invalidation; results of earlier queries are not cached.
    generation: u64,
    /// Whether users may be cached.
    is_enabled: bool,
    users: HashMap<(CredentialKind, String), (User, Instant)>,
}

/// A pending change of users or credentials. The cache is cleared when it is dropped.
pub(super) struct Invalidation(Option<SessionCache>);

impl SessionCache {
    /// The cached user, or else the generation to pass to [`SessionCache::put`].
    pub(super) fn get(&self, kind: CredentialKind, hash: &str) -> Result<User, u64> {
        let entries = self.entries();
        let entry = entries.users.get(&(kind, hash.to_owned()));
        let fresh = entry.filter(|(_, since)| since.elapsed() < MAX_AGE);
        fresh.map(|(user, _)| user.clone()).ok_or(entries.generation)
    }

    /// Caches a user who was read in that generation.
    pub(super) fn put(&self, generation: u64, kind: CredentialKind, hash: &str, user: &User) {
        let mut entries = self.entries();
        if entries.generation != generation || !entries.is_enabled {
            return;
        }
        if entries.users.len() >= CAPACITY {
            entries.users.clear();
        }
        entries.users.insert((kind, hash.to_owned()), (user.clone(), Instant::now()));
    }

    /// Invalidations arrive from now on; earlier results may be outdated.
    pub(super) fn enable(&self) {
        let mut entries = self.entries();
        entries.is_enabled = true;
        entries.clear();
    }

    /// Invalidations may be missed from now on.
    pub(super) fn disable(&self) {
        let mut entries = self.entries();
        entries.is_enabled = false;
        entries.clear();
    }

    /// Clears the cache after a change by another process.
    pub(super) fn clear(&self) {
        self.entries().clear();
    }

    /// Starts a change of users or credentials.
    pub(super) fn begin_change(&self) -> Invalidation {
        Invalidation(Some(self.clone()))
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    fn clear(&mut self) {
        self.generation += 1;
        self.users.clear();
    }
}

impl Invalidation {
    /// Nothing was changed, so the cache stays.
    pub(super) fn cancel(mut self) {
        self.0 = None;
    }
}

impl Drop for Invalidation {
    fn drop(&mut self) {
        self.0.iter().for_each(SessionCache::clear);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_read_before_a_change_is_not_cached_after_it() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        cache.enable();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let generation = cache.get(kind, "hash").unwrap_err();
        cache.put(generation, kind, "hash", &anna);
        assert_eq!(cache.get(kind, "hash"), Ok(anna.clone()));
        assert!(cache.get(CredentialKind::Token, "hash").is_err(), "a cookie is not a token");
        drop(cache.begin_change());
        let now = cache.get(kind, "hash").unwrap_err();
        cache.put(generation, kind, "hash", &anna);
        assert_eq!(cache.get(kind, "hash"), Err(now));
    }

    #[test]
    fn a_cancelled_change_keeps_the_cache() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        cache.enable();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        cache.put(cache.get(kind, "hash").unwrap_err(), kind, "hash", &anna);
        cache.begin_change().cancel();
        assert_eq!(cache.get(kind, "hash"), Ok(anna));
    }

    #[test]
    fn a_user_read_before_the_cache_was_enabled_is_not_cached() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let generation = cache.get(kind, "hash").unwrap_err();
        cache.enable();
        cache.put(generation, kind, "hash", &anna);
        assert!(cache.get(kind, "hash").is_err());
    }

    #[test]
    fn nothing_is_cached_while_the_cache_is_disabled() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let caches = || {
            cache.get(kind, "hash").map_err(|generation| cache.put(generation, kind, "hash", &anna)).ok();
            cache.get(kind, "hash").is_ok()
        };
        assert!(!caches());
        cache.enable();
        assert!(caches());
        cache.disable();
        assert!(!caches());
        cache.enable();
        assert!(caches());
    }
}
