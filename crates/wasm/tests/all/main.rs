//! The module of the page, run by Node.js, gives the same responses as native code.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod node;
mod games;
mod size;
