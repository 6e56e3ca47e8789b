//! The result of one work item. It can be stored as JSON and read again without a change.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::decision::Judgement;
use crate::moment::Moment;
use crate::reveal::Luck;

/// The result of a work item.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewFinding"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// A judged decision.
    Decision(Judgement),
    /// An evaluated position.
    Moment(Moment),
    /// A priced reveal.
    Reveal(Luck),
}

/// The findings do not belong to the game: there must be one for each work item, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadFindings {
    /// How many there should be.
    pub expected: usize,
    /// How many fit from the first on.
    pub fitting: usize,
}

impl fmt::Display for BadFindings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a review of this game needs {} findings, of which {} fit", self.expected, self.fitting)
    }
}

impl std::error::Error for BadFindings {}

impl Finding {
    /// The ply it is about.
    pub fn ply(&self) -> usize {
        match self {
            Finding::Decision(judgement) => judgement.to,
            Finding::Moment(moment) => moment.ply,
            Finding::Reveal(luck) => luck.ply,
        }
    }
}
