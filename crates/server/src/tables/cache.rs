//! Replayed tables in memory. Only an optimization: a cached table is checked against the store or brought up to date.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Record;
use engine::game::RULES_VERSION;

use super::editions::Editions;
use super::game_log::{BadLog, GameLog};
use super::rows::{BadRow, read_table};
use super::table::{Phase, Table};
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{LogRow, Store, TableRow};

/// A longer log is replayed on another thread, because no other request must wait for it.
const LONG_LOG: usize = 1000;

/// The cache.
#[derive(Debug)]
pub struct TableCache {
    store: Store,
    /// The editions the games are played with.
    pub editions: Editions,
    capacity: usize,
    tables: Mutex<HashMap<String, CachedTable>>,
}

#[derive(Debug)]
struct CachedTable {
    table: Arc<Table>,
    used: Instant,
}

impl TableCache {
    /// An empty cache.
    pub fn new(store: Store, editions: Editions, capacity: usize) -> TableCache {
        TableCache { store, editions, capacity, tables: Mutex::default() }
    }

    /// The cached table if it is `usable`, without a query; otherwise the latest.
    pub async fn cached_if(
        &self,
        id: &str,
        usable: impl FnOnce(&Table) -> bool,
    ) -> Result<Arc<Table>, Refusal> {
        match self.get(id).filter(|table| usable(table)) {
            Some(table) => Ok(table),
            None => self.latest(id).await,
        }
    }

    /// The table in its latest version.
    pub async fn latest(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        if !secret::is_id(id) {
            return Err(Refusal::not_found("table"));
        }
        let Some(cached) = self.get(id) else { return self.load(id).await };
        let version = self.store.version(id).await?.ok_or_else(|| Refusal::not_found("table"))?;
        if cached.version >= version { Ok(cached) } else { self.load(id).await }
    }

    /// The table in this version or a later one.
    pub async fn at_least(&self, id: &str, version: i64) -> Result<Arc<Table>, Refusal> {
        match self.get(id).filter(|table| table.version >= version) {
            Some(table) => Ok(table),
            None => self.load(id).await,
        }
    }

    /// Whether the table is cached in this version or a later one.
    pub fn has(&self, id: &str, version: i64) -> bool {
        self.tables().get(id).is_some_and(|cached| cached.table.version >= version)
    }

    /// Caches a table that was just stored, unless a later version is cached.
    pub fn put(&self, table: Arc<Table>) -> Arc<Table> {
        let mut tables = self.tables();
        if tables.len() >= self.capacity {
            evict(&mut tables);
        }
        let later = tables.get(&table.id).filter(|cached| cached.table.version > table.version);
        let table = later.map_or(table, |cached| Arc::clone(&cached.table));
        tables.insert(table.id.clone(), CachedTable { table: Arc::clone(&table), used: Instant::now() });
        table
    }

    /// Drops finished games of a user, whose name has changed.
    pub fn drop_finished(&self, user: &str) {
        let is_of_user = |table: &Table| table.seats.iter().any(|seat| seat.belongs_to(user));
        self.tables().retain(|_, cached| cached.table.phase != Phase::Over || !is_of_user(&cached.table));
    }

    /// Drops tables that were not used for this long.
    pub fn drop_unused(&self, unused: Duration) {
        self.tables().retain(|_, cached| cached.used.elapsed() < unused);
    }

    /// The number of cached tables.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    /// Whether no table is cached.
    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }

    /// The table as it is cached.
    pub fn get(&self, id: &str) -> Option<Arc<Table>> {
        let mut tables = self.tables();
        let cached = tables.get_mut(id)?;
        cached.used = Instant::now();
        Some(Arc::clone(&cached.table))
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, CachedTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the rows, again until all of them are of one version.
    async fn load(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        loop {
            let row = self.store.table(id).await?.ok_or_else(|| Refusal::not_found("table"))?;
            let seats = self.store.seats(id).await?;
            let cached = self.get(id).and_then(|table| table.log.clone());
            let entries = self.store.log(id, cached.as_ref().map_or(0, GameLog::ply)).await?;
            if self.store.version(id).await? == Some(row.version) {
                let log = self.replay(&row, cached, entries).await?;
                let table = read_table(row, &seats, log).map_err(|BadRow(reason)| unreadable(&reason))?;
                return Ok(self.put(Arc::new(table)));
            }
        }
    }

    async fn replay(
        &self,
        row: &TableRow,
        cached: Option<GameLog>,
        entries: Vec<LogRow>,
    ) -> Result<Option<GameLog>, Refusal> {
        let (Some(setup), Some(started)) = (&row.setup, row.started) else { return Ok(None) };
        let log = match cached {
            Some(log) => log,
            None => self.new_log(row, setup, started).await?,
        };
        if entries.len() < LONG_LOG {
            return replayed(log, &entries).map(Some);
        }
        let long = tokio::task::spawn_blocking(move || replayed(log, &entries));
        long.await.map_err(|_| Refusal::internal())?.map(Some)
    }

    async fn new_log(&self, row: &TableRow, setup: &str, started: i64) -> Result<GameLog, Refusal> {
        if row.rules != i64::from(RULES_VERSION) {
            let reason = format!("its rules version is {}, supported is {RULES_VERSION}", row.rules);
            return Err(unreadable(&reason));
        }
        let edition = self.editions.get(&row.edition).await.map_err(without_edition)?;
        let record = Record::read(setup, &[edition]).map_err(|error| unreadable(&error))?;
        let setup = record.setup().ok_or_else(|| unreadable(&"it begins with a position"))?;
        Ok(GameLog::new(*setup, started))
    }
}

/// The log with these entries after its own.
fn replayed(mut log: GameLog, entries: &[LogRow]) -> Result<GameLog, Refusal> {
    for row in entries {
        let entry = row.entry.parse().map_err(|error| unreadable(&error))?;
        log.replay(entry, row.at).map_err(|BadLog(reason)| unreadable(&reason))?;
    }
    Ok(log)
}

/// Drops the quarter of the tables that was not used for the longest time.
fn evict(tables: &mut HashMap<String, CachedTable>) {
    let mut used: Vec<Instant> = tables.values().map(|cached| cached.used).collect();
    used.sort_unstable();
    if let Some(&limit) = used.get(used.len() / 4) {
        tables.retain(|_, cached| cached.used > limit);
    }
}

/// A table with a missing or unreadable edition is unreadable; an unavailable store is another error.
fn without_edition(refusal: Refusal) -> Refusal {
    if matches!(refusal.code, Code::BadEdition | Code::NotFound) {
        unreadable(&format!("its edition: {:?}", refusal.code))
    } else {
        refusal
    }
}

/// The stored table is corrupt. The caller cannot fix that, so the reason is only logged.
fn unreadable(reason: &impl std::fmt::Display) -> Refusal {
    tracing::error!(%reason, "a stored table cannot be read");
    Refusal::new(Code::Broken, "this table cannot be read; the error was logged")
}
