//! Ratings from places: the Plackett–Luce model. Knows neither bots nor games.
//!
//! First place goes to one of the players with a probability proportional to its strength, second place to one of the rest
//! in the same way, and so on. So one player finishes ahead of another with the probability `s / (s + t)`, no matter who else
//! plays. A rating is the logarithm of a strength: 400 points are a factor of ten.

use super::statistics::Z;

/// This many points more mean ten times the strength.
const TENFOLD: f64 = 400.0;
/// Newton's method ends when no rating changes by more, in units of the natural logarithm.
const PRECISE: f64 = 1e-10;
/// It needs about ten steps; a step is never longer than [`LONGEST`].
const STEPS: usize = 200;
const LONGEST: f64 = 1.0;

/// A player's rating with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The rating.
    pub rating: f64,
    /// None without a lower limit: it never finished ahead of the anchor, not even through a chain of other players.
    pub low: Option<f64>,
    /// None without an upper limit: the anchor never finished ahead of it, not even through such a chain.
    pub high: Option<f64>,
}

/// The results of games: who took part, and at which place.
#[derive(Clone, Debug)]
pub struct Places {
    players: usize,
    /// The players from first to last, and how much this order counts.
    orders: Vec<(Vec<usize>, f64)>,
    /// Did the first finish ahead of the second?
    ahead: Vec<Vec<bool>>,
}

impl Places {
    /// No game yet.
    pub fn new(players: usize) -> Places {
        Places { players, orders: Vec::new(), ahead: vec![vec![false; players]; players] }
    }

    /// Adds a game: each player at most once, with its place. Equal places count as each of their orders in equal parts.
    pub fn add(&mut self, places: &[(usize, u8)]) {
        for (player, place) in places {
            let behind = places.iter().filter(|(_, other)| other > place);
            behind.for_each(|(other, _)| self.ahead[*player][*other] = true);
        }
        let mut sorted = places.to_vec();
        sorted.sort_by_key(|(player, place)| (*place, *player));
        let orders = orders(&sorted);
        let weight = 1.0 / orders.len() as f64;
        self.orders.extend(orders.into_iter().map(|order| (order, weight)));
    }

    /// The most likely ratings, if the player `anchor` has this one.
    ///
    /// Every two players are counted as if they had tied once more than they did. Without that, a player who won or lost all
    /// games would be infinitely strong or weak.
    pub fn estimate(&self, anchor: usize, rating: f64) -> Vec<Estimate> {
        let mut all = self.clone();
        for first in 0..self.players {
            (0..first).for_each(|second| {
                all.orders.extend([(vec![first, second], 0.5), (vec![second, first], 0.5)]);
            });
        }
        let (strengths, variances) = all.fit(anchor);
        let above = self.reachable(anchor, |one, other| self.ahead[other][one]);
        let below = self.reachable(anchor, |one, other| self.ahead[one][other]);
        let points = TENFOLD / std::f64::consts::LN_10;
        let estimate = |player: usize| {
            let own = rating + points * strengths[player];
            let margin = points * Z * variances[player].sqrt();
            let low = above[player].then_some(own - margin);
            let high = below[player].then_some(own + margin);
            Estimate { rating: own, low, high }
        };
        (0..self.players).map(estimate).collect()
    }

    /// The players to whom steps lead from this one; it is one of them.
    fn reachable(&self, from: usize, is_step: impl Fn(usize, usize) -> bool) -> Vec<bool> {
        let (mut reached, mut left) = (vec![false; self.players], vec![from]);
        reached[from] = true;
        while let Some(one) = left.pop() {
            for other in (0..self.players).filter(|other| is_step(one, *other)) {
                if !std::mem::replace(&mut reached[other], true) {
                    left.push(other);
                }
            }
        }
        reached
    }

    /// The logarithms of the most likely strengths, and their variances by the Fisher information; the anchor has 0 and 0.
    fn fit(&self, anchor: usize) -> (Vec<f64>, Vec<f64>) {
        let mut strengths = vec![0.0; self.players];
        for _ in 0..STEPS {
            let (gradient, information) = self.derivatives(&strengths, anchor);
            let step = solve(information, gradient);
            let longest = step.iter().fold(0.0, |longest: f64, change| longest.max(change.abs()));
            let scale = (LONGEST / longest).min(1.0);
            strengths.iter_mut().zip(&step).for_each(|(strength, change)| *strength += scale * change);
            if longest < PRECISE {
                break;
            }
        }
        let (_, information) = self.derivatives(&strengths, anchor);
        let variance = |player: usize| {
            let unit = (0..self.players).map(|other| f64::from(u8::from(other == player))).collect();
            if player == anchor { 0.0 } else { solve(information.clone(), unit)[player] }
        };
        let variances = (0..self.players).map(variance).collect();
        (strengths, variances)
    }

