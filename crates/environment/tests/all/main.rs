//! Integration tests of the environment in one binary; `cargo test -p elgrande-environment --test all laws::` runs one module.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod laws;
mod reference;
