//! Who may ask for hints.

use super::table::Table;
use crate::refusal::{Code, Refusal};

/// Refused unless the table allows hints and only bots play against this user.
pub fn require_allowed(table: &Table, user: &str) -> Result<(), Refusal> {
    let refused = |reason: &str| Err(Refusal::new(Code::NoHints, reason));
    if !table.settings.hints {
        return refused("hints are disabled at this table");
    }
    let is_alone = table.seats.iter().filter_map(|seat| seat.person()).all(|person| person.id == user);
    if is_alone { Ok(()) } else { refused("hints are available only in games against bots") }
}
