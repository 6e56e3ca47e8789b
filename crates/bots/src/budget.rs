//! Limits of time and tries for one decision.

use std::time::Duration;

/// Time, tries or both; the first limit reached counts. Without either, the level's default applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The time limit.
    pub time: Option<Duration>,
    /// The limit of tries. With a seed and without a time limit the answer is always the same.
    pub iterations: Option<u32>,
    /// The number of threads.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { time: None, iterations: None, threads: 1 }
    }
}

impl Budget {
    /// A limit in milliseconds.
    pub fn millis(millis: u64) -> Budget {
        Budget { time: Some(Duration::from_millis(millis)), ..Budget::default() }
    }

    /// A limit of tries.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }
}
