//! Joins plain ES modules into a few files, without comments and spaces, and compresses them. Knows no file of the page.
//!
//! The supported subset of ES modules; anything else is refused with file and line, so the build fails:
//!
//! | supported | refused |
//! |---|---|
//! | `import a, { b, c as d } from './file.js'` with a relative path | `import * as a`, `import './file.js'`, packages |
//! | `export { a, b as c } from './file.js'` | `export * from './file.js'` |
//! | `export` before `const` (one name), `function`, `async function`, `class` | `export let`, `export { … }` |
//! | `export default` before a named `function`, `async function` or `class` | `export default` before an expression |
//! | `import('./file.js')`, or `import(name)` where the value of the name is an absolute URL | `import()` of a template or an expression |
//! | `import.meta.url` | other properties of `import.meta` |
//! | modules that import each other without cycles | cycles of static imports |
//! | `/` that is clearly a division or the start of a regular expression | `/` after `}`, `++`, `--` or the condition of an `if` |
//!
//! A module becomes a block that ends with an assignment of its exports. Imported names are constants at the start of the
//! block. Because there are no cycles and exported names never change, this behaves like the modules themselves.

mod chunks;
mod compress;
mod emit;
mod graph;
mod module;
mod strip;
mod styles;
mod tokens;

#[cfg(test)]
mod tests;

use std::fmt;

pub use chunks::{Bundle, EXTENSION, Entry, bundle};
pub use compress::{brotli, gzip};
pub use styles::join_styles;

/// Why a file cannot be bundled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what to write instead.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for Fault {}
