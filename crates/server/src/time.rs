//! The current time in milliseconds since 1970: the only unit that is stored or sent.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time at which the clock is frozen; 0 while it runs.
static FROZEN: AtomicI64 = AtomicI64::new(0);

/// The current time.
pub fn now() -> i64 {
    match FROZEN.load(Ordering::Relaxed) {
        0 => system_time(),
        frozen => frozen,
    }
}

/// Freezes the clock of the whole process, for tests that compare responses byte by byte.
pub fn freeze_at(time: i64) {
    FROZEN.store(time, Ordering::Relaxed);
}

/// That many days in milliseconds.
pub fn days(count: u32) -> i64 {
    i64::from(count) * 24 * 3_600_000
}

fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
