//! The current time in milliseconds since 1970: the only unit that is stored or sent.
//!
//! It follows the system clock slowly, so that no player loses time, and with it a seat, when that clock is set.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The time at which the clock is frozen; 0 while it runs.
static FROZEN: AtomicI64 = AtomicI64::new(0);

static CLOCK: LazyLock<Mutex<SteadyClock>> =
    LazyLock::new(|| Mutex::new(SteadyClock { read_at: Instant::now(), time: system_time() }));

/// How often the clock is compared with the system clock.
const COMPARE_EVERY: Duration = Duration::from_secs(1);
/// The clock runs at most one part in this many faster or slower than real time.
const MAX_CORRECTION: i64 = 100;

/// The current time.
pub fn now() -> i64 {
    match FROZEN.load(Ordering::Relaxed) {
        0 => CLOCK.lock().unwrap_or_else(PoisonError::into_inner).read(Instant::now(), system_time),
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

/// A clock that never jumps.
#[derive(Debug)]
struct SteadyClock {
    /// When it was last compared with the system clock.
    read_at: Instant,
    /// What it said then.
    time: i64,
}

impl SteadyClock {
    fn read(&mut self, at: Instant, system_time: impl FnOnce() -> i64) -> i64 {
        let elapsed = at.saturating_duration_since(self.read_at);
        let passed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        let mut time = self.time.saturating_add(passed);
        if elapsed >= COMPARE_EVERY {
            let most = passed / MAX_CORRECTION;
            time += system_time().saturating_sub(time).clamp(-most, most);
            *self = SteadyClock { read_at: at, time };
        }
        time
    }
}

fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    /// What a clock says every ten seconds for an hour, after the system clock was changed by this much.
    fn hour_after(jump: i64) -> Vec<i64> {
        let start = Instant::now();
        let mut clock = SteadyClock { read_at: start, time: 0 };
        let reads = (1..=360).map(|read: i64| {
            let at = start + Duration::from_secs(read.unsigned_abs() * 10);
            clock.read(at, || read * 10_000 + jump)
        });
        reads.collect()
    }

    #[test]
    fn a_jump_of_the_system_clock_changes_the_time_by_one_percent_at_most() {
        for jump in [24 * HOUR, -24 * HOUR] {
            let times = hour_after(jump);
            assert!(times.is_sorted());
            assert_eq!(times.last(), Some(&(HOUR + jump.signum() * HOUR / 100)));
        }
    }

    #[test]
    fn the_clock_follows_small_corrections() {
        assert_eq!(hour_after(1_500).last(), Some(&(HOUR + 1_500)));
        assert_eq!(hour_after(0).last(), Some(&HOUR));
    }
}
