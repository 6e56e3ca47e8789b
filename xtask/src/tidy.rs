//! Checks that no compiler makes: the style of each file, and that every rule has a test.

mod rules;
mod source;
mod style;

use std::{fmt, fs, process::Command};

use crate::command::printed;
use source::Source;

/// A problem, printed as `file:line reason`.
#[derive(Debug, PartialEq)]
struct Finding {
    path: String,
    line: usize,
    reason: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{} {}", self.path, self.line, self.reason)
    }
}

pub(crate) fn check() -> Result<(), String> {
    let sources = sources()?;
    let style = sources.iter().flat_map(style::findings);
    let findings: Vec<_> = style.chain(rules::findings(&sources)).collect();
    for finding in &findings {
        println!("{finding}");
    }
    if findings.is_empty() { Ok(()) } else { Err(format!("{} problems", findings.len())) }
}

/// All files that git tracks or would add. Skips binary and deleted files.
fn sources() -> Result<Vec<Source>, String> {
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let paths = printed(&mut list)?;
    let sources = paths.split_terminator('\0').filter_map(|path| {
        let text = fs::read_to_string(path).ok()?;
        Some(Source { path: path.to_owned(), text })
    });
    Ok(sources.collect())
}
