//! All modules and what they import.

use std::collections::BTreeMap;

use crate::Fault;
use crate::module::{Import, Module};

/// The modules that can be reached, by path.
pub(crate) struct Graph<'a> {
    pub(crate) modules: BTreeMap<String, Module<'a>>,
}

impl<'a> Graph<'a> {
    /// Everything that the entries import, statically or dynamically.
    pub(crate) fn reachable(
        sources: &'a BTreeMap<String, String>,
        entries: &[&str],
    ) -> Result<Graph<'a>, Fault> {
        let mut graph = Graph { modules: BTreeMap::new() };
        let mut open: Vec<(String, String, usize)> = Vec::new();
        open.extend(entries.iter().map(|&entry| (entry.to_owned(), entry.to_owned(), 1)));
        while let Some((path, importer, line)) = open.pop() {
            if graph.modules.contains_key(&path) {
                continue;
            }
            let missing = || Fault { file: importer, line, reason: format!("there is no module {path}") };
            let (key, text) = sources.get_key_value(&path).ok_or_else(missing)?;
            let module = Module::parse(key, text)?;
            open.extend(module.imports.iter().map(|import| (import.path.clone(), path.clone(), import.line)));
            open.extend(module.dynamic_imports().map(|to| (to.to_owned(), path.clone(), 1)));
            graph.modules.insert(path, module);
        }
        graph.check_names()?;
        Ok(graph)
    }

    /// The modules in the order in which they run: imports first.
    pub(crate) fn in_order(&self, entries: &[&str]) -> Result<Vec<&str>, Fault> {
        let mut walk = Walk { graph: self, order: Vec::new(), open: Vec::new() };
        entries.iter().try_for_each(|entry| walk.visit(entry))?;
        Ok(walk.order)
    }

    /// Every imported name must exist; a browser would refuse the module otherwise.
    fn check_names(&self) -> Result<(), Fault> {
        for module in self.modules.values() {
            for import in &module.imports {
                self.check_import(module, import)?;
            }
        }
        Ok(())
    }

    fn check_import(&self, module: &Module, import: &Import) -> Result<(), Fault> {
        let exports = &self.modules[&import.path].exports;
        let missing =
            import.names.iter().find(|name| exports.iter().all(|one| one.exported != name.exported));
        match missing {
            None => Ok(()),
            Some(name) => {
                let reason = format!("{} does not export {}", import.path, name.exported);
                Err(Fault { file: module.path.to_owned(), line: import.line, reason })
            }
        }
    }
}

struct Walk<'a, 'b> {
    graph: &'b Graph<'a>,
    order: Vec<&'b str>,
    open: Vec<&'b str>,
}

impl<'b> Walk<'_, 'b> {
    fn visit(&mut self, path: &str) -> Result<(), Fault> {
        let module = &self.graph.modules[path];
        if self.order.contains(&module.path) {
            return Ok(());
        }
        self.open.push(module.path);
        for import in &module.imports {
            if self.open.contains(&import.path.as_str()) {
                let reason = format!("a cycle of imports: {} -> {}", self.open.join(" -> "), import.path);
                return Err(Fault { file: module.path.to_owned(), line: import.line, reason });
            }
            self.visit(&import.path)?;
        }
        self.open.pop();
        self.order.push(module.path);
        Ok(())
    }
}
