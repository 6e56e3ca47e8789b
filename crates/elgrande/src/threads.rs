//! How many games are played at the same time.

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::{Failure, Outcome};

/// So many threads; as many as there are cores for 0.
pub fn pool(threads: usize) -> Outcome<ThreadPool> {
    ThreadPoolBuilder::new().num_threads(threads).build().map_err(Failure::new)
}
