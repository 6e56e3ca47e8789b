//! Everything that a change must pass. Phases run one after the other, the steps of a phase in parallel.

use crate::{
    browser::{self, Tests},
    check,
    command::{FEATURES, cargo, run as run_command},
    deny,
    laws::{self, Laws},
    layers,
    python::{self, Checks},
    signature,
    steps::{Step, run_phase},
    tidy,
};

/// Cheap steps first. Each profile is built once: `lints` and `documentation` share check artifacts, `tests` uses the dev
/// profile, and the browser tests, the signature and the laws use the release binary. Linking the release binary keeps one
/// core busy, so the test binaries are built at the same time. Many tests wait for timeouts or other processes, so the laws
/// use the idle cores. The browser tests have time budgets and run alone.
const PHASES: [&[Step]; 6] = [
    &[("format", format), ("layers", layers::check), ("deny", deny::check), ("tidy", tidy::check)],
    &[("lints", check::lints)],
    &[("test build", test_build), ("release build", release_build)],
    &[("tests", tests), ("documentation", documentation), ("signature and laws", signature_and_laws)],
    &[("python", || python::check(Checks::Short))],
    &[("browser", || browser::check(Tests::Short))],
];

pub(crate) fn run() -> Result<(), String> {
    PHASES.into_iter().try_for_each(|steps| run_phase("ci", steps))?;
    println!("ci: all passed");
    Ok(())
}

fn format() -> Result<(), String> {
    run_command(&mut cargo("fmt --all --check"))
}

fn test_build() -> Result<(), String> {
    run_command(&mut cargo(&format!("test --workspace {FEATURES} --no-run")))
}

fn release_build() -> Result<(), String> {
    run_command(&mut cargo("build --release --quiet --package elgrande --bin elgrande"))
}

fn tests() -> Result<(), String> {
    run_command(&mut cargo(&format!("test --workspace {FEATURES}")))
}

fn documentation() -> Result<(), String> {
    run_command(cargo(&format!("doc --workspace --no-deps {FEATURES}")).env("RUSTDOCFLAGS", "-D warnings"))
}

fn signature_and_laws() -> Result<(), String> {
    signature::check()?;
    laws::check(Laws::All, 100_000)
}
