//! Reads bans, mutes and the maintenance notice again: another process or `elgrande admin` may have changed them.

use std::sync::Arc;
use std::time::Duration;

use crate::host::Host;

/// How long a change by another process may take to arrive.
const EVERY: Duration = Duration::from_secs(3);

/// Refreshes until the server closes. An SQLite database has no other process.
pub async fn run(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    while host.store.is_shared() {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        if let Err(error) = host.moderation.refresh(&host.store).await {
            tracing::warn!(%error, "cannot read bans and notices");
        }
    }
}
