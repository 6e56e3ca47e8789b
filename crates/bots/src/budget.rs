//! Limits of time and iterations for one decision.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Time, iterations or both; the first limit reached counts. Without either, the level's default applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The time limit.
    pub time: Option<Duration>,
    /// The limit of iterations. With a seed and without a time limit the answer is always the same.
    pub iterations: Option<u32>,
    /// The number of threads.
    pub threads: usize,
}

/// Where the time comes from: the operating system, or a function. WebAssembly has no clock of its own.
#[derive(Clone, Copy, Debug)]
pub struct TimeSource(fn() -> Duration);

impl TimeSource {
    /// The function returns the time since some fixed moment.
    pub const fn new(now: fn() -> Duration) -> TimeSource {
        TimeSource(now)
    }

    pub(crate) fn now(self) -> Duration {
        self.0()
    }
}

impl Default for TimeSource {
    fn default() -> TimeSource {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        TimeSource(|| START.elapsed())
    }
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

    /// A limit of iterations.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }
}
