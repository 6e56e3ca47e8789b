//! The exported functions and the clock. The only place with names that the host knows.
#![allow(unsafe_code, unreachable_pub, reason = "the host calls these functions by their names")]

use std::cell::RefCell;
use std::time::Duration;

use bots::TimeSource;

use crate::Module;

#[derive(Default)]
struct Memory {
    request: Vec<u8>,
    response: Vec<u8>,
    module: Module,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    safe fn now() -> f64;
}

/// The clock of the host.
pub(crate) fn clock() -> TimeSource {
    TimeSource::new(|| Duration::from_secs_f64(now() / 1000.0))
}

/// Room for a request of this length.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    MEMORY.with_borrow_mut(|memory| {
        memory.request.resize(length, 0);
        memory.request.as_mut_ptr()
    })
}

/// Carries out the request and returns the length of the response.
#[unsafe(no_mangle)]
pub extern "C" fn respond() -> usize {
    MEMORY.with_borrow_mut(|memory| {
        memory.response = memory.module.respond(&memory.request);
        memory.response.len()
    })
}

/// Where the response begins.
#[unsafe(no_mangle)]
pub extern "C" fn response() -> *const u8 {
    MEMORY.with_borrow(|memory| memory.response.as_ptr())
}
