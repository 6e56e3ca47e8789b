//! An action card: a name in the registry, with its stack and its effects.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::cards::FACES;
use crate::effect::Effect;
use crate::words::{UnknownWord, words};

words! {
    /// Which part of the box a card belongs to.
    pub enum Set or CardSet {
        /// Stacks 1–4 and *Your Majesty*.
        Base = "base",
        /// The four cards for experienced players (ALT-1).
        Alternative = "alternative",
        /// New Regency (REG-1).
        Regency = "regency",
    }
}

words! {
    /// How sure a value is.
    pub enum Certainty or Certainty {
        /// The rulebooks say or show it.
        High = "H",
        /// One good outside source, or a strong inference.
        Medium = "M",
        /// Our reconstruction.
        Low = "L",
    }
}

/// What is printed on a kind of action card.
#[derive(Debug)]
pub struct CardPrint {
    /// Its name in every text form.
    pub id: &'static str,
    /// Which part of the box it belongs to.
    pub set: Set,
    /// The stack, which is also the number of caballeros on the lower half.
    pub stack: u8,
    /// The upper half.
    pub effects: &'static [Effect],
    /// How sure the upper half is.
    pub certainty: Certainty,
    /// The IDs of the rules that apply to it.
    pub rules: &'static [&'static str],
}

/// A kind of action card: an index into the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = FACES.len();

    /// Every kind, in the order of the registry.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..FACES.len() as u8).map(Card)
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static CardPrint {
        FACES[self.0 as usize]
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        self.face().id
    }

    /// Is it the King card, which is never discarded (ACT-4, END-1)?
    pub fn is_king_card(self) -> bool {
        self.face().set == Set::Base && self.face().stack == 5
    }

    /// Its place in the registry.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

impl std::str::FromStr for Card {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Card, UnknownWord> {
        static BY_ID: LazyLock<HashMap<&'static str, Card>> =
            LazyLock::new(|| Card::all().map(|card| (card.id(), card)).collect());
        BY_ID.get(text).copied().ok_or_else(|| UnknownWord::Card { found: text.to_owned() })
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
