//! Readiness: whether the database stores what it is given, tried with a small write.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::Store;

/// How long the whole check may take.
const DEADLINE: Duration = Duration::from_millis(800);
/// How long a result is reused: each check is a commit, and anyone may ask.
const REUSED: Duration = Duration::from_secs(1);
/// Rows of processes that are gone are deleted after a day.
const ROW_LIFETIME_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// The latest result. Callers that come while a check runs wait for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Health(Arc<Mutex<Option<(Instant, Readiness)>>>);

type Readiness = Result<(), NotReady>;

/// Why the store is not ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// The check did not finish in time.
    Timeout,
    /// A write was committed but another connection does not see it.
    NotStored,
    /// The database failed.
    Failed(String),
}

impl fmt::Display for NotReady {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotReady::Timeout => {
                write!(out, "the database does not answer within {} ms", DEADLINE.as_millis())
            }
            NotReady::NotStored => out.write_str("a committed write is not visible on another connection"),
            NotReady::Failed(error) => out.write_str(error),
        }
    }
}

impl Store {
    /// Commits a small write and reads it back on another connection, at most once a second.
    pub async fn check_ready(&self, now: i64) -> Result<(), NotReady> {
        let mut latest = self.health.0.lock().await;
        if let Some((at, result)) = &*latest
            && at.elapsed() < REUSED
        {
            return result.clone();
        }
        let result = match timeout(DEADLINE, self.write_and_read_back(now)).await {
            Ok(Ok(true)) => Ok(()),
            Ok(Ok(false)) => Err(NotReady::NotStored),
            Ok(Err(error)) => Err(NotReady::Failed(error.to_string())),
            Err(_) => Err(NotReady::Timeout),
        };
        *latest = Some((Instant::now(), result.clone()));
        result
    }

    async fn write_and_read_back(&self, now: i64) -> Result<bool, sqlx::Error> {
        // Held during the write, so the write uses another connection.
        let mut reader = self.read().acquire().await?;
        let (process, written) = (self.process_id(), crate::secret::id());
        let mut tx = self.begin().await?;
        let query = sqlx::query("DELETE FROM health WHERE checked < $1 OR process = $2");
        query.bind(now - ROW_LIFETIME_MILLIS).bind(process).execute(&mut *tx).await?;
        let query = sqlx::query("INSERT INTO health (process, checked, value) VALUES ($1, $2, $3)");
        query.bind(process).bind(now).bind(&written).execute(&mut *tx).await?;
        tx.commit().await?;
        let query = sqlx::query_scalar("SELECT value FROM health WHERE process = $1").bind(process);
        let read: Option<String> = query.fetch_optional(&mut *reader).await?;
        Ok(read == Some(written))
    }
}
