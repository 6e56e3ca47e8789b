//! The binary. All code is in the library, so that tests and fuzzing can use it.

use std::process::ExitCode;

/// mimalloc returns unused memory to the system, so evicted tables cost none.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    elgrande::run()
}
