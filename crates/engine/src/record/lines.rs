//! The numbered lines of a record, without comments and blank lines.

use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use super::{BadRecord, RecordReason};
use crate::reason::Located;

/// A line that is neither blank nor a comment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// The lines not yet read.
pub(super) struct Lines<'a> {
    rest: Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines().enumerate().peekable(), last: 0 }
    }

    /// The next line that is neither blank nor a comment.
    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        let line = self.peek()?;
        self.rest.next();
        self.last = line.number;
        Some(line)
    }

    fn peek(&mut self) -> Option<Line<'a>> {
        loop {
            let (index, text) = *self.rest.peek()?;
            let text = text.split('#').next().unwrap_or("").trim();
            if !text.is_empty() {
                return Some(Line { number: index + 1, text });
            }
            self.rest.next();
        }
    }

    /// The rest of the next line, which must begin with `start`.
    pub(super) fn after(&mut self, start: &str) -> Result<Line<'a>, BadRecord> {
        let start_text = start.to_owned();
        let Some(line) = self.peek() else {
            return Err(Located::on(self.last + 1, RecordReason::ExpectedAtEnd { start: start_text }));
        };
        let other = || line.bad(RecordReason::Expected { start: start_text, found: line.text.to_owned() });
        self.after_if(start).ok_or_else(other)
    }

    /// The same for a line that is optional.
    pub(super) fn after_if(&mut self, start: &str) -> Option<Line<'a>> {
        let line = self.peek()?;
        let rest = line.text.strip_prefix(start)?;
        let whole = rest.is_empty() || rest.starts_with(char::is_whitespace);
        whole.then(|| self.next())?;
        whole.then_some(Line { number: line.number, text: rest.trim() })
    }
}

impl<'a> Line<'a> {
    pub(super) fn words(&self) -> SplitWhitespace<'a> {
        self.text.split_whitespace()
    }

    pub(super) fn bad(&self, reason: impl Into<RecordReason>) -> BadRecord {
        Located::on(self.number, reason)
    }

    pub(super) fn read<T: FromStr<Err: Into<RecordReason>>>(&self, word: &str) -> Result<T, BadRecord> {
        word.parse().map_err(|error| self.bad(error))
    }

    /// Every word, all of one kind.
    pub(super) fn all<T: FromStr<Err: Into<RecordReason>>>(&self) -> Result<Vec<T>, BadRecord> {
        self.words().map(|word| self.read(word)).collect()
    }

    /// The one word there is.
    pub(super) fn one<T: FromStr<Err: Into<RecordReason>>>(&self) -> Result<T, BadRecord> {
        self.read(self.text)
    }
}
