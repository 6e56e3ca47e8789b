//! A kind of bot: a level, possibly without some techniques.

use std::fmt;
use std::str::FromStr;

use engine::words::UnknownWord;

use crate::level::Level;
use crate::technique::{Technique, Techniques};

/// A level, possibly without some techniques. Written `grande`, or `grande-mixing` for one without mixing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// How well it plays.
    pub level: Level,
    /// The techniques it uses.
    pub techniques: Techniques,
}

impl From<Level> for Kind {
    fn from(level: Level) -> Kind {
        Kind { level, techniques: Techniques::ALL }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = Technique::ALL.into_iter().filter(|technique| !self.techniques.has(*technique));
        write!(f, "{}", self.level)?;
        missing.into_iter().try_for_each(|technique| write!(f, "-{technique}"))
    }
}

impl FromStr for Kind {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Kind, UnknownWord> {
        let mut words = text.split('-');
        let level: Level = words.next().unwrap_or("").parse()?;
        let techniques = words.try_fold(Techniques::ALL, |techniques, word| {
            word.parse().map(|technique| techniques.without(technique))
        })?;
        Ok(Kind { level, techniques })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_read_as_it_is_written() {
        for text in ["random", "squire", "grande", "grande-pruning-mixing", "caballero-lore"] {
            let kind: Kind = text.parse().expect("a kind");
            assert_eq!(kind.to_string(), text);
        }
    }

    #[test]
    fn an_unknown_technique_is_refused_with_the_known_ones() {
        let error = |text: &str| text.parse::<Kind>().expect_err("no kind").to_string();
        assert_eq!(
            error("duke"),
            "unknown level \"duke\"; expected one of: random, squire, caballero, grande, master"
        );
        let known = "expected one of: playouts, lore, dealing, pruning, tree, mixing, network";
        assert_eq!(error("grande-luck"), format!("unknown technique \"luck\"; {known}"));
    }
}
