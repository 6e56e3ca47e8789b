//! The agenda as a clause: `red to place 2 then use special`, `todo play blue`, `over`.

use super::{PositionReason, step_text};
use crate::agenda::{Agenda, Step};
use crate::game::Game;
use crate::player::Player;

pub(super) fn write(game: &Game, text: &mut String) {
    if game.board.over {
        text.push_str("over\n");
        return;
    }
    match game.board.turn {
        Some(player) => {
            text.push_str(player.word());
            text.push_str(" to");
        }
        None => text.push_str("todo"),
    }
    for (index, step) in game.agenda.iter().enumerate() {
        text.push_str(if index == 0 { " " } else { " then " });
        step_text::write(step, text);
    }
    text.push('\n');
}

/// Reads the words after `red to` or `todo`, the next step first.
pub(super) fn read(words: &[&str]) -> Result<Agenda, PositionReason> {
    let steps: Vec<Step> =
        words.split(|word| *word == "then").map(step_text::read).collect::<Result<_, _>>()?;
    if steps.len() > 4 {
        return Err(PositionReason::TooManySteps);
    }
    let mut agenda = Agenda::EMPTY;
    steps.into_iter().rev().for_each(|step| agenda.push(step));
    Ok(agenda)
}

/// The player whose turn it is, if the clause begins with `PLAYER to`.
pub(super) fn turn(words: &[&str]) -> Option<Player> {
    match words {
        [player, "to", ..] => player.parse().ok(),
        _ => None,
    }
}
