//! Opponents from beginner to master. They see what a player may see, and nothing else.
//!
//! In reading order:

pub mod level; // how well one plays
pub mod budget; // how long one may think
pub mod answer; // what one does, and why
pub mod bot; // one who plays

pub use answer::{Answer, Reason};
pub use bot::Bot;
pub use budget::Budget;
pub use level::Level;
