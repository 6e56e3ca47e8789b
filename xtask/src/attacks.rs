//! Runs the attacks: one IP address uses as much of the server as the limits allow, while bystanders play.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(seconds: u64) -> Result<(), String> {
    let mut tests =
        cargo(&format!("test --release --workspace {FEATURES} --test all attacks:: -- --nocapture"));
    run(tests.env("ELGRANDE_ATTACK_SECONDS", seconds.to_string()))
}
