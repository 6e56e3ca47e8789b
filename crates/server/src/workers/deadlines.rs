//! Handles tables that are due: clocks that run out, bots that are late, games of a process that died.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::tables::deadline::BOT_GRACE;
use crate::time::now;

/// The time limit for one table.
const STORE_TIMEOUT: Duration = Duration::from_secs(20);
/// How often due tables are looked up.
const EVERY: Duration = Duration::from_millis(500);
/// A table is dropped from the cache after this time without use.
const CACHE_LIFETIME: Duration = Duration::from_secs(120);
/// The next deadline of a table that cannot be read, in milliseconds.
const UNREADABLE_DELAY: i64 = 3_600_000;

/// Handles due tables until the server closes. At first every bot counts as late: the process that ran it has ended.
pub async fn run(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    let mut early = BOT_GRACE;
    if let Err(error) = host.store.set_open_deadlines(now() + host.open_table_lifetime()).await {
        tracing::warn!(%error, "cannot set deadlines of open tables");
    }
    while !*closing.borrow_and_update() {
        // While the database fails nobody can play, and clocks are resumed before anything is due.
        if host.run_state.is_interrupted() {
            pause(&mut closing).await;
            continue;
        }
        match timeout(STORE_TIMEOUT, host.store.due(now() + early)).await {
            Ok(Ok(due)) => handle_all(&host, &due).await,
            Ok(Err(error)) => tracing::warn!(%error, "cannot look up due tables"),
            Err(_) => tracing::warn!("timeout while looking up due tables"),
        }
        host.cache.drop_unused(CACHE_LIFETIME);
        early = 0;
        pause(&mut closing).await;
    }
}

async fn pause(closing: &mut watch::Receiver<bool>) {
    tokio::select! {
        () = tokio::time::sleep(EVERY) => {}
        _ = closing.changed() => {}
    }
}

async fn handle_all(host: &Arc<Host>, due: &[String]) {
    for id in due {
        if host.is_closing() || host.run_state.is_interrupted() {
            return;
        }
        match timeout(STORE_TIMEOUT, handle(host, id)).await {
            Ok(Ok(())) => {}
            // An action in the meantime, perhaps in another process, was committed first.
            Ok(Err(refusal)) if matches!(refusal.code, Code::Forbidden | Code::Stale) => {
                tracing::debug!(table = id, code = ?refusal.code, "the table has changed in the meantime");
            }
            Ok(Err(refusal)) => tracing::warn!(table = id, code = ?refusal.code, "cannot handle a due table"),
            Err(_) => return tracing::warn!(table = id, "timeout while handling a due table"),
        }
    }
}

/// Advances a table and sets its next deadline; if advancing changes the table, the change sets it too. An unreadable
/// table is postponed so that it does not block the others.
async fn handle(host: &Arc<Host>, id: &str) -> Result<(), Refusal> {
    let advanced = host.advance(id).await;
    let table = match host.cache.latest(id).await {
        Err(refusal) if refusal.code == Code::Broken => {
            host.store.force_deadline(id, now() + UNREADABLE_DELAY).await?;
            return Err(refusal);
        }
        table => table?,
    };
    let at = now();
    let next = |due: i64| if due > at { due } else { at + BOT_GRACE };
    let due = table.due(at, host.open_table_lifetime()).map(next);
    host.store.set_deadline(id, table.version, due).await?;
    advanced
}
