//! What a position is worth to every seat, from the view of a spectator who remembers everything.

use bots::analysis::Knowledge;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use crate::report::SeatValue;
use crate::sample::{margin, rounded, win};

/// The position after a ply.
pub(crate) struct MomentWork {
    pub(crate) ply: usize,
    pub(crate) knowledge: Knowledge,
}

/// An evaluation of all seats.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewMoment"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// The ply it comes after.
    pub ply: usize,
    /// One value for each seat, in seat order.
    pub seats: Vec<SeatValue>,
}

impl MomentWork {
    pub(crate) fn evaluate(&self, iterations: u32, rng: &mut Pcg64Mcg) -> Moment {
        let samples = self.knowledge.search(&[], iterations, rng);
        let value = |seat| {
            let margin = margin(&samples, seat);
            SeatValue {
                margin: rounded(margin.value),
                error: rounded(margin.error),
                win: rounded(win(&samples, seat)),
            }
        };
        Moment { ply: self.ply, seats: self.knowledge.view().board().seats().iter().map(value).collect() }
    }
}
