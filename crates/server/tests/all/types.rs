//! The TypeScript declarations match the sources. `cargo xtask types` writes them.

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/types");

#[test]
fn typescript_declarations_match_the_sources() {
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
