//! How strong each name is, from game to game: Weng and Lin's rating for several players. It knows places only.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A rating, begun at 25 and unsure.
pub type Rating = WengLinRating;

/// Takes one game into account: by seat, whose name sat there and which place it took.
///
/// Every seat plays with the rating its name had before. A name with several seats gets the mean of what they
/// have then, so a name that plays only itself stays where it is.
pub fn update(ratings: &mut [Rating], seats: &[(usize, u8)]) {
    let before: Vec<[Rating; 1]> = seats.iter().map(|(line, _)| [ratings[*line]]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(seats)
        .map(|(rating, (_, rank))| (&rating[..], MultiTeamOutcome::new((*rank).into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::default());
    let after: Vec<_> = seats.iter().map(|(line, _)| *line).zip(after.into_iter().flatten()).collect();
    for (line, rating) in ratings.iter_mut().enumerate() {
        let own = || after.iter().filter(|(seat, _)| *seat == line).map(|(_, rating)| rating);
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
    fn who_wins_rises_as_much_as_the_other_falls() {
        let [first, second] = rated(&[&[(0, 1), (1, 2)]]);
        assert!(first.rating > 25.0 && second.rating < 25.0);
        assert!((first.rating - 25.0 - (25.0 - second.rating)).abs() < 1e-9);
        assert!(first.uncertainty < Rating::default().uncertainty);
    }

    #[test]
    fn three_of_a_name_share_the_mean_and_a_name_alone_stays() {
        let [one, three] = rated(&[&[(0, 1), (1, 2), (1, 2), (1, 2)]]);
        assert!(one.rating > 25.0 && three.rating < 25.0);
        let [alone, absent] = rated(&[&[(0, 1), (0, 2), (0, 3)]]);
        assert!((alone.rating - 25.0).abs() < 1e-9);
        assert_eq!(absent, Rating::default());
    }

    #[test]
    fn a_shared_place_between_equals_changes_nothing_but_the_doubt() {
        let [first, second] = rated(&[&[(0, 1), (1, 1)]]);
        assert!((first.rating - second.rating).abs() < 1e-9);
    }
}
