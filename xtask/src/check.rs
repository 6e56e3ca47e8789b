//! The inner loop: fast checks of what has changed. `ci` checks everything.

use std::{collections::BTreeSet, path::Path, process::Command};

use serde_json::Value;

use crate::{
    browser,
    command::{FEATURES, cargo, printed, run as run_command},
    layers,
    steps::{Step, run_phase},
    tidy,
};

const SERVER: &str = "elgrande-server";

const FAST: [Step; 3] = [
    ("format", || run_command(&mut cargo("fmt --all --check"))),
    ("layers", layers::check),
    ("tidy", tidy::check),
];

/// Checks formatting, layers, style and lints, then runs the unit tests of crates with uncommitted changes.
pub(crate) fn run() -> Result<(), String> {
    run_phase("check", &FAST)?;
    run_phase("check", &[("lints", lints)])?;
    let paths = changed_paths()?;
    let packages = changed_packages(&paths, &metadata()?);
    if !packages.is_empty() {
        println!("check: unit tests of {}", packages.join(", "));
        run_command(&mut cargo(&unit_tests(&packages)))?;
    }
    if paths.iter().any(|path| path.starts_with("web/")) {
        println!("check: page types and unit tests");
        browser::check_units()?;
    }
    Ok(())
}

/// The same command as in `ci`, so that both share their build artifacts.
pub(crate) fn lints() -> Result<(), String> {
    run_command(&mut cargo(&format!("clippy --workspace --all-targets {FEATURES} -- -D warnings")))
}

fn unit_tests(packages: &[String]) -> String {
    let selected: Vec<_> = packages.iter().map(|name| format!("--package {name}")).collect();
    let features = if packages.iter().any(|name| name == SERVER) { FEATURES } else { "" };
    format!("test --quiet --lib --bins {} {features}", selected.join(" "))
}

/// Files that differ from the last commit, including new ones.
fn changed_paths() -> Result<BTreeSet<String>, String> {
    let list = |arguments: &[&str]| printed(Command::new("git").args(arguments));
    let changed = list(&["diff", "--name-only", "HEAD"])?;
    let new = list(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

fn metadata() -> Result<Value, String> {
    let metadata = printed(&mut cargo("metadata --format-version 1 --no-deps"))?;
    serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))
}

/// The packages that contain these files. The messages in `locales/` belong to the crate that compiles them.
fn changed_packages(paths: &BTreeSet<String>, metadata: &Value) -> Vec<String> {
    let root = Path::new(metadata["workspace_root"].as_str().unwrap_or_default());
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let folder = |package: &Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?).strip_prefix(root).ok()?;
        Some(manifest.parent()?.to_path_buf())
    };
    let contains = |package: &Value, path: &str| {
        let is_inside = folder(package).is_some_and(|folder| Path::new(path).starts_with(folder));
        is_inside || package["name"] == "elgrande-locales" && path.starts_with("locales/")
    };
    let changed = packages.filter(|package| paths.iter().any(|path| contains(package, path)));
    changed.filter_map(|package| package["name"].as_str().map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn packages_are_found_by_their_changed_files() {
        let package = |name: &str, folder: &str| json!({ "name": name, "manifest_path": format!("/r/{folder}/Cargo.toml") });
        let metadata = json!({ "workspace_root": "/r", "packages": [
            package("elgrande-engine", "crates/engine"),
            package("elgrande-locales", "crates/locales"),
            package("elgrande-load", "bench/load"),
        ]});
        let check = |paths: &[&str], expected: &[&str]| {
            let paths = paths.iter().map(|path| (*path).to_owned()).collect();
            assert_eq!(changed_packages(&paths, &metadata), expected);
        };
        check(&["crates/engine/src/king.rs", "README.md"], &["elgrande-engine"]);
        check(&["crates/engines/src/king.rs", "bench/x.mjs"], &[]);
        check(&["locales/en/rules.ftl", "bench/load/src/main.rs"], &["elgrande-locales", "elgrande-load"]);
    }

    #[test]
    fn the_types_feature_is_only_selected_with_the_server() {
        assert!(!unit_tests(&["elgrande-engine".to_owned()]).contains("--features"));
        assert!(unit_tests(&[SERVER.to_owned()]).contains(FEATURES));
    }
}
