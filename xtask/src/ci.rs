//! Everything that a change must pass. Phases run one after the other, the steps of a phase in parallel.

use std::thread;

use crate::{
    browser::{self, Tests},
    check,
    command::{FEATURES, cargo, cores, run as run_command},
    deny,
    laws::{self, Laws},
    layers,
    python::{self, Checks},
    signature,
    steps::{Step, run_phase},
    tidy, wasm,
};

/// Cheap steps first. Each profile is built once: `lints` and `documentation` share check artifacts, `tests` uses the dev
/// profile, and the browser tests, the signature and the laws use the release binary. The builds end with long single steps,
/// so they run side by side.
const BUILDS: [&[Step]; 2] = [
    &[
        ("format", format),
        ("layers", layers::check),
        ("deny", deny::check),
        ("tidy", tidy::check),
        ("module", wasm::check),
    ],
    &[("lints and test build", lints_and_test_build), ("release build", release_build)],
];

/// The browser tests have time limits, so the other tests do not run at the same time.
const TESTS: [&[Step]; 3] = [
    &[("tests", tests), ("documentation", documentation)],
    &[("python", || python::check(Checks::Short))],
    &[("browser", || browser::check(Tests::Short))],
];

/// Many tests wait for timeouts or other processes. The laws run at the lowest priority and use the cores while they do.
const BESIDE_THE_TESTS: [Step; 1] = [("signature and laws", signature_and_laws)];

pub(crate) fn run() -> Result<(), String> {
    run_phases(&BUILDS)?;
    thread::scope(|scope| {
        let laws = scope.spawn(|| run_phase("ci", &BESIDE_THE_TESTS));
        let tests = run_phases(&TESTS);
        tests.and(laws.join().unwrap_or(Err("the laws panicked".to_owned())))
    })?;
    println!("ci: all passed");
    Ok(())
}

fn run_phases(phases: &[&[Step]]) -> Result<(), String> {
    phases.iter().try_for_each(|steps| run_phase("ci", steps))
}

fn format() -> Result<(), String> {
    run_command(&mut cargo("fmt --all --check"))
}

fn lints_and_test_build() -> Result<(), String> {
    check::lints()?;
    run_command(&mut cargo(&format!("test --workspace {FEATURES} --no-run")))
}

fn release_build() -> Result<(), String> {
    run_command(&mut cargo("build --release --quiet --package elgrande --bin elgrande"))
}

/// More tests at a time than cores: most of the time of the slow ones is waiting.
fn tests() -> Result<(), String> {
    let threads = (2 * cores()).to_string();
    run_command(cargo(&format!("test --workspace {FEATURES}")).env("RUST_TEST_THREADS", threads))
}

fn documentation() -> Result<(), String> {
    run_command(cargo(&format!("doc --workspace --no-deps {FEATURES}")).env("RUSTDOCFLAGS", "-D warnings"))
}

fn signature_and_laws() -> Result<(), String> {
    signature::check()?;
    laws::check(Laws::All, 100_000)
}
