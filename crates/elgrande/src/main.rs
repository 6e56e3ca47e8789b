//! The binary: everything is in the library, so that tests and fuzzing reach it.

use std::process::ExitCode;

/// Gives memory back that is no longer used: a table that nobody looks at shall cost none.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    elgrande::run()
}
