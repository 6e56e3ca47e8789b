//! Records every few seconds that a server runs and its database works. After an interruption it resumes the clocks.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{sleep, timeout};

use crate::host::Host;

/// How often it is recorded.
const EVERY: Duration = Duration::from_secs(5);
/// The pause after a failure: nobody can play until the clocks are resumed.
const RETRY_AFTER: Duration = Duration::from_millis(500);
/// The time limit of an attempt; resuming the clocks of many tables takes a while.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Records it until the server closes.
pub async fn run(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    while !*closing.borrow_and_update() {
        let is_stored = match timeout(TIMEOUT, host.note_run()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::warn!(%error, "cannot record that the server is running");
                false
            }
            Err(_) => {
                host.note_outcome(false);
                tracing::warn!("timeout while recording that the server is running");
                false
            }
        };
        tokio::select! {
            () = sleep(if is_stored { EVERY } else { RETRY_AFTER }) => {}
            _ = closing.changed() => {}
        }
    }
}
