//! The result of a finished game: a place for each person, and whether it is rated. It knows no ratings.

use std::collections::HashSet;

use engine::Standing;
use serde::Serialize;

use super::seat::{Holder, Seat};
use super::table::{Phase, Table};
use crate::store::{GameResult, PlayerResult};

/// A game in which a person left before this round does not count for ratings.
const FIRST_RATED_ROUND: usize = 3;

/// Why a game does not change ratings.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// Only one person took part.
    Bots,
    /// Not everyone has an account with a password.
    Guests,
    /// A person left before the third round.
    EarlyResignation,
    /// Two people played from one address.
    SameAddress,
}

impl Unrated {
    const ALL: [Unrated; 4] =
        [Unrated::Bots, Unrated::Guests, Unrated::EarlyResignation, Unrated::SameAddress];

    /// Its name in the store and on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Unrated::Bots => "bots",
            Unrated::Guests => "guests",
            Unrated::EarlyResignation => "early-resignation",
            Unrated::SameAddress => "same-address",
        }
    }

    /// The reason of that name.
    pub fn of(word: &str) -> Option<Unrated> {
        Unrated::ALL.into_iter().find(|reason| reason.word() == word)
    }

    /// The reason that the table alone gives.
    pub fn at_table(table: &Table) -> Option<Unrated> {
        if table.seats.iter().filter_map(Seat::person).count() < 2 {
            return Some(Unrated::Bots);
        }
        let log = table.log.as_ref()?;
        let left_early = |seat: &Seat| has_left(seat) && log.rounds_begun(seat.since) < FIRST_RATED_ROUND;
        table.seats.iter().any(left_early).then_some(Unrated::EarlyResignation)
    }
}

/// The result to store; `None` unless the game is over and counts: it was dealt here, and each person held one seat.
pub fn game_result(table: &Table) -> Option<GameResult> {
    if table.phase != Phase::Over || table.origin.is_some() || has_person_in_two_seats(table) {
        return None;
    }
    let ranked = ranked(table)?;
    let players: Vec<_> = ranked.iter().filter_map(|seat| seat.player_result(&ranked)).collect();
    let unrated = table.unrated.map(Unrated::word);
    Some(GameResult { ended: table.ended?, seats: table.seats.len() as i64, unrated, players })
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
