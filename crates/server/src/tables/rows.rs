//! Conversion of tables from and to rows of the store.

use std::collections::BTreeSet;
use std::fmt::Display;

use engine::game::RULES_VERSION;
use engine::{Player, Record};

use super::game_log::GameLog;
use super::log_entry::LogEntry;
use super::result::{Unrated, game_result};
use super::seat::{Holder, Person, Seat};
use super::settings::Access;
use super::table::{Phase, Table};
use crate::store::{AlertChange, Append, GameAddress, NewTable, Notification, RequestKey, SeatRow, TableRow};

/// A row that cannot be read, and why.
#[derive(Clone, Debug)]
pub struct BadRow(pub String);

impl BadRow {
    /// The row is bad for this reason.
    pub(crate) fn new(reason: impl Display) -> BadRow {
        BadRow(reason.to_string())
    }
}

/// The table in its row.
pub fn table_row(table: &Table, now: i64, open_table_lifetime: i64) -> TableRow {
    let log = table.log.as_ref();
    TableRow {
        id: table.id.clone(),
        owner: table.owner.clone(),
        terms: json(&table.settings),
        phase: table.phase.word().to_owned(),
        listed: i64::from(table.settings.access == Access::Public),
        invitation: table.invitation.clone(),
        origin: table.origin.clone(),
        next: table.next.clone(),
        created: table.created,
        started: log.map(GameLog::started),
        ended: table.ended,
        rules: RULES_VERSION.into(),
        edition: table.edition.clone(),
        setup: log.map(|log| Record::new(*log.setup()).to_string()),
        seed: table.seed.clone(),
        ply: count(table.ply()),
        version: table.version,
        // The column `quiet` counts private changes.
        quiet: table.private_changes,
        asked: table.asked_bits(),
        due: table.due(now, open_table_lifetime),
        proposal: table.proposal.as_ref().map(json),
        unrated: table.unrated.map(|reason| reason.word().to_owned()),
    }
}

/// The seats in their rows.
pub fn seat_rows(table: &Table) -> Vec<SeatRow> {
    let row = |seat: &Seat| SeatRow {
        bit: seat.bit(),
        user_id: seat.person().map(|person| person.id.clone()),
        name: seat.person().map(|person| person.name.clone()),
        level: seat.bot().map(|level| level.word().to_owned()),
        ready: i64::from(seat.is_ready),
        since: seat.since,
        clock: seat.clock,
        ahead: json(&seat.presets),
    };
    table.seats.iter().map(row).collect()
}

/// A table to insert, with the actions its game already has.
pub fn new_table(table: &Table, now: i64, open_table_lifetime: i64) -> NewTable {
    let record = table.log.as_ref().map(GameLog::record);
    let actions = record.as_ref().map(Record::actions).unwrap_or_default();
    let entry = |(player, action): &(_, _)| LogEntry::Act(*player, *action).to_string();
    NewTable {
        table: table_row(table, now, open_table_lifetime),
        seats: seat_rows(table),
        entries: actions.iter().map(entry).collect(),
    }
}

/// The entries that lead from one table to the other.
pub fn append(
    before: &Table,
    after: &Table,
    entries: &[LogEntry],
    now: i64,
    key: Option<RequestKey>,
    address: Option<GameAddress>,
    alerts: Vec<AlertChange>,
) -> Append {
    Append {
        table: before.id.clone(),
        version: before.version,
        first: count(before.ply()),
        entries: entries.iter().map(LogEntry::to_string).collect(),
        at: now,
        phase: after.phase.word(),
        asked: after.asked_bits(),
        due: after.due(now, 0),
        ended: after.ended,
        key,
        address,
        notification: notification(Some(before), after),
        result: game_result(after),
        alerts,
    }
}

/// The notification that one table has become the other.
pub fn notification(before: Option<&Table>, after: &Table) -> Notification {
    let awaited = |table: &Table| table.awaited().map(|person| person.id.clone()).collect::<BTreeSet<_>>();
    let (before, now) = (before.map(awaited).unwrap_or_default(), awaited(after));
    let awaited = before.symmetric_difference(&now).cloned().collect();
    Notification { table: after.id.clone(), version: after.version, awaited, ..Notification::default() }
}

/// The table of these rows, with its replayed log.
pub fn read_table(row: TableRow, seats: &[SeatRow], log: Option<GameLog>) -> Result<Table, BadRow> {
    Ok(Table {
        settings: serde_json::from_str(&row.terms).map_err(BadRow::new)?,
        phase: Phase::of(&row.phase).ok_or_else(|| BadRow::new(&row.phase))?,
        proposal: row.proposal.as_deref().and_then(|text| serde_json::from_str(text).ok()),
        unrated: row.unrated.as_deref().and_then(Unrated::of),
        seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
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
        private_changes: row.quiet,
        log,
        addresses: Vec::new(),
    })
}

fn read_seat(row: &SeatRow) -> Result<Seat, BadRow> {
    let player = Player::seat(row.bit.trailing_zeros() as usize).ok_or_else(|| BadRow::new(row.bit))?;
    let person = row.user_id.clone().map(|id| Person { id, name: row.name.clone().unwrap_or_default() });
    let level = row.level.as_deref().map(str::parse).transpose().map_err(BadRow::new)?;
    let holder = match (person, level) {
        (None, None) => Holder::Empty,
        (Some(person), None) => Holder::Person(person),
        (None, Some(level)) => Holder::Bot(level),
        (Some(person), Some(level)) => Holder::StandIn(person, level),
    };
    let presets = serde_json::from_str(&row.ahead).map_err(BadRow::new)?;
    Ok(Seat { player, holder, is_ready: row.ready != 0, since: row.since, clock: row.clock, presets })
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("every key is a string")
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
