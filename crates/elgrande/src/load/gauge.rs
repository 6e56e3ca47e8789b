//! What is counted while people play: only what falls into the time that is measured.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// All counts.
#[derive(Debug)]
pub struct Gauge {
    is_on: AtomicBool,
    /// Every action that was acknowledged, measured or not: all of them must be in the logs.
    pub acknowledged: Count,
    /// Those that were measured.
    pub actions: Count,
    /// Requests to act or to try that were refused.
    pub refused: Count,
    /// Requests of any kind.
    pub requests: Count,
    /// Streams that were opened.
    pub streams: Count,
    /// Events that streams brought.
    pub events: Count,
    /// Their bytes.
    pub bytes: Count,
    /// Games that ended.
    pub games: Count,
    /// From the moment an answer was due to its acknowledgement, with whatever was tried before.
    pub latency: Times,
    /// From the acknowledgement to the event on each stream; none where the event was there first.
    pub lag: Times,
}

/// A number that grows.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

/// How long something took, many times.
#[derive(Debug)]
pub struct Times(Mutex<Histogram<u64>>);

/// The same in short.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Percentiles {
    /// Half of them took no longer, in milliseconds.
    pub p50_ms: f64,
    /// 95 of a hundred.
    pub p95_ms: f64,
    /// 99 of a hundred.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

impl Default for Gauge {
    fn default() -> Gauge {
        Gauge {
            is_on: AtomicBool::new(false),
            acknowledged: Count::default(),
            actions: Count::default(),
            refused: Count::default(),
            requests: Count::default(),
            streams: Count::default(),
            events: Count::default(),
            bytes: Count::default(),
            games: Count::default(),
            latency: Times::default(),
            lag: Times::default(),
        }
    }
}

impl Gauge {
    /// From now on it counts, or no longer.
    pub fn turn(&self, is_on: bool) {
        self.is_on.store(is_on, Ordering::Relaxed);
    }

    /// Does it count now?
    pub fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Relaxed)
    }

    /// So many actions were acknowledged together.
    pub fn acted(&self, actions: usize, took: Duration) {
        self.acknowledged.add(actions as u64);
        if self.is_on() {
            self.actions.add(actions as u64);
            self.latency.add(took);
        }
    }

    /// A stream brought an event, so long after its acknowledgement if that is known.
    pub fn heard(&self, bytes: usize, lag: Option<Duration>) {
        if self.is_on() {
            self.events.add(1);
            self.bytes.add(bytes as u64);
            lag.into_iter().for_each(|lag| self.lag.add(lag));
        }
    }
}

impl Count {
    /// So many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// So many by now.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Default for Times {
    fn default() -> Times {
        let histogram = Histogram::new_with_bounds(1, 600_000_000, 3);
        Times(Mutex::new(histogram.expect("a microsecond to ten minutes, three digits")))
    }
}

impl Times {
    fn add(&self, took: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(took.as_micros() as u64);
    }

    /// In short.
    pub fn percentiles(&self) -> Percentiles {
        let histogram = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |share| millis(histogram.value_at_quantile(share));
        Percentiles { p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), max_ms: millis(histogram.max()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_measured_counts_but_every_acknowledgement_is_known() {
        let gauge = Gauge::default();
        gauge.acted(1, Duration::from_secs(9));
        gauge.turn(true);
        (1..=100).for_each(|millis| gauge.acted(1, Duration::from_millis(millis)));
        let short = gauge.latency.percentiles();
        assert_eq!((gauge.acknowledged.get(), gauge.actions.get()), (101, 100));
        assert_eq!((short.p50_ms.round(), short.p99_ms.round(), short.max_ms.round()), (50.0, 99.0, 100.0));
    }
}
