//! Counters and histograms. Most of them only count during the measured interval.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    is_measuring: AtomicBool,
    /// Every acknowledged action, also outside the interval: all of them must be in the stored logs.
    pub(crate) acknowledged: Counter,
    /// Actions acknowledged during the interval.
    pub(crate) actions: Counter,
    /// Refused action and draft requests.
    pub(crate) refused: Counter,
    /// Requests of any kind.
    pub(crate) requests: Counter,
    /// Opened streams.
    pub(crate) streams: Counter,
    /// Stream events.
    pub(crate) events: Counter,
    /// Bytes of stream events.
    pub(crate) bytes: Counter,
    /// Finished games.
    pub(crate) games: Counter,
    /// Time from when an action was due to its acknowledgement, including the draft requests before it.
    pub(crate) latency: Timings,
    /// Time from an action's acknowledgement to its event on each stream; zero if the event came first.
    pub(crate) stream_lag: Timings,
}

#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

#[derive(Debug)]
pub(crate) struct Timings(Mutex<Histogram<u64>>);

#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Percentiles {
    pub(crate) p50_ms: f64,
    pub(crate) p95_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) max_ms: f64,
}

impl Metrics {
    pub(crate) fn start_measuring(&self) {
        self.is_measuring.store(true, Ordering::Relaxed);
    }

    pub(crate) fn stop_measuring(&self) {
        self.is_measuring.store(false, Ordering::Relaxed);
    }

    fn is_measuring(&self) -> bool {
        self.is_measuring.load(Ordering::Relaxed)
    }

    /// Records a request with this many acknowledged actions.
    pub(crate) fn record_actions(&self, actions: usize, latency: Duration) {
        self.acknowledged.add(actions as u64);
        if self.is_measuring() {
            self.actions.add(actions as u64);
            self.latency.record(latency);
        }
    }

    /// Records a stream event, with its lag if its action was already acknowledged.
    pub(crate) fn record_event(&self, bytes: usize, lag: Option<Duration>) {
        if self.is_measuring() {
            self.events.add(1);
            self.bytes.add(bytes as u64);
            lag.into_iter().for_each(|lag| self.stream_lag.record(lag));
        }
    }
}

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Default for Timings {
    fn default() -> Timings {
        let histogram = Histogram::new_with_bounds(1, 600_000_000, 3);
        Timings(Mutex::new(histogram.expect("1 µs to 10 min with 3 digits are valid bounds")))
    }
}

impl Timings {
    fn record(&self, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(time.as_micros() as u64);
    }

    pub(crate) fn percentiles(&self) -> Percentiles {
        let histogram = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| millis(histogram.value_at_quantile(quantile));
        Percentiles { p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), max_ms: millis(histogram.max()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latency_counts_only_while_measuring_but_every_acknowledgement_counts() {
        let metrics = Metrics::default();
        metrics.record_actions(1, Duration::from_secs(9));
        metrics.start_measuring();
        (1..=100).for_each(|millis| metrics.record_actions(1, Duration::from_millis(millis)));
        let latency = metrics.latency.percentiles();
        assert_eq!((metrics.acknowledged.get(), metrics.actions.get()), (101, 100));
        assert_eq!(
            (latency.p50_ms.round(), latency.p99_ms.round(), latency.max_ms.round()),
            (50.0, 99.0, 100.0)
        );
    }
}
