//! What everybody may know of a table besides its game: who sits where, whose time runs, who is there.

use engine::{Player, PlayerSet};
use serde::Serialize;

use crate::live::hub::Hub;
use crate::time::now;
use crate::tables::seat::{Holder, Seat};
use crate::tables::game_view::Sight;
use crate::json::{self, Splice};
use crate::tables::table::{Phase, Proposal, Table};
use crate::tables::settings::Terms;

/// A table and its game, for one caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(super) struct Whole<'a> {
    pub(super) table: Facts<'a>,
    pub(super) game: Option<Sight>,
}

/// A table, for one caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Table"))]
#[derive(Serialize)]
pub(super) struct Facts<'a> {
    id: &'a str,
    phase: Phase,
    owner: &'a str,
    terms: &'a Terms,
    edition: &'a str,
    origin: &'a Option<String>,
    next: &'a Option<String>,
    created: i64,
    ended: Option<i64>,
    version: i64,
    ply: usize,
    asked: PlayerSet,
    seats: Vec<SeatFacts<'a>>,
    /// The seats of the caller.
    yours: Vec<Player>,
    /// Told to those at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    invitation: Option<&'a str>,
    proposal: &'a Option<Proposal>,
    /// Told to everybody once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    seed: Option<&'a str>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Seat"))]
#[derive(Serialize)]
struct SeatFacts<'a> {
    seat: Player,
    #[cfg_attr(feature = "types", ts(type = "\"open\" | \"person\" | \"bot\" | \"stand-in\""))]
    kind: &'static str,
    user: Option<&'a str>,
    name: Option<&'a str>,
    #[cfg_attr(feature = "types", ts(type = "Level | null"))]
    level: Option<&'static str>,
    ready: bool,
    present: bool,
    /// How many milliseconds are left, where time is set.
    left: Option<i64>,
}

impl<'a> Facts<'a> {
    pub(super) fn of(table: &'a Table, hub: &Hub, user: Option<&str>) -> Facts<'a> {
        let is_of_caller = |seat: &&Seat| user.is_some_and(|user| seat.is_of(user));
        let yours: Vec<Player> = table.seats.iter().filter(is_of_caller).map(|seat| seat.player).collect();
        let is_inside = !yours.is_empty() || user == Some(&table.owner);
        let present = present(table, hub);
        Facts {
            id: &table.id,
            phase: table.phase,
            owner: &table.owner,
            terms: &table.terms,
            edition: &table.edition,
            origin: &table.origin,
            next: &table.next,
            created: table.created,
            ended: table.ended,
            version: table.shown(),
            ply: table.ply(),
            asked: table.asked(),
            seats: table.seats.iter().map(|seat| SeatFacts::of(table, seat, present)).collect(),
            yours,
            invitation: is_inside.then_some(&table.invitation),
            proposal: &table.proposal,
            seed: table.seed.as_deref().filter(|_| table.phase == Phase::Over),
        }
    }
}

impl<'a> SeatFacts<'a> {
    fn of(table: &Table, seat: &'a Seat, present: PlayerSet) -> SeatFacts<'a> {
        let person = seat.person();
        SeatFacts {
            seat: seat.player,
            kind: match seat.holder {
                Holder::Nobody => "open",
                Holder::Person(_) => "person",
                Holder::Bot(_) => "bot",
                Holder::StandIn(..) => "stand-in",
            },
            user: person.map(|person| person.id.as_str()),
            name: person.map(|person| person.name.as_str()),
            level: seat.bot().map(|level| level.word()),
            ready: seat.is_ready,
            present: present.has(seat.player),
            left: table.time_left(seat, now()).filter(|_| table.phase == Phase::Playing),
        }
    }
}

impl<'a> Whole<'a> {
    /// The table with the notices from that ply on.
    pub(super) fn of(
        table: &'a Table,
        hub: &Hub,
        user: Option<&str>,
        viewer: engine::Viewer,
        from: usize,
    ) -> Whole<'a> {
        let game = table.course.as_ref().map(|course| Sight::of(course, viewer, from));
        Whole { table: Facts::of(table, hub, user), game }
    }

    /// Writes the same as JSON, but what everybody sees of the game is only copied.
    pub(super) fn write(&self, text: &mut Vec<u8>) {
        let game = |text: &mut Vec<u8>| match &self.game {
            Some(game) => game.write(text),
            None => splice::write(text, &()),
        };
        Splice::of(text, &Alone { table: &self.table }).member("game", game).end();
    }
}

/// A table without its game.
#[derive(Serialize)]
struct Alone<'a> {
    table: &'a Facts<'a>,
}

/// The seats of those who follow the table at any process.
pub(super) fn present(table: &Table, hub: &Hub) -> PlayerSet {
    hub.with_present(&table.id, |is_present| {
        let is_there = |seat: &&Seat| seat.person().is_some_and(|person| is_present(&person.id));
        table.seats.iter().filter(is_there).map(|seat| seat.player).collect()
    })
}
