//! The interface to a WebAssembly host: it writes a request into a buffer, calls `answer`, and reads the response.
#![allow(
    unsafe_code,
    reason = "exported and imported symbols need unsafe attributes; nothing else here is unsafe"
)]

use std::cell::RefCell;
use std::time::Duration;

use bots::Network;

thread_local! {
    /// The request, then its response. A module has one thread.
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// The milliseconds since some fixed moment.
    safe fn now() -> f64;
}

/// The time since some fixed moment.
pub(crate) fn time() -> Duration {
    Duration::from_secs_f64(now().max(0.0) / 1000.0)
}

/// Makes room for a request and returns its address.
#[unsafe(no_mangle)]
extern "C" fn request(length: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(length, 0);
        buffer.as_mut_ptr()
    })
}

/// Takes the bytes in the buffer as the network of the bots. Returns 0 if they are no network.
#[unsafe(no_mangle)]
extern "C" fn install_network() -> u32 {
    u32::from(Network::install(&BUFFER.take()).is_some())
}

/// Answers the request in the buffer and returns the length of the response.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let request = BUFFER.take();
    let response = crate::answer(&request);
    let length = response.len();
    BUFFER.set(response);
    length
}

/// The address of the response.
#[unsafe(no_mangle)]
extern "C" fn response() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}
