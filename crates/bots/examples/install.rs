//! Installs a trained network as the one of `master`:
//! `cargo run --release -p elgrande-bots --example install -- NETWORK "how it was trained"`.
//!
//! Writes the file and its description into `crates/bots/src/network`. A test compares the two.

use std::error::Error;
use std::path::Path;

use bots::Network;
use bots::training::fingerprint;
use sha2::{Digest, Sha256};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, training] = arguments.as_slice() else {
        return Err("usage: NETWORK \"how it was trained\"".into());
    };
    let bytes = std::fs::read(path)?;
    let network = Network::from_bytes(&bytes).ok_or_else(|| format!("{path} is not a network"))?;
    let digest: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let predictions = fingerprint(Box::leak(Box::new(network)));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/network");
    std::fs::write(folder.join("master.bin"), bytes)?;
    let text = format!("sha256 {digest}\npredictions {predictions:016x}\ntraining {training}\n");
    Ok(std::fs::write(folder.join("master.txt"), text)?)
}
