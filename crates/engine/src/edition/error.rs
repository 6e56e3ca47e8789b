//! Why an edition was refused, and where.

use toml::Spanned;

/// Why a text is no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what would be right.
    pub reason: String,
}

impl std::fmt::Display for EditionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for EditionError {}

/// A reason at a byte of the text, before the text is at hand to count its lines.
#[derive(Debug)]
pub(super) struct Fault {
    at: usize,
    reason: String,
}

impl Fault {
    pub(super) fn at<T>(place: &Spanned<T>, reason: String) -> Fault {
        Fault { at: place.span().start, reason }
    }

    pub(super) fn on_line_of(self, text: &str) -> EditionError {
        EditionError { line: line_number(text, self.at), reason: self.reason }
    }
}

/// The line of a byte, counted from 1.
pub(super) fn line_number(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}
