//! Servers killed under load, on both databases. Knows how to ask; the tests of the binary know what must hold.

use crate::command::{cargo, run};

pub(crate) fn check(kills: u64) -> Result<(), String> {
    let mut tests = cargo("test --package elgrande --test survival -- --nocapture --test-threads 1");
    run(tests.env("ELGRANDE_KILLS", kills.to_string()))
}