    /// The gradient of the logarithm of the likelihood, and its second derivatives with the opposite sign. The anchor's row and
    /// column are those of the unit matrix, so that it stays where it is.
    fn derivatives(&self, strengths: &[f64], anchor: usize) -> (Vec<f64>, Vec<Vec<f64>>) {
        let mut gradient = vec![0.0; self.players];
        let mut information = vec![vec![0.0; self.players]; self.players];
        for (order, weight) in &self.orders {
            for first in 0..order.len().saturating_sub(1) {
                let rest = &order[first..];
                let shares = shares(rest, strengths);
                gradient[rest[0]] += weight;
                for (player, share) in rest.iter().zip(&shares) {
                    gradient[*player] -= weight * share;
                    information[*player][*player] += weight * share;
                    for (other, part) in rest.iter().zip(&shares) {
                        information[*player][*other] -= weight * share * part;
                    }
                }
            }
        }
        gradient[anchor] = 0.0;
        information.iter_mut().for_each(|row| row[anchor] = 0.0);
        information[anchor].fill(0.0);
        information[anchor][anchor] = 1.0;
        (gradient, information)
    }
}

/// The probability of each of these to be the next.
fn shares(players: &[usize], strengths: &[f64]) -> Vec<f64> {
    let most = players.iter().map(|player| strengths[*player]).fold(f64::NEG_INFINITY, f64::max);
    let parts: Vec<f64> = players.iter().map(|player| (strengths[*player] - most).exp()).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

/// All orders of players sorted by place; several if some have the same.
fn orders(sorted: &[(usize, u8)]) -> Vec<Vec<usize>> {
    let Some((_, place)) = sorted.first() else { return vec![Vec::new()] };
    let tied = sorted.iter().take_while(|(_, other)| other == place).count();
    let mut all = Vec::new();
    for first in 0..tied {
        let mut rest = sorted.to_vec();
        let (player, _) = rest.remove(first);
        let with_first = |order: Vec<usize>| [vec![player], order].concat();
        all.extend(orders(&rest).into_iter().map(with_first));
    }
    all
}

/// Solves a system of linear equations by Gaussian elimination. The matrix is symmetric and positive definite.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (offset, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            other.iter_mut().zip(row).skip(pivot).for_each(|(cell, above)| *cell -= factor * above);
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for pivot in (0..size).rev() {
        let known: f64 = (pivot + 1..size).map(|other| matrix[pivot][other] * right[other]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

/// The probability that one with the first rating finishes ahead of one with the second.
pub fn ahead(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - rating) / TENFOLD))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::seeded_rng;
    use rand_core::Rng;

    const KNOWN: [f64; 6] = [700.0, 1000.0, 1100.0, 1350.0, 1400.0, 1650.0];

    /// Games of four of them, each group equally often.
    fn simulated(games: usize, seed: u64) -> Places {
        let mut rng = seeded_rng(seed, 0);
        let mut places = Places::new(KNOWN.len());
        for game in 0..games {
            let mut left: Vec<usize> = (0..KNOWN.len())
                .filter(|player| ![game % 6, (game + 1 + game / 6 % 5) % 6].contains(player))
                .collect();
            let mut result = Vec::new();
            for place in 1..=4 {
                let strength = |player: &usize| 10_f64.powf(KNOWN[*player] / TENFOLD);
                let sum: f64 = left.iter().map(strength).sum();
                let mut point = sum * rng.next_u32() as f64 / 2_f64.powi(32);
                let next = left.iter().position(|player| {
                    point -= strength(player);
                    point < 0.0
                });
                result.push((left.remove(next.unwrap_or(left.len() - 1)), place));
            }
            places.add(&result);
        }
        places
    }

    #[test]
    fn known_strengths_are_recovered_and_most_intervals_cover_them() {
        let found = simulated(20_000, 1).estimate(1, 1000.0);
        for (known, found) in KNOWN.iter().zip(&found) {
            assert!((known - found.rating).abs() < 15.0, "{known}: {found:?}");
        }
        assert_eq!((found[1].rating, found[1].low, found[1].high), (1000.0, Some(1000.0), Some(1000.0)));
        let (mut inside, mut all) = (0, 0);
        for seed in 0..60 {
            let found = simulated(300, seed).estimate(1, 1000.0);
            for (known, found) in KNOWN.iter().zip(&found).filter(|(known, _)| **known != 1000.0) {
                all += 1;
                let is_inside =
                    found.low.is_none_or(|low| low <= *known) && found.high.is_none_or(|high| *known <= high);
                inside += u32::from(is_inside);
            }
        }
        let share = f64::from(inside) / f64::from(all);
        assert!((0.90..=0.99).contains(&share), "{inside} of {all} intervals cover the rating");
    }

    #[test]
    fn intervals_shrink_with_the_root_of_the_number_of_games() {
        let width = |games| {
            let found = simulated(games, 3).estimate(1, 1000.0)[4];
            found.high.unwrap() - found.low.unwrap()
        };
        let ratio = width(400) / width(6400);
        assert!((3.5..4.5).contains(&ratio), "{ratio}");
    }

    #[test]
    fn one_who_is_always_last_has_a_rating_but_no_lower_limit() {
        let mut places = Places::new(3);
        (0..50).for_each(|game| places.add(&[(0, 1 + game % 2), (1, 2 - game % 2), (2, 3)]));
        let found = places.estimate(0, 1000.0);
        assert!((found[1].rating - 1000.0).abs() < 1e-6, "{found:?}");
        assert!(found[2].rating < 400.0 && found[2].rating.is_finite(), "{found:?}");
        assert!(found[2].low.is_none() && found[2].high.is_some_and(|high| high < 1000.0), "{found:?}");
    }

    #[test]
    fn two_who_beat_only_each_other_have_no_lower_limit_either() {
        let mut places = Places::new(4);
        (0..50).for_each(|game| {
            places.add(&[(0, 1 + game % 2), (1, 2 - game % 2), (2, 3 + game % 2), (3, 4 - game % 2)])
        });
        let found = places.estimate(0, 1000.0);
        assert!(found[1].low.is_some() && found[1].high.is_some());
        assert!(found[2].low.is_none() && found[3].low.is_none(), "{found:?}");
        assert!(found[2].high.is_some() && found[3].high.is_some(), "{found:?}");
        let other_way: Vec<_> = places.estimate(2, 1000.0).iter().map(|found| found.high.is_some()).collect();
        assert_eq!(other_way, [false, false, true, true]);
    }

    #[test]
    fn a_tie_counts_as_half_of_each_order() {
        let (mut tied, mut turns) = (Places::new(2), Places::new(2));
        (0..10).for_each(|_| tied.add(&[(0, 1), (1, 1)]));
        (0..5).for_each(|_| turns.add(&[(0, 1), (1, 2)]));
        (0..5).for_each(|_| turns.add(&[(1, 1), (0, 2)]));
        let [one, other] = [tied.estimate(0, 0.0)[1].rating, turns.estimate(0, 0.0)[1].rating];
        assert!(one.abs() < 1e-6 && (one - other).abs() < 1e-6);
        assert_eq!(orders(&[(0, 1), (1, 1), (2, 1), (3, 4)]).len(), 6);
    }

    #[test]
    fn the_order_of_the_names_does_not_matter() {
        let (mut one, mut other) = (Places::new(3), Places::new(3));
        for game in 0..40u8 {
            let ranks = [1 + game % 3, 1 + (game + 1 + game % 5) % 3, 0];
            let ranks = [ranks[0], ranks[1] + u8::from(ranks[1] == ranks[0]) * 3, 9];
            one.add(&[(0, ranks[0]), (1, ranks[1]), (2, ranks[2])]);
            other.add(&[(2, ranks[0]), (0, ranks[1]), (1, ranks[2])]);
        }
        let (one, other) = (one.estimate(0, 1000.0), other.estimate(2, 1000.0));
        for (first, second) in [(0, 2), (1, 0), (2, 1)] {
            assert!((one[first].rating - other[second].rating).abs() < 1e-6);
        }
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        assert!((ahead(1400.0, 1000.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((ahead(1000.0, 1000.0) - 0.5).abs() < 1e-12);
    }
}
