//! What was counted on the way. Losses are not: the first one ends the test.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A number that everybody may add to.
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

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) kills: Count,
    /// Kills while some of a table had made a secret choice and others had not.
    pub(crate) secret_kills: Count,
    pub(crate) games: Count,
    pub(crate) plies: Count,
    /// Actions that were acknowledged.
    pub(crate) actions: Count,
    /// Secret choices among them.
    pub(crate) secrets: Count,
    /// Requests with more than one action among them.
    pub(crate) batches: Count,
    /// Requests to act that had no answer and were sent again.
    pub(crate) retries: Count,
    /// Those of them that had been obeyed the first time.
    pub(crate) obeyed: Count,
    /// Requests to act that were refused.
    pub(crate) refused: Count,
    /// Streams that were taken up again.
    pub(crate) resumed: Count,
    /// Comparisons of what people were told with what is there, after a kill.
    pub(crate) audits: Count,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = Count::get;
        write!(f, "{} kills ({} between secret choices), ", n(&self.kills), n(&self.secret_kills))?;
        write!(f, "{} games of {} plies, ", n(&self.games), n(&self.plies))?;
        write!(f, "{} actions acknowledged ({} secret, ", n(&self.actions), n(&self.secrets))?;
        write!(f, "{} batches), {} refused, ", n(&self.batches), n(&self.refused))?;
        write!(f, "{} retries ({} obeyed before), ", n(&self.retries), n(&self.obeyed))?;
        write!(f, "{} streams resumed, {} audits; ", n(&self.resumed), n(&self.audits))?;
        write!(f, "0 lost, 0 doubled")
    }
}
