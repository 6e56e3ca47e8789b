//! The size of the module: it is loaded over phone networks.

use std::fs;

/// Compressed, in bytes; the network of `master` does not count.
const MOST: usize = 450_000;

#[test]
fn the_module_is_small() {
    let module =
        fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/page/engine/elgrande.wasm")).unwrap();
    let network = bundler::brotli(bots::network::EMBEDDED).len();
    let size = bundler::brotli(&module).len();
    println!("{} bytes, {size} compressed, the network {network}", module.len());
    assert!(size - network <= MOST, "{size} bytes with a network of {network}");
}
