//! Receives the messages of other processes and publishes them to subscribers here.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::hub::Hub;
use crate::store::{Incoming, Notification, Store};
use crate::tables::TableCache;

/// This process publishes its own changes within this time after the commit.
const OWN_CHANGE_GRACE: Duration = Duration::from_millis(200);

/// What messages are applied to.
#[derive(Clone, Debug)]
struct Receiver {
    cache: Arc<TableCache>,
    hub: Arc<Hub>,
}

/// Receives messages in the background until the server closes.
pub async fn listen(
    store: &Store,
    cache: Arc<TableCache>,
    hub: Arc<Hub>,
    mut closing: watch::Receiver<bool>,
) -> Result<(), sqlx::Error> {
    let Some(mut messages) = store.subscribe().await? else { return Ok(()) };
    let receiver = Receiver { cache, hub };
    tokio::spawn(async move {
        loop {
            let message = tokio::select! {
                _ = closing.wait_for(|is_closing| *is_closing) => return,
                message = messages.recv() => message,
            };
            let Some(message) = message else { return };
            receiver.handle(message);
        }
    });
    Ok(())
}

impl Receiver {
    fn handle(&self, message: Incoming) {
        match message {
            Incoming::Resync => self.hub.resync(),
            Incoming::Presence(process, presence) => self.hub.set_remote(process, presence, Instant::now()),
            Incoming::ProcessStopped(process) => self.hub.remove_process(&process),
            Incoming::Remote(notification) => drop(tokio::spawn(self.clone().publish(notification))),
            Incoming::Own(notification) => drop(tokio::spawn(self.clone().publish_if_missed(notification))),
        }
    }

    /// Loads the table once, so that each subscriber finds it in the cache.
    async fn publish(self, notification: Notification) {
        if notification.version > 0 && self.hub.has_subscribers(&notification.table) {
            // If this fails, the subscribers load it themselves.
            let _ = self.cache.at_least(&notification.table, notification.version).await;
        }
        self.hub.publish(&notification);
    }

    /// This process publishes its own changes directly, unless the response to its commit was lost.
    async fn publish_if_missed(self, notification: Notification) {
        tokio::time::sleep(OWN_CHANGE_GRACE).await;
        if notification.chat > 0
            || notification.has_deleted_chat
            || !self.cache.has(&notification.table, notification.version)
        {
            self.publish(notification).await;
        }
    }
}
