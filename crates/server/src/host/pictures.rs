//! Pictures of positions that were drawn recently.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The most pictures in memory; one takes about 100 kB.
const CAPACITY: usize = 64;

/// The pictures by table and ply. A ply never means two positions.
#[derive(Debug, Default)]
pub struct Pictures(Mutex<HashMap<(String, usize), Drawn>>);

#[derive(Debug)]
struct Drawn {
    png: Arc<[u8]>,
    used: Instant,
}

impl Pictures {
    /// The picture of a table after that many plies.
    pub fn get(&self, table: &str, ply: usize) -> Option<Arc<[u8]>> {
        let mut pictures = self.pictures();
        let drawn = pictures.get_mut(&(table.to_owned(), ply))?;
        drawn.used = Instant::now();
        Some(Arc::clone(&drawn.png))
    }

    /// Adds a picture; the one that was not used for the longest time makes room.
    pub fn put(&self, table: &str, ply: usize, png: Arc<[u8]>) {
        let mut pictures = self.pictures();
        if pictures.len() >= CAPACITY {
            let oldest = pictures.iter().min_by_key(|(_, drawn)| drawn.used).map(|(key, _)| key.clone());
            oldest.and_then(|key| pictures.remove(&key));
        }
        pictures.insert((table.to_owned(), ply), Drawn { png, used: Instant::now() });
    }

    fn pictures(&self) -> MutexGuard<'_, HashMap<(String, usize), Drawn>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_that_was_not_used_for_the_longest_time_makes_room() {
        let pictures = Pictures::default();
        for ply in 0..CAPACITY {
            pictures.put("table", ply, Arc::from([ply as u8]));
        }
        assert!(pictures.get("table", 0).is_some());
        pictures.put("other", 0, Arc::from([0]));
        assert_eq!(pictures.pictures().len(), CAPACITY);
        assert!(pictures.get("table", 0).is_some() && pictures.get("other", 0).is_some());
        assert!(pictures.get("table", 1).is_none());
    }
}
