//! Who follows tables in other processes. Each process sends its own list repeatedly; lists expire.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::hub::Hub;
use crate::store::{Presence, Store};

/// How often changes are sent.
const CHANGES_EVERY: Duration = Duration::from_millis(100);
/// How often everything is sent, for processes that started later or missed a message.
const ALL_EVERY: Duration = Duration::from_secs(10);
/// A list expires after this time.
const EXPIRES_AFTER: Duration = Duration::from_secs(30);

/// The users who follow tables in other processes.
#[derive(Debug, Default)]
pub(crate) struct RemotePresence {
    /// By table, then by process.
    tables: HashMap<String, HashMap<String, RemoteUsers>>,
}

/// The users that one process has announced for one table.
#[derive(Debug)]
struct RemoteUsers {
    users: Vec<String>,
    received: Instant,
}

impl RemotePresence {
    /// The users at a table; one may be listed twice.
    pub(crate) fn users(&self, table: &str) -> impl Iterator<Item = &String> {
        self.tables.get(table).into_iter().flat_map(HashMap::values).flat_map(|remote| &remote.users)
    }

    /// Replaces the users that a process has announced for a table.
    pub(crate) fn set(&mut self, process: String, presence: Presence, received: Instant) {
        if presence.users.is_empty() {
            return self.remove(&presence.table, &process);
        }
        let remote = RemoteUsers { users: presence.users, received };
        self.tables.entry(presence.table).or_default().insert(process, remote);
    }

    /// Removes the users of a process from a table.
    pub(crate) fn remove(&mut self, table: &str, process: &str) {
        let Some(processes) = self.tables.get_mut(table) else { return };
        processes.remove(process);
        if processes.is_empty() {
            self.tables.remove(table);
        }
    }

    /// The tables of a process, each with the process.
    pub(crate) fn of(&self, process: &str) -> Vec<(String, String)> {
        self.filter(|name, _| name == process)
    }

    /// The tables and processes whose lists have expired.
    pub(crate) fn expired(&self, at: Instant) -> Vec<(String, String)> {
        self.filter(|_, remote| at.duration_since(remote.received) > EXPIRES_AFTER)
    }

    fn filter(&self, predicate: impl Fn(&str, &RemoteUsers) -> bool) -> Vec<(String, String)> {
        let all = self.tables.iter().flat_map(|(table, processes)| {
            processes.iter().map(move |(process, remote)| (table, process, remote))
        });
        let matching = all.filter(|(_, process, remote)| predicate(process, remote));
        matching.map(|(table, process, _)| (table.clone(), process.clone())).collect()
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }
}

/// Sends who follows tables here to other processes until the server closes; does nothing if there are none. A failed
/// message is repeated with the next full list.
pub async fn announce(store: Store, hub: Arc<Hub>, mut closing: watch::Receiver<bool>) {
    if !store.is_shared() {
        return;
    }
    let mut next_full = Instant::now();
    while !*closing.borrow_and_update() {
        if next_full <= Instant::now() {
            next_full = Instant::now() + ALL_EVERY;
            hub.remove_expired(Instant::now());
            hub.mark_all_changed();
        }
        log_error(store.announce_presence(&hub.take_changed()).await);
        tokio::select! {
            () = tokio::time::sleep(CHANGES_EVERY) => {}
            _ = closing.changed() => {}
        }
    }
    log_error(store.announce_shutdown().await);
}

fn log_error(sent: Result<(), sqlx::Error>) {
    if let Err(error) = sent {
        tracing::warn!(%error, "cannot announce presence");
    }
}
