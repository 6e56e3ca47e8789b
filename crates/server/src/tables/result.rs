//! What came of a game for each person at it. It knows places, not ratings.

use std::collections::HashSet;

use engine::Standing;

use crate::tables::seat::{Holder, Seat};
use crate::tables::table::{Phase, Table};

/// What came of a game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// When it ended.
    pub ended: i64,
    /// How many played, bots too.
    pub seats: usize,
    /// Each person.
    pub finishes: Vec<Finish>,
}

/// What came of it for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Who.
    pub user: String,
    /// From 1, bots too. Who left is behind everybody who stayed.
    pub place: u8,
    /// The points of the seat.
    pub points: u16,
    /// Did a bot play on for them at the end?
    pub has_left: bool,
}

impl Outcome {
    /// Nothing, unless the game is over and counts: it was dealt here, and nobody held two seats.
    pub fn of(table: &Table) -> Option<Outcome> {
        if table.phase != Phase::Over || table.origin.is_some() || has_double(table) {
            return None;
        }
        let ranked = ranked(table)?;
        let finishes = ranked.iter().filter_map(|seat| seat.finish(&ranked)).collect();
        Some(Outcome { ended: table.ended?, seats: table.seats.len(), finishes })
    }

    /// People are rated among themselves: it takes two.
    pub fn is_rated(&self) -> bool {
        self.finishes.len() > 1
    }
}

/// Does somebody hold two seats?
fn has_double(table: &Table) -> bool {
    let mut seen = HashSet::new();
    !table.seats.iter().filter_map(Seat::person).all(|person| seen.insert(&person.id))
}

struct Ranked<'a> {
    seat: &'a Seat,
    /// The place that the points give; behind all of them for who left.
    order: u8,
    points: u16,
}

fn ranked(table: &Table) -> Option<Vec<Ranked<'_>>> {
    let standing = table.course.as_ref()?.game().standing();
    table.seats.iter().map(|seat| Ranked::of(seat, &standing)).collect()
}

impl<'a> Ranked<'a> {
    fn of(seat: &'a Seat, standing: &Standing) -> Option<Ranked<'a>> {
        let own = standing.iter().find(|place| place.player == seat.player)?;
        let order = if has_left(seat) { u8::MAX } else { own.place };
        Some(Ranked { seat, order, points: own.score })
    }

    fn finish(&self, all: &[Ranked]) -> Option<Finish> {
        let better = all.iter().filter(|other| other.order < self.order).count();
        let user = self.seat.person()?.id.clone();
        let place = u8::try_from(better + 1).unwrap_or(u8::MAX);
        Some(Finish { user, place, points: self.points, has_left: has_left(self.seat) })
    }
}

fn has_left(seat: &Seat) -> bool {
    match seat.holder {
        Holder::StandIn(..) => true,
        Holder::Nobody | Holder::Person(_) | Holder::Bot(_) => false,
    }
}
