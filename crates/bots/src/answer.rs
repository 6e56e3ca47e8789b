//! A bot's answer and its candidates.

use engine::Action;

/// A choice with the candidates for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The chosen action.
    pub action: Action,
    /// The actions it considered, best first; empty if it did not search.
    pub candidates: Vec<Candidate>,
    /// The number of iterations.
    pub iterations: u32,
}

/// One action it considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// Expected final points ahead of the best opponent; negative if behind.
    pub margin: f32,
    /// The probability of winning, 0 to 1.
    pub win: f32,
    /// The share of iterations spent on it, 0 to 1.
    pub share: f32,
}
