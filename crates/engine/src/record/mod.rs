//! A whole game, from set-up to result: kept, written, read and replayed. It asks nobody and rolls no dice.

mod lines;
mod read;
mod write;

use std::fmt;

use crate::action::Action;
use crate::edition::Edition;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::player::Player;
use crate::refusal::Illegal;
use crate::setup::Setup;

/// No record is longer, in bytes.
pub const LONGEST: usize = 1024 * 1024;

/// A set-up and the actions played so far; they always replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    actions: Vec<(Player, Action)>,
    game: Game,
}

/// One action of a record, and what came of it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who acted.
    pub player: Player,
    /// What they did.
    pub action: Action,
    /// What happened, everything told.
    pub events: Vec<Event>,
    /// The game after it.
    pub game: Game,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what would be right.
    pub reason: String,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadRecord {}

impl Record {
    /// The record of a game that has just been set up.
    pub fn new(setup: Setup) -> Record {
        Record { game: Game::new(&setup), setup, actions: Vec::new() }
    }

    /// Reads a record played with one of these editions; every line is checked and every action replayed.
    pub fn read(text: &str, editions: &[&'static Edition]) -> Result<Record, BadRecord> {
        read::record(text, editions)
    }

    /// How it was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who did what, in order.
    pub fn actions(&self) -> &[(Player, Action)] {
        &self.actions
    }

    /// The game after the last action.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays one more action, telling what happens; a refused one changes nothing.
    pub fn play(&mut self, player: Player, action: Action, sink: &mut impl Sink) -> Result<(), Illegal> {
        self.game.apply_telling(player, action, sink)?;
        self.actions.push((player, action));
        Ok(())
    }

    /// Takes back everything after the first `kept` actions.
    pub fn take_back_to(&mut self, kept: usize) {
        self.actions.truncate(kept);
        self.game = self.replay().last().map_or_else(|| Game::new(&self.setup), |moment| moment.game);
    }

    /// The game before the first action, and what happened up to there.
    pub fn opening(&self) -> (Game, Vec<Event>) {
        let mut events = Vec::new();
        let game = Game::begin(&self.setup, &mut events);
        (game, events)
    }

    /// Every action again, with what came of it.
    pub fn replay(&self) -> impl Iterator<Item = Moment> {
        let mut game = Game::new(&self.setup);
        self.actions.iter().map(move |&(player, action)| {
            let mut events = Vec::new();
            game.apply_telling(player, action, &mut events).expect("it was played, so it can be replayed");
            Moment { player, action, events, game }
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write::record(f, self)
    }
}

#[cfg(test)]
mod tests;
