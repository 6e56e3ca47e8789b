//! What TypeScript knows of the wire and of the sentences is what the sources say. `cargo xtask types` writes it.
#![cfg(feature = "types")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/types");

#[test]
fn typescript_knows_what_the_sources_say() {
    let files = [
        ("wire.d.ts", server::http::types::declarations()),
        ("words.d.ts", locales::DECLARATIONS.to_owned()),
    ];
    for (name, text) in files {
        let path = format!("{FOLDER}/{name}");
        if std::env::var_os("WRITE_TYPES").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == text,
            "web/types/{name} is old: `cargo xtask types` writes it"
        );
    }
}
