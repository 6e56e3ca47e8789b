//! Tables of El Grande over HTTP: live or correspondence games, alone or together on one screen. The rules are in the engine.
//!
//! Each folder imports only from those above it in this list; `cargo xtask layers` fails on a cycle.

pub mod time; // the clock, in milliseconds since 1970
pub mod secret; // random ids and tokens, and their hashes
pub mod origin; // where webhooks and push messages may be sent to
pub mod push_key; // the key that push services know the server by
pub mod mail_settings; // where email is sent to and from
pub mod limits; // what one person and one address may use
pub mod settings; // what an operator can set
pub mod reason; // why a table or a webhook URL is refused
pub mod refusal; // the error type of every request
pub mod rating; // the rating algorithm
mod messages; // messages that the server itself words
pub mod metrics; // counters, in the OpenMetrics text format
pub mod connections; // accepts connections: limits, timeouts
pub mod store; // rows in SQLite or PostgreSQL; knows no rules
pub mod identity; // names, passwords, credentials
pub mod tables; // a table: settings, seats, clocks, undo, presets, cache
pub mod live; // publish/subscribe, presence, streams, messages of other processes
pub mod host; // every change: apply to a copy, commit, publish
pub mod workers; // background loops: bots, deadlines, alerts, pruning, moderation
pub mod http; // routes and extractors
pub mod admin_client; // requests to the admin API of another process
pub mod server; // startup and shutdown

pub use play::teaching;
pub use server::{Server, StartError};
pub use settings::Settings;
