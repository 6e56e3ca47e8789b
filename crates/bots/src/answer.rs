//! A bot's answer and its reasons.

use engine::Action;

/// A choice with the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The chosen action.
    pub action: Action,
    /// The actions it considered, best first; empty if it did not search.
    pub reasons: Vec<Reason>,
    /// The number of tries.
    pub iterations: u32,
}

/// One action it considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The action.
    pub action: Action,
    /// Expected final points ahead of the best opponent; negative if behind.
    pub margin: f32,
    /// The probability of winning, 0 to 1.
    pub win: f32,
    /// The share of tries spent on it, 0 to 1.
    pub share: f32,
}
