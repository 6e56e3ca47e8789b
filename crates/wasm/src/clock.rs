//! The clock for time limits: the host's in a WebAssembly module, else the operating system's.

use bots::TimeSource;

#[cfg(target_arch = "wasm32")]
pub(crate) fn time_source() -> TimeSource {
    TimeSource::new(crate::abi::time)
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn time_source() -> TimeSource {
    TimeSource::default()
}
