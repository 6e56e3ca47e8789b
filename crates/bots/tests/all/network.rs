//! The embedded network is the one that was installed, and predicts the same numbers on every machine.

use bots::Network;
use bots::network::EMBEDDED;
use bots::training::fingerprint;
use sha2::{Digest, Sha256};

/// A line of the description that was written when the network was installed.
fn described(word: &str) -> &'static str {
    let text = include_str!("../../src/network/master.txt");
    text.lines().find_map(|line| line.strip_prefix(word)).unwrap().trim()
}

#[test]
fn the_embedded_network_has_the_digest_it_was_installed_with() {
    let digest: String = Sha256::digest(EMBEDDED).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest, described("sha256"));
    assert!(EMBEDDED.len() <= 1 << 20, "{} bytes", EMBEDDED.len());
}

#[test]
fn its_predictions_are_the_same_as_where_it_was_installed() {
    assert_eq!(format!("{:016x}", fingerprint(Network::embedded())), described("predictions"));
}
