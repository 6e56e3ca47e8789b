//! Runs work on several threads.

use std::num::NonZero;
use std::thread;

/// Calls the worker once on each thread and returns all results. 0 threads mean one per core.
pub fn on_threads<T: Send>(threads: usize, worker: impl Fn() -> T + Sync) -> Vec<T> {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = if threads == 0 { cores() } else { threads };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(&worker)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, T>| thread.join().expect("workers do not panic");
        running.into_iter().map(join).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_thread_runs_the_worker_once() {
        let calls = AtomicUsize::new(0);
        assert_eq!(on_threads(3, || calls.fetch_add(1, Ordering::Relaxed)).len(), 3);
        assert_eq!(calls.into_inner(), 3);
        assert!(!on_threads(0, || ()).is_empty());
    }
}
