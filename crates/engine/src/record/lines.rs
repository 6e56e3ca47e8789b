//! The lines of a text that say something, each with its number; comments and blank lines left out.

use std::fmt::Display;
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use super::BadRecord;

/// A line that says something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// The lines that are still to be read.
pub(super) struct Lines<'a> {
    rest: Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines().enumerate().peekable(), last: 0 }
    }

    /// The next line that says something.
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

    /// The next line, which must begin so; what follows on it.
    pub(super) fn after(&mut self, start: &str) -> Result<Line<'a>, BadRecord> {
        let refuse = |number, found| {
            Err(BadRecord { line: number, reason: format!("\"{start} …\" must stand here, not {found}") })
        };
        match self.peek() {
            None => refuse(self.last + 1, "the end".to_owned()),
            Some(line) => match self.after_if(start) {
                Some(rest) => Ok(rest),
                None => refuse(line.number, format!("\"{}\"", line.text)),
            },
        }
    }

    /// The same where the line may be left out.
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

    pub(super) fn bad(&self, reason: impl Display) -> BadRecord {
        BadRecord { line: self.number, reason: reason.to_string() }
    }

    pub(super) fn read<T: FromStr<Err: Display>>(&self, word: &str) -> Result<T, BadRecord> {
        word.parse().map_err(|error| self.bad(error))
    }

    /// Every word, all of one kind.
    pub(super) fn all<T: FromStr<Err: Display>>(&self) -> Result<Vec<T>, BadRecord> {
        self.words().map(|word| self.read(word)).collect()
    }

    /// The one word there is.
    pub(super) fn one<T: FromStr<Err: Display>>(&self) -> Result<T, BadRecord> {
        self.read(self.text)
    }
}
