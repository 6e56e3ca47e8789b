//! Time in which no server ran does not count for the players' clocks: nobody could play. A system clock that was set
//! while the server was stopped looks the same, so it costs nobody their seat either.

use std::sync::Arc;

use super::Host;
use crate::refusal::{Code, Refusal};
use crate::time::now;

/// A shorter time without a server counts, in milliseconds: clocks run on during a restart.
const SHORTEST: i64 = 15_000;

impl Host {
    /// Stops all clocks for the time in which no server ran, forwards or backwards.
    pub async fn resume_clocks(self: &Arc<Host>) -> Result<(), sqlx::Error> {
        let at = now();
        let Some(last) = self.store.last_run().await? else { return self.store.set_last_run(at).await };
        let away = at.saturating_sub(last);
        if away.abs() < SHORTEST {
            return Ok(());
        }
        tracing::info!(
            seconds = away / 1000,
            "no server was running; this time does not count against players' clocks"
        );
        for table in self.store.games_with_deadline().await? {
            if let Err(refusal) = self.pause_table(&table, last, at).await {
                tracing::warn!(table, code = ?refusal.code, "cannot stop the clocks of a table");
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
