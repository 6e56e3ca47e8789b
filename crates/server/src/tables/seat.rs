//! Seats and their holders. A seat has the colour of its player.

use bots::Level;
use engine::Player;
use play::Presets;

/// One seat of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Its colour.
    pub player: Player,
    /// Who plays it.
    pub holder: Holder,
    /// Whether that person is ready to start.
    pub is_ready: bool,
    /// Since when the holder plays it; earlier time does not count for the clock.
    pub since: i64,
    /// The milliseconds on the clock at that time; `None` for a full clock.
    pub clock: Option<i64>,
    /// Preset answers.
    pub presets: Presets,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The seat is free.
    Empty,
    /// A person.
    Person(Person),
    /// A bot.
    Bot(Level),
    /// A bot that stands in for a person who left or ran out of time and may return (D-20).
    StandIn(Person, Level),
}

/// A person who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user's id.
    pub id: String,
    /// The user's name.
    pub name: String,
}

impl Person {
    /// Whether the account was deleted.
    pub fn is_deleted(&self) -> bool {
        self.name.is_empty()
    }
}

impl Seat {
    /// A seat held since that time.
    pub fn new(player: Player, holder: Holder, since: i64) -> Seat {
        Seat { player, holder, is_ready: false, since, clock: None, presets: Presets::default() }
    }

    /// The person it belongs to, even while a bot stands in.
    pub fn person(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) | Holder::StandIn(person, _) => Some(person),
            Holder::Empty | Holder::Bot(_) => None,
        }
    }

    /// The person who plays it now.
    pub fn active_person(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Empty | Holder::Bot(_) | Holder::StandIn(..) => None,
        }
    }

    /// The bot that plays it now.
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) | Holder::StandIn(_, level) => Some(level),
            Holder::Empty | Holder::Person(_) => None,
        }
    }

    /// Whether it belongs to this user.
    pub fn belongs_to(&self, user: &str) -> bool {
        self.person().is_some_and(|person| person.id == user)
    }

    /// Its bit in a stored set of seats.
    pub fn bit(&self) -> i64 {
        bit(self.player)
    }
}

/// The bit of a seat in a stored set of seats.
pub fn bit(player: Player) -> i64 {
    1 << player.index()
}
