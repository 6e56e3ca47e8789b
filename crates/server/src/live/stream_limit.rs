//! How many streams somebody may have open: each costs memory for as long as it lasts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::refusal::{Code, Refusal};

/// How many one person may have, and how many all who watch from one address without a name.
const MOST_EACH: usize = 64;

/// The streams that are open, by whose they are.
#[derive(Debug)]
pub(super) struct Streams {
    most: usize,
    open: Mutex<HashMap<String, usize>>,
}

/// One of them; dropped, it is closed.
#[derive(Debug)]
pub(super) struct Open {
    streams: Arc<Streams>,
    whose: String,
}

impl Streams {
    /// At most so many in all; any number where that is 0.
    pub(super) fn new(most: usize) -> Streams {
        Streams { most: if most == 0 { usize::MAX } else { most }, open: Mutex::default() }
    }

    /// Opens one more.
    pub(super) fn open(self: &Arc<Streams>, whose: String) -> Result<Open, Refusal> {
        let mut open = self.all();
        let is_full = open.values().sum::<usize>() >= self.most;
        if is_full || open.get(&whose).is_some_and(|own| *own >= MOST_EACH) {
            return Err(Refusal::new(Code::TooMany, "too many streams are open; close one first"));
        }
        *open.entry(whose.clone()).or_default() += 1;
        Ok(Open { streams: Arc::clone(self), whose })
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.streams.all();
        if let Some(own) = open.get_mut(&self.whose) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_the_streams_and_a_closed_one_is_free_again() {
        let streams = Arc::new(Streams::new(100));
        let open = |whose: &str| streams.open(whose.to_owned());
        let annas: Vec<Open> = (0..MOST_EACH).map(|_| open("anna").unwrap()).collect();
        assert!(open("anna").is_err());
        let berts: Vec<Open> = (MOST_EACH..100).map(|_| open("bert").unwrap()).collect();
        assert!(open("cleo").is_err());
        drop(annas);
        assert!(open("anna").is_ok() && open("cleo").is_ok());
        drop(berts);
        assert!(streams.all().is_empty(), "{streams:?}");
    }
}
