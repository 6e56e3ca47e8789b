//! All integration tests of the `elgrande` crate in one binary; `cargo test -p elgrande --test all arena::` runs one module.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod admin;
mod arena;
#[cfg(target_os = "linux")]
mod attacks;
mod commands;
mod common;
mod explore;
#[cfg(target_os = "linux")]
mod faults;
mod http_bot;
mod languages;
mod notifications;
mod perft;
mod position_and_replay;
mod protocol;
mod reasons;
mod review;
mod serve;
#[cfg(target_os = "linux")]
mod soak;
mod survival;
mod transcripts;
