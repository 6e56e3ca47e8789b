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
/// The most addresses of an entry.
const MAX_ADDRESSES: usize = 4;

/// Users by the hashes of their credentials.
#[derive(Clone, Debug, Default)]
pub(super) struct SessionCache(Arc<Mutex<Entries>>);

#[derive(Debug, Default)]
struct Entries {
    /// Increases with every invalidation; results of earlier queries are not cached.
    generation: u64,
    /// Whether users may be cached.
    is_enabled: bool,
    users: HashMap<(CredentialKind, String), Entry>,
}

#[derive(Debug)]
struct Entry {
    user: User,
    since: Instant,
    /// Where the credential was used: a use elsewhere must reach the store, which records it.
    addresses: Vec<String>,
}

/// A pending change of users or credentials. The cache is cleared when it is dropped.
pub(super) struct Invalidation(Option<SessionCache>);

impl SessionCache {
    /// The cached user, if the credential was used from this address or from any; or else the generation to pass to
    /// [`SessionCache::put`].
    pub(super) fn get(&self, kind: CredentialKind, hash: &str, address: Option<&str>) -> Result<User, u64> {
        let entries = self.entries();
        let entry = entries.users.get(&(kind, hash.to_owned()));
        let fresh = entry.filter(|entry| entry.since.elapsed() < MAX_AGE);
        let is_known = |entry: &&Entry| address.is_none_or(|address| entry.has_address(address));
        fresh.filter(is_known).map(|entry| entry.user.clone()).ok_or(entries.generation)
    }

    /// Caches a user who was read in that generation for a request from this address.
    pub(super) fn put(&self, generation: u64, kind: CredentialKind, hash: &str, user: &User, address: &str) {
        let mut entries = self.entries();
        if entries.generation != generation || !entries.is_enabled {
            return;
        }
        if entries.users.len() >= CAPACITY {
            entries.users.clear();
        }
        let key = (kind, hash.to_owned());
        let earlier = entries.users.remove(&key).filter(|entry| entry.since.elapsed() < MAX_AGE);
        let new = || Entry { user: user.clone(), since: Instant::now(), addresses: Vec::new() };
        let mut entry = earlier.filter(|entry| entry.addresses.len() < MAX_ADDRESSES).unwrap_or_else(new);
        if !entry.has_address(address) {
            entry.addresses.push(address.to_owned());
        }
        entries.users.insert(key, Entry { user: user.clone(), ..entry });
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

impl Entry {
    fn has_address(&self, address: &str) -> bool {
        self.addresses.iter().any(|known| known == address)
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
        let generation = cache.get(kind, "hash", None).unwrap_err();
        cache.put(generation, kind, "hash", &anna, "");
        assert_eq!(cache.get(kind, "hash", None), Ok(anna.clone()));
        assert!(cache.get(CredentialKind::Token, "hash", None).is_err(), "a cookie is not a token");
        drop(cache.begin_change());
        let now = cache.get(kind, "hash", None).unwrap_err();
        cache.put(generation, kind, "hash", &anna, "");
        assert_eq!(cache.get(kind, "hash", None), Err(now));
    }

    #[test]
    fn a_use_from_another_address_is_looked_up() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        cache.enable();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let put = |address: &str| {
            cache.put(cache.get(kind, "hash", Some(address)).unwrap_err(), kind, "hash", &anna, address)
        };
        let is_cached = |address: &str| cache.get(kind, "hash", Some(address)).is_ok();
        put("192.0.2.1");
        assert!(is_cached("192.0.2.1") && !is_cached("192.0.2.2"));
        put("192.0.2.2");
        assert!(is_cached("192.0.2.1") && is_cached("192.0.2.2"));
        (3..=5).for_each(|last| put(&format!("192.0.2.{last}")));
        assert!(!is_cached("192.0.2.1"), "an entry has few addresses");
    }

    #[test]
    fn a_cancelled_change_keeps_the_cache() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        cache.enable();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        cache.put(cache.get(kind, "hash", None).unwrap_err(), kind, "hash", &anna, "");
        cache.begin_change().cancel();
        assert_eq!(cache.get(kind, "hash", None), Ok(anna));
    }

    #[test]
    fn a_user_read_before_the_cache_was_enabled_is_not_cached() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let generation = cache.get(kind, "hash", None).unwrap_err();
        cache.enable();
        cache.put(generation, kind, "hash", &anna, "");
        assert!(cache.get(kind, "hash", None).is_err());
    }

    #[test]
    fn nothing_is_cached_while_the_cache_is_disabled() {
        let (cache, kind) = (SessionCache::default(), CredentialKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let caches = || {
            cache
                .get(kind, "hash", None)
                .map_err(|generation| cache.put(generation, kind, "hash", &anna, ""))
                .ok();
            cache.get(kind, "hash", None).is_ok()
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
