//! Metrics in the OpenMetrics text format, which Prometheus reads, without any player's or table's name.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// The content type of the text.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// The upper bounds of the histogram buckets, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Counters of the requests so far.
#[derive(Debug)]
pub struct Metrics {
    requests: Family<Answered, Counter>,
    seconds: Family<Route, Histogram>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    method: &'static str,
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let seconds = Family::new_with_constructor((|| Histogram::new(BUCKETS)) as fn() -> Histogram);
        Metrics { requests: Family::default(), seconds }
    }
}

impl Metrics {
    /// Counts a request. `route` is the route's pattern, so ids do not multiply the series.
    pub fn count(&self, method: &str, route: &str, status: u16, took: Duration) {
        let (method, route) = (method_label(method), route.to_owned());
        self.requests.get_or_create(&Answered { method, route: route.clone(), status }).inc();
        self.seconds.get_or_create(&Route { method, route }).observe(took.as_secs_f64());
    }

    /// The requests and these samples as text.
    pub fn text(&self, samples: &[Sample]) -> String {
        let mut registry = Registry::with_prefix("elgrande");
        registry.register("requests", "requests answered", self.requests.clone());
        let about = "time until the response headers were sent";
        registry.register("request_seconds", about, self.seconds.clone());
        for sample in samples {
            sample.register(&mut registry);
        }
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "version of the server", version);
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &registry) {
            tracing::error!(%error, "the metrics cannot be written");
        }
        text
    }
}

/// A counter or gauge with its current value.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The name, without the prefix of the program and the suffix `_total` of counters.
    pub name: &'static str,
    /// What kind of metric it is.
    pub kind: Kind,
    /// What it counts.
    pub help: &'static str,
    /// The current value.
    pub value: u64,
}

/// The kind of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number that only grows.
    Counter,
    /// A number that grows and shrinks.
    Gauge,
}

impl Sample {
    fn register(&self, registry: &mut Registry) {
        match self.kind {
            Kind::Counter => {
                let counter = Counter::<u64>::default();
                counter.inc_by(self.value);
                registry.register(self.name, self.help, counter);
            }
            Kind::Gauge => {
                let gauge = Gauge::<i64>::default();
                gauge.set(self.value.try_into().unwrap_or(i64::MAX));
                registry.register(self.name, self.help, gauge);
            }
        }
    }
}

/// Clients may send any method, so unknown ones share a label.
fn method_label(method: &str) -> &'static str {
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
    methods.into_iter().find(|name| *name == method).unwrap_or("other")
}
