//! Import cycles between the folders of a crate. A file directly in `src` counts as a folder of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The folders that each folder imports from.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// Fails if the folders of the crate at `src` import each other in a cycle.
pub(crate) fn check(src: &Path) -> Result<(), String> {
    let mut imports = Imports::new();
    for entry in fs::read_dir(src).map_err(|error| format!("{}: {error}", src.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let folder = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if folder != "lib" {
            read(&path, imports.entry(folder).or_default())?;
        }
    }
    match cycle(&imports) {
        None => Ok(()),
        Some(cycle) => Err(format!("{}: import cycle: {}", src.display(), cycle.join(" -> "))),
    }
}

/// Adds what the Rust files at a path import.
fn read(path: &Path, imports: &mut BTreeSet<String>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    if path.is_dir() {
        return fs::read_dir(path)
            .map_err(failed)?
            .try_for_each(|entry| read(&entry.map_err(failed)?.path(), imports));
    }
    if path.extension().is_some_and(|extension| extension == "rs") {
        imports.extend(imported(&fs::read_to_string(path).map_err(failed)?));
    }
    Ok(())
}

/// The folders that a file names: `crate::tables::…` or `crate::{http, tables::…}`, in imports and elsewhere.
fn imported(source: &str) -> Vec<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>();
    let code = code.join("\n");
    let paths = code.split("crate::").skip(1);
    paths
        .flat_map(
            |path| if let Some(group) = path.strip_prefix('{') { members(group) } else { vec![name(path)] },
        )
        .collect()
}

/// The first name of each member of a group of imports.
fn members(group: &str) -> Vec<String> {
    let (mut names, mut depth, mut is_start) = (Vec::new(), 0, true);
    for (index, letter) in group.char_indices() {
        match letter {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => is_start = true,
            _ if is_start && !letter.is_whitespace() => {
                names.push(name(&group[index..]));
                is_start = false;
            }
            _ => {}
        }
    }
    names
}

fn name(path: &str) -> String {
    path.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

/// A cycle, with its first folder again at the end.
fn cycle(imports: &Imports) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    imports.keys().find_map(|folder| find_cycle(folder, imports, &mut Vec::new(), &mut done))
}

fn find_cycle(
    folder: &str,
    imports: &Imports,
    path: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(start) = path.iter().position(|before| before == folder) {
        return Some(path[start..].iter().cloned().chain([folder.to_owned()]).collect());
    }
    if done.contains(folder) {
        return None;
    }
    path.push(folder.to_owned());
    let next = imports.get(folder).into_iter().flatten().filter(|next| *next != folder);
    let found = next.into_iter().find_map(|next| find_cycle(next, imports, path, done));
    path.pop();
    done.insert(folder.to_owned());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Folders as `from: to to`, one per line.
    fn check(folders: &str, expected: Option<&str>) {
        let folder = |(from, to): (&str, &str)| {
            (from.trim().to_owned(), to.split_whitespace().map(str::to_owned).collect())
        };
        let imports = folders.lines().filter_map(|line| line.split_once(':')).map(folder).collect();
        assert_eq!(cycle(&imports).map(|cycle| cycle.join(" ")).as_deref(), expected);
    }

    #[test]
    fn imports_in_one_direction_are_allowed() {
        check("http: host tables\nhost: tables store\ntables: store tables\nstore:", None);
    }

    #[test]
    fn a_cycle_is_printed() {
        check("store: tables\ntables: live\nlive: store", Some("live store tables live"));
        check("http: host\nhost: workers\nworkers: host", Some("host workers host"));
    }

    #[test]
    fn every_path_in_the_crate_counts_and_comments_do_not() {
        let source = "use crate::store::{Row, Store};\n// crate::http\nuse crate::{live::{a, b}, time};\nfn f(x: crate::host::Host) {}";
        assert_eq!(imported(source), ["store", "live", "time", "host"]);
    }
}
