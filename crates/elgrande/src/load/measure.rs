//! The whole run: people arrive, sit down, look, play for a while and hang up; what it cost is noted on the way.

use std::sync::Arc;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::crowd::{Crowd, Follows, Reins, Sends};
use super::pace::Pace;
use super::process::{Process, own_time};
use super::report::{Memory, Report, Shares};
use super::wire::{Address, Ask};
use crate::failure::{Failure, Outcome};
use crate::progress::bar;
use crate::words::Words;

/// How long people play before it counts.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long tables may take to be cleared away that nobody looks at.
const REST: Duration = Duration::from_secs(300);

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many tables.
    pub tables: usize,
    /// How many people at each.
    pub players: usize,
    /// For how long.
    pub time: Duration,
    /// How fast they answer.
    pub pace: Pace,
    /// How they learn what is asked of them.
    pub follows: Follows,
    /// What they send at once.
    pub sends: Sends,
    /// Is the memory measured again once nobody has looked for a while?
    pub rests: bool,
    /// Is anything shown while it runs?
    pub is_quiet: bool,
}

impl Plan {
    /// Measures the server at that address; of one that we started, its memory and time too.
    pub async fn measure(
        &self,
        address: &Address,
        process: Option<&Process>,
        words: &Words,
    ) -> Outcome<Report> {
        self.greet(address).await?;
        let memory = || process.and_then(Process::memory);
        let (crowd, mut reins) = Crowd::new(address.clone(), self.follows, self.sends);
        let mut held = Memory { empty: memory(), ..Memory::default() };
        self.prepare(&crowd, words).await?;
        held.seated = memory();
        let looked = crowd.look(&self.bar(self.tables, words.say("command-load-of-streams"))).await;
        reins.calm()?;
        looked?;
        let (time, shares) = self.play(&crowd, &mut reins, process, words).await?;
        held.live = memory();
        let report = Report::new(self, &crowd.gauge, time, shares);
        crowd.hang_up().await?;
        reins.calm()?;
        let logs = crowd.logs(&self.bar(crowd.tables().len(), words.say("command-load-of-logs"))).await?;
        if self.rests {
            self.rest(address, words).await?;
            held.idle = memory();
        }
        report.with(held, logs, crowd.gauge.acknowledged.get())
    }

    /// Somebody must be there who counts nobody's requests, or all we measure is refusals.
    async fn greet(&self, address: &Address) -> Outcome {
        let about = address.once(Ask::get("/api")).await?.json()?;
        let is_ours = about["name"] == "elgrande";
        if is_ours { Ok(()) } else { Err(Failure::told("command-error-not-ours", [])) }
    }

    async fn prepare(&self, crowd: &Crowd, words: &Words) -> Outcome {
        let count = self.tables * self.players;
        let people = crowd.arrive(count, &self.bar(count, words.say("command-load-people"))).await?;
        let bar = self.bar(self.tables, words.say("command-load-of-tables"));
        crowd.sit_down(&people, self.players, &bar).await
    }

    /// How long was measured, and which share of a processor each side used.
    async fn play(
        &self,
        crowd: &Arc<Crowd>,
        reins: &mut Reins,
        process: Option<&Process>,
        words: &Words,
    ) -> Outcome<(Duration, Shares)> {
        self.pace.drive(crowd, &mut reins.ready, WARM_UP).await;
        reins.calm()?;
        let times = || (process.and_then(Process::time), own_time());
        let (before, requests) = (times(), crowd.gauge.requests.get());
        crowd.gauge.turn(true);
        let begun = Instant::now();
        let second = Duration::from_secs(1);
        let bar = self.bar(self.time.as_secs() as usize, words.say("command-load-seconds"));
        tokio::select! {
            () = self.pace.drive(crowd, &mut reins.ready, self.time) => {}
            Some(failure) = reins.trouble.recv() => return Err(failure),
            () = tick(&bar, second) => {}
        }
        crowd.gauge.turn(false);
        let time = begun.elapsed();
        let requests = crowd.gauge.requests.get() - requests;
        Ok((time, Shares::between(before, times(), time, requests)))
    }

    /// Waits until no table lies at hand.
    async fn rest(&self, address: &Address, words: &Words) -> Outcome {
        let until = Instant::now() + REST;
        let bar = self.bar(self.tables, words.say("command-load-cleared"));
        loop {
            let metrics = address.once(Ask::get("/metrics")).await?;
            let at_hand = at_hand(&String::from_utf8_lossy(&metrics.body));
            let left = at_hand.ok_or_else(|| Failure::told("command-error-no-metrics", []))?;
            bar.set_position(self.tables.saturating_sub(left) as u64);
            if left == 0 {
                return Ok(());
            }
            if Instant::now() > until {
                return Err(Failure::told("command-error-kept", [("count", left.into())]));
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    fn bar(&self, length: usize, what: String) -> ProgressBar {
        if self.is_quiet { ProgressBar::hidden() } else { bar(length as u64, what) }
    }
}

impl Reins {
    /// Fails where something went wrong.
    fn calm(&mut self) -> Outcome {
        self.trouble.try_recv().map_or(Ok(()), Err)
    }
}

async fn tick(bar: &ProgressBar, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        bar.inc(1);
    }
}

fn at_hand(metrics: &str) -> Option<usize> {
    metrics.lines().find_map(|line| line.strip_prefix("elgrande_tables_at_hand "))?.parse().ok()
}
