//! Tables at hand, replayed. Only ever an optimisation: whatever lies here is checked or brought up to date.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::game::RULES_VERSION;
use engine::{Player, Record};

use crate::tables::game_log::{BadLog, Course};
use crate::tables::editions::Editions;
use crate::refusal::{Code, Refusal};
use crate::tables::seat::{Holder, Person, Seat};
use crate::secret;
use crate::store::{LogRow, SeatRow, Store, TableRow};
use crate::tables::table::{Phase, Table};

/// Tables at hand.
#[derive(Debug)]
pub struct Shelf {
    store: Store,
    /// What they are played with.
    pub editions: Editions,
    most: usize,
    tables: Mutex<HashMap<String, Kept>>,
}

#[derive(Debug)]
struct Kept {
    table: Arc<Table>,
    used: Instant,
}

impl Shelf {
    /// An empty shelf for so many.
    pub fn new(store: Store, editions: Editions, most: usize) -> Shelf {
        Shelf { store, editions, most, tables: Mutex::default() }
    }

    /// The table as it was when it was last looked at, perhaps just now.
    pub async fn at_hand(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        must_be_id(id)?;
        match self.get(id) {
            Some(table) => Ok(table),
            None => self.load(id).await,
        }
    }

    /// The table as it is.
    pub async fn fresh(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        must_be_id(id)?;
        let version = self.store.version(id).await?.ok_or_else(|| Refusal::not_found("table"))?;
        self.at_least(id, version).await
    }

    /// The table as it was at that version or is by now.
    pub async fn at_least(&self, id: &str, version: i64) -> Result<Arc<Table>, Refusal> {
        match self.get(id).filter(|table| table.version >= version) {
            Some(table) => Ok(table),
            None => self.load(id).await,
        }
    }

    /// Does it lie here, at that version or a later one?
    pub fn has(&self, id: &str, version: i64) -> bool {
        self.tables().get(id).is_some_and(|kept| kept.table.version >= version)
    }

    /// Lays a table here that was just stored, unless a later one lies here.
    pub fn put(&self, table: Arc<Table>) -> Arc<Table> {
        let mut tables = self.tables();
        if tables.len() >= self.most {
            make_room(&mut tables);
        }
        let kept = tables.get(&table.id).filter(|kept| kept.table.version > table.version);
        let table = kept.map_or(table, |kept| Arc::clone(&kept.table));
        tables.insert(table.id.clone(), Kept { table: Arc::clone(&table), used: Instant::now() });
        table
    }

    /// Clears away games of somebody that are over: their names are read anew.
    pub fn drop_ended(&self, user: &str) {
        let is_theirs = |table: &Table| table.seats.iter().any(|seat| seat.is_of(user));
        self.tables().retain(|_, kept| kept.table.phase != Phase::Over || !is_theirs(&kept.table));
    }

    /// Clears away what nobody has looked at for so long.
    pub fn clear(&self, unused: Duration) {
        self.tables().retain(|_, kept| kept.used.elapsed() < unused);
    }

