//! One entry of a game's log, and its text: `red place toledo`, or `undo 12` for going back to ply 12.

use std::fmt;
use std::str::FromStr;

use engine::{Action, Player};

/// What happened in one ply. A log only grows: what was taken back stays in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A player acted.
    Act(Player, Action),
    /// The game went back to how it stood after so many plies.
    Undo(usize),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Act(player, action) => write!(f, "{player} {action}"),
            Entry::Undo(to) => write!(f, "undo {to}"),
        }
    }
}

/// A text that is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEntry(pub String);

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no entry of a log", self.0)
    }
}

impl std::error::Error for BadEntry {}

impl FromStr for Entry {
    type Err = BadEntry;
    fn from_str(text: &str) -> Result<Entry, BadEntry> {
        let bad = || BadEntry(text.to_owned());
        let (first, rest) = text.split_once(' ').ok_or_else(bad)?;
        if first == "undo" {
            return rest.parse().map(Entry::Undo).map_err(|_| bad());
        }
        let player = first.parse().map_err(|_| bad())?;
        rest.parse().map(|action| Entry::Act(player, action)).map_err(|_| bad())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_reads_back_as_it_was_written() {
        for text in ["red place toledo", "undo 12", "blue move red galicia toledo"] {
            assert_eq!(text.parse::<Entry>().unwrap().to_string(), text);
        }
        for text in ["", "undo", "undo x", "red fly", "mauve done"] {
            assert!(text.parse::<Entry>().is_err(), "{text}");
        }
    }
}
