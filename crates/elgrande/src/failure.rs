//! Why a command failed. Printed as one line.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use engine::reason::Reason;
use engine::variants::BadVariants;
use engine::words::UnknownWord;
use fluent_bundle::FluentArgs;

use crate::input::STDIN;
use crate::messages::{Messages, Value};

/// The result of a command.
pub type Outcome<T = ()> = Result<T, Failure>;

/// File errors with localized messages.
const FILE_ERRORS: [(io::ErrorKind, &str); 4] = [
    (io::ErrorKind::NotFound, "command-error-no-file"),
    (io::ErrorKind::PermissionDenied, "command-error-closed-file"),
    (io::ErrorKind::IsADirectory, "command-error-folder"),
    (io::ErrorKind::InvalidData, "command-error-no-text"),
];

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// An English text: an internal error that has no translation.
    English(String),
    /// Input was refused for this reason.
    Refused(Box<dyn Reason>),
    /// A localized message: its key and arguments.
    Localized(&'static str, FluentArgs<'static>),
    /// A localized message whose argument `reason` is another failure.
    WithCause(&'static str, FluentArgs<'static>, Box<Failure>),
    /// The text of a file was refused for this reason.
    InFile(String, Box<dyn Reason>),
    /// Standard output was closed. Not an error, but the command ends.
    OutputClosed,
}

impl Failure {
    /// A failure with an English text.
    pub fn new(reason: impl Display) -> Failure {
        Failure::English(reason.to_string())
    }

    /// A refusal with this reason.
    pub fn refused(reason: impl Reason + 'static) -> Failure {
        Failure::Refused(Box::new(reason))
    }

    /// A failure with a localized message.
    pub fn localized<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Failure {
        Failure::Localized(key, values.into_iter().collect())
    }

    /// A failure with a localized message and a cause.
    pub fn with_cause<const N: usize>(
        key: &'static str,
        values: [(&'static str, Value); N],
        reason: Failure,
    ) -> Failure {
        Failure::WithCause(key, values.into_iter().collect(), Box::new(reason))
    }

    /// A file that cannot be read or written.
    pub fn file(name: &str, error: &io::Error) -> Failure {
        let known = FILE_ERRORS.iter().find(|(kind, _)| *kind == error.kind());
        let Some((_, key)) = known else { return Failure::new(format!("{name}: {error}")) };
        Failure::localized(key, [("file", name.to_owned().into())])
    }

    /// The localized text.
    pub fn text(&self, messages: &Messages) -> String {
        match self {
            Failure::OutputClosed => String::new(),
            Failure::English(reason) => reason.clone(),
            Failure::Refused(reason) => messages.reason(reason.as_ref()),
            Failure::InFile(name, reason) if name == STDIN => {
                format!("{}: {}", messages.get("command-error-stdin"), messages.reason(reason.as_ref()))
            }
            Failure::InFile(name, reason) => format!("{name}: {}", messages.reason(reason.as_ref())),
            Failure::Localized(key, values) => messages.format_args(key, values),
            Failure::WithCause(key, values, reason) => {
                let reason = ("reason", Value::from(reason.text(messages)));
                let values = values.iter().map(|(name, value)| (name, value.clone()));
                messages.format_args(key, &values.chain([reason]).collect())
            }
        }
    }

    /// Prints the failure as one line on standard error.
    pub fn report(&self, messages: &Messages) -> ExitCode {
        if matches!(self, Failure::OutputClosed) {
            return ExitCode::SUCCESS;
        }
        eprintln!(
            "{}",
            messages.format("command-error", [("reason", one_line(&self.text(messages)).into())])
        );
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
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::OutputClosed } else { Failure::new(error) }
    }
}

/// Replaces control characters and limits the length.
fn one_line(reason: &str) -> String {
    const MAX_CHARS: usize = 2000;
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    let line: String = reason.trim().chars().map(clean).take(MAX_CHARS).collect();
    if line.chars().count() == MAX_CHARS { line + " …" } else { line }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line_without_control_characters() {
        assert_eq!(one_line(" line 3:\r\n\u{1b}[31mred\n"), "line 3:   [31mred");
        assert_eq!(one_line(&"x".repeat(3000)).chars().count(), 2002);
    }
}
