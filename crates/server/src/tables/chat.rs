//! Who may read which chat room. Players do not read the watchers before the end: watchers may see more than one seat. A
//! second window of a player is recognized by its address.

use super::table::{Phase, Table};
use crate::store::{Room, Store};

/// Where a watcher is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proximity {
    /// At the address of a player, and perhaps the player.
    NearPlayer,
    /// Elsewhere.
    Elsewhere,
}

/// Whether this address is that of a player of a running game.
pub async fn proximity(store: &Store, table: &Table, address: &str) -> Result<Proximity, sqlx::Error> {
    let log = table.log.as_ref().filter(|_| table.phase == Phase::Playing && !address.is_empty());
    let Some(log) = log else { return Ok(Proximity::Elsewhere) };
    match store.is_address_of_player(&table.id, address, log.started()).await? {
        true => Ok(Proximity::NearPlayer),
        false => Ok(Proximity::Elsewhere),
    }
}

/// The rooms a user may read.
pub fn readable_rooms(table: &Table, user: Option<&str>, proximity: Proximity) -> &'static [Room] {
    let is_player = user.is_some_and(|user| table.own_seat(user, None).is_ok());
    match (table.phase, proximity) {
        (Phase::Over | Phase::Closed, _) => &[Room::Players, Room::Watchers],
        (Phase::Open | Phase::Playing, _) if is_player => &[Room::Players],
        (Phase::Playing, Proximity::NearPlayer) => &[],
        (Phase::Open, Proximity::NearPlayer) | (Phase::Open | Phase::Playing, Proximity::Elsewhere) => {
            &[Room::Watchers]
        }
    }
}
