//! Looks after tables whose time has come: clocks that run out, bots that are late, games left by a process that died.

use std::sync::Arc;
use std::time::Duration;

use crate::host::Host;
use crate::moment::now;
use crate::table::{BOT_GRACE, Phase};

/// How often it looks.
const EVERY: Duration = Duration::from_millis(500);
/// How long a table lies at hand that nobody looks at.
const UNUSED: Duration = Duration::from_secs(120);

/// Looks again and again, until the server closes. At first every bot counts as late: its process has ended.
pub async fn keep(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    let mut early = BOT_GRACE;
    while !*closing.borrow_and_update() {
        match host.store.due(now() + early).await {
            Ok(due) => look_after(&host, &due).await,
            Err(error) => tracing::warn!(%error, "cannot see which tables are due"),
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
        if let Err(refusal) = look(host, id).await {
            tracing::warn!(table = id, code = ?refusal.code, "cannot look after a table");
        }
    }
}

/// Unless it changes by that, it is looked at again later.
async fn look(host: &Arc<Host>, id: &str) -> Result<(), crate::refusal::Refusal> {
    let tended = host.tend(id).await;
    let table = host.shelf.fresh(id).await?;
    let at = now();
    let due = table.due(at).map(|due| due.max(at + BOT_GRACE)).filter(|_| table.phase == Phase::Playing);
    host.store.put_off(id, table.version, due).await?;
    tended
}

/// Passes on what other processes tell.
pub async fn listen(host: Arc<Host>) -> Result<(), sqlx::Error> {
    let Some(mut news) = host.store.news().await? else { return Ok(()) };
    tokio::spawn(async move {
        while let Some(news) = news.recv().await {
            if news.table.is_empty() { host.hub.doubt() } else { host.hub.tell(&news) }
        }
    });
    Ok(())
}
