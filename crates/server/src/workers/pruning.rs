//! Deletes unused data once an hour. Several processes may do it at the same time; each row is deleted once.

use std::sync::Arc;
use std::time::Duration;

use crate::host::Host;
use crate::host::pruning::Pruned;

/// The time between two runs, and before the first: a restart is not a reason to delete.
const EVERY: Duration = Duration::from_secs(3600);

/// Prunes until the server closes.
pub async fn run(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        match host.prune().await {
            Ok(pruned) if pruned == Pruned::default() => {}
            Ok(pruned) => tracing::info!(?pruned, "deleted unused data"),
            Err(refusal) => tracing::warn!(code = ?refusal.code, "cannot delete unused data"),
        }
    }
}
