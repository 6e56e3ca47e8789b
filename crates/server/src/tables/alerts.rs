//! Turns that begin, as alerts for the store. Sending them is the work of a worker.

use super::table::Table;
use crate::store::NewAlert;

/// The alerts for turns that begin with the change from `before` to `after`. They are due at `due`.
pub fn new_alerts(before: Option<&Table>, after: &Table, at: i64, due: i64) -> Vec<NewAlert> {
    let was_awaited = |user: &str| before.is_some_and(|before| is_awaited(before, user));
    let ply = i64::try_from(after.ply()).unwrap_or(i64::MAX);
    let mut alerts: Vec<NewAlert> = Vec::new();
    for person in after.awaited() {
        let is_listed = alerts.iter().any(|alert| alert.user == person.id);
        if !is_listed && !was_awaited(&person.id) {
            alerts.push(NewAlert { user: person.id.clone(), table: after.id.clone(), ply, at, due });
        }
    }
    alerts
}

/// Whether the table is waiting for this user.
pub fn is_awaited(table: &Table, user: &str) -> bool {
    table.awaited().any(|person| person.id == user)
}
