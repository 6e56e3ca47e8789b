//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// A level, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything the rules allow.
    Random,
    /// Sees what one step of its own brings, and remembers little.
    Squire,
    /// Tries out a few ways the round may go.
    Caballero,
    /// Searches, remembers everything, keeps its secrets unpredictable.
    Grande,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Squire, Level::Caballero, Level::Grande];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Squire => "squire",
            Level::Caballero => "caballero",
            Level::Grande => "grande",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no level; known are: random, squire, caballero, grande", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let known = Level::ALL.into_iter().find(|level| level.word() == text);
        known.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written_and_an_unknown_one_names_those_there_are() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "duke".parse::<Level>().map_err(|error| error.to_string());
        let known = "\"duke\" is no level; known are: random, squire, caballero, grande";
        assert_eq!(error, Err(known.to_owned()));
    }
}
