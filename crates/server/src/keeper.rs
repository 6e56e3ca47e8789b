//! Looks after tables whose time has come: clocks that run out, bots that are late, games left by a process that died.
//! And hears what other processes did, for those who follow a table here.

use std::sync::Arc;
use std::time::Duration;

use crate::host::Host;
use crate::moment::now;
use crate::store::{Heard, News};
use crate::table::{BOT_GRACE, Phase};

/// How often it looks.
const EVERY: Duration = Duration::from_millis(500);
/// How long a table lies at hand that nobody looks at.
const UNUSED: Duration = Duration::from_secs(120);
/// How long after it was stored this process should have told what it did.
const FORGOTTEN: Duration = Duration::from_millis(200);

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

/// Hears what processes tell, this one too.
pub async fn listen(host: Arc<Host>) -> Result<(), sqlx::Error> {
    let Some(mut news) = host.store.news().await? else { return Ok(()) };
    let mut closing = host.closing.subscribe();
    tokio::spawn(async move {
        loop {
            let heard = tokio::select! {
                _ = closing.wait_for(|is_closing| *is_closing) => return,
                heard = news.recv() => heard,
            };
            let Some(heard) = heard else { return };
            match heard {
                Heard::Doubt => host.hub.doubt(),
                Heard::Other(news) => drop(tokio::spawn(pass_on(Arc::clone(&host), news))),
                Heard::Own(news) => drop(tokio::spawn(remind(Arc::clone(&host), news))),
            }
        }
    });
    Ok(())
}

/// The table is read once, and not by each of those who follow it.
async fn pass_on(host: Arc<Host>, news: News) {
    if news.version > 0 && host.hub.is_followed(&news.table) {
        // Where that fails, whoever is told tries again.
        let _ = host.shelf.at_least(&news.table, news.version).await;
    }
    host.hub.tell(&news);
}

/// What this process did it tells by itself, unless it never learnt that it was stored.
async fn remind(host: Arc<Host>, news: News) {
    tokio::time::sleep(FORGOTTEN).await;
    if news.chat > 0 || !host.shelf.has(&news.table, news.version) {
        pass_on(host, news).await;
    }
}
