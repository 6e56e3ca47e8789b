//! The import graph between the folders of `web/page` has no cycle. Reads relative imports, also those of types, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "web/page";

/// For each folder, the folders it imports from, each with one import as an example.
type Graph = BTreeMap<String, BTreeMap<String, String>>;

pub(crate) fn check() -> Result<(), String> {
    let mut graph = Graph::new();
    for file in scripts(Path::new(PAGE))? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.strip_prefix(PAGE).expect("every script was found below the page's folder");
        add(&mut graph, name, &text);
    }
    match cycle(&graph) {
        None => Ok(()),
        Some(cycle) => Err(format!("web/page: folders import each other:\n{}", cycle.join("\n"))),
    }
}

fn scripts(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            found.extend(scripts(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "js") {
            found.push(path);
        }
    }
    Ok(found)
}

/// Adds the imports of one file, named relative to the page's folder.
fn add(graph: &mut Graph, file: &Path, text: &str) {
    let folder = file.parent().unwrap_or(Path::new(""));
    for specifier in imports(text) {
        let Some(target) = resolve(folder, specifier) else { continue };
        let to = target.parent().unwrap_or(Path::new(""));
        if to != folder {
            let edges = graph.entry(name(folder)).or_default();
            edges.entry(name(to)).or_insert_with(|| format!("{} -> {}", file.display(), target.display()));
        }
    }
}

/// Relative specifiers: quoted texts that begin with a dot and end in `.js`. The page quotes with apostrophes.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.lines().flat_map(|line| line.split('\'').skip(1).step_by(2));
    quoted.filter(|text| text.starts_with('.') && text.ends_with(".js"))
}

/// The file that a specifier names; none outside of the page, such as generated types.
fn resolve(folder: &Path, specifier: &str) -> Option<PathBuf> {
    let mut path = folder.to_path_buf();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => {
                if !path.pop() {
                    return None;
                }
            }
            name => path.push(name),
        }
    }
    Some(path)
}

fn name(folder: &Path) -> String {
    if folder.as_os_str().is_empty() { ".".to_owned() } else { folder.display().to_string() }
}

/// One cycle as a list of imports, if there is any.
fn cycle(graph: &Graph) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    graph.keys().find_map(|folder| visit(graph, folder, &mut Vec::new(), &mut done))
}

fn visit<'a>(
    graph: &'a Graph,
    folder: &'a str,
    path: &mut Vec<&'a str>,
    done: &mut BTreeSet<&'a str>,
) -> Option<Vec<String>> {
    if let Some(start) = path.iter().position(|&one| one == folder) {
        let ring = path[start..].iter().copied().chain([folder]).collect::<Vec<_>>();
        return Some(ring.windows(2).map(|pair| graph[pair[0]][pair[1]].clone()).collect());
    }
    if !done.insert(folder) {
        return None;
    }
    path.push(folder);
    let found = graph.get(folder).and_then(|next| next.keys().find_map(|to| visit(graph, to, path, done)));
    path.pop();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(files: &[(&str, &str)], expected: Option<&[&str]>) {
        let mut graph = Graph::new();
        files.iter().for_each(|(file, text)| add(&mut graph, Path::new(file), text));
        let expected = expected.map(|cycle| cycle.iter().map(|&edge| edge.to_owned()).collect());
        assert_eq!(cycle(&graph), expected);
    }

    #[test]
    fn folders_may_import_in_one_direction() {
        check(
            &[
                ("main.js", "import { a } from './table/a.js';\nimport { b } from './lib/b.js';"),
                ("table/a.js", "import { b } from '../lib/b.js';\nimport { c } from './c.js';"),
                ("table/c.js", "import { a } from './a.js';"),
            ],
            None,
        );
    }

    #[test]
    fn two_folders_that_import_each_other_are_a_cycle() {
        check(
            &[("lib/b.js", "import '../table/a.js';"), ("table/a.js", "import '../lib/b.js';")],
            Some(&["lib/b.js -> table/a.js", "table/a.js -> lib/b.js"]),
        );
    }

    #[test]
    fn a_longer_way_round_is_a_cycle_too() {
        check(
            &[
                ("a/one.js", "const two = () => import('../b/two.js');"),
                ("b/two.js", "/** @import { Three } from '../c/three.js' */"),
                ("c/three.js", "/** @type {import('../a/one.js').One} */"),
            ],
            Some(&["a/one.js -> b/two.js", "b/two.js -> c/three.js", "c/three.js -> a/one.js"]),
        );
    }

    #[test]
    fn types_outside_of_the_page_are_no_edge() {
        check(&[("api/a.js", "/** @import { View } from '../../types/wire.js' */")], None);
    }
}
