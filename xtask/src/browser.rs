//! The page's checks: types, units, and the browser tests against the release binary. Knows how to call npm, not what the tests look at.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::command::{cargo, run};

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

/// All that looks at the page; the short form takes a few minutes.
pub(crate) fn check(tests: Tests) -> Result<(), String> {
    prepare()?;
    run(&mut npm("run types"))?;
    run(&mut npm("run unit"))?;
    let scope = match tests {
        Tests::Short => "short",
        Tests::All => "all",
    };
    run(npm("test").env("BROWSER", scope))
}

/// Draws docs/screenshots anew.
pub(crate) fn screenshots() -> Result<(), String> {
    prepare()?;
    run(&mut npm("run screenshots"))
}

fn prepare() -> Result<(), String> {
    find_tools()?;
    install_packages()?;
    run(&mut cargo("build --release --quiet --package elgrande --bin elgrande"))
}

/// Says in one line what is missing and how it comes.
fn find_tools() -> Result<(), String> {
    let missing: Vec<_> =
        TOOLS.iter().filter(|(_, names, _)| !names.iter().any(|name| is_there(name))).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = missing.iter().map(|(name, ..)| *name).collect();
    let packages: Vec<_> = missing.iter().map(|(.., package)| *package).collect();
    let install = format!("apt-get install -y --no-install-recommends {}", packages.join(" "));
    Err(format!("{} missing: `{install}`", names.join(", ")))
}

fn is_there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Once for each list of packages.
fn install_packages() -> Result<(), String> {
    let (wanted, there) =
        (Path::new("web/package-lock.json"), Path::new("web/node_modules/.package-lock.json"));
    let changed = |path: &Path| path.metadata().and_then(|about| about.modified()).ok();
    if changed(there).is_some_and(|there| changed(wanted).is_some_and(|wanted| there >= wanted)) {
        return Ok(());
    }
    run(&mut npm("ci --no-audit --no-fund"))
}

fn npm(arguments: &str) -> Command {
    let mut command = Command::new("npm");
    command.current_dir("web").args(arguments.split_whitespace()).env("ELGRANDE_BIN", binary());
    command
}

/// Where cargo puts the release binary.
fn binary() -> PathBuf {
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let here = env::current_dir().unwrap_or_default();
    here.join(folder).join("release/elgrande")
}
