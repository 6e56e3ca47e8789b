//! Randomness for setup and search: a number below a limit, and a shuffle. The same generator always gives the same result.

use rand_core::Rng;

use crate::action::Action;
use crate::decision::Decision;

/// One of `0..count`, all as good as equally likely (the bias is below 2⁻²⁰ for our counts).
#[inline]
pub fn below(count: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize
}

/// Puts the items into random order.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, rng));
    }
}

/// One of the answers, all equally likely.
#[inline(always)]
pub fn pick(decision: &Decision, rng: &mut impl Rng) -> Action {
    decision.at(|answers| below(answers, rng)).expect("a question that is asked has an answer")
}
