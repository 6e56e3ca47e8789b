//! A draft: what would come of actions that nobody has played. Whatever would show something hidden tells nothing.

use engine::batch::Ply;
use engine::{Decision, Event, Game, Player, View, Viewer};
use serde::Serialize;

/// What would be, for the player who asks. A law of the engine says that nothing hidden is in it.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Draft {
    ply: usize,
    /// How many actions it has.
    actions: usize,
    /// Does the last one reach a checkpoint: must somebody else act then, or is something hidden shown?
    ends: bool,
    /// None where something hidden would be shown.
    view: Option<View>,
    events: Vec<Event>,
    /// Every next answer of this player.
    options: Vec<String>,
}

impl Draft {
    /// These plies would lead to that game.
    pub fn of(ply: usize, player: Player, plies: &[Ply], game: &Game) -> Draft {
        let ends = plies.last().is_some_and(|ply| ply.is_checkpoint);
        let draft = Draft { ply, actions: plies.len(), ends, view: None, events: vec![], options: vec![] };
        if plies.iter().flat_map(|ply| &ply.events).any(Event::reveals) {
            return draft;
        }
        let viewer = Viewer::Seat(player);
        let view = game.view(viewer);
        let decision = view.decision();
        let options = decision.iter().flat_map(Decision::options).map(|action| action.to_string());
        let events = plies.iter().flat_map(|ply| ply.told(viewer));
        Draft { view: Some(view), events: events.collect(), options: options.collect(), ..draft }
    }

    /// The same, though more could be done: what is asked is done.
    pub fn ended(self) -> Draft {
        Draft { ends: true, ..self }
    }

    /// Would it show something hidden?
    pub fn is_hidden(&self) -> bool {
        self.view.is_none()
    }
}
