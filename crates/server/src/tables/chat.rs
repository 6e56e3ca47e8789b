//! Who may read which chat room. Until the game ends, players cannot read the spectators' room: spectators may know
//! what several players' hands are. A second window of a player is recognized by its IP address.

use super::table::{Phase, Table};
use crate::store::{Room, Store};

/// Where a spectator is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proximity {
    /// At the IP address of a player: it may be the player.
    SharesPlayerAddress,
    /// Elsewhere.
    Elsewhere,
}

/// Whether this address is that of a player of a running game.
pub async fn proximity(store: &Store, table: &Table, address: &str) -> Result<Proximity, sqlx::Error> {
    let log = table.log.as_ref().filter(|_| table.phase == Phase::Playing && !address.is_empty());
    let Some(log) = log else { return Ok(Proximity::Elsewhere) };
    match store.is_address_of_player(&table.id, address, log.started()).await? {
        true => Ok(Proximity::SharesPlayerAddress),
        false => Ok(Proximity::Elsewhere),
    }
}

/// The rooms a user may read.
pub fn readable_rooms(table: &Table, user: Option<&str>, proximity: Proximity) -> &'static [Room] {
    let is_player = user.is_some_and(|user| table.own_seat(user, None).is_ok());
    match (table.phase, proximity) {
        (Phase::Over | Phase::Closed, _) => &[Room::Players, Room::Spectators],
        (Phase::Open | Phase::Playing, _) if is_player => &[Room::Players],
        (Phase::Playing, Proximity::SharesPlayerAddress) => &[],
        (Phase::Open, Proximity::SharesPlayerAddress)
        | (Phase::Open | Phase::Playing, Proximity::Elsewhere) => &[Room::Spectators],
    }
}
