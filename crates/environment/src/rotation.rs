//! Colours as a seat counts them: itself first, then clockwise, the dummy last.

use engine::{Player, PlayerSet};

use crate::planes::COLOURS;

/// Where a colour stands in the observation of a seat: itself 0, then clockwise; the dummy is 5.
#[inline]
pub(crate) fn relative(colour: Player, me: Player, players: usize) -> usize {
    if colour == Player::Dummy {
        return 5;
    }
    let behind = if colour < me { players } else { 0 };
    colour.index() + behind - me.index()
}

/// The colour that stands there; `None` if there is none.
#[inline]
pub(crate) fn absolute(place: usize, me: Player, players: usize) -> Option<Player> {
    match place {
        5 if players == 2 => Some(Player::Dummy),
        _ if place < players => Player::seat((me.index() + place) % players),
        _ => None,
    }
}

/// One byte for each colour, in the lowest six.
pub(crate) type Lanes = u64;

const LANE: u32 = u8::BITS;
const DUMMY: Lanes = 0xff << (LANE * 5);

/// Puts what belongs to colours into the order of one seat. What absent colours have must be 0.
#[derive(Clone, Copy)]
pub(crate) struct Rotation {
    me: Player,
    players: usize,
    seats: Lanes,
}

impl Rotation {
    #[inline]
    pub(crate) fn new(me: Player, players: usize) -> Rotation {
        Rotation { me, players, seats: (1 << (LANE * players as u32)) - 1 }
    }

    #[inline]
    pub(crate) fn place(self, colour: Player) -> usize {
        relative(colour, self.me, self.players)
    }

    /// One byte for each colour.
    #[inline]
    pub(crate) fn lanes(self, lanes: Lanes) -> Lanes {
        let (down, up) = (LANE * self.me as u32, LANE * (self.players as u32 - self.me as u32));
        let seats = lanes & self.seats;
        (seats >> down | seats << up) & self.seats | lanes & DUMMY
    }

    /// The same as an array.
    #[inline]
    pub(crate) fn bytes<const N: usize>(self, by_colour: [u8; COLOURS]) -> [u8; N] {
        first(self.lanes(lanes(by_colour)))
    }

    /// 1 for each member.
    #[inline]
    pub(crate) fn flags<const N: usize>(self, set: PlayerSet) -> [u8; N] {
        first(self.lanes(Lanes::from_le_bytes(crate::flags::eight(set.bits()))))
    }
}

/// One byte for each colour as lanes.
#[inline]
pub(crate) fn lanes([a, b, c, d, e, f]: [u8; COLOURS]) -> Lanes {
    Lanes::from_le_bytes([a, b, c, d, e, f, 0, 0])
}

/// The first lanes as bytes.
#[inline]
pub(crate) fn first<const N: usize>(lanes: Lanes) -> [u8; N] {
    *lanes.to_le_bytes().first_chunk().expect("there are at most six")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_where_each_colour_stands() {
        for players in 2..=5 {
            for me in PlayerSet::seats(players as u8).iter() {
                let present = PlayerSet::seats(players as u8).with(Player::Dummy);
                let present = if players == 2 { present } else { present.without(Player::Dummy) };
                let byte = |colour: Player| if present.has(colour) { 10 + colour as u8 } else { 0 };
                let rotation = Rotation::new(me, players);
                let bytes: [u8; COLOURS] = rotation.bytes(Player::ALL.map(byte));
                let set = PlayerSet::only(me).with(Player::Blue);
                let flags: [u8; COLOURS] = rotation.flags(set);
                for place in 0..COLOURS {
                    let colour = absolute(place, me, players);
                    assert_eq!(bytes[place], colour.map_or(0, byte), "{me} of {players}");
                    assert_eq!(flags[place] == 1, colour.is_some_and(|colour| set.has(colour)));
                    assert!(colour.is_none_or(|colour| rotation.place(colour) == place));
                }
            }
        }
    }
}
