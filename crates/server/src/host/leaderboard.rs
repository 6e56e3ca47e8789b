//! The best players, in memory for a while: finding them reads all ratings.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::rating::PROVISIONAL_GAMES;
use crate::store::{RankedRow, Store};

/// How many players are ranked.
pub const LENGTH: usize = 1000;
/// How long a ranking is used.
const LIFETIME: Duration = Duration::from_secs(30);

/// The ranking that was read last.
#[derive(Debug, Default)]
pub struct Leaderboard(Mutex<Option<(Instant, Arc<Vec<RankedRow>>)>>);

impl Leaderboard {
    /// The best players, best first. Deleted users may be among them for a while. Concurrent callers share one query.
    pub async fn best(&self, store: &Store) -> Result<Arc<Vec<RankedRow>>, sqlx::Error> {
        let mut known = self.0.lock().await;
        if let Some((_, best)) = known.as_ref().filter(|(read, _)| read.elapsed() < LIFETIME) {
            return Ok(Arc::clone(best));
        }
        let best = Arc::new(store.best_ratings(PROVISIONAL_GAMES, LENGTH as i64).await?);
        *known = Some((Instant::now(), Arc::clone(&best)));
        Ok(best)
    }
}
