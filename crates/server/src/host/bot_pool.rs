//! Bots that think, a limited number at a time. They keep no memory between turns: each time they read the log again.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Budget, Level};
use engine::{Action, Player};
use play::bot_turn::bot_turn;
use tokio::sync::oneshot;

use super::fair_queue::{FairQueue, QueueIdentity, Slot};
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::tables::{Hint, Table};

/// How long a request waits for a free slot.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// The niceness of threads that think: requests come first.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// The slots of the bots that think. Bots that do not search have slots of their own, so that they never wait for a
/// search.
#[derive(Debug)]
pub struct BotPool {
    searches: Arc<FairQueue>,
    quick: Arc<FairQueue>,
    millis: u64,
}

impl BotPool {
    /// A pool of this many slots; a bot thinks this many milliseconds about a decision.
    pub fn new(size: usize, millis: u64) -> BotPool {
        BotPool { searches: FairQueue::new(size), quick: FairQueue::new(size), millis }
    }

    /// The number of slots in use: by bots, hints, imports and pictures.
    pub fn busy(&self) -> u64 {
        (self.searches.busy() + self.quick.busy()) as u64
    }

    /// Waits for a free slot for a bot of this level.
    pub async fn slot(&self, level: Level, client: QueueIdentity) -> Slot {
        match level {
            Level::Random | Level::Squire => self.quick.slot(client).await,
            Level::Caballero | Level::Grande | Level::Master => self.searches.slot(client).await,
        }
    }

    /// The actions of a bot up to the next checkpoint. If the bot panics, random actions are played: a game must not
    /// hang.
    pub async fn choose_actions(
        &self,
        table: Arc<Table>,
        player: Player,
        level: Level,
    ) -> Option<Vec<Action>> {
        let budget = Budget::millis(self.millis);
        let asked = Arc::clone(&table);
        let chosen = think(move || choose(&asked, player, level, &budget)).await;
        chosen.flatten().or_else(|| {
            tracing::error!(table = table.id, ply = table.ply(), %level, "a bot failed; playing at random");
            choose(&table, player, Level::Random, &Budget::default())
        })
    }

    /// What the strongest bot would play after these actions.
    pub async fn hint(
        &self,
        table: Arc<Table>,
        player: Player,
        actions: Vec<Action>,
        client: QueueIdentity,
    ) -> Result<Hint, Refusal> {
        let budget = play::hint::budget(self.millis);
        let search = move || Ok(Hint::search(table.require_log()?, player, &actions, &budget));
        self.run(client, search).await
    }

    /// Does expensive work for a request, such as a search or reading a long record. It waits for a slot and keeps it
    /// to the end even if the client disconnects.
    pub async fn run<T: Send + 'static>(
        &self,
        client: QueueIdentity,
        work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let busy = |_| Refusal::new(Code::Unavailable, "the server is busy; try again");
        let slot = tokio::time::timeout(REQUEST_TIMEOUT, self.searches.slot(client)).await.map_err(busy)?;
        let work = move || {
            let _slot = slot;
            work()
        };
        think(work).await.ok_or_else(Refusal::internal)?
    }
}

/// Runs on a thread of its own with low priority; `None` if it panics.
async fn think<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, result) = oneshot::channel();
    let work = move || {
        lower_priority();
        let _ = sender.send(work());
    };
    std::thread::Builder::new().name("bot".to_owned()).spawn(work).ok()?;
    result.await.ok()
}

/// Linux has a priority for each thread; elsewhere it would be that of the whole process.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::debug!(%error, "cannot lower the priority of a bot");
    }
}

/// The actions of a bot up to the next checkpoint.
fn choose(table: &Table, player: Player, level: Level, budget: &Budget) -> Option<Vec<Action>> {
    let log = table.log.as_ref()?;
    let bot = Bot::new(level, log.game().board().variants(), player, secret::number());
    bot_turn(log, player, bot, budget)
}
