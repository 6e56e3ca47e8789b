//! Faults below the store under load, on both databases. Knows how to ask; the tests of the binary know what must hold.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(faults: u64, seed: Option<u64>, only: Option<String>) -> Result<(), String> {
    let tests = format!("test --workspace {FEATURES} --test faults -- --nocapture");
    let mut tests = cargo(&tests);
    tests.env("ELGRANDE_FAULTS", faults.to_string());
    if let Some(seed) = seed {
        tests.env("ELGRANDE_SEED", seed.to_string());
    }
    if let Some(only) = only {
        tests.env("ELGRANDE_FAULT", only);
    }
    run(&mut tests)
}
