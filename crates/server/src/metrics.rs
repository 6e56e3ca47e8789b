//! Metrics in Prometheus's text format, without any player's or table's name.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The upper bounds of the histogram buckets, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Counters of the requests so far.
#[derive(Debug, Default)]
pub struct Metrics {
    routes: Mutex<BTreeMap<Route, Times>>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Route {
    method: &'static str,
    path: String,
}

#[derive(Clone, Debug, Default)]
struct Times {
    statuses: BTreeMap<u16, u64>,
    buckets: [u64; BUCKETS.len()],
    seconds: f64,
}

impl Metrics {
    /// Counts a request. `path` is the route's pattern, so ids do not multiply the series.
    pub fn count(&self, method: &str, path: &str, status: u16, took: Duration) {
        let route = Route { method: method_label(method), path: path.to_owned() };
        let mut routes = self.routes();
        let times = routes.entry(route).or_default();
        *times.statuses.entry(status).or_default() += 1;
        times.seconds += took.as_secs_f64();
        let buckets = times.buckets.iter_mut().zip(BUCKETS).filter(|(_, bound)| took.as_secs_f64() <= *bound);
        buckets.for_each(|(bucket, _)| *bucket += 1);
    }

    /// The requests and these samples as text.
    pub fn text(&self, samples: &[Sample]) -> String {
        let mut text = String::new();
        self.write(&mut text);
        for Sample { name, kind, help, value } in samples {
            describe(&mut text, name, kind, help);
            sample(&mut text, name, "", value);
        }
        describe(&mut text, "info", "gauge", "version of the server");
        sample(&mut text, "info", concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""), 1);
        text
    }

    fn routes(&self) -> MutexGuard<'_, BTreeMap<Route, Times>> {
        self.routes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, text: &mut String) {
        let routes = self.routes();
        describe(text, "requests_total", "counter", "requests answered");
        for (route, times) in routes.iter() {
            for (status, count) in &times.statuses {
                sample(text, "requests_total", &format!("{},status=\"{status}\"", route.labels()), *count);
            }
        }
        describe(text, "request_seconds", "histogram", "time until the response headers were sent");
        routes.iter().for_each(|(route, times)| times.write(text, &route.labels()));
    }
}

impl Route {
    fn labels(&self) -> String {
        format!("method=\"{}\",route=\"{}\"", self.method, self.path)
    }
}

impl Times {
    fn write(&self, text: &mut String, labels: &str) {
        for (bound, count) in BUCKETS.iter().zip(self.buckets) {
            sample(text, "request_seconds_bucket", &format!("{labels},le=\"{bound}\""), count);
        }
        let count: u64 = self.statuses.values().sum();
        sample(text, "request_seconds_bucket", &format!("{labels},le=\"+Inf\""), count);
        sample(text, "request_seconds_sum", labels, self.seconds);
        sample(text, "request_seconds_count", labels, count);
    }
}

/// A counter or gauge with its current value.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The name, without the prefix of the program.
    pub name: &'static str,
    /// `counter` or `gauge`.
    pub kind: &'static str,
    /// What it counts.
    pub help: &'static str,
    /// The current value.
    pub value: u64,
}

fn describe(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP elgrande_{name} {help}\n# TYPE elgrande_{name} {kind}");
}

fn sample(text: &mut String, name: &str, labels: &str, value: impl std::fmt::Display) {
    let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
    let _ = writeln!(text, "elgrande_{name}{labels} {value}");
}

/// Clients may send any method, so unknown ones share a label.
fn method_label(method: &str) -> &'static str {
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
    methods.into_iter().find(|name| *name == method).unwrap_or("other")
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_request_counts_in_every_bucket_above_its_duration() {
        let metrics = Metrics::default();
        metrics.count("GET", "/api/me", 200, Duration::from_millis(60));
        metrics.count("GET", "/api/me", 401, Duration::from_millis(2));
        metrics.count("BREW", "other", 405, Duration::from_secs(9));
        let mut text = String::new();
        metrics.write(&mut text);
        let lines: Vec<_> =
            text.lines().filter(|line| line.contains("GET") || line.contains("total")).collect();
        expect![[r#"
            # HELP elgrande_requests_total requests answered
            # TYPE elgrande_requests_total counter
            elgrande_requests_total{method="GET",route="/api/me",status="200"} 1
            elgrande_requests_total{method="GET",route="/api/me",status="401"} 1
            elgrande_requests_total{method="other",route="other",status="405"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.001"} 0
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.0025"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.005"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.01"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.025"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.05"} 1
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.1"} 2
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="0.25"} 2
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="1"} 2
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="5"} 2
            elgrande_request_seconds_bucket{method="GET",route="/api/me",le="+Inf"} 2
            elgrande_request_seconds_sum{method="GET",route="/api/me"} 0.062
            elgrande_request_seconds_count{method="GET",route="/api/me"} 2"#]]
        .assert_eq(&lines.join("\n"));
    }
}
