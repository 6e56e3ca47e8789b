//! What came of a run, as an object for programs; `told` tells it to people.

use std::time::Duration;

use serde::Serialize;

use super::crowd::{Follows, Sends};
use super::gauge::{Gauge, Percentiles};
use super::measure::Plan;
use super::pace::Pace;
use crate::failure::{Failure, Outcome};

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub(super) tables: usize,
    pub(super) players: usize,
    pub(super) streams: bool,
    drafts: bool,
    /// Requests to act due in a second, if the pace was a rate.
    pub(super) rate: Option<f64>,
    /// Requests under way, if the pace was that.
    pub(super) in_flight: Option<usize>,
    pub(super) seconds: f64,
    pub(super) actions: u64,
    pub(super) actions_per_second: f64,
    pub(super) requests_per_second: f64,
    pub(super) games_ended: u64,
    pub(super) refused: u64,
    pub(super) latency: Percentiles,
    pub(super) stream_events_per_second: f64,
    pub(super) stream_megabytes_per_second: f64,
    pub(super) stream_lag: Percentiles,
    pub(super) processor: Shares,
    pub(super) memory: Memory,
    /// Every action that was acknowledged, the first and the last too.
    pub(super) acknowledged: u64,
    logs: Vec<Log>,
}

/// The log of a table, as the server has it.
#[derive(Clone, Debug, Serialize)]
struct Log {
    table: String,
    ply: usize,
}

/// How many processors each side kept busy.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Shares {
    pub(super) server: Option<f64>,
    pub(super) client: Option<f64>,
    #[serde(skip)]
    requests: u64,
}

/// The memory of the server in bytes.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Memory {
    /// Before anybody came.
    pub empty: Option<u64>,
    /// All games begun, nobody looking yet.
    pub seated: Option<u64>,
    /// All games going on.
    pub live: Option<u64>,
    /// Nobody has looked for a while.
    pub idle: Option<u64>,
    /// What each of these cost for one table.
    pub(super) seated_table: Option<i64>,
    pub(super) live_table: Option<i64>,
    pub(super) idle_table: Option<i64>,
}

impl Shares {
    /// From what each had used before and after.
    pub fn between(
        before: (Option<f64>, Option<f64>),
        after: (Option<f64>, Option<f64>),
        time: Duration,
        requests: u64,
    ) -> Shares {
        let share =
            |before: Option<f64>, after: Option<f64>| Some(rounded((after? - before?) / time.as_secs_f64()));
        Shares { server: share(before.0, after.0), client: share(before.1, after.1), requests }
    }
}

impl Memory {
    fn shared(self, tables: usize) -> Memory {
        let each = |held: Option<u64>| Some((held? as i64 - self.empty? as i64) / tables.max(1) as i64);
        let (seated_table, live_table, idle_table) = (each(self.seated), each(self.live), each(self.idle));
        Memory { seated_table, live_table, idle_table, ..self }
    }
}

impl Report {
    /// What was counted in that time.
    pub fn new(plan: &Plan, gauge: &Gauge, time: Duration, processor: Shares) -> Report {
        let seconds = time.as_secs_f64();
        let per_second = |count: u64| rounded(count as f64 / seconds);
        let (rate, in_flight) = match plan.pace {
            Pace::Rate(rate) => (Some(rate), None),
            Pace::InFlight(most) => (None, Some(most)),
        };
        Report {
            tables: plan.tables,
            players: plan.players,
            streams: plan.follows == Follows::Streams,
            drafts: plan.sends == Sends::Drafts,
            rate,
            in_flight,
            seconds: rounded(seconds),
            actions: gauge.actions.get(),
            actions_per_second: per_second(gauge.actions.get()),
            requests_per_second: per_second(processor.requests),
            games_ended: gauge.games.get(),
            refused: gauge.refused.get(),
            latency: gauge.latency.percentiles(),
            stream_events_per_second: per_second(gauge.events.get()),
            stream_megabytes_per_second: per_second(gauge.bytes.get() / 1_000_000),
            stream_lag: gauge.lag.percentiles(),
            processor,
            memory: Memory::default(),
            acknowledged: 0,
            logs: Vec::new(),
        }
    }

    /// With what was seen afterwards; a failure where the logs have not what was acknowledged.
    pub fn with(self, memory: Memory, logs: Vec<(String, usize)>, acknowledged: u64) -> Outcome<Report> {
        let stored: usize = logs.iter().map(|(_, ply)| ply).sum();
        if stored as u64 != acknowledged {
            let counts = [("acknowledged", acknowledged.into()), ("stored", stored.into())];
            return Err(Failure::told("command-error-lost", counts));
        }
        let logs = logs.into_iter().map(|(table, ply)| Log { table, ply }).collect();
        Ok(Report { memory: memory.shared(self.tables), acknowledged, logs, ..self })
    }
}

fn rounded(value: f64) -> f64 {
    (100.0 * value).round() / 100.0
}
