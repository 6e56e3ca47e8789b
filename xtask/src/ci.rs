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
    ("builds", builds),
    ("tests", tests),
    ("documentation", documentation),
    ("layers", layers::check),
    ("tidy", tidy::check),
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

/// Side by side: the last minutes of the release build keep one core only busy.
fn builds() -> Result<(), String> {
    std::thread::scope(|scope| {
        let release = scope.spawn(release_build);
        let tests = run_command(&mut cargo(&format!("test --workspace {FEATURES} --no-run")));
        let release = release.join().unwrap_or_else(|_| Err("the release build broke".to_owned()));
        tests.and(release)
    })
}

fn tests() -> Result<(), String> {
    run_command(&mut cargo(&format!("test --workspace {FEATURES}")))
}

fn documentation() -> Result<(), String> {
    run_command(cargo(&format!("doc --workspace --no-deps {FEATURES}")).env("RUSTDOCFLAGS", "-D warnings"))
}

fn release_build() -> Result<(), String> {
    run_command(&mut cargo("build --release --quiet --package elgrande --bin elgrande"))
}
