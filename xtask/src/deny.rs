//! Checks licences, versions and sources of all dependencies against `deny.toml`, offline. It reads the same file as
//! `cargo deny`, which takes minutes to install and needs the network for its list of security advisories. If it is installed, the
//! advisories are checked too.

mod licence;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::command::{cargo, is_successful, printed, run};

/// What `deny.toml` says.
struct Rules {
    target: String,
    licences: BTreeSet<String>,
    banned: BTreeMap<String, String>,
    /// `crate@version`, where the version may be a prefix such as 0.10.
    duplicates: BTreeSet<String>,
    registries: BTreeSet<String>,
}

pub(crate) fn check() -> Result<(), String> {
    let text = std::fs::read_to_string("deny.toml").map_err(|error| format!("deny.toml: {error}"))?;
    let rules = Rules::read(&text)?;
    MANIFESTS.into_iter().try_for_each(|manifest| check_manifest(manifest, &rules))?;
    check_advisories()
}

/// Checks for security advisories if `cargo deny` is installed.
fn check_advisories() -> Result<(), String> {
    if !is_successful(&mut cargo("deny --version")) {
        println!(
            "deny: security advisories were not checked: install cargo-deny (cargo install cargo-deny --locked)"
        );
        return Ok(());
    }
    let advisories =
        |manifest| cargo(&format!("deny --manifest-path {manifest} check --config deny.toml advisories"));
    MANIFESTS.into_iter().try_for_each(|manifest| run(&mut advisories(manifest)))
}

/// The workspace, and the Python extension, which is a workspace of its own.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "crates/python/Cargo.toml"];

fn check_manifest(manifest: &str, rules: &Rules) -> Result<(), String> {
    let target = &rules.target;
    let command =
        format!("metadata --manifest-path {manifest} --format-version 1 --locked --filter-platform {target}");
    let metadata: Value = serde_json::from_str(&printed(&mut cargo(&command))?)
        .map_err(|error| format!("cargo metadata: {error}"))?;
    match refused(&metadata, rules).as_slice() {
        [] => Ok(()),
        refusals => Err(format!("deny.toml does not allow these dependencies:\n  {}", refusals.join("\n  "))),
    }
}

impl Rules {
    fn read(text: &str) -> Result<Rules, String> {
        let file: Value = toml::from_str(text).map_err(|error| format!("deny.toml: {error}"))?;
        let texts = |pointer: &str| -> Result<BTreeSet<String>, String> {
            let list = file.pointer(pointer).and_then(Value::as_array);
            let list = list.ok_or_else(|| format!("deny.toml: {pointer} is not a list"))?;
            Ok(list.iter().filter_map(|entry| entry.as_str().map(str::to_owned)).collect())
        };
        let banned = entries(&file, "/bans/deny")?;
        let duplicates = entries(&file, "/bans/skip")?.into_keys().collect();
        let target = texts("/graph/targets")?.pop_first().ok_or("deny.toml: no target")?;
        let (licences, registries) = (texts("/licenses/allow")?, texts("/sources/allow-registry")?);
        Ok(Rules { target, licences, banned, duplicates, registries })
    }
}

/// The entries `{ crate = …, reason = … }` of a list.
fn entries(file: &Value, pointer: &str) -> Result<BTreeMap<String, String>, String> {
    let list = file.pointer(pointer).and_then(Value::as_array);
    let list = list.ok_or_else(|| format!("deny.toml: {pointer} is not a list"))?;
    let entry = |entry: &Value| Some((text(entry, "crate")?.to_owned(), text(entry, "reason")?.to_owned()));
    let bad = |found: &Value| format!("deny.toml: {pointer} needs crate and reason: {found}");
    list.iter().map(|found| entry(found).ok_or_else(|| bad(found))).collect()
}

