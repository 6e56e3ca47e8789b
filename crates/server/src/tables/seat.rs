//! Who sits where. A seat has the colour of its player.

use bots::Level;
use engine::Player;

use crate::tables::presets::Ahead;

/// One seat of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Its colour.
    pub player: Player,
    /// Who plays it.
    pub holder: Holder,
    /// Has that person said that the game may begin?
    pub is_ready: bool,
    /// Since when they play it: time before is not counted.
    pub since: i64,
    /// How many milliseconds their clock had then; nothing where it was a whole one.
    pub clock: Option<i64>,
    /// What was answered ahead.
    pub ahead: Ahead,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(Person),
    /// A bot.
    Bot(Level),
    /// A bot, for a person who left or ran out of time and may come back (D-20).
    StandIn(Person, Level),
}

/// A person, as a table knows one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user's id.
    pub id: String,
    /// The user's name.
    pub name: String,
}

impl Person {
    /// Is it nobody any more?
    pub fn is_deleted(&self) -> bool {
        self.name.is_empty()
    }
}

impl Seat {
    /// A seat with this holder from then on.
    pub fn new(player: Player, holder: Holder, since: i64) -> Seat {
        Seat { player, holder, is_ready: false, since, clock: None, ahead: Ahead::default() }
    }

    /// Who it belongs to, playing or away.
    pub fn person(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) | Holder::StandIn(person, _) => Some(person),
            Holder::Nobody | Holder::Bot(_) => None,
        }
    }

    /// The person who plays it now.
    pub fn playing(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) | Holder::StandIn(..) => None,
        }
    }

    /// The bot that plays it now.
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) | Holder::StandIn(_, level) => Some(level),
            Holder::Nobody | Holder::Person(_) => None,
        }
    }

    /// Does it belong to this user?
    pub fn is_of(&self, user: &str) -> bool {
        self.person().is_some_and(|person| person.id == user)
    }

    /// Its bit in a set of seats.
    pub fn bit(&self) -> i64 {
        bit(self.player)
    }
}

/// A seat's bit in a set of seats.
pub fn bit(player: Player) -> i64 {
    1 << player.index()
}
