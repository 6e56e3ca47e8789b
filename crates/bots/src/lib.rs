//! Opponents from beginner to master. They see what a player may see, and nothing else.
//!
//! In reading order:

pub mod level; // how well one plays
pub mod idea; // what a strong one is made of
pub mod kind; // a level, and what it does without
pub mod budget; // how long one may think
pub mod answer; // what one does, and why
mod memory; // what one remembers
mod lore; // what was learned from many games
mod evaluation; // what everybody may still expect
mod exp; // the exponential function
pub mod network; // the learned evaluation
mod instinct; // what one does without thinking
mod search; // what one does after thinking
mod squire; // one who hardly thinks
pub mod bot; // one who plays
pub mod learn; // how the lore is made
pub mod training; // games from which the network is trained

pub use answer::{Answer, Reason};
pub use bot::Bot;
pub use budget::Budget;
pub use idea::{Idea, Ideas};
pub use kind::Kind;
pub use level::Level;
pub use lore::Lore;
pub use network::Network;
