//! Checks the dependencies between our crates: each crate is a layer and may only depend on lower ones. Also checks
//! the folders of the server and of the page for import cycles.

use std::path::Path;

use serde_json::Value;

use crate::command::{cargo, printed};
use crate::imports;
use crate::page_layers;

/// Lowest first. Other crates may not depend on ours, nor ours on them.
const LAYERS: [&str; 12] = [
    "elgrande-engine",
    "elgrande-picture",
    "elgrande-bots",
    "elgrande-environment",
    "elgrande-locales",
    "elgrande-bundler",
    "elgrande-play",
    "elgrande-review",
    "elgrande-wasm",
    "elgrande-server",
    "elgrande",
    "elgrande-load",
];

pub(crate) fn check() -> Result<(), String> {
    page_layers::check()?;
    let metadata = printed(&mut cargo("metadata --format-version 1 --no-deps"))?;
    let metadata = serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    match refused(&metadata).as_slice() {
        [] => imports::check(Path::new("crates/server/src")),
        edges => Err(format!("dependencies on higher layers: {}", edges.join(", "))),
    }
}

fn refused(metadata: &Value) -> Vec<String> {
    let edges = list(&metadata["packages"]).iter().flat_map(edges);
    edges.filter(|&(from, to)| !is_downward(from, to)).map(|(from, to)| format!("{from} -> {to}")).collect()
}

/// Only path dependencies are ours. Build and dev dependencies count too.
fn edges(package: &Value) -> impl Iterator<Item = (&str, &str)> {
    let ours = list(&package["dependencies"]).iter().filter(|dependency| dependency["path"].is_string());
    ours.map(|dependency| (name(package), name(dependency)))
}

fn is_downward(from: &str, to: &str) -> bool {
    let layer = |name| LAYERS.iter().position(|&layer| layer == name);
    layer(to).is_some_and(|to| layer(from).is_some_and(|from| to < from))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("cargo metadata, format 1: packages and dependencies are lists")
}

fn name(value: &Value) -> &str {
    value["name"].as_str().expect("cargo metadata, format 1: everything has a name")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Packages as `from: to to`, one per line, all by path.
    fn check(packages: &str, expected: &[&str]) {
        let packages = packages.lines().filter_map(|line| line.split_once(':')).map(package);
        assert_eq!(refused(&json!({ "packages": packages.collect::<Vec<_>>() })), expected);
    }

    fn package((name, dependencies): (&str, &str)) -> Value {
        let dependencies = dependencies.split_whitespace().map(|name| json!({ "name": name, "path": "/" }));
        json!({ "name": name.trim(), "dependencies": dependencies.collect::<Vec<_>>() })
    }

    #[test]
    fn each_layer_may_use_every_layer_below_it() {
        check(
            "elgrande-engine:
             elgrande-bots: elgrande-engine
             elgrande-play: elgrande-bots elgrande-engine
             elgrande-locales:
             elgrande-server: elgrande-locales elgrande-play elgrande-bots elgrande-engine
             elgrande: elgrande-server elgrande-bots elgrande-engine
             xtask:",
            &[],
        );
    }

    #[test]
    fn an_upward_edge_is_refused() {
        check("elgrande-engine: elgrande-bots", &["elgrande-engine -> elgrande-bots"]);
        check("elgrande-locales: elgrande-server", &["elgrande-locales -> elgrande-server"]);
        check("elgrande-bots: elgrande-engine elgrande-server", &["elgrande-bots -> elgrande-server"]);
    }

    #[test]
    fn a_crate_outside_the_layers_has_no_edges_to_them() {
        check("xtask: elgrande-engine", &["xtask -> elgrande-engine"]);
        check("elgrande: xtask", &["elgrande -> xtask"]);
    }

    #[test]
    fn a_registry_dependency_is_allowed() {
        let metadata = json!({ "packages": [{
            "name": "elgrande-engine",
            "dependencies": [{ "name": "serde", "source": "registry+https://github.com/rust-lang/crates.io-index" }],
        }]});
        assert!(refused(&metadata).is_empty());
    }
}
