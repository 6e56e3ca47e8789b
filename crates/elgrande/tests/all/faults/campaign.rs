//! One test run: clients play, faults follow each other, and after each fault everything is compared.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Method;
use tokio::task::JoinSet;

use super::fault::{Fault, Length, Target, any_of};
use super::load::{self, Acknowledged, Reads};
use super::report::Report;
use crate::survival::client::Client;
use crate::survival::outages::Outages;
use crate::survival::servers::{Launch, Servers};
use crate::survival::test_run::{TestRun, now, pause};
use crate::survival::{play_on, table};

/// After one in this many faults the server is killed and restarted.
const KILL_ONE_IN: usize = 8;
/// A run with more faults than this has time for long ones.
const SHORT_RUN: usize = 50;
/// How soon the server must accept actions again, and when the run is given up.
const RECOVERY_LIMIT: Duration = Duration::from_secs(10);
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(40);
/// How soon `/readyz` must answer: one second, and another one for a busy machine.
const READINESS_LIMIT: Duration = Duration::from_secs(2);
/// How long requests may be in progress when a fault begins.
const IN_PROGRESS: Duration = Duration::from_millis(500);
/// How long the last games may take.
const LAST_GAMES: Duration = Duration::from_secs(180);

struct Campaign<T> {
    target: T,
    run: Arc<TestRun>,
    acknowledged: Arc<Acknowledged>,
    reads: Arc<Reads>,
    tables: JoinSet<()>,
    load: JoinSet<()>,
    report: Report,
    /// Has the server failed so badly that the run must end?
    is_broken: bool,
    faults: Vec<Fault>,
    length: Length,
    rng: Pcg32,
}

/// Prints the report; panics if anything was lost, stored twice or answered wrongly.
pub(crate) async fn run<T: Target>(target: T, folder: &Path, faults: usize) {
    sqlx::any::install_default_drivers();
    let mut campaign = Campaign::new(target, folder, faults);
    campaign.wait_for_action().await;
    for number in 1..=2 * faults {
        if campaign.is_broken || campaign.report.faults() == faults {
            break;
        }
        campaign.run_fault(number).await;
    }
    let is_done = campaign.is_broken || campaign.report.faults() == faults;
    campaign.require(is_done, || "too few faults took effect".to_owned());
    let report = campaign.finish().await;
    println!("{report}");
    assert!(!report.has_failed(), "{}: the server does not survive faults of its store", T::NAME);
}

impl<T: Target> Campaign<T> {
    fn new(target: T, folder: &Path, faults: usize) -> Campaign<T> {
        let seed = std::env::var("ELGRANDE_SEED").map_or(now().unsigned_abs(), |text| text.parse().unwrap());
        let log = Some(folder.join("server.log"));
        let launch = Launch { database: target.url(), environment: target.environment(), log };
        let run = TestRun::new(Servers::start(launch, 1), Some(Outages::default()));
        let (acknowledged, reads) = (Arc::<Acknowledged>::default(), Arc::<Reads>::default());
        let (mut tables, mut load) = (JoinSet::new(), JoinSet::new());
        for number in 0..table::PLANS.len() {
            tables.spawn(play_on(Arc::clone(&run), number));
        }
        load.spawn(load::write(Arc::clone(&run), Arc::clone(&acknowledged), seed));
        load.spawn(load::read(Arc::clone(&run), Arc::clone(&reads)));
        let report = Report { name: T::NAME, seed, ..Report::default() };
        let length = if faults > SHORT_RUN { Length::Full } else { Length::Short };
        let (faults, rng) = (selected(target.faults()), Pcg32::new(seed, 5));
        let is_broken = false;
        Campaign { target, run, acknowledged, reads, tables, load, report, is_broken, faults, length, rng }
    }

    /// Causes a fault, removes it, waits for recovery and compares everything.
    async fn run_fault(&mut self, number: usize) {
        pause(300, &mut self.rng).await;
        let fault = any_of(&self.faults, &mut self.rng);
        *self.outages().context.lock().unwrap() = format!("fault {number}, {}", fault.name());
        if self.target.begin(fault, &mut self.rng).await {
            *self.report.faults.entry(fault).or_default() += 1;
        }
        self.hold(number, fault).await;
        let is_killed = below(KILL_ONE_IN, &mut self.rng) == 0;
        if is_killed && below(2, &mut self.rng) == 0 {
            self.run.servers.kill(0);
        }
        self.target.end().await;
        if !self.run.servers.is_running(0) {
            self.run.servers.restart(0);
        }
        self.recover(fault).await;
        self.expect_readiness(200).await;
        self.compare().await;
        if is_killed {
            self.compare_after_kill().await;
        }
        self.check_tasks();
    }

