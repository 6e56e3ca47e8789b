//! The behaviour of the rules in one file, signature.txt: a change of behaviour is signed, never slipped in.

use std::fs;

use crate::command::{elgrande, printed};

const FILE: &str = "signature.txt";

pub(crate) fn check() -> Result<(), String> {
    let signed = fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
    compare(&signed, &played()?)
}

pub(crate) fn write() -> Result<(), String> {
    fs::write(FILE, played()?).map_err(|error| format!("{FILE}: {error}"))
}

fn played() -> Result<String, String> {
    printed(&mut elgrande("signature"))
}

fn compare(signed: &str, played: &str) -> Result<(), String> {
    if signed.trim_end() == played.trim_end() {
        return Ok(());
    }
    Err(format!(
        "the rules play `{}`, {FILE} says `{}`; `cargo xtask signature --write` signs a change that is meant",
        news(played, signed),
        news(signed, played),
    ))
}

/// The first line of `text` that `other` does not have in its place.
fn news<'a>(text: &'a str, other: &str) -> &'a str {
    let others = other.lines().map(Some).chain(std::iter::repeat(None));
    let mut pairs = text.lines().zip(others);
    pairs.find(|(line, other)| Some(*line) != *other).map_or("nothing more", |(line, _)| line)
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
        assert!(reason.starts_with("the rules play `b 3`, signature.txt says `b 2`"), "{reason}");
    }

    #[test]
    fn a_signature_cut_short_is_refused() {
        let reason = compare("a 1\nb 2\n", "a 1\n").unwrap_err();
        assert!(reason.starts_with("the rules play `nothing more`, signature.txt says `b 2`"), "{reason}");
    }
}
