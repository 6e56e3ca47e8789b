//! The reveals that changed a lead most.

use engine::PlayerSet;

use crate::report::{NotableReveal, RevealKind};
use crate::reveal::{Luck, SeatLuck};

/// A change counts from here on, in points.
const LEAST: f64 = 1.0;
/// At most this many are listed.
const MOST: usize = 8;

/// The reveals with the largest luck that is more than twice its standard error, in the order of the game.
pub(crate) fn notable_reveals(players: PlayerSet, luck: &[Luck]) -> Vec<NotableReveal> {
    let kinds = [RevealKind::Discs, RevealKind::Cards];
    let both = luck.iter().flat_map(|luck| kinds.into_iter().filter_map(|by| largest(players, luck, by)));
    let mut reveals: Vec<NotableReveal> = both.collect();
    reveals.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    reveals.truncate(MOST);
    reveals.sort_by_key(|reveal| reveal.ply);
    reveals
}

/// The largest change that a reveal brought to a player, if it is large and certain enough.
fn largest(players: PlayerSet, luck: &Luck, by: RevealKind) -> Option<NotableReveal> {
    let changes = players.iter().map(|player| {
        let SeatLuck { discs, discs_error, cards, cards_error } = luck.seats[player.index()];
        let (points, error) = match by {
            RevealKind::Discs => (discs, discs_error),
            RevealKind::Cards => (cards, cards_error),
        };
        NotableReveal { ply: luck.ply, by, player, points, error }
    });
    let largest = changes.max_by(|one, other| one.points.abs().total_cmp(&other.points.abs()));
    largest.filter(|reveal| reveal.points.abs() >= LEAST.max(2.0 * reveal.error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Player;

    fn cards(ply: usize, points: [f64; 2], error: f64) -> Luck {
        let seat = |cards| SeatLuck { discs: 0.0, discs_error: 0.0, cards, cards_error: error };
        Luck { ply, discs: false, cards: true, seats: points.map(seat).into() }
    }

    fn notable(luck: &[Luck]) -> Vec<(usize, Player, f64)> {
        let players = [Player::Red, Player::Blue].into_iter().collect();
        notable_reveals(players, luck).iter().map(|one| (one.ply, one.player, one.points)).collect()
    }

    #[test]
    fn a_reveal_is_listed_for_the_player_whose_lead_it_changed_most() {
        assert_eq!(notable(&[cards(3, [1.5, -2.0], 0.4)]), [(3, Player::Blue, -2.0)]);
    }

    #[test]
    fn luck_that_may_be_noise_is_not_listed() {
        assert_eq!(notable(&[cards(3, [1.5, -1.0], 0.8), cards(5, [0.9, 0.5], 0.1)]), []);
    }

    #[test]
    fn the_largest_are_listed_in_the_order_of_the_game() {
        let luck: Vec<Luck> =
            (0..12).map(|at| cards(at, [f64::from(at as u32 % 6) + 1.0, 0.0], 0.1)).collect();
        let plies: Vec<usize> = notable(&luck).iter().map(|(ply, ..)| *ply).collect();
        assert_eq!(plies, [2, 3, 4, 5, 8, 9, 10, 11]);
    }

    #[test]
    fn discs_and_cards_of_one_reveal_are_listed_apart() {
        let mut luck = cards(4, [3.0, 0.0], 0.1);
        luck.discs = true;
        luck.seats[1].discs = -2.5;
        assert_eq!(notable(&[luck]), [(4, Player::Red, 3.0), (4, Player::Blue, -2.5)]);
    }
}