    /// Keeps the fault for a while. Nothing may be acknowledged that cannot be durable.
    async fn hold(&mut self, number: usize, fault: Fault) {
        let time = fault.hold_time(self.length, &mut self.rng);
        let permits_reads = self.target.permits_reads(fault);
        *self.reads.fault.lock().unwrap() = permits_reads.then_some((number, fault));
        if self.target.permits_writes(fault) {
            tokio::time::sleep(time).await;
        } else {
            tokio::time::sleep(IN_PROGRESS).await;
            let before = self.run.counters.actions.get();
            tokio::time::sleep(time).await;
            let more = self.run.counters.actions.get() - before;
            self.require(more == 0, || format!("{more} actions acknowledged"));
            self.expect_readiness(503).await;
        }
        if fault == Fault::LowSpace {
            self.recover(fault).await;
        }
        *self.reads.fault.lock().unwrap() = None;
    }

    /// Waits until the next action is acknowledged.
    async fn recover(&mut self, fault: Fault) {
        let took = self.wait_for_action().await;
        self.report.add_recovery(fault, took);
        self.require(took < RECOVERY_LIMIT, || format!("no action for {:.1} s", took.as_secs_f64()));
    }

    async fn wait_for_action(&mut self) -> Duration {
        let start = Instant::now();
        let next = self.run.counters.actions.get() + 1;
        let acted = tokio::time::timeout(RECOVERY_TIMEOUT, self.run.wait_for_actions(next)).await;
        self.is_broken |= acted.is_err();
        start.elapsed()
    }

    /// `/readyz` must soon have this status, and must always answer quickly.
    async fn expect_readiness(&self, status: u16) {
        let (spectator, start) = (Client::spectator(&self.run, 0), Instant::now());
        while start.elapsed() < RECOVERY_LIMIT {
            let sent = Instant::now();
            let answer = spectator.once(Method::GET, "/readyz", None).await;
            let took = sent.elapsed();
            self.require(took < READINESS_LIMIT, || format!("/readyz took {:.1} s", took.as_secs_f64()));
            if answer.is_some_and(|(answered, _)| answered == status) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.require(false, || format!("/readyz does not become {status}"));
    }

    async fn compare(&mut self) {
        let url = self.target.url_to_read();
        let read = self.report.differences.find(&url, &self.run, &self.acknowledged).await;
        self.check_comparison(read);
    }

    fn check_comparison(&mut self, read: sqlx::Result<()>) {
        self.is_broken |= read.is_err() || !self.report.differences.is_empty();
        self.require(read.is_ok(), || format!("the database cannot be read: {read:?}"));
    }

    /// Kills the server, so that everything is gone that was only in its memory.
    async fn compare_after_kill(&mut self) {
        self.run.servers.kill(0);
        self.run.servers.restart(0);
        self.report.kills += 1;
        let run = Arc::clone(&self.run);
        let verified = tokio::spawn(async move { run.verify_games().await }).await;
        self.require(verified.is_ok(), || "after a kill the server shows another history".to_owned());
        self.compare().await;
        let read = self.report.differences.find_in_finished(&self.target.url_to_read(), &self.run).await;
        self.check_comparison(read);
    }

    /// A task that ends before the run has panicked.
    fn check_tasks(&mut self) {
        while let Some(ended) = self.tables.try_join_next().or_else(|| self.load.try_join_next()) {
            self.is_broken = true;
            self.require(ended.is_ok(), || format!("a client failed: {ended:?}"));
        }
    }

    fn require(&self, condition: bool, message: impl Fn() -> String) {
        if !condition {
            self.outages().add_violation(message());
        }
    }

    fn outages(&self) -> &Outages {
        self.run.outages.as_ref().expect("set in `new`")
    }

    /// Finishes the games in progress, unless the server is broken, and compares a last time.
    async fn finish(mut self) -> Report {
        self.run.stop_new_games();
        let tables = std::mem::take(&mut self.tables);
        if !self.is_broken {
            let finished = tokio::time::timeout(LAST_GAMES, join_all(tables)).await;
            self.require(finished == Ok(true), || "the last games did not finish".to_owned());
        }
        self.load.shutdown().await;
        self.compare_after_kill().await;
        // After a failure, tasks may keep the run alive until the process exits: the server would never be dropped.
        self.run.servers.kill(0);
        let mut report = std::mem::take(&mut self.report);
        report.violations.append(&mut self.outages().violations.lock().unwrap());
        report.refused = self.outages().refused.get();
        report.reads = [self.reads.answered.get(), self.reads.refused.get()];
        let lines = self.acknowledged.lines.lock().unwrap().len();
        let tables = self.acknowledged.tables.lock().unwrap().len();
        report.acknowledged = [self.run.counters.actions.get(), lines, tables];
        report
    }
}

/// All faults, or those whose name contains `ELGRANDE_FAULT`.
fn selected(mut faults: Vec<Fault>) -> Vec<Fault> {
    if let Ok(name) = std::env::var("ELGRANDE_FAULT") {
        faults.retain(|fault| fault.name().contains(&name));
    }
    faults
}

/// Did all tasks succeed?
async fn join_all(mut tasks: JoinSet<()>) -> bool {
    let mut are_ok = true;
    while let Some(ended) = tasks.join_next().await {
        are_ok &= ended.is_ok();
    }
    are_ok
}
