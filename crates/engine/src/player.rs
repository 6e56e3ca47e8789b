//! The players by their colours, and the dummy's colour; sets of them; one thing for each.

use crate::words::{set_of, words};

words! {
    /// A colour at the table. Seats fill in this order; the dummy has a colour but no seat.
    pub enum Player or Player {
        /// The first seat.
        Red = "red",
        /// The second seat.
        Blue = "blue",
        /// The third seat.
        Green = "green",
        /// The fourth seat.
        Orange = "orange",
        /// The fifth seat.
        Purple = "purple",
        /// The third colour of a two-player game (DUM-1).
        Dummy = "dummy",
    }
}

set_of! {
    /// A set of players.
    pub struct PlayerSet(u8) of Player
}

impl Player {
    /// The player in that seat, the first being 0.
    pub fn seat(index: usize) -> Option<Player> {
        Player::ALL[..5].get(index).copied()
    }
}

impl PlayerSet {
    /// The first `players` seats.
    pub const fn seats(players: u8) -> PlayerSet {
        PlayerSet((1 << players) - 1)
    }

    /// The members in clockwise order, beginning with the left neighbour of `player`.
    pub fn clockwise_after(self, player: Player) -> impl Iterator<Item = Player> {
        let up_to = (2u8 << player as u8) - 1;
        PlayerSet(self.0 & !up_to).iter().chain(PlayerSet(self.0 & up_to).iter())
    }

    /// The first member met clockwise, `player` included and first.
    #[inline]
    pub fn first_from(self, player: Player) -> Option<Player> {
        let before = (1u8 << player as u8) - 1;
        PlayerSet(self.0 & !before).first().or_else(|| self.first())
    }
}

/// One `T` for each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ByPlayer<T>(pub [T; 6]);

impl<T> std::ops::Index<Player> for ByPlayer<T> {
    type Output = T;
    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player as usize]
    }
}

impl<T> std::ops::IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_begins_with_the_left_neighbour() {
        let order: Vec<_> = PlayerSet::seats(4).clockwise_after(Player::Blue).collect();
        assert_eq!(order, [Player::Green, Player::Orange, Player::Red, Player::Blue]);
    }

    #[test]
    fn first_from_returns_the_seat_itself_if_it_is_in_the_set() {
        let set = PlayerSet::only(Player::Red).with(Player::Green);
        assert_eq!(set.first_from(Player::Green), Some(Player::Green));
        assert_eq!(set.first_from(Player::Orange), Some(Player::Red));
        assert_eq!(PlayerSet::EMPTY.first_from(Player::Red), None);
    }
}
