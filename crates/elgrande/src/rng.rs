//! Random seeds, and the random numbers they give.

use std::hash::{BuildHasher, RandomState};

pub use play::rng::seeded_rng;

/// A random seed.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(()) >> 32
}
