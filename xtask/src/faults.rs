//! Runs the fault tests: disk and database fail under load, on both databases.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(faults: u64, seed: Option<u64>, only: Option<String>) -> Result<(), String> {
    let mut tests = cargo(&format!("test --workspace {FEATURES} --test all faults:: -- --nocapture"));
    tests.env("ELGRANDE_FAULTS", faults.to_string());
    if let Some(seed) = seed {
        tests.env("ELGRANDE_SEED", seed.to_string());
    }
    if let Some(only) = only {
        tests.env("ELGRANDE_FAULT", only);
    }
    run(&mut tests)
}
