//! What the end of an imagined game is worth to everybody.

use engine::{Imagined, Player};

use super::Style;
use crate::exp::exp;
use crate::network::{Features, Network, SEATS};
use crate::outlook::{Figures, Outlook};

/// For each seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct Worth {
    /// What thinking goes by, 0 to 1.
    value: Figures,
    /// Points before the best opponent.
    margin: Figures,
    /// The chance to win.
    win: Figures,
}

/// What it is worth to one seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct Share {
    pub(crate) value: f32,
    pub(crate) margin: f32,
    pub(crate) win: f32,
}

/// Margins of this size are as good as certain.
const CERTAIN: f32 = 40.0;

impl Worth {
    pub(crate) fn of(game: &Imagined, style: &Style) -> Worth {
        match style.network.filter(|_| !game.board().is_over()) {
            Some(network) => Worth::predicted(game, style, network),
            None => Worth::expected(game, style),
        }
    }

    /// By the lore, or by the scores once the game is over.
    fn expected(game: &Imagined, style: &Style) -> Worth {
        let outlook = Outlook::new(game, style.lore);
        let finals = outlook.finals();
        let finals = &finals[..outlook.seats];
        Worth::from_finals(finals, chances(finals, doubt(game)), style.winning)
    }

    /// By the network.
    fn predicted(game: &Imagined, style: &Style, network: &Network) -> Worth {
        let features = Features::of(game, style.lore);
        let prediction = network.predict(&features);
        let mut win = [0.0; 6];
        win[..SEATS].copy_from_slice(&prediction.win);
        Worth::from_finals(&prediction.points[..features.players], win, style.winning)
    }

    fn from_finals(finals: &[f32], win: Figures, winning: f32) -> Worth {
        let mut worth = Worth { win, ..Worth::default() };
        for seat in 0..finals.len() {
            let margin = margin(finals, seat);
            let lead = (margin + before_the_others(finals, seat)) / 2.0;
            let even = 0.5 + 0.5 * (lead / CERTAIN).clamp(-1.0, 1.0);
            worth.margin[seat] = margin;
            worth.value[seat] = winning * worth.win[seat] + (1.0 - winning) * even;
        }
        worth
    }

    /// What it is worth to this player.
    #[inline]
    pub(crate) fn to(&self, player: Player) -> Share {
        let seat = player.index();
        Share { value: self.value[seat], margin: self.margin[seat], win: self.win[seat] }
    }
}

/// Points before the best of the others.
fn margin(finals: &[f32], seat: usize) -> f32 {
    let others = finals.iter().enumerate().filter(|(other, _)| *other != seat);
    finals[seat] - others.map(|(_, score)| *score).fold(f32::MIN, f32::max)
}

/// Points before the mean of the others.
fn before_the_others(finals: &[f32], seat: usize) -> f32 {
    let others = finals.iter().sum::<f32>() - finals[seat];
    finals[seat] - others / (finals.len() - 1) as f32
}

/// By how much final scores may still differ from what is expected, about.
fn doubt(game: &Imagined) -> f32 {
    let board = game.board();
    if board.is_over() { 0.1 } else { 1.5 + 0.7 * f32::from(10 - board.round()) }
}

/// How often each will have the most.
fn chances(finals: &[f32], doubt: f32) -> Figures {
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
        assert_eq!(before_the_others(&finals, 0), 3.0);
    }

    #[test]
    fn who_leads_wins_more_often_and_more_surely_near_the_end() {
        let finals = [100.0, 95.0, 95.0];
        let (early, late) = (chances(&finals, 8.0), chances(&finals, 0.1));
        assert!(early[0] > early[1] && early[0] < 0.6 && late[0] > 0.99, "{early:?} {late:?}");
        assert!((early.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}
