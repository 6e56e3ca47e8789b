//! How long a bot may think about one decision.

use std::time::Duration;

/// Time, iterations or both; whichever ends first. Without either a bot thinks as long as its level does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most so long.
    pub time: Option<Duration>,
    /// At most so many tries. With a seed and without a time the choice is always the same.
    pub iterations: Option<u32>,
    /// How many threads think.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { time: None, iterations: None, threads: 1 }
    }
}

impl Budget {
    /// So many milliseconds.
    pub fn millis(millis: u64) -> Budget {
        Budget { time: Some(Duration::from_millis(millis)), ..Budget::default() }
    }

    /// So many tries.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }
}
