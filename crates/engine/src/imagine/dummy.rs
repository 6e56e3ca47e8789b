//! The dummy's power cards and region cards still to come (DUM-3, DUM-4).

use rand_core::Rng;

use crate::chance::shuffle;
use crate::game::Game;
use crate::memory::Memory;
use crate::player::Player;
use crate::power::PowerSet;
use crate::region::Region;
use crate::view::View;

pub(super) fn imagine(game: &mut Game, view: &View, memory: &Memory, rng: &mut impl Rng) {
    let now = view.board.played[Player::Dummy].map(|played| played.power);
    let gone = now.into_iter().fold(PowerSet(memory.powers[Player::Dummy].laid), PowerSet::with);
    let shown = game.rounds_shown();
    let powers = &mut game.secrets.dummy_powers;
    powers.sort_unstable_by_key(|power| !gone.has(*power));
    shuffle(&mut powers[gone.len()..], rng);
    if let Some(at) = now.and_then(|power| powers.iter().position(|other| *other == power)) {
        powers.swap(at, shown - 1);
    }
    let part = game.part();
    game.secrets.dummy_regions = std::array::from_fn(|_| six_regions(std::iter::empty(), rng));
    game.secrets.dummy_regions[part] = six_regions(view.region_cards(), rng);
}

/// Six of the nine region cards, beginning with those that were drawn.
pub(crate) fn six_regions(drawn: impl Iterator<Item = Region>, rng: &mut impl Rng) -> [Region; 6] {
    let mut regions = Region::ALL;
    shuffle(&mut regions, rng);
    for (place, region) in drawn.enumerate() {
        let at = regions.iter().position(|other| *other == region).expect("every region is there");
        regions.swap(place, at);
    }
    let [six @ .., _, _, _] = regions;
    six
}
