//! Background loops that run until the server closes.

pub mod bots; // plays the turns of bots
pub mod deadlines; // tables that are due
pub mod webhooks; // sends turn alerts
