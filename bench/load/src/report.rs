//! The results of a run, serialized as JSON. `report_text` prints them.

use std::time::Duration;

use serde::Serialize;

use crate::Result;
use crate::load_test::LoadTest;
use crate::metrics::{Metrics, Percentiles};
use crate::pace::Pace;
use crate::workload::{RequestMode, UpdateMode};

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) tables: usize,
    pub(crate) players: usize,
    pub(crate) streams: bool,
    drafts: bool,
    /// Action requests per second, if the pace was a rate.
    pub(crate) rate: Option<f64>,
    /// Requests in flight, if the pace was that.
    pub(crate) in_flight: Option<usize>,
    pub(crate) seconds: f64,
    pub(crate) actions: u64,
    pub(crate) actions_per_second: f64,
    pub(crate) requests_per_second: f64,
    pub(crate) games_ended: u64,
    pub(crate) refused: u64,
    pub(crate) latency: Percentiles,
    pub(crate) stream_events_per_second: f64,
    pub(crate) stream_megabytes_per_second: f64,
    pub(crate) stream_lag: Percentiles,
    pub(crate) processor: CpuUse,
    pub(crate) memory: Memory,
    /// All acknowledged actions, including warm-up.
    pub(crate) acknowledged: u64,
    logs: Vec<Log>,
}

/// The log length of a table, as the server reports it.
#[derive(Clone, Debug, Serialize)]
struct Log {
    table: String,
    ply: usize,
}

/// Average number of busy cores.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct CpuUse {
    pub(crate) server: Option<f64>,
    pub(crate) client: Option<f64>,
    #[serde(skip)]
    requests: u64,
}

/// The server's memory in bytes.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Memory {
    /// Before the first request.
    pub(crate) empty: Option<u64>,
    /// All games started, no streams yet.
    pub(crate) seated: Option<u64>,
    /// All games in progress.
    pub(crate) live: Option<u64>,
    /// All tables evicted.
    pub(crate) idle: Option<u64>,
    /// Growth since `empty`, per table.
    pub(crate) seated_table: Option<i64>,
    pub(crate) live_table: Option<i64>,
    pub(crate) idle_table: Option<i64>,
}

impl CpuUse {
    /// From CPU seconds of server and client before and after.
    pub(crate) fn between(
        before: (Option<f64>, Option<f64>),
        after: (Option<f64>, Option<f64>),
        duration: Duration,
        requests: u64,
    ) -> CpuUse {
        let share = |before: Option<f64>, after: Option<f64>| {
            Some(rounded((after? - before?) / duration.as_secs_f64()))
        };
        CpuUse { server: share(before.0, after.0), client: share(before.1, after.1), requests }
    }
}

impl Memory {
    fn per_table(self, tables: usize) -> Memory {
        let each = |bytes: Option<u64>| Some((bytes? as i64 - self.empty? as i64) / tables.max(1) as i64);
        let (seated_table, live_table, idle_table) = (each(self.seated), each(self.live), each(self.idle));
        Memory { seated_table, live_table, idle_table, ..self }
    }
}

impl Report {
    /// The metrics of a run of that duration.
    pub(crate) fn new(test: &LoadTest, metrics: &Metrics, duration: Duration, processor: CpuUse) -> Report {
        let seconds = duration.as_secs_f64();
        let per_second = |count: u64| rounded(count as f64 / seconds);
        let (rate, in_flight) = match test.pace {
            Pace::Rate(rate) => (Some(rate), None),
            Pace::InFlight(limit) => (None, Some(limit)),
        };
        Report {
            tables: test.tables,
            players: test.players,
            streams: test.updates == UpdateMode::Streams,
            drafts: test.requests == RequestMode::Drafts,
            rate,
            in_flight,
            seconds: rounded(seconds),
            actions: metrics.actions.get(),
            actions_per_second: per_second(metrics.actions.get()),
            requests_per_second: per_second(processor.requests),
            games_ended: metrics.games.get(),
            refused: metrics.refused.get(),
            latency: metrics.latency.percentiles(),
            stream_events_per_second: per_second(metrics.events.get()),
            stream_megabytes_per_second: per_second(metrics.bytes.get() / 1_000_000),
            stream_lag: metrics.stream_lag.percentiles(),
            processor,
            memory: Memory::default(),
            acknowledged: 0,
            logs: Vec::new(),
        }
    }

    /// Adds what was measured after the run; fails if an acknowledged action is not stored.
    pub(crate) fn complete(
        self,
        memory: Memory,
        logs: Vec<(String, usize)>,
        acknowledged: u64,
    ) -> Result<Report> {
        let stored: usize = logs.iter().map(|(_, ply)| ply).sum();
        if stored as u64 != acknowledged {
            return Err(format!("{acknowledged} actions were acknowledged, {stored} are stored").into());
        }
        let logs = logs.into_iter().map(|(table, ply)| Log { table, ply }).collect();
        Ok(Report { memory: memory.per_table(self.tables), acknowledged, logs, ..self })
    }
}

fn rounded(value: f64) -> f64 {
    (100.0 * value).round() / 100.0
}
