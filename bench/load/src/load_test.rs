//! A whole run: sign in, start tables, attach, play for a while, hang up, check the stored logs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use crate::http::{Address, Request};
use crate::pace::Pace;
use crate::report::{CpuUse, Memory, Report};
use crate::server_process::{ServerProcess, own_cpu_seconds};
use crate::workload::{Channels, RequestMode, UpdateMode, Workload};
use crate::{Result, progress_bar};

/// Play time before the measurement.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long the server may take to evict idle tables.
const EVICTION_TIMEOUT: Duration = Duration::from_secs(300);

/// The parameters of a run.
#[derive(Clone, Debug)]
pub(crate) struct LoadTest {
    pub(crate) tables: usize,
    pub(crate) players: usize,
    pub(crate) duration: Duration,
    pub(crate) pace: Pace,
    pub(crate) updates: UpdateMode,
    pub(crate) requests: RequestMode,
    /// Measure memory again after all tables are evicted?
    pub(crate) measures_idle_memory: bool,
    pub(crate) is_quiet: bool,
}

impl LoadTest {
    /// Tests the server at that address; memory and CPU time only of a server we started.
    pub(crate) async fn run(&self, address: &Address, process: Option<&ServerProcess>) -> Result<Report> {
        check_server(address).await?;
        let current_memory = || process.and_then(ServerProcess::memory);
        let (workload, mut channels) = Workload::new(address.clone(), self.updates, self.requests);
        let mut memory = Memory { empty: current_memory(), ..Memory::default() };
        self.prepare(&workload).await?;
        memory.seated = current_memory();
        let attached = workload.attach(&self.bar(self.tables, "streams")).await;
        channels.check_errors()?;
        attached?;
        let (duration, cpu) = self.play(&workload, &mut channels, process).await?;
        memory.live = current_memory();
        let report = Report::new(self, &workload.metrics, duration, cpu);
        workload.close().await?;
        channels.check_errors()?;
        let logs = workload.check_logs(&self.bar(workload.tables().len(), "logs")).await?;
        if self.measures_idle_memory {
            self.wait_for_eviction(address).await?;
            memory.idle = current_memory();
        }
        report.complete(memory, logs, workload.metrics.acknowledged.get())
    }

    async fn prepare(&self, workload: &Workload) -> Result {
        let count = self.tables * self.players;
        let clients = workload.sign_in(count, &self.bar(count, "players")).await?;
        workload.start_tables(&clients, self.players, &self.bar(self.tables, "tables")).await
    }

    /// Returns the measured time and the CPU use of server and client.
    async fn play(
        &self,
        workload: &Arc<Workload>,
        channels: &mut Channels,
        process: Option<&ServerProcess>,
    ) -> Result<(Duration, CpuUse)> {
        self.pace.drive(workload, &mut channels.ready, WARM_UP).await;
        channels.check_errors()?;
        let cpu_seconds = || (process.and_then(ServerProcess::cpu_seconds), own_cpu_seconds());
        let (cpu_before, requests_before) = (cpu_seconds(), workload.metrics.requests.get());
        workload.metrics.start_measuring();
        let started = Instant::now();
        let bar = self.bar(self.duration.as_secs() as usize, "seconds");
        tokio::select! {
            () = self.pace.drive(workload, &mut channels.ready, self.duration) => {}
            Some(error) = channels.errors.recv() => return Err(error),
            () = tick_every_second(&bar) => {}
        }
        workload.metrics.stop_measuring();
        let duration = started.elapsed();
        let requests = workload.metrics.requests.get() - requests_before;
        Ok((duration, CpuUse::between(cpu_before, cpu_seconds(), duration, requests)))
    }

    /// Waits until the server caches no table.
    async fn wait_for_eviction(&self, address: &Address) -> Result {
        let deadline = Instant::now() + EVICTION_TIMEOUT;
        let bar = self.bar(self.tables, "tables evicted");
        loop {
            let metrics = address.send(Request::get("/metrics")).await?;
            let cached = cached_tables(&String::from_utf8_lossy(&metrics.body));
            let cached = cached.ok_or("the server does not report how many tables it caches")?;
            bar.set_position(self.tables.saturating_sub(cached) as u64);
            if cached == 0 {
                return Ok(());
            }
            if Instant::now() > deadline {
                return Err(format!("the server still caches {cached} idle tables").into());
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    fn bar(&self, length: usize, label: &'static str) -> ProgressBar {
        if self.is_quiet { ProgressBar::hidden() } else { progress_bar(length, label) }
    }
}

async fn check_server(address: &Address) -> Result {
    let about = address.send(Request::get("/api")).await?.json()?;
    if about["name"] == "elgrande" { Ok(()) } else { Err("that server is not elgrande".into()) }
}

impl Channels {
    /// Fails if a background task has failed.
    fn check_errors(&mut self) -> Result {
        self.errors.try_recv().map_or(Ok(()), Err)
    }
}

async fn tick_every_second(bar: &ProgressBar) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
}

fn cached_tables(metrics: &str) -> Option<usize> {
    metrics.lines().find_map(|line| line.strip_prefix("elgrande_cached_tables "))?.parse().ok()
}
