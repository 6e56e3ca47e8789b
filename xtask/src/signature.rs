//! Compares the behaviour of the rules with signature.txt, so that no change of behaviour goes unnoticed.

use std::fs;

use crate::command::{elgrande, printed};

const FILE: &str = "signature.txt";

pub(crate) fn check() -> Result<(), String> {
    let recorded = fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
    compare(&recorded, &current()?)
}

pub(crate) fn write() -> Result<(), String> {
    fs::write(FILE, current()?).map_err(|error| format!("{FILE}: {error}"))
}

fn current() -> Result<String, String> {
    printed(&mut elgrande("signature"))
}

fn compare(recorded: &str, current: &str) -> Result<(), String> {
    if recorded.trim_end() == current.trim_end() {
        return Ok(());
    }
    Err(format!(
        "the signature is `{}`, {FILE} says `{}`; run `cargo xtask signature --write` if the change is intended",
        first_difference(current, recorded),
        first_difference(recorded, current),
    ))
}

/// The first line of `text` that differs from the same line of `other`.
fn first_difference<'a>(text: &'a str, other: &str) -> &'a str {
    let others = other.lines().map(Some).chain(std::iter::repeat(None));
    let mut pairs = text.lines().zip(others);
    pairs.find(|(line, other)| Some(*line) != *other).map_or("end of file", |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_signature_passes_with_or_without_a_last_newline() {
        assert_eq!(compare("a 1\nb 2\n", "a 1\nb 2"), Ok(()));
    }

    #[test]
    fn another_signature_is_refused_and_names_both() {
        let reason = compare("a 1\nb 2\n", "a 1\nb 3\n").unwrap_err();
        assert!(reason.starts_with("the signature is `b 3`, signature.txt says `b 2`"), "{reason}");
    }

    #[test]
    fn a_signature_cut_short_is_refused() {
        let reason = compare("a 1\nb 2\n", "a 1\n").unwrap_err();
        assert!(reason.starts_with("the signature is `end of file`, signature.txt says `b 2`"), "{reason}");
    }
}
