//! What a server process uses over time.

use std::fmt;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::faults::fault::Target;

/// The rows of the report.
const ROWS: usize = 12;

/// Memory in MB, open files, and megabytes of the database.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    memory: u64,
    files: u64,
    disk: u64,
}

/// All samples of a run.
#[derive(Debug, Default)]
pub(crate) struct UsageLog {
    samples: Vec<(Duration, Usage)>,
    pub(crate) faults: usize,
    pub(crate) restarts: usize,
}

impl UsageLog {
    pub(crate) fn add(&mut self, at: Duration, process: u32, target: &impl Target) {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let memory = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
        let files = fs::read_dir(format!("/proc/{process}/fd")).map_or(0, |files| files.count() as u64);
        let memory = memory.unwrap_or(0_u64) / 1024;
        self.samples.push((at, Usage { memory, files, disk: disk(target) }));
    }

    /// The last third uses at most a quarter more than the second third, and a little.
    pub(crate) fn levels_off(&self) -> bool {
        let third = self.samples.len() / 3;
        let (middle, last) = (peak(&self.samples[third..2 * third]), peak(&self.samples[2 * third..]));
        let is_level = |middle: u64, last: u64, extra: u64| last <= middle + middle / 4 + extra;
        is_level(middle.memory, last.memory, 32)
            && is_level(middle.files, last.files, 64)
            && is_level(middle.disk, last.disk, 64)
    }
}

impl fmt::Display for UsageLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} faults, {} restarts; the highest values of each interval:",
            self.faults, self.restarts
        )?;
        writeln!(f, "| minute | memory (MB) | open files | disk (MB) |\n|---|---|---|---|")?;
        for samples in self.samples.chunks(self.samples.len().div_ceil(ROWS).max(1)) {
            let Usage { memory, files, disk } = peak(samples);
            let minute = samples.last().map_or(0.0, |(at, _)| at.as_secs_f64() / 60.0);
            writeln!(f, "| {minute:.1} | {memory} | {files} | {disk} |")?;
        }
        Ok(())
    }
}

fn peak(samples: &[(Duration, Usage)]) -> Usage {
    let max =
        |value: fn(&Usage) -> u64| samples.iter().map(|(_, usage)| value(usage)).max().unwrap_or_default();
    Usage {
        memory: max(|usage| usage.memory),
        files: max(|usage| usage.files),
        disk: max(|usage| usage.disk),
    }
}

/// The size of the database with its log.
fn disk(target: &impl Target) -> u64 {
    let url = target.url();
    let folder =
        Path::new(url.trim_start_matches("sqlite://")).parent().expect("the file is in a folder").to_owned();
    let sizes = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|file| Some(file.metadata().ok()?.len()));
    sizes.sum::<u64>() >> 20
}
