//! docs/rules.md, printed from the book that the page shows. Knows no rule.

use std::fs;

use crate::command::{elgrande, printed};

const FILE: &str = "docs/rules.md";

pub(crate) fn check() -> Result<(), String> {
    let written = fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
    compare(&written, &book()?)
}

pub(crate) fn write() -> Result<(), String> {
    fs::write(FILE, book()?).map_err(|error| format!("{FILE}: {error}"))
}

fn book() -> Result<String, String> {
    printed(&mut elgrande("rules --markdown --lang en"))
}

fn compare(written: &str, printed: &str) -> Result<(), String> {
    let differs = |(_, (written, printed)): &(usize, (&str, &str))| written != printed;
    let lines = written.lines().zip(printed.lines()).enumerate();
    let first = lines.into_iter().find(differs).map_or(written.lines().count(), |(index, _)| index) + 1;
    if written == printed {
        return Ok(());
    }
    Err(format!("{FILE}:{first} is not what the book says; `cargo xtask rules` prints it anew"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_is_refused_with_its_line() {
        assert_eq!(compare("a\nb\n", "a\nb\n"), Ok(()));
        assert!(compare("a\nx\n", "a\nb\n").unwrap_err().starts_with("docs/rules.md:2 "));
        assert!(compare("a\n", "a\nb\n").is_err());
    }
}
