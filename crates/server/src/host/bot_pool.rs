//! Bots that think, a limited number at a time. They keep no memory between moves: each time they read the log again.

use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Level, TimeSource};
use engine::{Action, Player};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::tables::{Hint, Table};

/// How long a request for a hint waits for a free slot.
const HINT_TIMEOUT: Duration = Duration::from_secs(10);

/// The slots of the bots that think.
#[derive(Debug)]
pub struct BotPool {
    slots: Arc<Semaphore>,
    size: usize,
    millis: u64,
}

impl BotPool {
    /// A pool of this many slots; a bot thinks this many milliseconds about a decision.
    pub fn new(size: usize, millis: u64) -> BotPool {
        let size = size.max(1);
        BotPool { slots: Arc::new(Semaphore::new(size)), size, millis }
    }

    /// The number of bots that think now.
    pub fn busy(&self) -> u64 {
        self.size.saturating_sub(self.slots.available_permits()) as u64
    }

    /// Waits for a free slot.
    pub async fn slot(&self) -> SemaphorePermit<'_> {
        self.slots.acquire().await.expect("the semaphore is never closed")
    }

    /// The actions of a bot up to the next checkpoint. If the bot panics, random actions are played: a game must not hang.
    pub async fn choose_actions(
        &self,
        table: Arc<Table>,
        player: Player,
        level: Level,
    ) -> Option<Vec<Action>> {
        let budget = Budget::millis(self.millis);
        let asked = Arc::clone(&table);
        let chosen = tokio::task::spawn_blocking(move || choose(&asked, player, level, &budget)).await;
        chosen.unwrap_or_default().or_else(|| {
            tracing::error!(table = table.id, ply = table.ply(), %level, "a bot failed; playing at random");
            choose(&table, player, Level::Random, &Budget::default())
        })
    }

    /// What a strong bot would play after these actions. It waits for a slot and keeps it to the end even if the client
    /// disconnects.
    pub async fn hint(
        &self,
        table: Arc<Table>,
        player: Player,
        actions: Vec<Action>,
    ) -> Result<Hint, Refusal> {
        let busy = |_| Refusal::new(Code::Unavailable, "all bots are busy; try again");
        let slot = Arc::clone(&self.slots).acquire_owned();
        let slot = tokio::time::timeout(HINT_TIMEOUT, slot).await.map_err(busy)?;
        let budget = play::hint::budget(self.millis);
        let search = move || {
            let _slot = slot;
            Ok(Hint::search(table.require_log()?, player, &actions, &budget, TimeSource::default()))
        };
        tokio::task::spawn_blocking(search).await.map_err(|_| Refusal::internal())?
    }
}

/// The actions of a bot up to the next checkpoint, from what its seat may know.
fn choose(table: &Table, player: Player, level: Level, budget: &Budget) -> Option<Vec<Action>> {
    let log = table.log.as_ref()?;
    play::bot_turn::choose(log, player, level, secret::number(), budget, TimeSource::default())
}
