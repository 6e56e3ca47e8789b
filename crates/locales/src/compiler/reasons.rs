//! The sentences by which English reasons are recognised, as a table in Rust.

use super::Words;
use super::tree::Part;

/// Every reason with its pieces: what stands there, and what is put in.
pub(crate) fn table(words: &Words) -> String {
    let reasons = words.iter().filter(|(key, _)| key.starts_with("reason-"));
    let row = |(key, phrase): (&String, &Vec<Part>)| {
        format!("({key:?}, &[{}]),\n", phrase.iter().map(piece).collect::<String>())
    };
    format!("&[\n{}]", reasons.map(row).collect::<String>())
}

fn piece(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("Piece::Text({text:?}), "),
        Part::Value(name) => format!("Piece::Value({name:?}), "),
        Part::Number(_) | Part::Pick(_) => panic!("an English reason has one form only, not {part:?}"),
    }
}
