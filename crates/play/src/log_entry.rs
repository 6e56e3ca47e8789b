//! One entry of a game log and its text: `red place toledo`, or `undo 12` to return to ply 12.

use std::fmt;
use std::str::FromStr;

use engine::{Action, Player};

/// One ply. The log is append-only: undone entries stay in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// A player acted.
    Act(Player, Action),
    /// The game returned to the position after this many plies.
    Undo(usize),
}

impl fmt::Display for LogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogEntry::Act(player, action) => write!(f, "{player} {action}"),
            LogEntry::Undo(to) => write!(f, "undo {to}"),
        }
    }
}

/// A text that is not a log entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLogEntry(pub String);

impl fmt::Display for BadLogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a log entry", self.0)
    }
}

impl std::error::Error for BadLogEntry {}

impl FromStr for LogEntry {
    type Err = BadLogEntry;
    fn from_str(text: &str) -> Result<LogEntry, BadLogEntry> {
        let bad = || BadLogEntry(text.to_owned());
        let (first, rest) = text.split_once(' ').ok_or_else(bad)?;
        if first == "undo" {
            return rest.parse().map(LogEntry::Undo).map_err(|_| bad());
        }
        let player = first.parse().map_err(|_| bad())?;
        rest.parse().map(|action| LogEntry::Act(player, action)).map_err(|_| bad())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_a_round_trip() {
        for text in ["red place toledo", "undo 12", "blue move red galicia toledo"] {
            assert_eq!(text.parse::<LogEntry>().unwrap().to_string(), text);
        }
        for text in ["", "undo", "undo x", "red fly", "mauve done"] {
            assert!(text.parse::<LogEntry>().is_err(), "{text}");
        }
    }
}
