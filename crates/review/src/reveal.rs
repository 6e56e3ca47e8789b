//! What was luck: each reveal is compared with the average of what could have been revealed.
//!
//! The game before the reveal is imagined many times, and the same action is played in each: that is the average. Luck is the
//! difference between it and the game after the reveal. With discs, a seat's own disc stays and the others follow their strategies.

use bots::analysis::{Knowledge, Outcome};
use engine::{Action, Event, Player, Region};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use crate::sample::{Mean, margin, paired, rounded};

/// An action that revealed something.
pub(crate) struct RevealWork {
    pub(crate) ply: usize,
    pub(crate) before: Knowledge,
    pub(crate) last: (Player, Action),
    pub(crate) revealed: Revealed,
    pub(crate) after: Knowledge,
}

/// What was revealed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Revealed {
    discs: Vec<(Player, Region)>,
    has_cards: bool,
}

/// What one reveal brought to every seat.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewLuck"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// The ply that revealed it.
    pub ply: usize,
    /// Were discs turned?
    pub discs: bool,
    /// Were cards turned up?
    pub cards: bool,
    /// One for each seat, in seat order.
    pub seats: Vec<SeatLuck>,
}

/// What a reveal brought to one seat, in points of its margin, with standard errors.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewSeatLuck"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatLuck {
    /// By the discs of others.
    pub discs: f64,
    /// Its error.
    pub discs_error: f64,
    /// By cards.
    pub cards: f64,
    /// Its error.
    pub cards_error: f64,
}

impl Revealed {
    /// What these events revealed by chance or choice, if anything. A castillo that is opened is no surprise: everyone could
    /// count along (CAS-3).
    pub(crate) fn of(events: &[Event]) -> Option<Revealed> {
        let mut revealed = Revealed { discs: Vec::new(), has_cards: false };
        for event in events {
            if let Event::DiscTurned { player, region } = *event {
                revealed.discs.push((player, region));
            }
            revealed.has_cards |= matches!(event, Event::Revealed { .. } | Event::DummyPlaced { .. });
        }
        (revealed.has_cards || !revealed.discs.is_empty()).then_some(revealed)
    }
}

impl RevealWork {
    pub(crate) fn price(&self, iterations: u32, rng: &mut Pcg64Mcg) -> Luck {
        let seats = self.before.view().board().seats();
        let discs = &self.revealed.discs;
        let redealt = if discs.is_empty() {
            self.before.play_out(&[self.last], iterations, &mut rng.clone())
        } else {
            self.before.play_out_discs(discs, iterations, &mut rng.clone())
        };
        let by_discs = self.disc_luck(&redealt, iterations, rng);
        let actual = self.after.play_out(&[], iterations, rng);
        let luck = |seat: Player| {
            let cards = if self.revealed.has_cards {
                margin(&actual, seat).minus(margin(&redealt, seat))
            } else {
                Mean::default()
            };
            let discs = by_discs[seat.index()];
            SeatLuck {
                discs: rounded(discs.value),
                discs_error: rounded(discs.error),
                cards: rounded(cards.value),
                cards_error: rounded(cards.error),
            }
        };
        Luck {
            ply: self.ply,
            discs: !discs.is_empty(),
            cards: self.revealed.has_cards,
            seats: seats.iter().map(luck).collect(),
        }
    }

    /// What the discs of others brought to each seat, compared with their strategies.
    fn disc_luck(&self, turned: &[Outcome], iterations: u32, rng: &mut Pcg64Mcg) -> [Mean; 6] {
        let mut luck = [Mean::default(); 6];
        if self.revealed.discs.is_empty() {
            return luck;
        }
        let strategies = self.before.solve_discs(self.last.0, iterations, rng);
        for seat in self.before.view().board().seats().iter() {
            let own = self.revealed.discs.iter().find(|(player, _)| *player == seat).copied();
            let average = strategies.play_out(own, iterations, &mut rng.clone());
            luck[seat.index()] = paired(turned, &average, seat);
        }
        luck
    }
}
