//! A game as one viewer may see it: status, notices and view, derived from the log alone.

use std::sync::Arc;

use engine::notation::write_position;
use engine::{Edition, Game, Memory, Player, PlayerSet, View, Viewer, imagine};
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Stand"))]
#[derive(Clone, Debug, Serialize)]
struct GameStatus {
    /// The number of log entries.
    ply: usize,
    checkpoint: usize,
    asked: PlayerSet,
    over: bool,
    /// The viewer's seat; a spectator has none.
    seat: Option<Player>,
    /// What happened since, as this viewer may know it.
    notices: Vec<Notice>,
    /// A position that looks the same to the viewer, whose hidden cards are invented. Only for a player who is asked: it
    /// gives the same drafts as the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    position: Option<String>,
}

impl GameView {
    /// The view of one viewer, with the notices from that ply on.
    pub fn of(log: &GameLog, viewer: Viewer, from: usize) -> GameView {
        let seen = GameView::of_game(log.game(), viewer, log.ply(), log.notices(viewer, from));
        let position = imagined_position(&seen.view);
        let status = GameStatus { checkpoint: log.checkpoint(), position, ..seen.status };
        GameView { status, view: seen.view, public_json: Some(log.public_json()) }
    }

    /// The view of a game without undo after this many plies.
    pub fn of_game(game: &Game, viewer: Viewer, ply: usize, notices: Vec<Notice>) -> GameView {
        let seat = match viewer {
            Viewer::Seat(player) => Some(player),
            Viewer::Spectator => None,
        };
        let (asked, over) = (game.to_act(), game.board().is_over());
        let status = GameStatus { ply, checkpoint: ply, asked, over, seat, notices, position: None };
        GameView { status, view: game.view(viewer), public_json: None }
    }

    /// Writes it as JSON; the public part is copied if it is serialized already.
    pub fn write(&self, text: &mut Vec<u8>) {
        let view = |text: &mut Vec<u8>| write_view(text, &self.view, self.public_json.as_deref());
        ObjectWriter::of(text, &self.status).member("view", view).end();
    }
}

/// A position that depends on nothing but the view, so it can be sent to the viewer. The page knows only the built-in
/// edition.
fn imagined_position(view: &View) -> Option<String> {
    view.decision().filter(|_| std::ptr::eq(view.edition(), Edition::embedded()))?;
    let memory = Memory::new(view.board().variants(), view.viewer());
    Some(write_position(&imagine(view, &memory, &mut Pcg32::new(0, 0))))
}

/// Writes a view as JSON; the public part is copied if it is serialized already.
pub fn write_view(text: &mut Vec<u8>, view: &View, public_json: Option<&SerializedMembers>) {
    let private = ObjectWriter::of(text, &view.closed());
    match public_json {
        Some(members) => private.serialized(members).end(),
        None => private.members(&view.open()).end(),
    }
}

#[cfg(test)]
mod tests {
    use engine::batch::Ply;
    use engine::chance::below;
    use engine::chance::pick;
    use engine::notation::read_position;
    use engine::{Action, Setup, Site, Variants};
    use serde_json::Value;

    use super::*;
    use crate::Draft;

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

    /// The response to a draft, as JSON or as the text of its refusal.
    fn draft(game: &Game, player: Player, ply: usize, actions: &[Action]) -> Result<Value, String> {
        let mut game = *game;
        let plies = game.play_batch(player, actions).map_err(|refused| refused.to_string())?;
        let mut text = Vec::new();
        Draft::of(ply, player, &plies, &game).write(&mut text);
        Ok(serde_json::from_slice(&text).unwrap())
    }

    /// Actions of one player: mostly legal ones, up to the checkpoint or past it, sometimes one that is refused.
    fn some_actions(game: &Game, player: Player, rng: &mut Pcg32) -> Vec<Action> {
        let (mut game, mut actions) = (*game, Vec::new());
        while let Some(decision) = game.decision(player).filter(|_| actions.len() < 6) {
            let action = pick(&decision, rng);
            actions.push(action);
            if Ply::play(&mut game, player, action).is_ok_and(|ply| ply.is_checkpoint) {
                break;
            }
        }
        match below(8, rng) {
            0 => actions.push(Action::Done),
            1 => actions.insert(0, Action::Place(Site::Castillo)),
            _ => {}
        }
        actions
    }

    #[test]
    fn a_draft_in_the_page_equals_the_servers_in_all_variants() {
        let mut compared = 0;
        for (seed, variants) in Variants::all().enumerate() {
            let mut rng = Pcg32::new(seed as u64, 11);
            let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0);
            while let Some((player, decision)) = log.game().question() {
                let action = pick(decision, &mut rng);
                for asked in log.game().to_act().iter() {
                    let position = GameView::of(&log, Viewer::Seat(asked), 0).status.position.unwrap();
                    let imagined = read_position(&position, Edition::embedded()).unwrap();
                    let actions = some_actions(log.game(), asked, &mut rng);
                    assert_eq!(
                        draft(&imagined, asked, log.ply(), &actions),
                        draft(log.game(), asked, log.ply(), &actions),
                        "{actions:?} on {position}"
                    );
                    compared += 1;
                }
                log.play(player, &[action], 1).unwrap();
            }
        }
        assert!(compared > 10_000);
    }

    #[test]
    fn only_a_player_who_is_asked_gets_a_position() {
        let mut rng = Pcg32::new(1, 1);
        let log = GameLog::new(Setup::deal(Edition::embedded(), Variants::players(3).unwrap(), &mut rng), 0);
        let asked = log.game().to_act();
        for player in log.game().board().seats().iter() {
            let position = GameView::of(&log, Viewer::Seat(player), 0).status.position;
            assert_eq!(position.is_some(), asked.has(player));
        }
        assert!(GameView::of(&log, Viewer::Spectator, 0).status.position.is_none());
    }
}
