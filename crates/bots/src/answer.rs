//! What a bot does, and why.

use engine::Action;

/// A choice, with the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// What it does.
    pub action: Action,
    /// What it thought of, best first; empty for one that does not think.
    pub reasons: Vec<Reason>,
    /// How many tries it made.
    pub iterations: u32,
}

/// One thing it could do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// What.
    pub action: Action,
    /// How many points it expects to end before the best opponent; behind if negative.
    pub margin: f32,
    /// How likely it is to win, 0 to 1.
    pub win: f32,
    /// How much of its thought went there, 0 to 1.
    pub share: f32,
}
