//! Background loops that run until the server closes.

pub mod alerts; // sends alerts to people
pub mod bots; // plays the turns of bots
pub mod deadlines; // tables that are due
pub mod heartbeat; // records that the server runs
pub mod moderation; // bans and notices of other processes
pub mod pruning; // deletes unused data
