//! The page's checks: types, unit tests, and browser tests against the release binary. Calls npm.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::command::{cargo, cores, run};

const TOOLS: [(&str, &[&str], &str); 3] = [
    ("Node.js", &["node"], "nodejs"),
    ("npm", &["npm"], "npm"),
    ("Chromium", &["chromium", "chromium-browser", "google-chrome"], "chromium"),
];

/// Which browser tests run.
#[derive(Clone, Copy)]
pub(crate) enum Tests {
    Short,
    All,
}

/// All checks of the page; the short form takes a few minutes.
pub(crate) fn check(tests: Tests) -> Result<(), String> {
    check_units()?;
    prepare()?;
    let scope = match tests {
        Tests::Short => "short",
        Tests::All => "all",
    };
    // More than cores: a page often waits for the server, and the server for a bot's pause.
    let workers = env::var("WORKERS").unwrap_or_else(|_| (cores() + 1).to_string());
    run(npm("test").env("BROWSER", scope).env("WORKERS", workers))
}

/// Types and unit tests, without a browser.
pub(crate) fn check_units() -> Result<(), String> {
    find_tools()?;
    install_packages()?;
    run(&mut npm("run types"))?;
    run(&mut npm("run unit"))
}

/// Recreates docs/screenshots.
pub(crate) fn screenshots() -> Result<(), String> {
    prepare()?;
    run(&mut npm("run screenshots"))
}

fn prepare() -> Result<(), String> {
    find_tools()?;
    install_packages()?;
    run(&mut cargo("build --release --quiet --package elgrande --bin elgrande"))
}

/// Names missing tools and how to install them.
fn find_tools() -> Result<(), String> {
    let missing: Vec<_> =
        TOOLS.iter().filter(|(_, names, _)| !names.iter().any(|name| is_installed(name))).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = missing.iter().map(|(name, ..)| *name).collect();
    let packages: Vec<_> = missing.iter().map(|(.., package)| *package).collect();
    let install = format!("apt-get install -y --no-install-recommends {}", packages.join(" "));
    Err(format!("{} missing: `{install}`", names.join(", ")))
}

fn is_installed(program: &str) -> bool {
    let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    version.is_ok_and(|status| status.success())
}

/// Installs packages if the lock file has changed.
fn install_packages() -> Result<(), String> {
    let (lock_file, installed) =
        (Path::new("web/package-lock.json"), Path::new("web/node_modules/.package-lock.json"));
    let modified = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    if modified(installed).is_some_and(|time| modified(lock_file).is_some_and(|changed| time >= changed)) {
        return Ok(());
    }
    run(&mut npm("ci --no-audit --no-fund"))
}

fn npm(arguments: &str) -> Command {
    let mut command = Command::new("npm");
    command.current_dir("web").args(arguments.split_whitespace()).env("ELGRANDE_BIN", binary());
    command
}

/// The path of the release binary.
fn binary() -> PathBuf {
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let here = env::current_dir().unwrap_or_default();
    here.join(folder).join("release/elgrande")
}
