//! docs/rules.md, printed from the book that the page shows. Knows no rule; a test of the binary compares.

use std::fs;

use crate::command::{elgrande, printed};

const FILE: &str = "docs/rules.md";

pub(crate) fn write() -> Result<(), String> {
    let book = printed(&mut elgrande("rules --markdown --lang en"))?;
    fs::write(FILE, book).map_err(|error| format!("{FILE}: {error}"))
}
