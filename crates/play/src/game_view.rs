//! A game as one viewer may see it: status, notices and view, derived from the log alone.

use std::sync::Arc;

use engine::notation::write_position;
use engine::{Game, Memory, Player, PlayerSet, View, Viewer, imagine};
use rand_pcg::Pcg32;
use serde::Serialize;

use crate::game_log::{GameLog, Notice};
use crate::json::{ObjectWriter, SerializedMembers};

/// A game for one viewer.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Game"))]
#[derive(Clone, Debug, Serialize)]
pub struct GameView {
    #[serde(flatten)]
    status: GameStatus,
    view: View,
    /// The public part, if it is serialized already.
    #[serde(skip)]
    public_json: Option<Arc<SerializedMembers>>,
}

/// Progress of the game and what happened.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
struct GameStatus {
    /// The number of log entries.
    ply: usize,
    checkpoint: usize,
    /// The last ply that revealed something hidden; no undo goes back past it.
    revealed: usize,
    /// The ply that a redo returns to.
    redo: Option<usize>,
    asked: PlayerSet,
    over: bool,
    /// The viewer's seat; a spectator has none.
    seat: Option<Player>,
    /// A position that fits what the viewer sees, if the viewer is asked (docs/notation.md). What is hidden is made up.
    position: Option<String>,
    /// What happened since, as this viewer may know it.
    notices: Vec<Notice>,
}

impl GameView {
    /// The view of one viewer, with the notices from that ply on.
    pub fn of(log: &GameLog, viewer: Viewer, from: usize) -> GameView {
        let seen = GameView::of_game(log.game(), viewer, log.ply(), log.notices(viewer, from));
        let (checkpoint, revealed, redo) = (log.checkpoint(), log.revealed(), log.redo());
        let position = seen.view.decision().map(|_| imagined_position(&seen.view));
        let status = GameStatus { checkpoint, revealed, redo, position, ..seen.status };
        GameView { status, view: seen.view, public_json: Some(log.public_json()) }
    }

    /// The view of a game without undo after this many plies.
    pub fn of_game(game: &Game, viewer: Viewer, ply: usize, notices: Vec<Notice>) -> GameView {
        let seat = match viewer {
            Viewer::Seat(player) => Some(player),
            Viewer::Spectator => None,
        };
        let (asked, over) = (game.to_act(), game.board().is_over());
        let status = GameStatus {
            ply,
            checkpoint: ply,
            revealed: ply,
            redo: None,
            asked,
            over,
            seat,
            position: None,
            notices,
        };
        GameView { status, view: game.view(viewer), public_json: None }
    }

    /// Writes it as JSON; the public part is copied if it is serialized already.
    pub fn write(&self, text: &mut Vec<u8>) {
        let view = |text: &mut Vec<u8>| write_view(text, &self.view, self.public_json.as_deref());
        ObjectWriter::of(text, &self.status).member("view", view).end();
    }
}

/// The same view always gives the same position. A draft on it shows what a draft on the game would: a law of the engine
/// guarantees that drafts do not depend on what is hidden.
fn imagined_position(view: &View) -> String {
    let memory = Memory::new(view.board().variants(), view.viewer());
    write_position(&imagine(view, &memory, &mut Pcg32::new(1, 1)))
}

/// Writes a view as JSON; the public part is copied if it is serialized already.
pub fn write_view(text: &mut Vec<u8>, view: &View, public_json: Option<&SerializedMembers>) {
    let private = ObjectWriter::of(text, &view.private_part());
    match public_json {
        Some(members) => private.serialized(members).end(),
        None => private.members(&view.public_part()).end(),
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
    fn copied_json_equals_serialized_json_for_every_viewer_in_all_variants() {
        for (seed, variants) in Variants::all().enumerate() {
            let mut rng = Pcg32::new(seed as u64, 7);
            let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
            while let Some((player, decision)) = log.game().question().filter(|_| log.ply() < 120) {
                let seats = log.game().board().seats();
                for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let (view, mut text) = (GameView::of(&log, viewer, log.ply()), Vec::new());
                    view.write(&mut text);
                    let read: Value = serde_json::from_slice(&text).unwrap();
                    assert_eq!(read, serde_json::to_value(&view).unwrap());
                }
                log.play(player, &[pick(decision, &mut rng)], 1).unwrap();
                if log.ply().is_multiple_of(9) {
                    log.undo(log.checkpoint(), 1);
                }
            }
        }
    }
}
