//! The rewards of a learner.

use engine::{ByPlayer, Player, Standing};

engine::words! {
    /// When rewards are given.
    pub enum Reward or Variant {
        /// At the end: the share of the win minus 1 / players, so that all rewards sum to zero.
        Win = "win",
        /// At once: own points minus the mean of the other seats' points.
        Score = "score",
    }
}

/// The reward of every seat at the end: its share of the win minus the share at equal strength.
pub(crate) fn win_rewards(standing: &Standing, players: usize) -> [f32; 5] {
    let leaders = standing.leaders();
    std::array::from_fn(|seat| {
        let wins = Player::seat(seat).is_some_and(|player| leaders.has(player));
        let share = if wins { 1.0 / leaders.len() as f32 } else { 0.0 };
        if seat < players { share - 1.0 / players as f32 } else { 0.0 }
    })
}

/// The reward of every seat for the points since then.
pub(crate) fn score_rewards(before: &ByPlayer<u16>, now: &ByPlayer<u16>, players: usize) -> [f32; 5] {
    let won: [f32; 5] = std::array::from_fn(|seat| f32::from(now.0[seat]) - f32::from(before.0[seat]));
    let sum: f32 = won[..players].iter().sum();
    let others = (players - 1) as f32;
    std::array::from_fn(|seat| if seat < players { won[seat] - (sum - won[seat]) / others } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_count_against_the_mean_of_the_others() {
        let rewards = score_rewards(&ByPlayer([1, 0, 2, 0, 0, 0]), &ByPlayer([7, 3, 2, 0, 0, 0]), 3);
        assert_eq!(rewards, [4.5, 0.0, -4.5, 0.0, 0.0]);
    }
}
