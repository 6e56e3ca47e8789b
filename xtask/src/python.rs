//! Builds the Python package, installs it into a virtual environment and checks or measures it there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, run};

/// Which checks are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Checks {
    /// Those that install in seconds.
    Short,
    /// All: also lints, the type stubs, OpenSpiel, and the PPO example in miniature.
    All,
}

const MANIFEST: &str = "--manifest-path crates/python/Cargo.toml";
const TARGET: &str = "target/python";
const WHEELS: &str = "target/python/wheels";
/// What the short checks install besides the wheel.
const SHORT: &str = "numpy pytest gymnasium pettingzoo nbclient ipykernel matplotlib";
/// What all checks install in addition.
const MORE: &str = "open_spiel torch mypy";
/// The environments to compare with.
const OTHERS: [&str; 5] =
    ["pettingzoo[classic]", "catanatron networkx", "--no-deps catanatron_gym", "open_spiel", "pgx"];

pub(crate) fn check(checks: Checks) -> Result<(), String> {
    run(&mut cargo(&format!("fmt {MANIFEST} --check")))?;
    let wheel = build()?;
    let python = fresh_environment("python-check")?;
    pip(&python, &format!("{SHORT} {}", wheel.display()))?;
    if checks == Checks::All {
        run(in_own_target(&mut cargo(&format!("clippy --quiet {MANIFEST} -- -D warnings"))))?;
        pip(&python, MORE)?;
        run(Command::new(&python).args(["-m", "mypy.stubtest", "elgrande._elgrande"]))?;
        run(Command::new(&python).args(["-m", "mypy", "--no-incremental", "python/tests/typed.py"]))?;
    }
    run(Command::new(python).args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "python/tests"]))
}

/// Installs the wheel and the other environments, and measures all of them. One that cannot be installed is left out.
pub(crate) fn compare() -> Result<(), String> {
    let wheel = build()?;
    let python = environment("python-compare")?;
    pip(&python, &format!("--force-reinstall --no-deps {}", wheel.display()))?;
    pip(&python, "numpy gymnasium")?;
    for package in OTHERS {
        if let Err(reason) = pip(&python, package) {
            eprintln!("left out: {reason}");
        }
    }
    run(Command::new(python).arg("bench/python/compare.py"))
}

/// The wheel for this machine.
fn build() -> Result<PathBuf, String> {
    let _ = fs::remove_dir_all(WHEELS);
    let python = environment("python-tools")?;
    pip(&python, "maturin>=1.16,<2")?;
    let [python, target, out] = [python.as_path(), Path::new(TARGET), Path::new(WHEELS)].map(absolute);
    let mut maturin = Command::new(python?);
    maturin.current_dir("python").env("CARGO_TARGET_DIR", target?);
    run(maturin.args(["-m", "maturin", "build", "--release", "--quiet", "--out"]).arg(out?))?;
    let wheels = fs::read_dir(WHEELS).map_err(|error| format!("{WHEELS}: {error}"))?;
    let wheel = wheels.filter_map(|entry| entry.ok().map(|entry| entry.path())).find(|path| is_wheel(path));
    wheel.ok_or_else(|| format!("{WHEELS} has no wheel"))
}

/// Not resolved: the interpreter of a virtual environment is a link.
fn absolute(path: &Path) -> Result<PathBuf, String> {
    std::path::absolute(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn is_wheel(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "whl")
}

/// The extension has its own lock file and settings, so it has its own artifacts too.
fn in_own_target(command: &mut Command) -> &mut Command {
    command.env("CARGO_TARGET_DIR", TARGET)
}

/// The interpreter of a virtual environment below `target`, which is made if it is missing.
fn environment(name: &str) -> Result<PathBuf, String> {
    let folder = Path::new("target").join(name);
    let python = folder.join("bin/python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    Ok(python)
}

/// The same, always empty.
fn fresh_environment(name: &str) -> Result<PathBuf, String> {
    let _ = fs::remove_dir_all(Path::new("target").join(name));
    environment(name)
}

fn pip(python: &Path, packages: &str) -> Result<(), String> {
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run(Command::new(python).args(quiet).args(packages.split_whitespace()))
}
