//! Who was known a moment ago, so that not every request asks the database. Only where it is heard at once when a pass is
//! revoked: by the only process, or while news of the others come.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::people::{PassKind, User};

/// How long somebody stays known at most, should a change be cut off before it is noted here, or its news.
const TRUSTED: Duration = Duration::from_secs(30);
/// How many are known at the same time.
const MOST: usize = 10_000;

/// Users by the hashes of their passes.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(Arc<Mutex<Book>>);

#[derive(Debug, Default)]
struct Book {
    /// Grows whenever all are forgotten: what was read before counts no more.
    page: u64,
    /// May somebody be noted?
    is_open: bool,
    users: HashMap<(PassKind, String), (User, Instant)>,
}

/// Somebody or some pass is being changed: all are forgotten when that is done, or given up.
pub(super) struct Changing(Option<Known>);

impl Known {
    /// The user with that pass, if one is known; otherwise the page on which one may be noted.
    pub(super) fn look(&self, kind: PassKind, hash: &str) -> Result<User, u64> {
        let book = self.book();
        let known = book.users.get(&(kind, hash.to_owned()));
        let fresh = known.filter(|(_, since)| since.elapsed() < TRUSTED);
        fresh.map(|(user, _)| user.clone()).ok_or(book.page)
    }

    /// Notes a user who was read after looking at that page.
    pub(super) fn note(&self, page: u64, kind: PassKind, hash: &str, user: &User) {
        let mut book = self.book();
        if book.page != page || !book.is_open {
            return;
        }
        if book.users.len() >= MOST {
            book.users.clear();
        }
        book.users.insert((kind, hash.to_owned()), (user.clone(), Instant::now()));
    }

    /// From now on it is heard who is to be forgotten; what was read before may be wrong by now.
    pub(super) fn open(&self) {
        let mut book = self.book();
        book.is_open = true;
        book.forget();
    }

    /// It is not heard any more.
    pub(super) fn close(&self) {
        let mut book = self.book();
        book.is_open = false;
        book.forget();
    }

    /// Somebody else has changed something.
    pub(super) fn forget(&self) {
        self.book().forget();
    }

    /// Something will be changed.
    pub(super) fn changing(&self) -> Changing {
        Changing(Some(self.clone()))
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    fn forget(&mut self) {
        self.page += 1;
        self.users.clear();
    }
}

impl Changing {
    /// Nothing was changed after all.
    pub(super) fn nothing(mut self) {
        self.0 = None;
    }
}

impl Drop for Changing {
    fn drop(&mut self) {
        self.0.iter().for_each(Known::forget);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_noted_after_it() {
        let (known, kind) = (Known::default(), PassKind::Cookie);
        known.open();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let page = known.look(kind, "hash").unwrap_err();
        known.note(page, kind, "hash", &anna);
        assert_eq!(known.look(kind, "hash"), Ok(anna.clone()));
        assert!(known.look(PassKind::Token, "hash").is_err(), "a cookie is no token");
        drop(known.changing());
        let now = known.look(kind, "hash").unwrap_err();
        known.note(page, kind, "hash", &anna);
        assert_eq!(known.look(kind, "hash"), Err(now));
    }

    #[test]
    fn what_changes_nothing_makes_nobody_forgotten() {
        let (known, kind) = (Known::default(), PassKind::Cookie);
        known.open();
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        known.note(known.look(kind, "hash").unwrap_err(), kind, "hash", &anna);
        known.changing().nothing();
        assert_eq!(known.look(kind, "hash"), Ok(anna));
    }

    #[test]
    fn what_was_read_before_news_come_is_not_noted_after() {
        let (known, kind) = (Known::default(), PassKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let page = known.look(kind, "hash").unwrap_err();
        known.open();
        known.note(page, kind, "hash", &anna);
        assert!(known.look(kind, "hash").is_err());
    }

    #[test]
    fn nobody_is_noted_while_no_news_come() {
        let (known, kind) = (Known::default(), PassKind::Cookie);
        let anna = User { id: "a".into(), name: "Anna".into(), password: None, created: 0 };
        let note = || {
            known.look(kind, "hash").map_err(|page| known.note(page, kind, "hash", &anna)).ok();
            known.look(kind, "hash").is_ok()
        };
        assert!(!note());
        known.open();
        assert!(note());
        known.close();
        assert!(!note());
        known.open();
        assert!(note());
    }
}
