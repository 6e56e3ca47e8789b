//! Reasons to alert people that begin or end with a change of a table. Sending alerts is the work of a worker.

use super::seat::{Person, Seat};
use super::table::{Phase, Table};
use crate::store::{AlertChange, AlertEvent, AlertReason};

/// When a change happens, and when its alerts are due.
#[derive(Clone, Copy, Debug)]
pub struct AlertTimes {
    /// When the change happens.
    pub at: i64,
    /// When alerts are to be sent.
    pub due: i64,
    /// When they are to be sent by email.
    pub mail_due: i64,
}

/// The reasons that begin or end with the change from `before` to `after`. Players who are present at the table see its
/// result there.
pub fn alert_changes(
    before: Option<&Table>,
    after: &Table,
    times: AlertTimes,
    is_present: &dyn Fn(&str) -> bool,
) -> Vec<AlertChange> {
    let mut changes = Vec::new();
    for reason in AlertReason::ALL {
        let old = before.map(|before| concerned(before, reason)).unwrap_or_default();
        let new = concerned(after, reason);
        let change = |person: &&Person, event| AlertChange {
            user: person.id.clone(),
            table: after.id.clone(),
            reason,
            event,
        };
        let AlertTimes { at, due, mail_due } = times;
        let ply = i64::try_from(after.ply()).unwrap_or(i64::MAX);
        let is_told = |person: &&&Person| match reason {
            AlertReason::Turn => true,
            // Others who sit at an open table have joined it themselves.
            AlertReason::Invitation => before.is_none(),
            AlertReason::Result => before.is_some() && !is_present(&person.id),
        };
        let begins = new.iter().filter(|person| !old.iter().any(|other| other.id == person.id));
        let begins = begins.filter(is_told);
        let ends = old.iter().filter(|person| !new.iter().any(|other| other.id == person.id));
        changes.extend(begins.map(|person| change(person, AlertEvent::Begins { ply, at, due, mail_due })));
        changes.extend(ends.map(|person| change(person, AlertEvent::Ends { at })));
    }
    changes
}

/// Whether a reason to alert a user still exists.
pub fn exists(reason: AlertReason, table: &Table, user: &str) -> bool {
    concerned(table, reason).iter().any(|person| person.id == user)
}

/// The people whom a reason concerns, each once.
fn concerned(table: &Table, reason: AlertReason) -> Vec<&Person> {
    let players = || table.seats.iter().filter_map(Seat::active_person);
    let mut people: Vec<&Person> = match (reason, table.phase) {
        (AlertReason::Turn, _) => table.awaited().collect(),
        (AlertReason::Invitation, Phase::Open) => {
            let has_yet_to_answer = |seat: &&Seat| !seat.is_ready && !seat.belongs_to(&table.owner);
            table.seats.iter().filter(has_yet_to_answer).filter_map(Seat::active_person).collect()
        }
        (AlertReason::Result, Phase::Over) => players().filter(|person| !person.is_deleted()).collect(),
        (AlertReason::Invitation, Phase::Playing | Phase::Over | Phase::Closed)
        | (AlertReason::Result, Phase::Open | Phase::Playing | Phase::Closed) => Vec::new(),
    };
    let mut seen: Vec<&str> = Vec::new();
    people.retain(|person| {
        let is_new = !seen.contains(&person.id.as_str());
        seen.push(&person.id);
        is_new
    });
    people
}
