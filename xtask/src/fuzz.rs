//! Runs the fuzz targets with cargo-fuzz.

use std::process::Stdio;

use crate::command::{cargo, printed, run as run_command};

pub(crate) fn run(seconds: u64) -> Result<(), String> {
    find_cargo_fuzz()?;
    for target in printed(&mut cargo("fuzz list --fuzz-dir fuzz"))?.lines() {
        println!("fuzz: {target}, {seconds} s");
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(&corpus).map_err(|error| format!("{corpus}: {error}"))?;
        run_command(&mut fuzz(target, seconds))?;
    }
    Ok(())
}

fn find_cargo_fuzz() -> Result<(), String> {
    let mut command = cargo("fuzz --version");
    command.stdout(Stdio::null()).stderr(Stdio::null());
    run_command(&mut command).map_err(|_| "cargo-fuzz is missing: `cargo install cargo-fuzz`".to_owned())
}

/// Without a sanitizer: the code is safe Rust, works with the stable toolchain, and runs six times as fast.
fn fuzz(target: &str, seconds: u64) -> std::process::Command {
    let texts = format!("fuzz/corpus/{target} fuzz/seeds/{target}");
    let limits = format!("-max_total_time={seconds} -max_len=16384 -dict=fuzz/words.dict");
    cargo(&format!("fuzz run --fuzz-dir fuzz --sanitizer none {target} {texts} -- {limits}"))
}
