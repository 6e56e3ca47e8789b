//! What time it is, in milliseconds since 1970: the only time that is stored or sent.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time at which the clock was stopped; 0 while it runs.
static STOPPED: AtomicI64 = AtomicI64::new(0);

/// Now.
pub fn now() -> i64 {
    match STOPPED.load(Ordering::Relaxed) {
        0 => running(),
        stopped => stopped,
    }
}

/// From here on it is always that time, in the whole process: for tests that compare answers byte by byte.
pub fn stop_at(time: i64) {
    STOPPED.store(time, Ordering::Relaxed);
}

fn running() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
