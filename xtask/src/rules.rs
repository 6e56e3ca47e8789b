//! Generates docs/rules.md from the rulebook. A test of the binary checks that it is up to date.

use std::fs;

use crate::command::{elgrande, printed};

const FILE: &str = "docs/rules.md";

pub(crate) fn write() -> Result<(), String> {
    let text = printed(&mut elgrande("rules --markdown --lang en"))?;
    fs::write(FILE, text).map_err(|error| format!("{FILE}: {error}"))
}
