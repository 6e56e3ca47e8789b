//! A file of messages, and its faults.

use std::fmt;

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser;

/// A file and its text.
#[derive(Clone)]
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A parsed file.
pub(crate) struct Parsed<'s> {
    pub(crate) source: &'s Source,
    pub(crate) resource: Resource<&'s str>,
}

/// A fault, with file and line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    path: String,
    line: usize,
    reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.reason)
    }
}

impl Source {
    pub(crate) fn parsed(&self) -> Result<Parsed<'_>, Vec<Fault>> {
        match parser::parse(self.text.as_str()) {
            Ok(resource) => Ok(Parsed { source: self, resource }),
            Err((_, errors)) => {
                let fault =
                    |error: &parser::ParserError| self.fault_at(error.pos.start, error.kind.to_string());
                Err(errors.iter().map(fault).collect())
            }
        }
    }

    /// The keys of its messages; none if it cannot be parsed.
    pub(crate) fn keys(&self) -> Vec<String> {
        let Ok(parsed) = self.parsed() else { return Vec::new() };
        let name = |entry: &Entry<&str>| {
            if let Entry::Message(message) = entry { Some(message.id.name.to_owned()) } else { None }
        };
        parsed.resource.body.iter().filter_map(name).collect()
    }

    /// A fault at `part`, a slice of this text.
    pub(crate) fn fault(&self, part: &str, reason: String) -> Fault {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        self.fault_at(offset, reason)
    }

    fn fault_at(&self, offset: usize, reason: String) -> Fault {
        let before = self.text.as_bytes().iter().take(offset);
        let line = before.filter(|byte| **byte == b'\n').count() + 1;
        Fault { path: self.path.clone(), line, reason }
    }
}
