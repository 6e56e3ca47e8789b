//! Integration tests of the bots in one binary; `cargo test -p elgrande-bots --test all tactics::` runs one module.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod common;
mod hidden_information;
mod network;
mod play;
mod tactics;
mod training;
