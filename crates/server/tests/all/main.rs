//! Integration tests of the server in one binary; `cargo test -p elgrande-server --test all games::` runs one module.
//! Two tests are binaries of their own because they change their whole process: `clear_text` captures its log, `secrecy`
//! freezes its clock.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod accounts;
mod addresses;
mod admin;
mod alerts;
mod common;
mod deletion;
mod drafts;
mod games;
mod history;
mod https;
mod interrupted;
mod intruders;
mod leaderboard;
mod limits;
mod links;
mod mail;
mod metrics_and_openapi;
mod names_and_tokens;
mod notifications;
mod outage;
mod page;
mod play;
mod readiness;
mod results;
mod store;
mod stored_games;
mod teaching;
mod tls;
mod two_processes;
#[cfg(feature = "types")]
mod types;
mod undo_and_clocks;
