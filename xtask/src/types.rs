//! Generates web/types, docs/openapi.json and the lists of cards in web/page/rules and web/tests.

use crate::command::{FEATURES, cargo, run};

/// A test of the server compares them; with `WRITE_TYPES` it writes them first.
pub(crate) fn write() -> Result<(), String> {
    let test = format!("test --workspace --quiet {FEATURES} --package elgrande-server --test all types::");
    run(cargo(&test).env("WRITE_TYPES", "1"))
}
