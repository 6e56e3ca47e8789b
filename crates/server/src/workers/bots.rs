//! Plays the turns of bots, through the host like everyone else.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::host::{BotTurns, Host};
use crate::refusal::Code;
use crate::tables::{Actor, PlayRequest};

/// The delay after a refused action.
const RETRY_AFTER: Duration = Duration::from_millis(50);
/// The delay while nothing can be stored, because the result could not be stored.
const RETRY_AFTER_OUTAGE: Duration = Duration::from_secs(5);
/// The minimum time between actions of bots at a table that someone follows.
const MIN_MOVE_GAP: Duration = Duration::from_millis(50);

/// The tables whose bots are being played; each has at most one task.
type ActiveTables = Arc<Mutex<HashSet<String>>>;

/// Plays the turns in the queue until the server closes.
pub async fn run(host: Arc<Host>, mut turns: BotTurns) {
    let mut closing = host.closing.subscribe();
    let active = ActiveTables::default();
    loop {
        let table = tokio::select! {
            _ = closing.wait_for(|is_closing| *is_closing) => return,
            table = turns.recv() => table,
        };
        let Some(table) = table else { return };
        if lock(&active).insert(table.clone()) {
            let turn = ActiveTable { active: Arc::clone(&active), table };
            tokio::spawn(play_turns(Arc::clone(&host), turn));
        }
    }
}

/// Plays until no bot must decide. A turn that was queued during the last check is found by another check.
async fn play_turns(host: Arc<Host>, turn: ActiveTable) {
    let mut last_move = None;
    while let Some(moved) = play_turn(&host, &turn.table, last_move).await {
        last_move = Some(moved);
    }
    let table = turn.table.clone();
    drop(turn);
    if !host.is_closing() && host.cache.get(&table).is_some_and(|table| host.must_play_bots(&table)) {
        host.advance_soon(&table);
    }
}

/// Plays one bot up to the next checkpoint. Returns when it moved; `None` if no bot must decide.
async fn play_turn(host: &Arc<Host>, id: &str, last_move: Option<Instant>) -> Option<Instant> {
    let waiting = host.cache.latest(id).await.ok()?;
    let (_, level) = waiting.bot_to_act()?;
    let slot = host.bot_pool.slot(level, host.queue_identity(&waiting.owner)).await;
    if host.is_closing() {
        return None;
    }
    // Not the latest version if another process has just changed the table: then `Host::play` refuses the action.
    let table = host.cache.get(id).unwrap_or(waiting);
    if table.preset_answer().is_some() {
        return None;
    }
    let (player, level) = table.bot_to_act().filter(|_| host.must_play_bots(&table))?;
    let ply = table.ply();
    let actions = host.bot_pool.choose_actions(table, player, level).await?;
    drop(slot);
    if let Some(last_move) = last_move.filter(|_| host.hub.has_subscribers(id)) {
        tokio::time::sleep_until(last_move + MIN_MOVE_GAP).await;
    }
    if host.is_closing() {
        return None;
    }
    let request = PlayRequest { actor: Actor::Bot(player), ply, actions, key: None };
    if let Err(refusal) = host.play(id, &request).await {
        tracing::debug!(table = id, code = ?refusal.code, "the action of a bot was refused");
        let is_outage = refusal.code == Code::Unavailable;
        tokio::time::sleep(if is_outage { RETRY_AFTER_OUTAGE } else { RETRY_AFTER }).await;
    }
    Some(Instant::now())
}

/// A table whose bots are being played; removed when dropped, even after a panic.
struct ActiveTable {
    active: ActiveTables,
    table: String,
}

impl Drop for ActiveTable {
    fn drop(&mut self) {
        lock(&self.active).remove(&self.table);
    }
}

fn lock(active: &ActiveTables) -> MutexGuard<'_, HashSet<String>> {
    active.lock().unwrap_or_else(PoisonError::into_inner)
}
