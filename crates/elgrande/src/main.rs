//! The binary: everything is in the library, so that tests and fuzzing reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    elgrande::run()
}
