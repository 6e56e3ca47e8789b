//! Runs the survival tests: servers are killed under load, on both databases.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(kills: u64) -> Result<(), String> {
    let tests = format!("test --workspace {FEATURES} --test all survival:: -- --nocapture --test-threads 1");
    let mut tests = cargo(&tests);
    run(tests.env("ELGRANDE_KILLS", kills.to_string()))
}
