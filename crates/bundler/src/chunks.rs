//! Distributes the modules over files: each module is in exactly one file, and a file imports only files before it.

use std::collections::BTreeMap;

use crate::Fault;
use crate::emit;
use crate::graph::Graph;

/// Follows the name of each file of a bundle.
pub const EXTENSION: &str = ".bundle.js";

/// A file of the bundle and the modules that it is made for.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// The name of the file, without extension.
    pub name: &'a str,
    /// Their static imports belong to it too, if no earlier file has them.
    pub modules: &'a [&'a str],
}

/// A file of the bundle.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The name, without extension.
    pub name: String,
    /// An ES module.
    pub code: String,
    /// The paths of its modules.
    pub modules: Vec<String>,
    /// The names of the files that it imports, directly or through others.
    pub imports: Vec<String>,
}

/// Bundles the modules that the first entry reaches. `sources` are all modules by their paths. A module that is only
/// imported dynamically and that no entry names gets its own file.
pub fn bundle(sources: &BTreeMap<String, String>, entries: &[Entry]) -> Result<Vec<Bundle>, Fault> {
    let named: Vec<&str> = entries.iter().flat_map(|entry| entry.modules).copied().collect();
    let graph = Graph::reachable(sources, &named)?;
    let chunks = Chunks::new(&graph, entries)?;
    let code = |chunk: &Chunk| Bundle {
        name: chunk.name.clone(),
        code: emit::chunk(&graph, &chunks, chunk),
        modules: chunk.modules.iter().map(|&path| path.to_owned()).collect(),
        imports: chunks.imports(chunk),
    };
    Ok(chunks.all.iter().map(code).collect())
}

#[derive(Debug)]
pub(crate) struct Chunk<'a> {
    pub(crate) name: String,
    /// In the order in which they run.
    pub(crate) modules: Vec<&'a str>,
}

pub(crate) struct Chunks<'a> {
    pub(crate) all: Vec<Chunk<'a>>,
    /// The number of each module and of its chunk.
    places: BTreeMap<&'a str, (usize, usize)>,
    graph: &'a Graph<'a>,
}

impl<'a> Chunks<'a> {
    fn new(graph: &'a Graph<'a>, entries: &[Entry]) -> Result<Chunks<'a>, Fault> {
        let mut chunks = Chunks { all: Vec::new(), places: BTreeMap::new(), graph };
        for entry in entries {
            chunks.add(entry.name.to_owned(), entry.modules)?;
        }
        for module in graph.modules.values() {
            for path in module.dynamic_imports() {
                if !chunks.places.contains_key(path) {
                    chunks.add(path.trim_end_matches(".js").replace('/', "-"), &[path])?;
                }
            }
        }
        Ok(chunks)
    }

    fn add(&mut self, name: String, modules: &[&str]) -> Result<(), Fault> {
        let mut order = self.graph.in_order(modules)?;
        order.retain(|path| !self.places.contains_key(path));
        for &path in &order {
            self.places.insert(path, (self.places.len(), self.all.len()));
        }
        self.all.push(Chunk { name, modules: order });
        Ok(())
    }

    /// The name of the variable with the exports of a module.
    pub(crate) fn variable(&self, path: &str) -> String {
        format!("{}{}", crate::module::RESERVED, self.places[path].0)
    }

    pub(crate) fn of(&self, path: &str) -> &Chunk<'a> {
        &self.all[self.places[path].1]
    }

    /// The modules of other files that this one imports statically.
    pub(crate) fn imported_modules(&self, chunk: &Chunk) -> Vec<&'a str> {
        let imports = chunk.modules.iter().flat_map(|&path| &self.graph.modules[path].imports);
        let mut paths: Vec<&str> = imports.map(|import| import.path.as_str()).collect();
        paths.retain(|path| self.of(path).name != chunk.name);
        paths.sort_unstable();
        paths.dedup();
        paths
    }

    fn imports(&self, chunk: &Chunk) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let mut open = vec![chunk];
        while let Some(chunk) = open.pop() {
            for path in self.imported_modules(chunk) {
                let imported = self.of(path);
                if !names.contains(&imported.name) {
                    names.push(imported.name.clone());
                    open.push(imported);
                }
            }
        }
        names
    }

    /// The modules of this file that other files import, statically or dynamically.
    pub(crate) fn exported_modules(&self, chunk: &Chunk) -> Vec<&'a str> {
        let mut paths: Vec<&str> = self.all.iter().flat_map(|other| self.imported_modules(other)).collect();
        paths.extend(self.graph.modules.values().flat_map(|module| module.dynamic_imports()));
        paths.retain(|path| self.of(path).name == chunk.name);
        paths.sort_unstable();
        paths.dedup();
        paths
    }
}
