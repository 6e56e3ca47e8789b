//! Why a command ended early: one clear line, or a reader that went away.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use engine::reason::Reason;
use engine::variants::BadVariants;
use engine::words::UnknownWord;
use fluent_bundle::FluentArgs;

use crate::input::STDIN;
use crate::words::{Value, Words};

/// The result of a command.
pub type Outcome<T = ()> = Result<T, Failure>;

/// What people meet with files.
const FILES: [(io::ErrorKind, &str); 4] = [
    (io::ErrorKind::NotFound, "command-error-no-file"),
    (io::ErrorKind::PermissionDenied, "command-error-closed-file"),
    (io::ErrorKind::IsADirectory, "command-error-folder"),
    (io::ErrorKind::InvalidData, "command-error-no-text"),
];

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// A message in English: an internal error that has no translation.
    Said(String),
    /// Something is refused for this reason.
    Refused(Box<dyn Reason>),
    /// The sentence with this key says it, with these values.
    Told(&'static str, FluentArgs<'static>),
    /// The same, with the other failure as its `reason`.
    Within(&'static str, FluentArgs<'static>, Box<Failure>),
    /// The text of a file is refused for this reason.
    InFile(String, Box<dyn Reason>),
    /// Nobody reads what is printed any more: no mistake, but no reason to go on.
    Unread,
}

impl Failure {
    /// A failure with this reason.
    pub fn new(reason: impl Display) -> Failure {
        Failure::Said(reason.to_string())
    }

    /// Something is refused for this reason.
    pub fn refused(reason: impl Reason + 'static) -> Failure {
        Failure::Refused(Box::new(reason))
    }

    /// A failure that has a sentence in every language.
    pub fn told<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Failure {
        Failure::Told(key, values.into_iter().collect())
    }

    /// A sentence that says what happened, and why as its `reason`.
    pub fn within<const N: usize>(
        key: &'static str,
        values: [(&'static str, Value); N],
        reason: Failure,
    ) -> Failure {
        Failure::Within(key, values.into_iter().collect(), Box::new(reason))
    }

    /// A file that cannot be read or written.
    pub fn file(name: &str, error: &io::Error) -> Failure {
        let known = FILES.iter().find(|(kind, _)| *kind == error.kind());
        let Some((_, key)) = known else { return Failure::new(format!("{name}: {error}")) };
        Failure::told(key, [("file", name.to_owned().into())])
    }

    /// What went wrong, in words.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Failure::Unread => String::new(),
            Failure::Said(reason) => reason.clone(),
            Failure::Refused(reason) => words.reason(reason.as_ref()),
            Failure::InFile(name, reason) if name == STDIN => {
                format!("{}: {}", words.say("command-error-stdin"), words.reason(reason.as_ref()))
            }
            Failure::InFile(name, reason) => format!("{name}: {}", words.reason(reason.as_ref())),
            Failure::Told(key, values) => words.tell(key, values),
            Failure::Within(key, values, reason) => {
                let reason = ("reason", Value::from(reason.text(words)));
                let values = values.iter().map(|(name, value)| (name, value.clone()));
                words.tell(key, &values.chain([reason]).collect())
            }
        }
    }

    /// Says it on standard error, on one line whatever the reason holds.
    pub fn report(&self, words: &Words) -> ExitCode {
        if matches!(self, Failure::Unread) {
            return ExitCode::SUCCESS;
        }
        eprintln!("{}", words.fill("command-error", [("reason", one_line(&self.text(words)).into())]));
        ExitCode::FAILURE
    }
}

impl From<UnknownWord> for Failure {
    fn from(reason: UnknownWord) -> Failure {
        Failure::refused(reason)
    }
}

impl From<BadVariants> for Failure {
    fn from(reason: BadVariants) -> Failure {
        Failure::refused(reason)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Unread } else { Failure::new(error) }
    }
}

/// No line breaks and nothing a terminal would obey.
fn one_line(reason: &str) -> String {
    const LONGEST: usize = 2000;
    let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
    let line: String = reason.trim().chars().map(clean).take(LONGEST).collect();
    if line.chars().count() == LONGEST { line + " …" } else { line }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_that_no_terminal_obeys() {
        assert_eq!(one_line(" line 3:\r\n\u{1b}[31mred\n"), "line 3:   [31mred");
        assert_eq!(one_line(&"x".repeat(3000)).chars().count(), 2002);
    }
}
