//! Integration tests of the server in one binary; `cargo test -p elgrande-server --test all games::` runs one module.
//! `clear_text` is a binary of its own because it captures the log of its whole process.

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
mod limits;
mod mail;
mod metrics_and_openapi;
mod names_and_tokens;
mod page;
mod play;
mod readiness;
mod results;
mod secrecy;
mod store;
mod stored_games;
mod teaching;
mod tls;
mod two_processes;
#[cfg(feature = "types")]
mod types;
mod undo_and_clocks;
