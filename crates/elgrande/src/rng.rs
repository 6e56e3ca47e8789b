//! Random seeds, and the generator that a seed gives.

use std::hash::{BuildHasher, RandomState};

pub use play::seeded::seeded_rng;

/// A random seed.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(()) >> 32
}
