//! The power cards of others: as many as the public count, and none that is certainly played.

use rand_core::Rng;

use super::others;
use crate::chance::below;
use crate::game::Game;
use crate::memory::{Memory, PlayedCards};
use crate::power::PowerSet;
use crate::view::View;

pub(super) fn imagine(game: &mut Game, view: &View, memory: &Memory, rng: &mut impl Rng) {
    for player in others(view).iter() {
        let out = PowerSet::ALL.len() - view.powers_in_hand[player] as usize;
        let played = view.board.played[player].map_or(0, |played| 1 << played.power.value());
        let laid = lying(&memory.powers[player], played, rng);
        let laid = resized(laid, PowerSet::ALL.0, out, rng);
        game.secrets.hands[player] = PowerSet::ALL - PowerSet(laid);
    }
}

/// The cards played and not returned; each unseen recall is guessed at random. Cards played in this round count as
/// played even if the memory misses them.
pub(super) fn lying(trail: &PlayedCards, played: u16, rng: &mut impl Rng) -> u16 {
    let mut laid = trail.laid | played;
    for cards in trail.recalls() {
        laid &= !some_bit(cards & laid, rng);
    }
    laid
}

/// Some of `all`, that many: the given ones, fewer or more at random where memory and view do not agree.
pub(crate) fn resized(mut some: u16, all: u16, count: usize, rng: &mut impl Rng) -> u16 {
    while (some.count_ones() as usize) > count {
        some &= !some_bit(some, rng);
    }
    while (some.count_ones() as usize) < count && some != all {
        some |= some_bit(all & !some, rng);
    }
    some
}

/// One of the bits, each equally likely; 0 if there is none.
fn some_bit(mut bits: u16, rng: &mut impl Rng) -> u16 {
    for _ in 0..below(bits.count_ones() as usize, rng) {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}
