//! Weng and Lin's rating for games of several players. It knows only places.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A rating is provisional before this many games.
pub const PROVISIONAL_GAMES: i64 = 10;

/// A rating; it starts at 25 with high uncertainty.
pub type Rating = WengLinRating;

/// Updates the ratings after one game. `seats` has, for each seat, the index of its participant and the place.
///
/// Every seat plays with the previous rating of its participant. A participant with several seats gets the mean of the new
/// ratings, so one that plays only against itself keeps its rating.
pub fn update(ratings: &mut [Rating], seats: &[(usize, u8)]) {
    let before: Vec<[Rating; 1]> = seats.iter().map(|(index, _)| [ratings[*index]]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(seats)
        .map(|(rating, (_, rank))| (&rating[..], MultiTeamOutcome::new((*rank).into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::default());
    let after: Vec<_> = seats.iter().map(|(index, _)| *index).zip(after.into_iter().flatten()).collect();
    for (index, rating) in ratings.iter_mut().enumerate() {
        let own = || after.iter().filter(|(seat, _)| *seat == index).map(|(_, rating)| rating);
        let count = own().count() as f64;
        if count > 0.0 {
            rating.rating = own().map(|rating| rating.rating).sum::<f64>() / count;
            rating.uncertainty = own().map(|rating| rating.uncertainty).sum::<f64>() / count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(games: &[&[(usize, u8)]]) -> [Rating; 2] {
        let mut ratings = [Rating::default(); 2];
        games.iter().for_each(|seats| update(&mut ratings, seats));
        ratings
    }

    #[test]
    fn the_winner_gains_as_much_as_the_loser_loses() {
        let [first, second] = rated(&[&[(0, 1), (1, 2)]]);
        assert!(first.rating > 25.0 && second.rating < 25.0);
        assert!((first.rating - 25.0 - (25.0 - second.rating)).abs() < 1e-9);
        assert!(first.uncertainty < Rating::default().uncertainty);
    }

    #[test]
    fn seats_of_one_name_share_the_mean_and_a_name_alone_keeps_its_rating() {
        let [one, three] = rated(&[&[(0, 1), (1, 2), (1, 2), (1, 2)]]);
        assert!(one.rating > 25.0 && three.rating < 25.0);
        let [alone, absent] = rated(&[&[(0, 1), (0, 2), (0, 3)]]);
        assert!((alone.rating - 25.0).abs() < 1e-9);
        assert_eq!(absent, Rating::default());
    }

    #[test]
    fn a_tie_between_equals_keeps_their_ratings_equal() {
        let [first, second] = rated(&[&[(0, 1), (1, 1)]]);
        assert!((first.rating - second.rating).abs() < 1e-9);
    }
}
