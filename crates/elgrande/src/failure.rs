//! Why a command ended early: one clear line, or a reader that went away.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// The result of a command.
pub type Outcome<T = ()> = Result<T, Failure>;

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// This is what went wrong.
    Said(String),
    /// Nobody reads what is printed any more: no mistake, but no reason to go on.
    Unread,
}

impl Failure {
    /// A failure with this reason.
    pub fn new(reason: impl Display) -> Failure {
        Failure::Said(reason.to_string())
    }

    /// Says it on standard error, on one line whatever the reason holds.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Unread => ExitCode::SUCCESS,
            Failure::Said(reason) => {
                eprintln!("error: {}", one_line(reason));
                ExitCode::FAILURE
            }
        }
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
