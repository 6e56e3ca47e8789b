//! The TypeScript declarations and the OpenAPI document match the sources. `cargo xtask types` writes them.

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn declarations_match_the_sources() {
    let files = [
        ("web/types/wire.d.ts", server::http::types::declarations()),
        ("docs/openapi.json", server::http::describe::openapi()),
        ("web/types/words.d.ts", locales::DECLARATIONS.to_owned()),
    ];
    for (name, text) in files {
        let path = format!("{FOLDER}/{name}");
        if std::env::var_os("WRITE_TYPES").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == text,
            "{name} is old: `cargo xtask types` writes it"
        );
    }
}
