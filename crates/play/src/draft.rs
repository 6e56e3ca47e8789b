//! A draft previews actions that are not played. A draft that would reveal something hidden shows nothing.

use engine::batch::Ply;
use engine::{Action, Decision, Event, Game, Player, View, Viewer};
use serde::Serialize;

use crate::game_view;
use crate::json::{ObjectWriter, write};

/// A preview for the player who asks. A law of the engine guarantees that it contains nothing hidden.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug)]
pub struct Draft {
    #[cfg_attr(feature = "types", ts(flatten), serde(flatten))]
    extent: DraftExtent,
    /// None if something hidden would be revealed.
    view: Option<View>,
    events: Vec<Event>,
    /// Every possible next answer of this player.
    options: Vec<Action>,
}

/// How far it goes.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Serialize)]
struct DraftExtent {
    ply: usize,
    /// The number of actions.
    actions: usize,
    /// Whether the last action reaches a checkpoint: another player must act, or something hidden is revealed.
    ends: bool,
}

impl Draft {
    /// The draft of plies that lead to this game.
    pub fn of(ply: usize, player: Player, plies: &[Ply], game: &Game) -> Draft {
        let ends = plies.last().is_some_and(|ply| ply.is_checkpoint);
        let extent = DraftExtent { ply, actions: plies.len(), ends };
        if plies.iter().flat_map(|ply| &ply.events).any(Event::reveals) {
            return Draft { extent, view: None, events: vec![], options: vec![] };
        }
        let viewer = Viewer::Seat(player);
        let view = game.view(viewer);
        let options = view.decision().iter().flat_map(Decision::options).collect();
        let events = plies.iter().flat_map(|ply| ply.visible_to(viewer)).collect();
        Draft { extent, view: Some(view), events, options }
    }

    /// The same draft, marked as complete although more actions are possible.
    pub fn ended(self) -> Draft {
        Draft { extent: DraftExtent { ends: true, ..self.extent }, ..self }
    }

    /// Whether it would reveal something hidden.
    pub fn is_hidden(&self) -> bool {
        self.view.is_none()
    }

    /// Writes the draft as JSON.
    pub fn write(&self, text: &mut Vec<u8>) {
        let view = |text: &mut Vec<u8>| match &self.view {
            Some(view) => game_view::write_view(text, view, None),
            None => write(text, &()),
        };
        ObjectWriter::of(text, &self.extent)
            .member("view", view)
            .member("events", |text| write(text, &self.events))
            .member("options", |text| write(text, &self.options))
            .end();
    }
}
