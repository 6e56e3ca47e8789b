//! Games of bots against each other, on equal terms, counted. It does not know what was typed.
//!
//! In reading order:

pub mod entrant; // who takes part
pub mod schedule; // who sits where in which game
pub mod line; // what a program is told, and what it answers
pub mod outside; // a program that plays
pub mod seated; // a bot in its seat, ours or outside
pub mod bout; // one game, and what came of it
pub mod series; // all of them, on all threads
pub mod live; // how it stands while they are played
pub mod tally; // what is counted for each name
pub mod figures; // intervals and percentiles
pub mod report; // what is printed of it
