//! A run: people play, one fault comes after the other, and after each everything is compared.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Method;
use tokio::task::JoinSet;

use crate::fault::{Fault, Length, Target, any_of};
use crate::fleet::{Fleet, Launch};
use crate::load::{self, Acknowledged, Reads};
use crate::outage::Outages;
use crate::person::Person;
use crate::report::Report;
use crate::table;
use crate::world::{World, now, pause};

/// After one fault of so many the server is killed and started again.
const KILL_EVERY: usize = 8;
/// A run of more faults than this has time for long ones.
const SHORT: usize = 50;
/// How soon the server must accept actions again, and when it is given up.
const RECOVERY: Duration = Duration::from_secs(10);
const PATIENCE: Duration = Duration::from_secs(40);
/// How soon it must say whether it is ready: within a second, and some time more on a busy machine.
const READINESS: Duration = Duration::from_secs(2);
/// How long requests may be under way when a fault begins.
const UNDER_WAY: Duration = Duration::from_millis(500);
/// How long the last games may take.
const LAST_GAMES: Duration = Duration::from_secs(180);

struct Campaign<T> {
    target: T,
    world: Arc<World>,
    acknowledged: Arc<Acknowledged>,
    reads: Arc<Reads>,
    tables: JoinSet<()>,
    others: JoinSet<()>,
    report: Report,
    /// Is there no point in going on?
    is_broken: bool,
    faults: Vec<Fault>,
    length: Length,
    rng: Pcg32,
}

/// Prints what came of it; panics if anything was lost, doubled or answered wrongly.
pub(crate) async fn run<T: Target>(target: T, folder: &Path, faults: usize) {
    sqlx::any::install_default_drivers();
    let mut campaign = Campaign::new(target, folder, faults);
    campaign.recover(None).await;
    for number in 1..=2 * faults {
        if campaign.is_broken || campaign.report.faults() == faults {
            break;
        }
        campaign.suffer(number).await;
    }
    let is_done = campaign.is_broken || campaign.report.faults() == faults;
    campaign.require(is_done, || "too few faults have struck".to_owned());
    let report = campaign.finish().await;
    println!("{report}");
    assert!(!report.has_failed(), "{}: the server is not safe from faults of its store", T::NAME);
}

impl<T: Target> Campaign<T> {
    fn new(target: T, folder: &Path, faults: usize) -> Campaign<T> {
        let seed = std::env::var("ELGRANDE_SEED").map_or(now().unsigned_abs(), |text| text.parse().unwrap());
        let log = Some(folder.join("server.log"));
        let launch = Launch { database: target.url(), environment: target.environment(), log };
        let world = World::new(Fleet::start(launch, 1), Some(Outages::default()));
        let (acknowledged, reads) = (Arc::<Acknowledged>::default(), Arc::<Reads>::default());
        let (mut tables, mut others) = (JoinSet::new(), JoinSet::new());
        for number in 0..table::PLANS.len() {
            tables.spawn(play_on(Arc::clone(&world), number));
        }
        others.spawn(load::others(Arc::clone(&world), Arc::clone(&acknowledged), seed));
        others.spawn(load::reader(Arc::clone(&world), Arc::clone(&reads)));
        let report = Report { name: T::NAME, seed, ..Report::default() };
        let length = if faults > SHORT { Length::Full } else { Length::Short };
        let (faults, rng) = (chosen(target.faults()), Pcg32::new(seed, 5));
        let is_broken = false;
        Campaign {
            target,
            world,
            acknowledged,
            reads,
            tables,
            others,
            report,
            is_broken,
            faults,
            length,
            rng,
        }
    }

    /// One fault from its beginning until the server has recovered and everything was compared.
    async fn suffer(&mut self, number: usize) {
        pause(300, &mut self.rng).await;
        let fault = any_of(&self.faults, &mut self.rng);
        if self.target.begin(fault, &mut self.rng).await {
            *self.report.faults.entry(fault).or_default() += 1;
        }
        self.hold(number, fault).await;
        let is_killed = below(KILL_EVERY, &mut self.rng) == 0;
        if is_killed && below(2, &mut self.rng) == 0 {
            self.world.fleet.kill(0);
        }
        self.target.end().await;
        if !self.world.fleet.is_alive(0) {
            self.world.fleet.restart(0);
        }
        self.recover(Some(fault)).await;
        self.expect_readiness(200, fault).await;
        self.compare().await;
        if is_killed {
            self.compare_after_kill().await;
        }
        self.look_after_people();
    }

