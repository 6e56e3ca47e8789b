//! Random numbers from a seed: the same seed and number give the same game, independent of other games.

use rand_pcg::Pcg64Mcg;

/// The generator of one game of many.
pub fn generator(seed: u64, number: u64) -> Pcg64Mcg {
    let high = mix(seed);
    Pcg64Mcg::new(u128::from(high) << 64 | u128::from(mix(high ^ number)))
}

/// The finalizer of SplitMix64: similar inputs give unrelated outputs.
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
