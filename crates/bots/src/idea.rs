//! What a strong bot is made of. Each idea can be left out, to measure what it is worth.

use std::fmt;
use std::str::FromStr;

/// One idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Idea {
    /// Sensible players in the imagined games; without, they do anything.
    Playouts,
    /// What was learned from many games; without, who is ahead is thought to stay ahead.
    Lore,
    /// Another guess of what is hidden for each try; without, one guess for all.
    Dealing,
    /// Only the promising answers, and of the same in another order only one; without, all.
    Pruning,
    /// Looking at replies before playing out; without, only the next answer is varied.
    Tree,
    /// Secret choices that nobody can foresee; without, the one that seems best.
    Mixing,
}

impl Idea {
    /// All of them.
    pub const ALL: [Idea; 6] =
        [Idea::Playouts, Idea::Lore, Idea::Dealing, Idea::Pruning, Idea::Tree, Idea::Mixing];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Idea::Playouts => "playouts",
            Idea::Lore => "lore",
            Idea::Dealing => "dealing",
            Idea::Pruning => "pruning",
            Idea::Tree => "tree",
            Idea::Mixing => "mixing",
        }
    }
}

impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A word that is no idea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownIdea(String);

impl fmt::Display for UnknownIdea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Idea::ALL.map(Idea::word).join(", ");
        write!(f, "\"{}\" is nothing a bot can do without; known are: {known}", self.0)
    }
}

impl std::error::Error for UnknownIdea {}

impl FromStr for Idea {
    type Err = UnknownIdea;
    fn from_str(text: &str) -> Result<Idea, UnknownIdea> {
        let known = Idea::ALL.into_iter().find(|idea| idea.word() == text);
        known.ok_or_else(|| UnknownIdea(text.to_owned()))
    }
}

/// Some ideas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Ideas(u8);

impl Ideas {
    /// Every idea.
    pub const ALL: Ideas = Ideas((1 << Idea::ALL.len()) - 1);

    /// Is it one of them?
    pub const fn has(self, idea: Idea) -> bool {
        self.0 >> idea as u8 & 1 != 0
    }

    /// All but this one.
    pub const fn without(self, idea: Idea) -> Ideas {
        Ideas(self.0 & !(1 << idea as u8))
    }
}
