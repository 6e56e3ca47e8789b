//! Worked examples of the rules: positions and actions, played by the engine.

mod caption_values;
mod list;

use std::collections::BTreeMap;

use engine::notation::read_position;
use engine::{Action, Edition, Event, Game, Player, View, Viewer};
use serde::Serialize;

pub use list::EXAMPLES;

/// The reader is red.
const READER: Player = Player::Red;

/// A position with actions.
#[derive(Debug)]
pub struct Example {
    /// Its name.
    pub name: &'static str,
    /// The rules it shows.
    pub rules: &'static [&'static str],
    /// The position, as in docs/notation.md.
    pub position: &'static str,
    /// The actions, each with its player, separated by `;`. One that begins with `!` is illegal and changes nothing.
    pub actions: &'static str,
}

/// An example after it was played.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Debug, Serialize)]
pub struct PlayedExample {
    name: &'static str,
    /// The rules it shows.
    pub rules: &'static [&'static str],
    /// The position, as in docs/notation.md.
    position: &'static str,
    viewer: Player,
    /// The view before the actions.
    before: View,
    /// The actions, in order.
    pub actions: Vec<Attempt>,
    /// The view after the actions.
    after: View,
    events: Vec<Event>,
    /// The numbers that its caption may use: `redPoints`, `blueToledoAfter`, `toledoFirst`.
    pub values: BTreeMap<String, i64>,
}

/// One attempted action.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Debug, PartialEq, Serialize)]
pub struct Attempt {
    /// The player.
    pub player: Player,
    /// The action.
    pub action: Action,
    /// The rule that forbids it, if one does.
    pub rule: Option<String>,
}

impl Example {
    /// The example of that name.
    pub fn named(name: &str) -> Option<&'static Example> {
        EXAMPLES.iter().find(|example| example.name == name)
    }

    /// Plays the actions.
    pub fn play(&self) -> PlayedExample {
        let mut game = read_position(self.position, Edition::embedded()).expect("a test reads every example");
        let viewer = Viewer::Seat(READER);
        let before = game.view(viewer);
        let mut events = Vec::new();
        let actions: Vec<Attempt> =
            self.attempts().map(|text| attempt(&mut game, text, &mut events)).collect();
        let events: Vec<Event> = events.into_iter().map(|event: Event| event.visible_to(viewer)).collect();
        let after = game.view(viewer);
        let values = caption_values::values(&before, &after, &actions, &events);
        let Example { name, rules, position, .. } = *self;
        PlayedExample { name, rules, position, viewer: READER, before, actions, after, events, values }
    }

    fn attempts(&self) -> impl Iterator<Item = &'static str> {
        self.actions.split(';').map(|text| text.trim().trim_start_matches('!'))
    }
}

fn attempt(game: &mut Game, text: &str, events: &mut Vec<Event>) -> Attempt {
    let (player, action) = text.split_once(' ').expect("every action names its player");
    let player = player.parse().expect("a test reads every example");
    let action = action.parse().expect("a test reads every example");
    let rule = game.apply_with_events(player, action, events).err().map(|illegal| illegal.rule.to_string());
    Attempt { player, action, rule }
}

#[cfg(test)]
mod tests;
