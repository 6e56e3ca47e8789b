//! Where a player's points came from. The change of the expected margin over the game is split into luck, own decisions and
//! decisions of others; the three add up to the whole change.

use engine::{Player, PlayerSet};

use crate::moment::Moment;
use crate::reveal::Luck;
use crate::sample::Mean;
use crate::segment::Segment;

/// The account of one player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Account {
    pub(crate) start: f64,
    pub(crate) end: f64,
    pub(crate) luck: Points,
    pub(crate) own: Points,
    pub(crate) others: Points,
}

/// Points, and the square of their standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Points {
    value: f64,
    variance: f64,
}

impl Points {
    fn add(&mut self, value: f64, variance: f64) {
        self.value += value;
        self.variance += variance;
    }

    pub(crate) fn mean(self) -> Mean {
        Mean { value: self.value, error: self.variance.sqrt() }
    }
}

/// The account of a player: between any two evaluated positions, reveals are luck and the rest belongs to those who acted.
pub(crate) fn account(player: Player, segments: &[Segment], moments: &[Moment], reveals: &[Luck]) -> Account {
    let seat = |moment: &Moment| moment.seats[player.index()];
    let mut account = Account::default();
    let (Some(first), Some(last)) = (moments.first(), moments.last()) else { return account };
    (account.start, account.end) = (seat(first).margin, seat(last).margin);
    for pair in moments.windows(2) {
        let [before, after] = [&pair[0], &pair[1]].map(seat);
        let plies = pair[0].ply + 1..=pair[1].ply;
        let (mut luck, mut variance) = (0.0, 0.0);
        for reveal in reveals.iter().filter(|reveal| plies.contains(&reveal.ply)) {
            let share = reveal.seats[player.index()];
            luck += share.discs + share.cards;
            variance += share.discs_error.powi(2) + share.cards_error.powi(2);
        }
        account.luck.add(luck, variance);
        let of_evaluations = before.error.powi(2) + after.error.powi(2);
        let actors: PlayerSet = segments
            .iter()
            .filter(|segment| plies.contains(&segment.to()))
            .map(|segment| segment.seat)
            .collect();
        let rest = after.margin - before.margin - luck;
        let points = if actors.has(player) { &mut account.own } else { &mut account.others };
        points.add(rest, variance + of_evaluations);
    }
    account
}
