//! Worked examples of the rules: positions with actions, and what the engine makes of them. Knows no table.

mod figures;
mod list;

use std::collections::BTreeMap;

use engine::notation::read_position;
use engine::{Action, Edition, Event, Game, Player, View, Viewer};
use serde::Serialize;

pub use list::EXAMPLES;

/// The reader is red.
const READER: Player = Player::Red;

/// A position, and what is done in it.
#[derive(Debug)]
pub struct Example {
    /// What it is called.
    pub name: &'static str,
    /// The rules it shows.
    pub rules: &'static [&'static str],
    /// As in docs/notation.md.
    pub position: &'static str,
    /// Each with its player, `;` between them; one that begins with `!` breaks a rule and changes nothing.
    pub actions: &'static str,
}

/// An example, played.
#[derive(Debug, Serialize)]
pub struct Told {
    name: &'static str,
    /// The rules it shows.
    pub rules: &'static [&'static str],
    position: &'static str,
    viewer: Player,
    before: View,
    /// What was tried, in order.
    pub actions: Vec<Deed>,
    after: View,
    events: Vec<Event>,
    /// The figures that a sentence about it may name: `redPoints`, `blueToledoAfter`, `toledoFirst`.
    pub values: BTreeMap<String, i64>,
}

/// One action that was tried.
#[derive(Debug, PartialEq, Serialize)]
pub struct Deed {
    /// Who tried it.
    pub player: Player,
    /// What.
    pub action: Action,
    /// The rule that refused it, if one did.
    pub rule: Option<String>,
}

impl Example {
    /// The example of that name.
    pub fn named(name: &str) -> Option<&'static Example> {
        EXAMPLES.iter().find(|example| example.name == name)
    }

    /// Plays it.
    pub fn told(&self) -> Told {
        let mut game = read_position(self.position, Edition::embedded()).expect("a test reads every example");
        let viewer = Viewer::Seat(READER);
        let before = game.view(viewer);
        let mut events = Vec::new();
        let actions: Vec<Deed> = self.tries().map(|said| attempt(&mut game, said, &mut events)).collect();
        let events: Vec<Event> = events.into_iter().map(|event: Event| event.told(viewer)).collect();
        let after = game.view(viewer);
        let values = figures::values(&before, &after, &actions, &events);
        let Example { name, rules, position, .. } = *self;
        Told { name, rules, position, viewer: READER, before, actions, after, events, values }
    }

    fn tries(&self) -> impl Iterator<Item = &'static str> {
        self.actions.split(';').map(|said| said.trim().trim_start_matches('!'))
    }
}

fn attempt(game: &mut Game, said: &str, events: &mut Vec<Event>) -> Deed {
    let (player, action) = said.split_once(' ').expect("every action names its player");
    let player = player.parse().expect("a test reads every example");
    let action = action.parse().expect("a test reads every example");
    let rule = game.apply_telling(player, action, events).err().map(|illegal| illegal.rule.to_string());
    Deed { player, action, rule }
}

#[cfg(test)]
mod tests;