    /// Lets the fault last, and looks whether anything is acknowledged that cannot be safe.
    async fn hold(&mut self, number: usize, fault: Fault) {
        let hold = fault.hold(self.length, &mut self.rng);
        let permits_reads = self.target.permits_reads(fault);
        *self.reads.fault.lock().unwrap() = permits_reads.then_some((number, fault));
        if self.target.permits_writes(fault) {
            tokio::time::sleep(hold).await;
        } else {
            tokio::time::sleep(UNDER_WAY).await;
            let before = self.world.tally.actions.get();
            tokio::time::sleep(hold).await;
            let more = self.world.tally.actions.get() - before;
            self.require(more == 0, || {
                format!("fault {number}, {}: {more} actions acknowledged meanwhile", fault.name())
            });
            self.expect_readiness(503, fault).await;
        }
        if fault == Fault::LowSpace {
            self.recover(Some(fault)).await;
        }
        *self.reads.fault.lock().unwrap() = None;
    }

    /// Waits until another action is acknowledged.
    async fn recover(&mut self, fault: Option<Fault>) {
        let begun = Instant::now();
        let next = self.world.tally.actions.get() + 1;
        let recovered = tokio::time::timeout(PATIENCE, self.world.until_actions(next)).await;
        let Some(fault) = fault else { return };
        self.report.recovered(fault, begun.elapsed());
        self.is_broken |= recovered.is_err();
        let took = begun.elapsed();
        self.require(took < RECOVERY, || {
            format!("no action for {:.1} s after {}", took.as_secs_f64(), fault.name())
        });
    }

    /// The server must soon know whether it is ready, and must answer at once, whatever it knows.
    async fn expect_readiness(&self, status: u16, fault: Fault) {
        let (watcher, begun) = (Person::watcher(&self.world, 0), Instant::now());
        loop {
            let asked = Instant::now();
            let answer = watcher.once(Method::GET, "/readyz", None).await;
            let took = asked.elapsed();
            self.require(took < READINESS, || {
                format!("/readyz answers after {:.1} s, {}", took.as_secs_f64(), fault.name())
            });
            if answer.is_some_and(|(answered, _)| answered == status) {
                return;
            }
            if begun.elapsed() > RECOVERY {
                return self.require(false, || format!("/readyz does not become {status}, {}", fault.name()));
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn compare(&mut self) {
        let url = self.target.url_to_read();
        let read = self.report.findings.compare(&url, &self.world, &self.acknowledged).await;
        self.judge(read);
    }

    /// Has anything been found, or could nothing be looked at?
    fn judge(&mut self, read: sqlx::Result<()>) {
        self.is_broken |= read.is_err() || !self.report.findings.is_empty();
        self.require(read.is_ok(), || format!("the database cannot be read: {read:?}"));
    }

    /// What is only in the memory of a server is gone now.
    async fn compare_after_kill(&mut self) {
        self.world.fleet.kill(0);
        self.world.fleet.restart(0);
        self.report.kills += 1;
        let world = Arc::clone(&self.world);
        let audit = tokio::spawn(async move { world.audit().await }).await;
        self.require(audit.is_ok(), || "after a kill people see something else than before".to_owned());
        self.compare().await;
        let read = self.report.findings.compare_ended(&self.target.url_to_read(), &self.world).await;
        self.judge(read);
    }

    /// Whoever ends before the run does has found something wrong, and has said so.
    fn look_after_people(&mut self) {
        while let Some(ended) = self.tables.try_join_next().or_else(|| self.others.try_join_next()) {
            self.is_broken = true;
            self.require(ended.is_ok(), || format!("somebody cannot go on: {ended:?}"));
        }
    }

    fn require(&self, is_so: bool, what: impl Fn() -> String) {
        if !is_so && let Some(outages) = &self.world.outages {
            outages.violation(what());
        }
    }

    /// The games that go on are played to their end, unless the server is broken.
    async fn finish(mut self) -> Report {
        self.world.stop_beginning();
        let tables = std::mem::take(&mut self.tables);
        if !self.is_broken {
            let ended = tokio::time::timeout(LAST_GAMES, join(tables)).await;
            self.require(ended == Ok(true), || "the last games do not end as they should".to_owned());
        }
        self.others.shutdown().await;
        self.compare_after_kill().await;
        let mut report = self.report;
        let outages = self.world.outages.as_ref().expect("there are some in this test");
        report.violations.append(&mut outages.violations.lock().unwrap());
        report.refused = outages.refused.get();
        report.reads = [self.reads.answered.get(), self.reads.refused.get()];
        let lines = self.acknowledged.lines.lock().unwrap().len();
        let tables = self.acknowledged.tables.lock().unwrap().len();
        report.acknowledged = [self.world.tally.actions.get(), lines, tables];
        report
    }
}

/// All, or those whose name contains `ELGRANDE_FAULT`.
fn chosen(mut faults: Vec<Fault>) -> Vec<Fault> {
    if let Ok(name) = std::env::var("ELGRANDE_FAULT") {
        faults.retain(|fault| fault.name().contains(&name));
    }
    faults
}

/// Have all ended well?
async fn join(mut tables: JoinSet<()>) -> bool {
    let mut is_well = true;
    while let Some(ended) = tables.join_next().await {
        is_well &= ended.is_ok();
    }
    is_well
}

async fn play_on(world: Arc<World>, number: usize) {
    while world.is_going_on() {
        table::play(&world, number).await;
    }
}
