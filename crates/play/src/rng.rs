//! Random numbers from a seed: the same seed and game number give the same game, independent of other games.

use rand_pcg::Pcg64Mcg;

/// The random number generator of one game of a series.
pub fn seeded_rng(seed: u64, number: u64) -> Pcg64Mcg {
    let high = mix(seed);
    let low = mix(high ^ number);
    Pcg64Mcg::new(u128::from(high) << 64 | u128::from(low))
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
    use rand_core::Rng;

    #[test]
    fn random_numbers_never_change() {
        let first = |seed, number| seeded_rng(seed, number).next_u32();
        assert_eq!([first(1, 0), first(1, 1), first(2, 0)], [1_095_451_030, 4_037_699_611, 3_016_499_432]);
    }
}
