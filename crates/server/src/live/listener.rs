//! Hears what other processes did, for those who follow a table here.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::host::Host;
use crate::store::{Heard, News};

/// How long after it was stored this process should have told what it did.
const FORGOTTEN: Duration = Duration::from_millis(200);

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
                Heard::Here(process, here) => host.hub.hear(process, here, Instant::now()),
                Heard::Gone(process) => host.hub.forget(&process),
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
