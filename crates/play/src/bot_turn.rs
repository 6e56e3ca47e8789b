//! A bot's turn: its actions up to the next checkpoint, from what its seat may know.

use bots::{Bot, Budget};
use engine::{Action, Player, Viewer};

use crate::game_log::GameLog;

/// The actions of a new bot in this seat, up to the next checkpoint; `None` if the seat is not asked.
pub fn bot_turn(log: &GameLog, player: Player, mut bot: Bot, budget: &Budget) -> Option<Vec<Action>> {
    log.events().for_each(|event| bot.observe(event));
    let mut log = log.clone();
    let mut actions = Vec::new();
    loop {
        let answer = bot.answer(&log.game().view(Viewer::Seat(player)), budget)?;
        log.play(player, &[answer.action], 0).ok()?;
        actions.push(answer.action);
        if log.checkpoint() == log.ply() {
            return Some(actions);
        }
        log.last_events().iter().for_each(|event| bot.observe(event));
    }
}
