//! The turn of a bot. It keeps no memory between turns: each time it reads the log again.

use bots::{Bot, Budget, Level, TimeSource};
use engine::{Action, Player, Viewer};

use crate::game_log::GameLog;

/// The actions of a bot up to the next checkpoint, from what its seat may know; `None` if it is not asked.
pub fn choose(
    log: &GameLog,
    player: Player,
    level: Level,
    seed: u64,
    budget: &Budget,
    time_source: TimeSource,
) -> Option<Vec<Action>> {
    let variants = log.game().board().variants();
    let mut bot = Bot::new(level, variants, player, seed).with_time_source(time_source);
    log.events().for_each(|event| bot.hear(event));
    let mut log = log.clone();
    let mut actions = Vec::new();
    loop {
        let answer = bot.answer(&log.game().view(Viewer::Seat(player)), budget)?;
        log.play(player, &[answer.action], 0).ok()?;
        actions.push(answer.action);
        if log.checkpoint() == log.ply() {
            return Some(actions);
        }
        log.last_events().iter().for_each(|event| bot.hear(event));
    }
}
