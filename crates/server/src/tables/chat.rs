//! Who may read which chat room. Players do not read the watchers before the end: watchers may see more than one seat.

use super::table::{Phase, Table};
use crate::store::Room;

/// The rooms a user may read.
pub fn readable_rooms(table: &Table, user: Option<&str>) -> &'static [Room] {
    let is_player = user.is_some_and(|user| table.own_seat(user, None).is_ok());
    match table.phase {
        Phase::Over | Phase::Closed => &[Room::Players, Room::Watchers],
        Phase::Open | Phase::Playing if is_player => &[Room::Players],
        Phase::Open | Phase::Playing => &[Room::Watchers],
    }
}
