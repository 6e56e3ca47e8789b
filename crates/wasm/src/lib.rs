//! The game in the browser. A request and its response are JSON texts; nothing is kept between two requests. It knows no
//! page, no storage and no network.

#[cfg(target_arch = "wasm32")]
mod abi; // what a WebAssembly host calls
mod clock; // the host's clock
pub mod request; // what can be asked
mod response; // how it is answered
mod stored_game; // a game as the host stores it
mod answer; // one function per kind of request
mod parity; // what proves that the module behaves like the server

pub use answer::answer;
