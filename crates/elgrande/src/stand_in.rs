//! Until the engine has views and standings.

use engine::event::Viewer;
use engine::{Decision, Game, Player};
use serde::Serialize;

#[derive(Serialize)]
pub struct View { pub decision: Option<Decision> }
pub fn view(game: &Game, viewer: Viewer) -> View {
    View { decision: match viewer { Viewer::Seat(p) => game.decision(p), Viewer::Spectator => None } }
}
pub type Standing = Vec<(Player, u16)>;
pub fn standing(game: &Game) -> Standing {
    game.board().seats().iter().map(|p| (p, game.board().score(p))).collect()
}
