//! El Grande for learning programs: a view as an array, actions as numbers, many tables at once. Knows no Python.
//!
//! In reading order:

pub mod planes; // the layout of an observation
mod flags; // bit sets as bytes
mod colours; // colours as a seat counts them
pub mod observation; // what a seat may see as an observation
pub mod action_groups; // the layout of the action numbers
pub mod action_index; // an action as a number, and back
pub mod mask; // the legal actions as an array
pub mod reward; // the rewards of a learner
pub mod random; // random numbers from a seed
pub mod table; // one game after another, with bots in some seats
pub mod vector; // many tables at once
pub mod dataset; // games of bots as examples to learn from

pub use action_groups::ACTIONS;
pub use action_index::{action_at, index_of};
pub use mask::write_mask;
pub use observation::observe;
pub use planes::OBSERVATION;
pub use reward::Reward;
pub use vector::Vector;

/// The version of observations and action numbers. Data and networks of another version do not fit.
pub const VERSION: u32 = 1;
