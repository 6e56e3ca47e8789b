//! Positions as text: what stands where, who must do what. Only what matters need be said; the rest is defaulted.

mod agenda_text;
mod check;
mod check_steps;
mod defaults;
mod read;
mod step_text;
#[cfg(test)]
mod tests;
mod write;

use crate::edition::Edition;
use crate::game::Game;

/// Why a position was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPosition {
    /// The line, from 1; 0 where no single line is at fault.
    pub line: usize,
    /// What was wrong, and what would be right.
    pub reason: String,
}

impl std::fmt::Display for BadPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl std::error::Error for BadPosition {}

/// Longer texts are refused before they are read.
const LONGEST: usize = 64 * 1024;

/// Reads a position: clauses on lines of their own or with `|` between, `#` before a remark.
pub fn read_position(text: &str, edition: &'static Edition) -> Result<Game, BadPosition> {
    if text.len() > LONGEST {
        return Err(BadPosition { line: 0, reason: format!("a position has at most {LONGEST} bytes") });
    }
    let mut game = read::read(text, edition)?;
    check::check(&game).map_err(|reason| BadPosition { line: 0, reason })?;
    if game.pose() || game.board.over {
        Ok(game)
    } else {
        Err(BadPosition {
            line: 0,
            reason: "there is nothing to decide in that step: what it needs is not there".to_owned(),
        })
    }
}

/// Writes a position, so that reading it gives the same game.
pub fn write_position(game: &Game) -> String {
    let mut text = String::with_capacity(1024);
    write_position_into(game, &mut text);
    text
}

/// The same, at the end of a text that is there already.
pub fn write_position_into(game: &Game, text: &mut String) {
    write::write(game, text);
}
