//! Everything a change has to keep true, cheapest to read first. Knows the order, not the checks.

use crate::{
    browser::{self, Tests},
    command::{FEATURES, cargo, run as run_command},
    laws::{self, Laws},
    layers, signature, tidy,
};

type Step = (&'static str, fn() -> Result<(), String>);

const STEPS: [Step; 10] = [
    ("format", format),
    ("lints", lints),
    ("tests", tests),
    ("documentation", documentation),
    ("layers", layers::check),
    ("tidy", tidy::check),
    ("release build", release_build),
    ("browser", || browser::check(Tests::Short)),
    ("signature", signature::check),
    ("laws", || laws::check(Laws::All, 100_000)),
];

pub(crate) fn run() -> Result<(), String> {
    for (name, step) in STEPS {
        println!("ci: {name}");
        step().map_err(|reason| format!("{name}: {reason}"))?;
    }
    println!("ci: all passed");
    Ok(())
}

fn format() -> Result<(), String> {
    run_command(&mut cargo("fmt --all --check"))
}

fn lints() -> Result<(), String> {
    run_command(&mut cargo(&format!("clippy --workspace --all-targets {FEATURES} -- -D warnings")))
}

fn tests() -> Result<(), String> {
    run_command(&mut cargo(&format!("test --workspace {FEATURES}")))
}

fn documentation() -> Result<(), String> {
    run_command(cargo(&format!("doc --workspace --no-deps {FEATURES}")).env("RUSTDOCFLAGS", "-D warnings"))
}

fn release_build() -> Result<(), String> {
    run_command(&mut cargo("build --release --package elgrande --bin elgrande"))
}
