//! Colours as a seat counts them: itself first, then clockwise, the dummy last.

use engine::Player;

/// The index of a colour in the observation of a seat: itself 0, then clockwise; the dummy is 5.
#[inline]
pub(crate) fn relative(colour: Player, me: Player, players: usize) -> usize {
    if colour == Player::Dummy {
        return 5;
    }
    let behind = if colour < me { players } else { 0 };
    colour.index() + behind - me.index()
}

/// The colour with that index; `None` if the game has none.
#[inline]
pub(crate) fn absolute(place: usize, me: Player, players: usize) -> Option<Player> {
    match place {
        5 if players == 2 => Some(Player::Dummy),
        _ if place < players => Player::seat((me.index() + place) % players),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::PlayerSet;

    #[test]
    fn seats_are_counted_from_the_one_that_sees_them() {
        for players in 2..=5 {
            for me in PlayerSet::seats(players as u8).iter() {
                assert_eq!(absolute(0, me, players), Some(me));
                for seat in PlayerSet::seats(players as u8).iter() {
                    assert_eq!(absolute(relative(seat, me, players), me, players), Some(seat));
                }
                let dummy = absolute(5, me, players);
                assert_eq!(dummy, (players == 2).then_some(Player::Dummy));
            }
        }
    }
}
