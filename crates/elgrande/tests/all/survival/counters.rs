//! Counters of a run. Losses are not counted: the first one fails the test.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

/// An atomic counter.
#[derive(Default)]
pub(crate) struct Count(AtomicUsize);

impl Count {
    pub(crate) fn add(&self, more: usize) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// All counters.
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) kills: Count,
    /// Kills while some players of a table had made a secret choice and others had not.
    pub(crate) secret_kills: Count,
    pub(crate) games: Count,
    pub(crate) plies: Count,
    /// Acknowledged actions.
    pub(crate) actions: Count,
    /// Acknowledged secret choices.
    pub(crate) secrets: Count,
    /// Acknowledged requests with more than one action.
    pub(crate) batches: Count,
    /// Action requests that were retried.
    pub(crate) retries: Count,
    /// Retried requests that had succeeded the first time.
    pub(crate) repeated: Count,
    /// Refused action requests.
    pub(crate) refused: Count,
    /// Resumed streams.
    pub(crate) resumed: Count,
    /// Comparisons of received and stored state after a kill.
    pub(crate) verifications: Count,
}

impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = Count::get;
        write!(f, "{} kills ({} between secret choices), ", n(&self.kills), n(&self.secret_kills))?;
        write!(f, "{} games of {} plies, ", n(&self.games), n(&self.plies))?;
        write!(f, "{} actions acknowledged ({} secret, ", n(&self.actions), n(&self.secrets))?;
        write!(f, "{} batches), {} refused, ", n(&self.batches), n(&self.refused))?;
        write!(f, "{} retries ({} already applied), ", n(&self.retries), n(&self.repeated))?;
        write!(f, "{} streams resumed, {} verifications; ", n(&self.resumed), n(&self.verifications))?;
        write!(f, "0 lost, 0 doubled")
    }
}
