//! Sends many malformed bodies and forged requests to a server, which must refuse all of them.

use crate::command::{FEATURES, cargo, run};

pub(crate) fn check(bodies: u64) -> Result<(), String> {
    let mut tests =
        cargo(&format!("test --package elgrande-server {FEATURES} --test all intruders:: -- --nocapture"));
    run(tests.env("INTRUDERS", bodies.to_string()))
}
