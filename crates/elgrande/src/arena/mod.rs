//! Tournaments between bots: every bot plays every deal from every seat. Knows nothing of the command line.
//!
//! In reading order:

pub mod roster; // the bots that take part
pub mod schedule; // who sits where in which game
pub mod message; // messages to and from programs
pub mod program; // an external program that plays
pub mod seat; // a bot in one seat
pub mod game; // one game and its result
pub mod series; // all games, on all threads
pub mod live_table; // current standings
pub mod tally; // results per name
pub mod statistics; // intervals and percentiles
pub mod report; // the output
pub mod plackett_luce; // ratings from places
pub mod ladder; // the rating list
