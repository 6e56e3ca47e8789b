//! Opponents from beginner to master. They see what a player may see, and nothing else.
//!
//! Terms:
//! - an **imagined game** is a complete game consistent with one seat's view and memory; hidden cards are sampled;
//! - an **iteration** is one imagined game that the search follows, plays on and evaluates;
//! - the **instinct** is a fast rule-based policy, used for playouts and for priors in the tree;
//! - the **lore** is a table of statistics learned from games of the instinct, one file per number of players;
//! - the **network** is the evaluation of `master`, trained on games of the search.
//!
//! In reading order:

pub mod level; // how well a bot plays
pub mod technique; // techniques that can be switched off
pub mod kind; // a level without some techniques
pub mod budget; // limits of time and iterations
pub mod answer; // an action with its reasons
mod memory; // what a bot remembers
mod lore; // statistics of many games
mod evaluation; // expected final points by lore
mod exp; // the exponential function
pub mod network; // the learned evaluation
mod instinct; // a fast policy without search
mod search; // tree search over imagined games
mod squire; // the level that tries each answer once
pub mod bot; // a bot in a seat
pub mod analysis; // what a position is worth, for reviews
pub mod learn; // makes the lore
pub mod training; // games to train the network

pub use answer::{Answer, Candidate};
pub use bot::Bot;
pub use budget::{Budget, TimeSource};
pub use kind::Kind;
pub use level::Level;
pub use lore::Lore;
pub use network::Network;
pub use technique::{Technique, Techniques};
