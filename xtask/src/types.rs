//! What TypeScript knows of the wire and of the sentences, kept in web/types. Knows who writes it, not what it says.

use crate::command::{FEATURES, cargo, run};

/// A test compares them; told to, it writes them first.
pub(crate) fn write() -> Result<(), String> {
    let test = format!("test --workspace --quiet {FEATURES} --package elgrande-server --test types");
    run(cargo(&test).env("WRITE_TYPES", "1"))
}