/// What is not allowed, one line each.
fn refused(metadata: &Value, rules: &Rules) -> Vec<String> {
    let used: BTreeSet<&str> =
        list(&metadata["resolve"], "nodes").iter().filter_map(|node| text(node, "id")).collect();
    let packages = list(metadata, "packages").iter();
    let packages = packages.filter(|package| text(package, "id").is_some_and(|id| used.contains(id)));
    let mut versions = BTreeMap::<&str, Vec<&str>>::new();
    let mut refusals = Vec::new();
    for package in packages {
        let (Some(name), Some(version)) = (text(package, "name"), text(package, "version")) else { continue };
        refusals.extend(of_package(package, rules).map(|reason| format!("{name} {version}: {reason}")));
        let is_skipped = rules.duplicates.iter().any(|skipped| is_version_of(skipped, name, version));
        if !is_skipped {
            versions.entry(name).or_default().push(version);
        }
    }
    let twice = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    refusals.extend(
        twice.map(|(name, versions)| format!("{name}: several versions, {}", versions.join(" and "))),
    );
    refusals
}

/// Why a package is not allowed, whatever its other versions are.
fn of_package(package: &Value, rules: &Rules) -> Option<String> {
    if let Some(reason) = text(package, "name").and_then(|name| rules.banned.get(name)) {
        return Some(format!("banned, because {reason}"));
    }
    if let Some(source) = text(package, "source")
        && !source.strip_prefix("registry+").is_some_and(|registry| rules.registries.contains(registry))
    {
        return Some(format!("unknown source {source}"));
    }
    match text(package, "license") {
        Some(licence) if licence::is_allowed(licence, &rules.licences) => None,
        Some(licence) => Some(format!("licence {licence}")),
        None => Some("no licence".to_owned()),
    }
}

/// Whether `crate@prefix` means this version.
fn is_version_of(skipped: &str, name: &str, version: &str) -> bool {
    let rest = skipped.split_once('@').filter(|(skipped, _)| *skipped == name);
    let rest = rest.and_then(|(_, prefix)| version.strip_prefix(prefix));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value[name].as_str()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
    const RULES: &str = r#"
        graph.targets = ["x86_64-unknown-linux-gnu"]
        licenses.allow = ["MIT"]
        bans.deny = [{ crate = "native-tls", reason = "TLS is rustls" }]
        bans.skip = [{ crate = "sha2@0.10", reason = "sqlx" }]
        sources.allow-registry = ["https://github.com/rust-lang/crates.io-index"]"#;

    /// Packages as `name version licence source`.
    fn check(packages: &[(&str, &str, &str, &str)], expected: &[&str]) {
        let package = |(name, version, licence, source): &(&str, &str, &str, &str)| {
            json!({ "id": format!("{name} {version}"), "name": name, "version": version, "license": licence,
                    "source": source })
        };
        let packages: Vec<Value> = packages.iter().map(package).collect();
        let metadata = json!({ "resolve": { "nodes": packages }, "packages": packages });
        assert_eq!(refused(&metadata, &Rules::read(RULES).unwrap()), expected);
    }

    #[test]
    fn licences_and_sources_must_be_listed() {
        check(&[("a", "1.0.0", "MIT", CRATES_IO)], &[]);
        check(&[("a", "1.0.0", "GPL-3.0", CRATES_IO)], &["a 1.0.0: licence GPL-3.0"]);
        check(
            &[("a", "1.0.0", "MIT", "git+https://x.org/a")],
            &["a 1.0.0: unknown source git+https://x.org/a"],
        );
        check(
            &[("native-tls", "1.0.0", "MIT", CRATES_IO)],
            &["native-tls 1.0.0: banned, because TLS is rustls"],
        );
    }

    #[test]
    fn a_crate_has_one_version_unless_another_is_listed() {
        let sha2 = |version| ("sha2", version, "MIT", CRATES_IO);
        check(&[sha2("0.10.9"), sha2("0.11.1")], &[]);
        check(&[sha2("0.1.9"), sha2("0.11.1")], &["sha2: several versions, 0.1.9 and 0.11.1"]);
    }

    #[test]
    fn a_ban_without_a_reason_is_refused() {
        let rules = RULES.replace(", reason = \"sqlx\"", "");
        assert!(Rules::read(&rules).err().unwrap().contains("needs crate and reason"));
    }
}
