//! Runs the soak test: load, faults, attackers and restarts at once.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(minutes: u64) -> Result<(), String> {
    let mut tests = cargo(&format!("test --workspace {FEATURES} --test all soak:: -- --nocapture"));
    run(tests.env("ELGRANDE_SOAK_SECONDS", (60 * minutes).to_string()))
}
