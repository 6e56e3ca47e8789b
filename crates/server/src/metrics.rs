//! What is counted for operators, in the text that Prometheus reads. It knows no player and no table by name.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::host::Host;

/// The upper ends of the buckets, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The requests so far.
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
    /// A request was answered. The path is that of the route, so that ids do not count.
    pub fn count(&self, method: &str, path: &str, status: u16, took: Duration) {
        let route = Route { method: known(method), path: path.to_owned() };
        let mut routes = self.routes();
        let times = routes.entry(route).or_default();
        *times.statuses.entry(status).or_default() += 1;
        times.seconds += took.as_secs_f64();
        let fitting = times.buckets.iter_mut().zip(BUCKETS).filter(|(_, end)| took.as_secs_f64() <= *end);
        fitting.for_each(|(bucket, _)| *bucket += 1);
    }

    fn routes(&self) -> MutexGuard<'_, BTreeMap<Route, Times>> {
        self.routes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, text: &mut String) {
        let routes = self.routes();
        head(text, "requests_total", "counter", "requests answered");
        for (route, times) in routes.iter() {
            for (status, count) in &times.statuses {
                line(text, "requests_total", &format!("{},status=\"{status}\"", route.labels()), *count);
            }
        }
        head(text, "request_seconds", "histogram", "time until the head of the answer was sent");
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
        for (end, count) in BUCKETS.iter().zip(self.buckets) {
            line(text, "request_seconds_bucket", &format!("{labels},le=\"{end}\""), count);
        }
        let count: u64 = self.statuses.values().sum();
        line(text, "request_seconds_bucket", &format!("{labels},le=\"+Inf\""), count);
        line(text, "request_seconds_sum", labels, self.seconds);
        line(text, "request_seconds_count", labels, count);
    }
}

/// Everything, as text.
pub fn text(host: &Host) -> String {
    let mut text = String::new();
    host.metrics.write(&mut text);
    let (commits, entries) = host.store.written();
    let plain = [
        ("actions_stored_total", "counter", "entries of logs stored", entries),
        ("commits_total", "counter", "commits that stored them", commits),
        ("streams_open", "gauge", "live streams open", host.hub.streams()),
        ("tables_at_hand", "gauge", "tables in memory", host.shelf.len() as u64),
        ("bots_thinking", "gauge", "bots that think now", host.thinkers.busy_seats()),
        ("alerts_sent_total", "counter", "turn alerts taken", host.courier.sent.load(Ordering::Relaxed)),
        ("alerts_failed_total", "counter", "tries not taken", host.courier.failed.load(Ordering::Relaxed)),
    ];
    for (name, kind, help, value) in plain {
        head(&mut text, name, kind, help);
        line(&mut text, name, "", value);
    }
    head(&mut text, "info", "gauge", "what runs here");
    line(&mut text, "info", concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""), 1);
    text
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP elgrande_{name} {help}\n# TYPE elgrande_{name} {kind}");
}

fn line(text: &mut String, name: &str, labels: &str, value: impl std::fmt::Display) {
    let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
    let _ = writeln!(text, "elgrande_{name}{labels} {value}");
}

/// Anybody may make up a method: it must not make a line of its own.
fn known(method: &str) -> &'static str {
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
    methods.into_iter().find(|known| *known == method).unwrap_or("other")
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_request_counts_in_every_bucket_it_fits() {
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
