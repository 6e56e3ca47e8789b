//! Bots think here, a few at a time, and answer by the same door as everybody. They remember nothing between moves:
//! whatever they know they hear anew from the log.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Bot, Budget, Level};
use engine::{Action, Player, Viewer};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::tables::hint::{self, Hint};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::tables::table::Table;
use crate::tables::play_request::{Actor, Wish};

/// How long a bot waits after a refusal.
const PAUSE: Duration = Duration::from_millis(50);

/// And how long where nothing can be stored: it would think for nothing.
const LONG_PAUSE: Duration = Duration::from_secs(5);

/// Where somebody watches, bots' moves come no faster than they can be seen and drawn.
const EYES: Duration = Duration::from_millis(50);

/// How long somebody waits for a hint while all think.
const PATIENCE: Duration = Duration::from_secs(10);

/// Those who think.
#[derive(Debug)]
pub struct Thinkers {
    seats: Arc<Semaphore>,
    threads: usize,
    millis: u64,
    /// Tables a bot thinks about now.
    busy: Mutex<HashSet<String>>,
}

impl Thinkers {
    /// So many at a time, for so long about one decision.
    pub fn new(threads: usize, millis: u64) -> Thinkers {
        let threads = threads.max(1);
        Thinkers { seats: Arc::new(Semaphore::new(threads)), threads, millis, busy: Mutex::default() }
    }

    /// How many think now.
    pub fn busy_seats(&self) -> u64 {
        self.threads.saturating_sub(self.seats.available_permits()) as u64
    }

    /// Lets bots play at a table until somebody else is asked.
    pub fn think(&self, host: &Arc<Host>, id: &str) {
        if !self.busy().insert(id.to_owned()) {
            return;
        }
        let (host, id) = (Arc::clone(host), id.to_owned());
        tokio::spawn(async move {
            let busy = Busy { thinkers: &host.thinkers, id: &id };
            let mut last = None;
            while let Some(moved) = host.thinkers.turn(&host, &id, last).await {
                last = Some(moved);
            }
            drop(busy);
            if *host.closing.borrow() {
                return;
            }
            if host.shelf.at_hand(&id).await.is_ok_and(|table| asked_bot(&table).is_some()) {
                host.tend_soon(&id);
            }
        });
    }

    /// One bot thinks and plays up to the next checkpoint, some time after the last; when that was. Nothing where none is
    /// asked.
    async fn turn(&self, host: &Arc<Host>, id: &str, last: Option<Instant>) -> Option<Instant> {
        let seat = self.seats.acquire().await.ok()?;
        if *host.closing.borrow() {
            return None;
        }
        let table = host.shelf.fresh(id).await.ok().filter(|table| table.answered_ahead().is_none())?;
        let (player, level) = asked_bot(&table)?;
        let ply = table.ply();
        let actions = self.thought(table, player, level).await?;
        drop(seat);
        if let Some(last) = last.filter(|_| host.hub.is_followed(id)) {
            tokio::time::sleep_until(last + EYES).await;
        }
        if *host.closing.borrow() {
            return None;
        }
        let wish = Wish { actor: Actor::Bot, player, ply, actions, key: None };
        if let Err(refusal) = host.play(id, &wish).await {
            tracing::debug!(table = id, code = ?refusal.code, "a bot came too late");
            let is_down = refusal.code == Code::Unavailable;
            tokio::time::sleep(if is_down { LONG_PAUSE } else { PAUSE }).await;
        }
        Some(Instant::now())
    }

    /// What a bot does; should it break, chance plays for it, for a game must not hang.
    async fn thought(&self, table: Arc<Table>, player: Player, level: Level) -> Option<Vec<Action>> {
        let budget = Budget::millis(self.millis);
        let asked = Arc::clone(&table);
        let thought = tokio::task::spawn_blocking(move || answers(&asked, player, level, &budget)).await;
        thought.unwrap_or_default().or_else(|| {
            tracing::error!(table = table.id, ply = table.ply(), %level, "a bot broke; chance plays for it");
            answers(&table, player, Level::Random, &Budget::default())
        })
    }

    /// What a strong bot would do in that player's place after these actions; it waits its turn like the others, and keeps
    /// its seat to the end though the caller has hung up.
    pub async fn hint(
        &self,
        table: Arc<Table>,
        player: Player,
        actions: Vec<Action>,
    ) -> Result<Hint, Refusal> {
        let busy = |_| Refusal::new(Code::Unavailable, "every bot thinks about something else; try again");
        let seat = Arc::clone(&self.seats).acquire_owned();
        let seat = tokio::time::timeout(PATIENCE, seat).await.map_err(busy)?;
        let budget = hint::budget(self.millis);
        let think = move || {
            let _seat = seat;
            Ok(Hint::thought(table.begun()?, player, &actions, &budget))
        };
        let broken = |_| Refusal::new(Code::Broken, "the bot broke");
        tokio::task::spawn_blocking(think).await.map_err(broken)?
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<String>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table a bot thinks about; should it break, another may.
struct Busy<'a> {
    thinkers: &'a Thinkers,
    id: &'a str,
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.thinkers.busy().remove(self.id);
    }
}

/// The first bot that is asked.
fn asked_bot(table: &Table) -> Option<(Player, Level)> {
    let asked = table.asked();
    let mut seats = table.seats.iter().filter(|seat| asked.has(seat.player));
    seats.find_map(|seat| seat.bot().map(|level| (seat.player, level)))
}

/// What a bot does, from what its seat was told and sees, up to the next checkpoint.
fn answers(table: &Table, player: Player, level: Level, budget: &Budget) -> Option<Vec<Action>> {
    let course = table.course.as_ref()?;
    let mut bot = Bot::new(level, course.game().board().variants(), player, secret::number());
    course.events().for_each(|event| bot.hear(event));
    let mut course = course.clone();
    let mut actions = Vec::new();
    loop {
        let answer = bot.answer(&course.game().view(Viewer::Seat(player)), budget)?;
        course.play(player, &[answer.action], 0).ok()?;
        actions.push(answer.action);
        if course.checkpoint() == course.ply() {
            return Some(actions);
        }
        course.last_events().iter().for_each(|event| bot.hear(event));
    }
}
