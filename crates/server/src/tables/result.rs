//! The result of a finished game: a place for each person. It knows no ratings.

use std::collections::HashSet;

use engine::Standing;

use super::seat::{Holder, Seat};
use super::table::{Phase, Table};
use crate::store::{GameResult, PlayerResult};

/// The result to store; `None` unless the game is over and counts: it was dealt here, and each person held one seat.
pub fn game_result(table: &Table) -> Option<GameResult> {
    if table.phase != Phase::Over || table.origin.is_some() || has_person_in_two_seats(table) {
        return None;
    }
    let ranked = ranked(table)?;
    let players: Vec<_> = ranked.iter().filter_map(|seat| seat.player_result(&ranked)).collect();
    // People are rated against each other, so one person alone is not rated.
    let is_rated = players.len() > 1;
    Some(GameResult { ended: table.ended?, seats: table.seats.len() as i64, is_rated, players })
}

fn has_person_in_two_seats(table: &Table) -> bool {
    let mut seen = HashSet::new();
    !table.seats.iter().filter_map(Seat::person).all(|person| seen.insert(&person.id))
}

struct Ranked<'a> {
    seat: &'a Seat,
    /// The place by points; last for a person who left.
    order: u8,
    points: u16,
}

fn ranked(table: &Table) -> Option<Vec<Ranked<'_>>> {
    let standing = table.log.as_ref()?.game().standing();
    table.seats.iter().map(|seat| Ranked::of(seat, &standing)).collect()
}

impl<'a> Ranked<'a> {
    fn of(seat: &'a Seat, standing: &Standing) -> Option<Ranked<'a>> {
        let own = standing.iter().find(|place| place.player == seat.player)?;
        let order = if has_left(seat) { u8::MAX } else { own.place };
        Some(Ranked { seat, order, points: own.score })
    }

    fn player_result(&self, all: &[Ranked]) -> Option<PlayerResult> {
        let better = all.iter().filter(|other| other.order < self.order).count();
        Some(PlayerResult {
            user: self.seat.person()?.id.clone(),
            place: u8::try_from(better + 1).unwrap_or(u8::MAX),
            points: self.points.into(),
            has_left: has_left(self.seat),
        })
    }
}

fn has_left(seat: &Seat) -> bool {
    match seat.holder {
        Holder::StandIn(..) => true,
        Holder::Empty | Holder::Person(_) | Holder::Bot(_) => false,
    }
}
