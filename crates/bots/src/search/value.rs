//! The value of a position for every seat.

use engine::{Imagined, Player};

use super::Settings;
use crate::evaluation::{BySeat, Evaluation};
use crate::exp::exp;
use crate::network::{Features, Network, SEATS};

/// Values for all seats.
#[derive(Clone, Copy, Default)]
pub(crate) struct Values {
    /// What the search maximises, 0 to 1.
    value: BySeat,
    /// Points ahead of the best opponent.
    margin: BySeat,
    /// The probability of winning.
    win: BySeat,
}

/// The values of one seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct SeatValue {
    pub(crate) value: f32,
    pub(crate) margin: f32,
    pub(crate) win: f32,
}

/// Leads of this size count as certain wins.
const LEAD_SCALE: f32 = 40.0;

impl Values {
    pub(crate) fn of(game: &Imagined, settings: &Settings) -> Values {
        match settings.network.filter(|_| !game.board().is_over()) {
            Some(network) => Values::predicted(game, settings, network),
            None => Values::expected(game, settings),
        }
    }

    /// Evaluates by the lore, or by the scores once the game is over.
    fn expected(game: &Imagined, settings: &Settings) -> Values {
        let evaluation = Evaluation::new(game, settings.lore);
        let finals = evaluation.finals();
        let finals = &finals[..evaluation.seats];
        Values::from_finals(finals, chances(finals, doubt(game)), settings.win_weight)
    }

    /// Evaluates by the network.
    fn predicted(game: &Imagined, settings: &Settings, network: &Network) -> Values {
        let features = Features::of(game, settings.lore);
        let prediction = network.predict(&features);
        let mut win = [0.0; 6];
        win[..SEATS].copy_from_slice(&prediction.win);
        Values::from_finals(&prediction.points[..features.players], win, settings.win_weight)
    }

    fn from_finals(finals: &[f32], win: BySeat, win_weight: f32) -> Values {
        let mut worth = Values { win, ..Values::default() };
        for seat in 0..finals.len() {
            let margin = margin(finals, seat);
            let lead = (margin + ahead_of_mean(finals, seat)) / 2.0;
            let even = 0.5 + 0.5 * (lead / LEAD_SCALE).clamp(-1.0, 1.0);
            worth.margin[seat] = margin;
            worth.value[seat] = win_weight * worth.win[seat] + (1.0 - win_weight) * even;
        }
        worth
    }

    /// Points ahead of the best opponent, and the probability of winning, of all seats.
    pub(crate) fn outcomes(&self) -> (BySeat, BySeat) {
        (self.margin, self.win)
    }

    /// The values of this player.
    #[inline]
    pub(crate) fn seat(&self, player: Player) -> SeatValue {
        let seat = player.index();
        SeatValue { value: self.value[seat], margin: self.margin[seat], win: self.win[seat] }
    }
}

/// Points ahead of the best of the others.
fn margin(finals: &[f32], seat: usize) -> f32 {
    let others = finals.iter().enumerate().filter(|(other, _)| *other != seat);
    finals[seat] - others.map(|(_, score)| *score).fold(f32::MIN, f32::max)
}

/// Points ahead of the mean of the others.
fn ahead_of_mean(finals: &[f32], seat: usize) -> f32 {
    let others = finals.iter().sum::<f32>() - finals[seat];
    finals[seat] - others / (finals.len() - 1) as f32
}

/// Roughly how far final scores may still differ from the expectation.
fn doubt(game: &Imagined) -> f32 {
    let board = game.board();
    if board.is_over() { 0.1 } else { 1.5 + 0.7 * f32::from(10 - board.round()) }
}

/// Each seat's probability of having the highest score.
fn chances(finals: &[f32], doubt: f32) -> BySeat {
    let most = finals.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; 6];
    chances.iter_mut().zip(finals).for_each(|(chance, score)| *chance = exp((score - most) / doubt));
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_to_the_best_opponent() {
        let finals = [100.0, 90.0, 104.0];
        assert_eq!([0, 1, 2].map(|seat| margin(&finals, seat)), [-4.0, -14.0, 4.0]);
        assert_eq!(ahead_of_mean(&finals, 0), 3.0);
    }

    #[test]
    fn a_lead_raises_the_win_probability_more_near_the_end() {
        let finals = [100.0, 95.0, 95.0];
        let (early, late) = (chances(&finals, 8.0), chances(&finals, 0.1));
        assert!(early[0] > early[1] && early[0] < 0.6 && late[0] > 0.99, "{early:?} {late:?}");
        assert!((early.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}
