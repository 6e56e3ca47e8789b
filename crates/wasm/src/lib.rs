//! The game as a WebAssembly module: requests and responses are JSON in linear memory. It knows no browser.
//!
//! The host writes a request of `n` bytes to the address that `request(n)` returns. `respond()` carries it out and returns
//! the length of the response, which begins at `response()`. The only import is `env.now`, the milliseconds since some moment.

mod call; // the requests
mod module; // carries them out
mod checks; // comparison with native code
mod games; // open games
mod refusal; // why a request was refused

#[cfg(target_arch = "wasm32")]
mod interface; // what the host calls

pub use module::Module;

#[cfg(feature = "types")]
pub use call::declarations;
