//! A draft: what would come of actions that nobody has played. Whatever would show something hidden tells nothing.

use engine::batch::Ply;
use engine::{Action, Decision, Event, Game, Player, View, Viewer};
use serde::Serialize;

use crate::tables::game_view;
use crate::json::{Splice, write};

/// What would be, for the player who asks. A law of the engine says that nothing hidden is in it.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug)]
pub struct Draft {
    #[cfg_attr(feature = "types", ts(flatten))]
    reach: Reach,
    /// None where something hidden would be shown.
    view: Option<View>,
    events: Vec<Event>,
    /// Every next answer of this player.
    #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
    options: Vec<Action>,
}

/// How far it goes.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Serialize)]
struct Reach {
    ply: usize,
    /// How many actions it has.
    actions: usize,
    /// Does the last one reach a checkpoint: must somebody else act then, or is something hidden shown?
    ends: bool,
}

impl Draft {
    /// These plies would lead to that game.
    pub fn of(ply: usize, player: Player, plies: &[Ply], game: &Game) -> Draft {
        let ends = plies.last().is_some_and(|ply| ply.is_checkpoint);
        let reach = Reach { ply, actions: plies.len(), ends };
        if plies.iter().flat_map(|ply| &ply.events).any(Event::reveals) {
            return Draft { reach, view: None, events: vec![], options: vec![] };
        }
        let viewer = Viewer::Seat(player);
        let view = game.view(viewer);
        let options = view.decision().iter().flat_map(Decision::options).collect();
        let events = plies.iter().flat_map(|ply| ply.told(viewer)).collect();
        Draft { reach, view: Some(view), events, options }
    }

    /// The same, though more could be done: what is asked is done.
    pub fn ended(self) -> Draft {
        Draft { reach: Reach { ends: true, ..self.reach }, ..self }
    }

    /// Would it show something hidden?
    pub fn is_hidden(&self) -> bool {
        self.view.is_none()
    }

    /// Writes it as JSON.
    pub(crate) fn write(&self, text: &mut Vec<u8>) {
        let view = |text: &mut Vec<u8>| match &self.view {
            Some(view) => sight::write_view(text, view, None),
            None => write(text, &()),
        };
        Splice::of(text, &self.reach)
            .member("view", view)
            .member("events", |text| write(text, &self.events))
            .member("options", |text| write(text, &self.options))
            .end();
    }
}
