//! The modifiers of others (PSH-1): those seen stay theirs, the rest are drawn from the box.

use rand_core::Rng;

use super::hands::{lying, resized};
use super::others;
use crate::game::Game;
use crate::memory::Memory;
use crate::player::Player;
use crate::power::{Modifier, Modifiers};
use crate::setup::draw;
use crate::view::View;

/// Each player has three, in hand or played.
const EACH: usize = 3;

type Three = [Option<Modifier>; EACH];

pub(super) fn imagine(game: &mut Game, view: &View, memory: &Memory, rng: &mut impl Rng) {
    let known = Player::ALL.map(|player| known(view, memory, player));
    let mut unknown = unseen(view, &known);
    for player in others(view).iter() {
        let three = known[player.index()].map(|kind| kind.unwrap_or_else(|| draw(&mut unknown, rng)));
        let played = played_now(view, player, &known[player.index()]);
        let spent = EACH.saturating_sub(view.modifiers_in_hand[player].into());
        let spent = resized(lying(&memory.modifiers[player].trail, played, rng), 0b111, spent, rng);
        let those = |bit| three.into_iter().enumerate().filter(move |(at, _)| spent >> at & 1 == bit);
        game.secrets.modifiers[player] = those(0).map(|(_, kind)| kind).collect();
        game.secrets.spent[player] = those(1).map(|(_, kind)| kind).collect();
    }
}

/// The modifiers this player is known to have: played before, played now, or received from the viewer.
fn known(view: &View, memory: &Memory, player: Player) -> Three {
    let mut known = memory.modifiers[player].kinds;
    let now = view.board.played[player].and_then(|played| played.modifier);
    let passed = memory.passed().filter(|(left, _)| *left == player && is_handed_over(view));
    for kind in now.into_iter().chain(passed.map(|(_, kind)| kind)) {
        let free = known.iter().position(Option::is_none).filter(|_| !known.contains(&Some(kind)));
        free.into_iter().for_each(|place| known[place] = Some(kind));
    }
    known
}

/// Modifiers change hands only when the last player has chosen.
fn is_handed_over(view: &View) -> bool {
    view.own.is_none_or(|own| own.passing.is_none())
}

/// The bit of the modifier a player has played now, unless the memory has it.
fn played_now(view: &View, player: Player, known: &Three) -> u16 {
    let kind = view.board.played[player].and_then(|played| played.modifier);
    kind.and_then(|kind| known.iter().position(|place| *place == Some(kind))).map_or(0, |place| 1 << place)
}

/// The box without the modifiers whose place is known.
fn unseen(view: &View, known: &[Three; 6]) -> Modifiers {
    let mut unseen = Modifiers(Modifier::ALL.map(|kind| view.edition().modifier(kind).copies));
    let own = view.own.into_iter().flat_map(|own| own.modifiers.iter().chain(own.spent.iter()));
    let seen = others(view).iter().flat_map(|player| known[player.index()]).flatten();
    for kind in own.chain(seen) {
        let left = &mut unseen.0[kind.index()];
        *left = left.saturating_sub(1);
    }
    unseen
}
