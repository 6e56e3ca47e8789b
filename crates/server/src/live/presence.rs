//! Who follows tables at which process: each tells the others, again and again, and believes nobody who falls silent.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::host::Host;

/// How often it is told who came or went.
const OFTEN: Duration = Duration::from_millis(100);
/// How often everything is told: whoever began later, or missed something, learns it so.
const AGAIN: Duration = Duration::from_secs(10);
/// After how long without a word nobody is there any more.
const SILENT: Duration = Duration::from_secs(30);

/// Who follows a table at one process; nobody without a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Here {
    /// Which table.
    pub table: String,
    /// Their ids.
    pub users: Vec<String>,
}

/// Who follows tables at other processes. Where nobody does, it takes no room.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere {
    /// By table, then by process.
    tables: HashMap<String, HashMap<String, There>>,
}

/// What one process has told of one table.
#[derive(Debug)]
struct There {
    users: Vec<String>,
    heard: Instant,
}

impl Elsewhere {
    /// Who follows a table at any of them; somebody may be there twice.
    pub(crate) fn users(&self, table: &str) -> impl Iterator<Item = &String> {
        self.tables.get(table).into_iter().flat_map(HashMap::values).flat_map(|there| &there.users)
    }

    /// A process has told who follows a table there.
    pub(crate) fn hear(&mut self, process: String, here: Here, heard: Instant) {
        if here.users.is_empty() {
            return self.forget(&here.table, &process);
        }
        let there = There { users: here.users, heard };
        self.tables.entry(here.table).or_default().insert(process, there);
    }

    /// Nobody follows a table there any more.
    pub(crate) fn forget(&mut self, table: &str, process: &str) {
        let Some(processes) = self.tables.get_mut(table) else { return };
        processes.remove(process);
        if processes.is_empty() {
            self.tables.remove(table);
        }
    }

    /// Every table of a process.
    pub(crate) fn of(&self, process: &str) -> Vec<(String, String)> {
        self.all(|name, _| name == process)
    }

    /// Tables and processes of which nothing was heard for too long by then.
    pub(crate) fn silent(&self, at: Instant) -> Vec<(String, String)> {
        self.all(|_, there| at.duration_since(there.heard) > SILENT)
    }

    fn all(&self, is_meant: impl Fn(&str, &There) -> bool) -> Vec<(String, String)> {
        let every = self.tables.iter().flat_map(|(table, processes)| {
            processes.iter().map(move |(process, there)| (table, process, there))
        });
        let meant = every.filter(|(_, process, there)| is_meant(process, there));
        meant.map(|(table, process, _)| (table.clone(), process.clone())).collect()
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }
}

/// Tells other processes who follows tables here, until the server closes; nothing where there are none. What could not
/// be told is told again with everything, or no longer believed.
pub async fn share(host: Arc<Host>) {
    if !host.store.is_shared() {
        return;
    }
    let mut closing = host.closing.subscribe();
    let mut again = Instant::now();
    while !*closing.borrow_and_update() {
        if again <= Instant::now() {
            again = Instant::now() + AGAIN;
            host.hub.forget_silent(Instant::now());
            host.hub.note_all();
        }
        log(host.store.tell_here(&host.hub.changed()).await);
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            _ = closing.changed() => {}
        }
    }
    log(host.store.tell_gone().await);
}

fn log(told: Result<(), sqlx::Error>) {
    if let Err(error) = told {
        tracing::warn!(%error, "cannot tell who is present");
    }
}
