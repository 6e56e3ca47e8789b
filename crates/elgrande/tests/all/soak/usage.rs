//! What a server process uses over time.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use crate::faults::fault::Target;

/// The rows of the report: one for every five minutes of a full run.
const ROWS: u32 = 24;
/// What a stored game takes on disk, in kB. Games are kept, so the database may grow by this much for each.
const GAME: u64 = 20;

/// Memory in MB, open files, kilobytes of the database, and tables in it.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    memory: u64,
    files: u64,
    disk: u64,
    tables: u64,
}

/// All samples of a run.
#[derive(Debug)]
pub(crate) struct UsageLog {
    interval: Duration,
    next_row: Duration,
    row: Vec<Usage>,
    rows: Vec<Usage>,
    pub(crate) faults: usize,
    pub(crate) restarts: u32,
}

impl UsageLog {
    /// The log of a run of this length.
    pub(crate) fn new(length: Duration) -> UsageLog {
        let interval = length / ROWS;
        println!("The highest values of each interval:\n");
        println!("| minute | faults | restarts | memory (MB) | open files | disk (MB) | tables |");
        println!("|---|---|---|---|---|---|---|");
        UsageLog { interval, next_row: interval, row: Vec::new(), rows: Vec::new(), faults: 0, restarts: 0 }
    }

    pub(crate) async fn add(&mut self, at: Duration, process: u32, target: &impl Target) {
        self.row.push(Usage {
            memory: memory(process),
            files: fs::read_dir(format!("/proc/{process}/fd")).map_or(0, |files| files.count() as u64),
            disk: disk(target),
            tables: 0,
        });
        if at >= self.next_row {
            let usage = Usage { tables: tables(target).await, ..peak(&std::mem::take(&mut self.row)) };
            self.next_row += self.interval;
            self.print(at, usage);
            self.rows.push(usage);
        }
    }

    fn print(&self, at: Duration, Usage { memory, files, disk, tables }: Usage) {
        let (minute, disk) = (at.as_secs_f64() / 60.0, disk >> 10);
        let (faults, restarts) = (self.faults, self.restarts);
        println!("| {minute:.1} | {faults} | {restarts} | {memory} | {files} | {disk} | {tables} |");
    }

    /// The median of the last quarter of the run is at most a tenth more than that of the third quarter, and a little. New
    /// games may add to the disk. Medians, because single rows depend on the attack of the moment. Returns what grows.
    pub(crate) fn growing(&self) -> Vec<&'static str> {
        let quarter = self.rows.len() / 4;
        let (third, last) = (&self.rows[2 * quarter..3 * quarter], &self.rows[3 * quarter..]);
        let new_games =
            median(last, |usage| usage.tables).saturating_sub(median(third, |usage| usage.tables));
        let is_growing = |value: fn(&Usage) -> u64, extra: u64| {
            let before = median(third, value);
            median(last, value) > before + before / 10 + extra
        };
        let checks = [
            ("memory", is_growing(|usage| usage.memory, 16)),
            ("open files", is_growing(|usage| usage.files, 32)),
            ("disk", is_growing(|usage| usage.disk, new_games * GAME)),
        ];
        checks.into_iter().filter(|(_, is_growing)| *is_growing).map(|(name, _)| name).collect()
    }
}

fn median(rows: &[Usage], value: fn(&Usage) -> u64) -> u64 {
    let mut values: Vec<u64> = rows.iter().map(value).collect();
    values.sort_unstable();
    values.get(values.len() / 2).copied().unwrap_or_default()
}

fn peak(samples: &[Usage]) -> Usage {
    let max = |value: fn(&Usage) -> u64| samples.iter().map(value).max().unwrap_or_default();
    Usage {
        memory: max(|usage| usage.memory),
        files: max(|usage| usage.files),
        disk: max(|usage| usage.disk),
        tables: max(|usage| usage.tables),
    }
}

/// The memory of a process, in MB.
fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes: Option<u64> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kilobytes.unwrap_or(0) / 1024
}

/// The size of the database with its write-ahead log, in kB.
fn disk(target: &impl Target) -> u64 {
    let url = target.url();
    let folder = Path::new(url.trim_start_matches("sqlite://")).parent().expect("the file is in a folder");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| Some(file.metadata().ok()?.len())).sum::<u64>() / 1024
}

async fn tables(target: &impl Target) -> u64 {
    let mut connection = AnyConnection::connect(&target.url_to_read()).await.unwrap();
    let count: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count as u64
}
