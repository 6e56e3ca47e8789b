//! The results of a run as text.

use std::fmt::{Display, Formatter, Result};

use crate::metrics::Percentiles;
use crate::report::{Memory, Report};
use crate::startup::Startup;

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        row(f, "tables", &self.setup_text())?;
        row(f, "actions", &self.actions_text())?;
        row(f, "requests", &format!("{:.0}/s", self.requests_per_second))?;
        row(f, "latency", &self.latency.to_string())?;
        if self.streams {
            row(f, "streams", &self.streams_text())?;
        }
        if let (Some(server), Some(client)) = (self.processor.server, self.processor.client) {
            row(f, "cores", &format!("server {server:.2}, client {client:.2}"))?;
        }
        for (index, text) in self.memory.texts().iter().enumerate() {
            row(f, if index == 0 { "memory" } else { "" }, text)?;
        }
        row(f, "logs", &format!("all {} acknowledged actions are stored", self.acknowledged))
    }
}

fn row(f: &mut Formatter<'_>, label: &str, text: &str) -> Result {
    writeln!(f, "{label:8}  {text}")
}

impl Report {
    fn setup_text(&self) -> String {
        let pace = match self.rate {
            Some(rate) => format!("{rate} requests/s"),
            None => format!("{} requests in flight", self.in_flight.unwrap_or_default()),
        };
        let updates = if self.streams { "with streams" } else { "polling" };
        format!("{} tables of {} players, {updates}, {pace}", self.tables, self.players)
    }

    fn actions_text(&self) -> String {
        let Report { actions_per_second, actions, seconds, refused, games_ended, .. } = self;
        format!(
            "{actions_per_second:.0}/s ({actions} in {seconds:.1} s, {refused} refused, {games_ended} games ended)"
        )
    }

    fn streams_text(&self) -> String {
        let Report { stream_events_per_second, stream_megabytes_per_second, stream_lag, .. } = self;
        format!(
            "{stream_events_per_second:.0} events/s, {stream_megabytes_per_second:.1} MB/s, lag {stream_lag}"
        )
    }
}

impl Display for Percentiles {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Percentiles { p50_ms, p95_ms, p99_ms, max_ms } = self;
        write!(f, "p50 {p50_ms:.1} ms, p95 {p95_ms:.1} ms, p99 {p99_ms:.1} ms, max {max_ms:.1} ms")
    }
}

impl Memory {
    fn texts(&self) -> Vec<String> {
        let Some(empty) = self.empty else { return Vec::new() };
        let rows = [
            (self.seated, self.seated_table, "all games started"),
            (self.live, self.live_table, "all games in progress"),
            (self.idle, self.idle_table, "all tables evicted"),
        ];
        let text = |(bytes, per_table, when): (Option<u64>, Option<i64>, &str)| {
            let per_table = per_table? as f64 / 1e3;
            Some(format!("{:.1} MB, {when}: {per_table:.1} kB per table", megabytes(bytes?)))
        };
        let first = format!("{:.1} MB at the start", megabytes(empty));
        [first].into_iter().chain(rows.into_iter().filter_map(text)).collect()
    }
}

impl Display for Startup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} games with {} actions", self.games, self.actions)?;
        if let Some(bytes) = self.database_bytes {
            write!(f, " in {:.1} MB", megabytes(bytes))?;
        }
        write!(f, ": healthy after {:.0} ms", self.start_ms)?;
        match self.memory_bytes {
            Some(bytes) => write!(f, ", {:.1} MB of memory", megabytes(bytes)),
            None => Ok(()),
        }
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use expect_test::expect;

    use super::*;
    use crate::load_test::LoadTest;
    use crate::metrics::Metrics;
    use crate::pace::Pace;
    use crate::report::CpuUse;
    use crate::workload::{RequestMode, UpdateMode};

    fn report() -> Report {
        let test = LoadTest {
            tables: 10,
            players: 4,
            duration: Duration::from_secs(2),
            pace: Pace::Rate(20.0),
            updates: UpdateMode::Streams,
            requests: RequestMode::SingleActions,
            measures_idle_memory: true,
            is_quiet: true,
        };
        let cpu = CpuUse::between((Some(0.0), Some(0.0)), (Some(1.5), Some(0.5)), test.duration, 40);
        let bytes = |megabytes: u64| Some(1_000_000 * megabytes);
        let memory = Memory {
            empty: bytes(20),
            seated: bytes(21),
            live: bytes(22),
            idle: bytes(20),
            ..Memory::default()
        };
        Report::new(&test, &Metrics::default(), test.duration, cpu).complete(memory, vec![], 0).unwrap()
    }

    #[test]
    fn a_report_has_a_row_for_each_kind_of_number() {
        expect![[r#"
            tables    10 tables of 4 players, with streams, 20 requests/s
            actions   0/s (0 in 2.0 s, 0 refused, 0 games ended)
            requests  20/s
            latency   p50 0.0 ms, p95 0.0 ms, p99 0.0 ms, max 0.0 ms
            streams   0 events/s, 0.0 MB/s, lag p50 0.0 ms, p95 0.0 ms, p99 0.0 ms, max 0.0 ms
            cores     server 0.75, client 0.25
            memory    20.0 MB at the start
                      21.0 MB, all games started: 100.0 kB per table
                      22.0 MB, all games in progress: 200.0 kB per table
                      20.0 MB, all tables evicted: 0.0 kB per table
            logs      all 0 acknowledged actions are stored
        "#]]
        .assert_eq(&report().to_string());
    }

    #[test]
    fn a_startup_is_one_line() {
        let startup = Startup {
            games: 3,
            actions: 300,
            database_bytes: Some(1_500_000),
            start_ms: 12.0,
            memory_bytes: Some(20_000_000),
        };
        expect!["3 games with 300 actions in 1.5 MB: healthy after 12 ms, 20.0 MB of memory"]
            .assert_eq(&startup.to_string());
    }
}
