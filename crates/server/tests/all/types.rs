//! The files that are generated for the page and the documents match the sources. `cargo xtask types` writes them.

use engine::{Card, Edition};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn generated_files_match_the_sources() {
    let files = [
        ("web/types/wire.d.ts", server::http::types::declarations()),
        ("web/page/rules/cards.json", rules_of_cards()),
        ("web/tests/cards.json", cards()),
        ("docs/openapi.json", server::http::describe::openapi()),
        ("web/types/engine.d.ts", wasm::declarations()),
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

/// The IDs of the rules of each card, for the rulebook on the page.
fn rules_of_cards() -> String {
    let lines =
        Card::all().map(|card| format!("  {:?}: {}", card.id(), serde_json::json!(card.face().rules)));
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}

/// The cards of the edition, for tests of the page.
fn cards() -> String {
    let edition = serde_json::to_value(Edition::embedded().facts(4)).unwrap();
    let lines = edition["cards"].as_array().unwrap().iter().map(|card| format!("  {card}"));
    format!("[\n{}\n]\n", lines.collect::<Vec<_>>().join(",\n"))
}
