//! Random numbers and games from a seed: the same seed and game number give the same game, independent of other games.

use engine::chance::pick;
use engine::signature::Signature;
use engine::{Edition, Game, Record, Setup, Sink, Variants};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;

/// The random number generator of one game of a series.
pub fn seeded_rng(seed: u64, number: u64) -> Pcg64Mcg {
    let high = mix(seed);
    let low = mix(high ^ number);
    Pcg64Mcg::new(u128::from(high) << 64 | u128::from(low))
}

/// Plays a whole game at random, records it and reports its events.
pub fn play_recorded(setup: Setup, rng: &mut impl Rng, sink: &mut impl Sink) -> Record {
    let mut record = Record::new(setup);
    Game::begin(&setup, sink);
    while let Some((player, decision)) = record.game().question() {
        record.play(player, pick(decision, rng), sink).expect("options are accepted");
    }
    record
}

/// The signature of the rules: a hash of that many random games, in all variants in turn.
pub fn signature(edition: &'static Edition, games: u64, mut played: impl FnMut()) -> Signature {
    let mut signature = Signature::default();
    let tables: Vec<_> = Variants::all().collect();
    for (number, variants) in (0..games).zip(tables.into_iter().cycle()) {
        let rng = &mut seeded_rng(0, number);
        signature.sign(&play_recorded(Setup::deal(edition, variants, rng), rng, &mut ()));
        played();
    }
    signature
}

/// The finalizer of SplitMix64: similar inputs give unrelated outputs.
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_numbers_never_change() {
        let first = |seed, number| seeded_rng(seed, number).next_u32();
        assert_eq!([first(1, 0), first(1, 1), first(2, 0)], [1_095_451_030, 4_037_699_611, 3_016_499_432]);
    }
}
