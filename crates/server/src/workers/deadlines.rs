//! Looks after tables whose time has come: clocks that run out, bots that are late, games left by a process that died.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::tables::table::{ABANDONED, BOT_GRACE};

/// How long it waits for the store.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it looks.
const EVERY: Duration = Duration::from_millis(500);
/// How long a table lies at hand that nobody looks at.
const UNUSED: Duration = Duration::from_secs(120);
/// How long a table that cannot be read is left alone, in milliseconds.
const ASIDE: i64 = 3_600_000;

/// Looks again and again, until the server closes. At first every bot counts as late: its process has ended.
pub async fn keep(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    let mut early = BOT_GRACE;
    if let Err(error) = host.store.put_open_off(now() + ABANDONED).await {
        tracing::warn!(%error, "cannot look after open tables");
    }
    while !*closing.borrow_and_update() {
        match timeout(PATIENCE, host.store.due(now() + early)).await {
            Ok(Ok(due)) => look_after(&host, &due).await,
            Ok(Err(error)) => tracing::warn!(%error, "cannot see which tables are due"),
            Err(_) => tracing::warn!("the store does not say which tables are due"),
        }
        host.shelf.clear(UNUSED);
        early = 0;
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.changed() => {}
        }
    }
}

async fn look_after(host: &Arc<Host>, due: &[String]) {
    for id in due {
        if *host.closing.borrow() {
            return;
        }
        match timeout(PATIENCE, look(host, id)).await {
            Ok(Ok(())) => {}
            // Whoever played meanwhile, perhaps at another process, was first.
            Ok(Err(refusal)) if matches!(refusal.code, Code::Forbidden | Code::Stale) => {
                tracing::debug!(table = id, code = ?refusal.code, "looked after already");
            }
            Ok(Err(refusal)) => tracing::warn!(table = id, code = ?refusal.code, "cannot look after a table"),
            Err(_) => return tracing::warn!(table = id, "the store does not answer"),
        }
    }
}

/// Unless it changes by that, it is looked at again later. One that cannot be read must not stand before those that can.
async fn look(host: &Arc<Host>, id: &str) -> Result<(), Refusal> {
    let tended = host.tend(id).await;
    let table = match host.shelf.fresh(id).await {
        Err(refusal) if refusal.code == Code::Broken => {
            host.store.put_aside(id, now() + ASIDE).await?;
            return Err(refusal);
        }
        table => table?,
    };
    let at = now();
    let again = |due: i64| if due > at { due } else { at + BOT_GRACE };
    let due = table.due(at).map(again);
    host.store.put_off(id, table.version, due).await?;
    tended
}
