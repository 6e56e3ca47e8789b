//! What one viewer gets of a game: where it stands, what happened, the view. It follows from the log alone.

use std::sync::Arc;

use engine::{Game, Player, PlayerSet, View, Viewer};
use serde::Serialize;

use crate::tables::game_log::{Course, Notice};
use crate::json::{Members, Splice};

/// A game for one viewer.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Game"))]
#[derive(Clone, Debug, Serialize)]
pub struct Sight {
    #[serde(flatten)]
    pub(crate) stand: Stand,
    view: View,
    /// What everybody sees of it, where that is written already.
    #[serde(skip)]
    open: Option<Arc<Members>>,
}

/// Where it stands and what happened.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Stand {
    /// How many entries the log has.
    pub(crate) ply: usize,
    checkpoint: usize,
    asked: PlayerSet,
    over: bool,
    /// The seat it is seen from; a spectator has none.
    seat: Option<Player>,
    /// What happened since, as this viewer was told.
    notices: Vec<Notice>,
}

impl Sight {
    /// What that viewer sees, with the notices from that ply on.
    pub fn of(course: &Course, viewer: Viewer, from: usize) -> Sight {
        let seen = Sight::of_game(course.game(), viewer, course.ply(), course.told(viewer, from));
        let stand = Stand { checkpoint: course.checkpoint(), ..seen.stand };
        Sight { stand, view: seen.view, open: Some(course.open()) }
    }

    /// What that viewer sees of a game after so many plies, of which nothing is taken back.
    pub fn of_game(game: &Game, viewer: Viewer, ply: usize, notices: Vec<Notice>) -> Sight {
        let seat = match viewer {
            Viewer::Seat(player) => Some(player),
            Viewer::Spectator => None,
        };
        let (asked, over) = (game.to_act(), game.board().is_over());
        let stand = Stand { ply, checkpoint: ply, asked, over, seat, notices };
        Sight { stand, view: game.view(viewer), open: None }
    }

    /// Writes the same as JSON, but what everybody sees of the game is only copied.
    pub(crate) fn write(&self, text: &mut Vec<u8>) {
        let view = |text: &mut Vec<u8>| write_view(text, &self.view, self.open.as_deref());
        Splice::of(text, &self.stand).member("view", view).end();
    }
}

/// Writes a view as JSON; what everybody sees of it is copied where it is written already.
pub(crate) fn write_view(text: &mut Vec<u8>, view: &View, open: Option<&Members>) {
    let closed = Splice::of(text, &view.closed());
    match open {
        Some(open) => closed.with_written(open).end(),
        None => closed.with(&view.open()).end(),
    }
}

#[cfg(test)]
mod tests {
    use engine::chance::pick;
    use engine::{Edition, Setup, Variants};
    use rand_pcg::Pcg32;
    use serde_json::Value;

    use super::*;

    #[test]
    fn what_is_copied_is_what_would_be_written_for_every_viewer_of_games_of_all_variants() {
        for (seed, variants) in Variants::all().enumerate() {
            let mut rng = Pcg32::new(seed as u64, 7);
            let mut course = Course::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
            while let Some((player, decision)) = course.game().question().filter(|_| course.ply() < 120) {
                let seats = course.game().board().seats();
                for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let (sight, mut text) = (Sight::of(&course, viewer, course.ply()), Vec::new());
                    sight.write(&mut text);
                    let read: Value = serde_json::from_slice(&text).unwrap();
                    assert_eq!(read, serde_json::to_value(&sight).unwrap());
                }
                course.play(player, &[pick(decision, &mut rng)], 1).unwrap();
                if course.ply().is_multiple_of(9) {
                    course.undo(course.checkpoint(), 1);
                }
            }
        }
    }
}
