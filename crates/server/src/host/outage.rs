//! Time in which nobody could play does not count for the players' clocks: no server ran, or the database stored nothing. A
//! system clock that was set meanwhile looks the same, so it costs nobody their seat either.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use super::Host;
use crate::refusal::{Code, Refusal};
use crate::time::now;

/// A shorter interruption counts, in milliseconds: clocks run on during a restart.
const SHORTEST: i64 = 15_000;

/// Whether the database stores that this server runs.
#[derive(Debug)]
pub struct RunState {
    /// Whether the last attempt failed.
    has_failed: AtomicBool,
    /// When something was stored last.
    stored: AtomicI64,
}

impl Default for RunState {
    fn default() -> RunState {
        RunState { has_failed: AtomicBool::new(false), stored: AtomicI64::new(now()) }
    }
}

impl RunState {
    /// Something was stored.
    pub fn note_stored(&self) {
        self.stored.store(now(), Ordering::Relaxed);
    }

    /// Whether the database failed last. Until it stores something again and the clocks are resumed, no clock runs out.
    pub fn is_interrupted(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Whether the clocks must be resumed before anybody plays: an action would end a turn that ran during the interruption.
    fn must_resume(&self) -> bool {
        self.is_interrupted() && is_long(now().saturating_sub(self.stored.load(Ordering::Relaxed)))
    }
}

impl Host {
    /// Called when a server starts: records that it runs, and resumes the clocks if none ran for some time.
    pub async fn start_run(self: &Arc<Host>) -> Result<(), sqlx::Error> {
        let started = async {
            self.resume_clocks().await?;
            self.store.set_last_run(now()).await
        };
        let started = started.await;
        self.note_outcome(started.is_ok());
        started
    }

    /// Records that the server still runs. After a failure, the clocks are resumed first.
    pub async fn note_run(self: &Arc<Host>) -> Result<(), sqlx::Error> {
        if self.run_state.is_interrupted() {
            return self.start_run().await;
        }
        let noted = self.store.set_last_run(now()).await;
        self.note_outcome(noted.is_ok());
        noted
    }

    /// Remembers whether the database stored that a server runs.
    pub fn note_outcome(&self, is_stored: bool) {
        self.run_state.has_failed.store(!is_stored, Ordering::Relaxed);
        if is_stored {
            self.run_state.note_stored();
        }
    }

    /// Refused after a long interruption until the clocks are resumed, which takes a moment.
    pub(super) fn require_running_clocks(&self) -> Result<(), Refusal> {
        if self.run_state.must_resume() {
            let reason = "the database has just failed; the clocks are being resumed";
            return Err(Refusal::new(Code::Unavailable, reason).after(1));
        }
        Ok(())
    }

    /// Stops all clocks for the time in which nobody could play, forwards or backwards.
    async fn resume_clocks(self: &Arc<Host>) -> Result<(), sqlx::Error> {
        let at = now();
        let Some(last) = self.store.last_run().await? else { return Ok(()) };
        let away = at.saturating_sub(last);
        if !is_long(away) {
            return Ok(());
        }
        tracing::info!(
            seconds = away / 1000,
            "nobody could play; this time does not count against players' clocks"
        );
        for table in self.store.games_with_deadline().await? {
            match self.pause_table(&table, last, at).await {
                Ok(()) => {}
                // All tables are tried again: stopping a stopped clock changes nothing.
                Err(refusal) if refusal.code == Code::Unavailable => return Err(failed_again()),
                Err(refusal) => {
                    tracing::warn!(table, code = ?refusal.code, "cannot stop the clocks of a table")
                }
            }
        }
        self.store.resume(last, at).await
    }

    async fn pause_table(self: &Arc<Host>, id: &str, from: i64, to: i64) -> Result<(), Refusal> {
        let unchanged = || Refusal::new(Code::Stale, "no clock runs");
        let paused = self
            .change(id, |table| if table.pause_clocks(from, to) { Ok(()) } else { Err(unchanged()) })
            .await;
        match paused {
            Err(refusal) if refusal.code == Code::Stale => Ok(()),
            paused => paused.map(|_| ()),
        }
    }
}

fn is_long(millis: i64) -> bool {
    millis.abs() >= SHORTEST
}

fn failed_again() -> sqlx::Error {
    io::Error::other("the database failed while clocks were resumed").into()
}
