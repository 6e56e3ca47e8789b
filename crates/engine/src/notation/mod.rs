//! Positions as text: the board, and who must do what. What is not mentioned has its default.

mod agenda_text;
mod check;
mod check_steps;
mod defaults;
mod read;
mod reason;
mod step_text;
#[cfg(test)]
mod tests;
mod write;

pub use reason::{BadPosition, PositionReason};

use crate::edition::Edition;
use crate::game::Game;
use crate::reason::Located;

/// The longest position, in bytes.
const MAX_BYTES: usize = 64 * 1024;

/// Reads a position: clauses on lines of their own or with `|` between, `#` before a remark.
pub fn read_position(text: &str, edition: &'static Edition) -> Result<Game, BadPosition> {
    if text.len() > MAX_BYTES {
        return Err(Located::whole(PositionReason::TooLong { most: MAX_BYTES }));
    }
    let mut game = read::read(text, edition)?;
    check::check(&game).map_err(Located::whole)?;
    if game.pose() || game.board.over {
        Ok(game)
    } else {
        Err(Located::whole(PositionReason::NothingToDecide))
    }
}

/// Writes a position, so that reading it gives the same game.
pub fn write_position(game: &Game) -> String {
    let mut text = String::with_capacity(1024);
    write_position_into(game, &mut text);
    text
}

/// The same, appended to a text.
pub fn write_position_into(game: &Game, text: &mut String) {
    write::write(game, text);
}