    /// How many lie here.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    /// Does none lie here?
    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }

    fn get(&self, id: &str) -> Option<Arc<Table>> {
        let mut tables = self.tables();
        let kept = tables.get_mut(id)?;
        kept.used = Instant::now();
        Some(Arc::clone(&kept.table))
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Kept>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads rows until all of them are of one version.
    async fn load(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        loop {
            let row = self.store.table(id).await?.ok_or_else(|| Refusal::not_found("table"))?;
            let seats = self.store.seats(id).await?;
            let known = self.get(id).and_then(|table| table.course.clone());
            let log = self.store.log(id, known.as_ref().map_or(0, Course::ply)).await?;
            if self.store.version(id).await? == Some(row.version) {
                let course = self.course(&row, known, &log).await?;
                return Ok(self.put(Arc::new(table(row, &seats, course)?)));
            }
        }
    }

    async fn course(
        &self,
        row: &TableRow,
        known: Option<Course>,
        log: &[LogRow],
    ) -> Result<Option<Course>, Refusal> {
        let (Some(setup), Some(started)) = (&row.setup, row.started) else { return Ok(None) };
        let mut course = match known {
            Some(course) => course,
            None => self.dealt(row, setup, started).await?,
        };
        for row in log {
            let entry = row.entry.parse().map_err(|error| broken(&error))?;
            course.follow(entry, row.at).map_err(|BadLog(reason)| broken(&reason))?;
        }
        Ok(Some(course))
    }

    async fn dealt(&self, row: &TableRow, setup: &str, started: i64) -> Result<Course, Refusal> {
        if row.rules != i64::from(RULES_VERSION) {
            return Err(broken(&format!(
                "it was played by rules {}, known are rules {RULES_VERSION}",
                row.rules
            )));
        }
        let edition = self.editions.get(&row.edition).await.map_err(without_edition)?;
        let record = Record::read(setup, &[edition]).map_err(|error| broken(&error))?;
        Ok(Course::new(*record.setup(), started))
    }
}

/// What cannot be an id is not asked for.
fn must_be_id(id: &str) -> Result<(), Refusal> {
    let is_sound = secret::is_id(id);
    if is_sound { Ok(()) } else { Err(Refusal::not_found("table")) }
}

/// The quarter that was not used for the longest time goes.
fn make_room(tables: &mut HashMap<String, Kept>) {
    let mut used: Vec<Instant> = tables.values().map(|kept| kept.used).collect();
    used.sort_unstable();
    if let Some(&limit) = used.get(used.len() / 4) {
        tables.retain(|_, kept| kept.used > limit);
    }
}

fn table(row: TableRow, seats: &[SeatRow], course: Option<Course>) -> Result<Table, Refusal> {
    let read = |text: &str| serde_json::from_str(text).map_err(|error| broken(&error));
    Ok(Table {
        terms: read(&row.terms)?,
        phase: Phase::of(&row.phase).ok_or_else(|| broken(&row.phase))?,
        proposal: row.proposal.as_deref().and_then(|text| serde_json::from_str(text).ok()),
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        id: row.id,
        owner: row.owner,
        invitation: row.invitation,
        origin: row.origin,
        next: row.next,
        created: row.created,
        ended: row.ended,
        edition: row.edition,
        seed: row.seed,
        version: row.version,
        quiet: row.quiet,
        course,
    })
}

fn seat(row: &SeatRow) -> Result<Seat, Refusal> {
    let player = Player::seat(row.bit.trailing_zeros() as usize).ok_or_else(|| broken(&row.bit))?;
    let person = row.user_id.clone().map(|id| Person { id, name: row.name.clone().unwrap_or_default() });
    let level = row.level.as_deref().map(str::parse).transpose().map_err(|error| broken(&error))?;
    let holder = match (person, level) {
        (None, None) => Holder::Nobody,
        (Some(person), None) => Holder::Person(person),
        (None, Some(level)) => Holder::Bot(level),
        (Some(person), Some(level)) => Holder::StandIn(person, level),
    };
    let ahead = serde_json::from_str(&row.ahead).map_err(|error| broken(&error))?;
    Ok(Seat { player, holder, is_ready: row.ready != 0, since: row.since, clock: row.clock, ahead })
}

/// An edition that is gone or cannot be read makes its table unreadable; a store that does not answer does not.
fn without_edition(refusal: Refusal) -> Refusal {
    if matches!(refusal.code, Code::BadEdition | Code::NotFound) {
        broken(&format!("its edition: {:?}", refusal.code))
    } else {
        refusal
    }
}

/// What is stored cannot be read: nothing a caller could mend.
fn broken(reason: &impl std::fmt::Display) -> Refusal {
    tracing::error!(%reason, "a stored table cannot be read");
    Refusal::new(Code::Broken, "this table cannot be read any more; the operator has been told")
}
