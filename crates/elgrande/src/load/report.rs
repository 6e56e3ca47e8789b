//! What is printed of a run: lines for people, an object for programs.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::crowd::{Follows, Sends};
use super::gauge::{Gauge, Percentiles};
use super::measure::Plan;
use super::pace::Pace;
use super::stored::Start;
use crate::failure::{Failure, Outcome};

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    tables: usize,
    players: usize,
    streams: bool,
    drafts: bool,
    /// Requests to act due in a second, if the pace was a rate.
    rate: Option<f64>,
    /// Requests under way, if the pace was that.
    in_flight: Option<usize>,
    seconds: f64,
    actions: u64,
    actions_per_second: f64,
    requests_per_second: f64,
    games_ended: u64,
    refused: u64,
    latency: Percentiles,
    stream_events_per_second: f64,
    stream_megabytes_per_second: f64,
    stream_lag: Percentiles,
    processor: Shares,
    memory: Memory,
    /// Every action that was acknowledged, the first and the last too.
    acknowledged: u64,
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
    server: Option<f64>,
    client: Option<f64>,
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
    seated_table: Option<i64>,
    live_table: Option<i64>,
    idle_table: Option<i64>,
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
            return Err(Failure::new(format!(
                "{acknowledged} actions were acknowledged, {stored} are stored"
            )));
        }
        let logs = logs.into_iter().map(|(table, ply)| Log { table, ply }).collect();
        Ok(Report { memory: memory.shared(self.tables), acknowledged, logs, ..self })
    }

    /// For people.
    pub fn print(&self, out: &mut impl Write) -> Outcome {
        let pace = self.rate.map_or_else(
            || format!("{} under way", self.in_flight.unwrap_or_default()),
            |rate| format!("{rate} due in a second"),
        );
        let streams = if self.streams { "everybody follows a stream" } else { "nobody follows a stream" };
        writeln!(out, "tables    {} of {} players, {streams}, {pace}", self.tables, self.players)?;
        writeln!(
            out,
            "actions   {:.0}/s acknowledged ({} in {:.1} s, {} refused, {} games ended)",
            self.actions_per_second, self.actions, self.seconds, self.refused, self.games_ended
        )?;
        writeln!(out, "requests  {:.0}/s", self.requests_per_second)?;
        writeln!(out, "latency   {}", self.latency)?;
        if self.streams {
            let (events, bytes) = (self.stream_events_per_second, self.stream_megabytes_per_second);
            writeln!(
                out,
                "streams   {events:.0} events/s, {bytes:.1} MB/s, after the acknowledgement {}",
                self.stream_lag
            )?;
        }
        if let (Some(server), Some(client)) = (self.processor.server, self.processor.client) {
            writeln!(out, "cores     server {server:.2}, client {client:.2}")?;
        }
        self.memory.print(out)?;
        Ok(writeln!(out, "logs      all {} acknowledged actions are stored", self.acknowledged)?)
    }
}

impl Memory {
    fn print(&self, out: &mut impl Write) -> Outcome {
        let Some(empty) = self.empty else { return Ok(()) };
        writeln!(out, "memory    {} before anybody came", megabytes(empty))?;
        let rows = [
            (self.seated, self.seated_table, "all games begun"),
            (self.live, self.live_table, "all games going on"),
            (self.idle, self.idle_table, "nobody looking any more"),
        ];
        for (held, each, when) in rows {
            if let (Some(held), Some(each)) = (held, each) {
                writeln!(
                    out,
                    "          {} with {when}: {:.1} kB a table",
                    megabytes(held),
                    each as f64 / 1e3
                )?;
            }
        }
        Ok(())
    }
}

impl Start {
    /// For people.
    pub fn print(&self, out: &mut impl Write) -> Outcome {
        let size = self.database_bytes.map_or_else(String::new, |bytes| format!(", {}", megabytes(bytes)));
        let memory =
            self.memory_bytes.map_or_else(String::new, |bytes| format!(", holding {}", megabytes(bytes)));
        writeln!(
            out,
            "{} stored games of {} actions{size}: well after {:.0} ms{memory}",
            self.games, self.actions, self.start_ms
        )?;
        Ok(())
    }
}

impl std::fmt::Display for Percentiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Percentiles { p50_ms, p95_ms, p99_ms, max_ms } = self;
        write!(f, "p50 {p50_ms:.1} ms, p95 {p95_ms:.1} ms, p99 {p99_ms:.1} ms, longest {max_ms:.1} ms")
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn rounded(value: f64) -> f64 {
    (100.0 * value).round() / 100.0
}
