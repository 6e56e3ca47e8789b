//! A table as one caller may see it: settings, seats, clocks, presence, and the game.

use engine::standing::Place;
use engine::{Board, Player, PlayerSet};
use play::json::{self, ObjectWriter};
use serde::Serialize;

use super::hub::Hub;
use crate::tables::{GameView, Holder, Phase, Proposal, Seat, Table, TableSettings, Unrated};
use crate::time::now;

/// A table and its game, for one caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub struct TableResponse<'a> {
    table: TableView<'a>,
    game: Option<GameView>,
}

/// A table, for one caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Table"))]
#[derive(Serialize)]
pub struct TableView<'a> {
    id: &'a str,
    phase: Phase,
    owner: &'a str,
    #[serde(rename = "terms")]
    settings: &'a TableSettings,
    edition: &'a str,
    origin: &'a Option<String>,
    next: &'a Option<String>,
    created: i64,
    ended: Option<i64>,
    version: i64,
    ply: usize,
    asked: PlayerSet,
    seats: Vec<SeatView<'a>>,
    /// The seats of the caller.
    yours: Vec<Player>,
    /// Only for people at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    invitation: Option<&'a str>,
    proposal: &'a Option<Proposal>,
    /// Why the result does not change ratings, once the game is over.
    unrated: Option<Unrated>,
    /// Public once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    seed: Option<&'a str>,
}

/// A table in a list.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub struct ListedTable<'a> {
    #[serde(flatten)]
    table: TableView<'a>,
    /// How its game goes, once it has begun. Everyone may know that.
    progress: Option<Progress>,
}

/// The progress of a game.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Progress {
    round: u8,
    /// The last round of this game.
    last: u8,
    /// Whose turn it is. `asked` says who must decide.
    turn: Option<Player>,
    /// Places and points, the best first; the result once the game is over.
    places: Vec<Place>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Seat"))]
#[derive(Serialize)]
struct SeatView<'a> {
    seat: Player,
    #[cfg_attr(feature = "types", ts(type = "\"open\" | \"person\" | \"bot\" | \"stand-in\""))]
    kind: &'static str,
    user: Option<&'a str>,
    name: Option<&'a str>,
    #[cfg_attr(feature = "types", ts(type = "Level | null"))]
    level: Option<&'static str>,
    ready: bool,
    present: bool,
    /// The milliseconds left; null without a clock.
    left: Option<i64>,
}

impl<'a> TableView<'a> {
    /// The table as this user may see it.
    pub fn of(table: &'a Table, hub: &Hub, user: Option<&str>) -> TableView<'a> {
        let is_of_caller = |seat: &&Seat| user.is_some_and(|user| seat.belongs_to(user));
        let yours: Vec<Player> = table.seats.iter().filter(is_of_caller).map(|seat| seat.player).collect();
        let is_at_table = !yours.is_empty() || user == Some(&table.owner);
        let present = present(table, hub);
        TableView {
            id: &table.id,
            phase: table.phase,
            owner: &table.owner,
            settings: &table.settings,
            edition: &table.edition,
            origin: &table.origin,
            next: &table.next,
            created: table.created,
            ended: table.ended,
            version: table.public_version(),
            ply: table.ply(),
            asked: table.asked(),
            seats: table.seats.iter().map(|seat| SeatView::of(table, seat, present)).collect(),
            yours,
            invitation: is_at_table.then_some(&table.invitation),
            proposal: &table.proposal,
            unrated: table.unrated,
            seed: table.seed.as_deref().filter(|_| table.phase == Phase::Over),
        }
    }
}

impl<'a> ListedTable<'a> {
    /// The table as this user may see it.
    pub fn of(table: &'a Table, hub: &Hub, user: Option<&str>) -> ListedTable<'a> {
        let progress = table.log.as_ref().map(|log| Progress::of(log.game().board()));
        ListedTable { table: TableView::of(table, hub, user), progress }
    }
}

impl Progress {
    fn of(board: &Board) -> Progress {
        Progress {
            round: board.round(),
            last: board.variants().rounds().last().unwrap_or_default(),
            turn: board.turn(),
            places: board.standing().iter().collect(),
        }
    }
}

impl<'a> SeatView<'a> {
    fn of(table: &Table, seat: &'a Seat, present: PlayerSet) -> SeatView<'a> {
        let person = seat.person();
        SeatView {
            seat: seat.player,
            kind: match seat.holder {
                Holder::Empty => "open",
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

impl<'a> TableResponse<'a> {
    /// The table with the notices from that ply on.
    pub fn of(
        table: &'a Table,
        hub: &Hub,
        user: Option<&str>,
        viewer: engine::Viewer,
        from: usize,
    ) -> TableResponse<'a> {
        let game = table.log.as_ref().map(|log| GameView::of(log, viewer, from));
        TableResponse { table: TableView::of(table, hub, user), game }
    }

    /// Writes it as JSON; the public part of the game is copied if it is serialized already.
    pub fn write(&self, text: &mut Vec<u8>) {
        let game = |text: &mut Vec<u8>| match &self.game {
            Some(game) => game.write(text),
            None => json::write(text, &()),
        };
        ObjectWriter::of(text, &TableOnly { table: &self.table }).member("game", game).end();
    }
}

/// A table without its game.
#[derive(Serialize)]
struct TableOnly<'a> {
    table: &'a TableView<'a>,
}

/// The seats of users who follow the table in any process.
pub fn present(table: &Table, hub: &Hub) -> PlayerSet {
    hub.with_present(&table.id, |is_present| {
        let is_present_seat = |seat: &&Seat| seat.person().is_some_and(|person| is_present(&person.id));
        table.seats.iter().filter(is_present_seat).map(|seat| seat.player).collect()
    })
}
