//! What one viewer gets of a game: where it stands, what happened, the view. It follows from the log alone.

use engine::{Game, Player, PlayerSet, View, Viewer};
use serde::Serialize;

use crate::course::{Course, Notice};

/// A game for one viewer.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Game"))]
#[derive(Clone, Debug, Serialize)]
pub struct Sight {
    /// How many entries the log has.
    pub ply: usize,
    checkpoint: usize,
    asked: PlayerSet,
    over: bool,
    /// The seat it is seen from; a spectator has none.
    seat: Option<Player>,
    /// What happened since, as this viewer was told.
    notices: Vec<Notice>,
    view: View,
}

impl Sight {
    /// What that viewer sees, with the notices from that ply on.
    pub fn of(course: &Course, viewer: Viewer, from: usize) -> Sight {
        let seen = Sight::of_game(course.game(), viewer, course.ply(), course.told(viewer, from));
        Sight { checkpoint: course.checkpoint(), ..seen }
    }

    /// What that viewer sees of a game after so many plies, of which nothing is taken back.
    pub fn of_game(game: &Game, viewer: Viewer, ply: usize, notices: Vec<Notice>) -> Sight {
        let seat = match viewer {
            Viewer::Seat(player) => Some(player),
            Viewer::Spectator => None,
        };
        Sight {
            ply,
            checkpoint: ply,
            asked: game.to_act(),
            over: game.board().is_over(),
            seat,
            notices,
            view: game.view(viewer),
        }
    }
}
