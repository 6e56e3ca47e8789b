//! Every ply of games of all variants, from every seat: nothing hidden leaves. Some processes side by side.

use std::process::Child;

use crate::command::{FEATURES, cargo, run};

/// Each waits more than it works.
const PROCESSES: usize = 4;

pub(crate) fn check() -> Result<(), String> {
    run(&mut cargo(&format!("test --workspace {FEATURES} --test secrecy --no-run")))?;
    let parts = (1..=PROCESSES).map(start).collect::<Result<Vec<_>, _>>()?;
    let ended: Vec<_> = parts.into_iter().map(end).collect();
    ended.into_iter().collect()
}

fn start(part: usize) -> Result<Child, String> {
    let mut test = cargo(&format!("test --quiet --workspace {FEATURES} --test secrecy -- --nocapture"));
    test.envs([("SECRECY_GAMES", "80"), ("SECRECY_EVERY", "1")]);
    test.env("SECRECY_PART", format!("{part}/{PROCESSES}")).spawn().map_err(|error| error.to_string())
}

fn end(mut part: Child) -> Result<(), String> {
    let status = part.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("somebody can tell: {status}")) }
}
