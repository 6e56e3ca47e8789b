//! TypeScript declarations of the messages: the values each takes.

use std::collections::BTreeMap;

use super::MessageMap;
use super::tree::{MessageParts, Operand, Part};

/// The kind of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// Anything that can be printed.
    Any,
    /// A word that selects a form.
    Word,
    /// A number that selects a form.
    Number,
}

const HEAD: &str = "\
// Written by `cargo xtask types` from locales/en; not by hand.

/** The formatters that a language module calls. */
export interface Format {
  n(value: number): string;
  pick(value: string | number, forms: Record<string, string | (() => string)>, fallback: string): string;
}

/** The module of a language, `/words/<language>.js`. */
export type Module = { [K in Key]: string | ((v: MessageMap[K], f: Format) => string) };

export type Key = keyof MessageMap;

/** The values that every one of these keys needs. */
export type Values<K extends Key> = (K extends Key ? (v: MessageMap[K]) => void : never) extends (v: infer V) => void ? V : never;

/** The arguments after the key: none where the message takes no values. */
export type Args<K extends Key> = keyof Values<K> extends never ? [] : [values: Values<K>];

/** Every sentence with the values it takes. */
export interface MessageMap {
";

/// The declarations of all keys.
pub(crate) fn words(words: &MessageMap) -> String {
    let lines = words.iter().map(|(key, phrase)| format!("  \"{key}\": {};\n", fields(&values(phrase))));
    format!("{HEAD}{}}}\n", lines.collect::<String>())
}

fn fields(values: &BTreeMap<String, Kind>) -> String {
    if values.is_empty() {
        return "{}".to_owned();
    }
    let fields = values.iter().map(|(name, kind)| format!("\"{name}\": {}", word(*kind)));
    format!("{{ {} }}", fields.collect::<Vec<_>>().join("; "))
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "string | number",
        Kind::Word => "string",
        Kind::Number => "number",
    }
}

/// The values of a message; one that is counted anywhere is a number.
pub(crate) fn values(phrase: &MessageParts) -> BTreeMap<String, Kind> {
    let mut values = BTreeMap::new();
    collect(phrase, &mut values);
    values
}

fn collect(phrase: &MessageParts, values: &mut BTreeMap<String, Kind>) {
    for part in phrase {
        match part {
            Part::Text(_) => {}
            Part::Value(name) => note(values, name, Kind::Any),
            Part::Number(operand) => note_operand(values, operand, Kind::Number),
            Part::Pick(pick) => {
                let kind = if pick.counts() { Kind::Number } else { Kind::Word };
                note_operand(values, &pick.by, kind);
                pick.forms.iter().for_each(|(_, phrase)| collect(phrase, values));
            }
        }
    }
}

fn note_operand(values: &mut BTreeMap<String, Kind>, operand: &Operand, kind: Kind) {
    if let Operand::Variable(name) = operand {
        note(values, name, kind);
    }
}

fn note(values: &mut BTreeMap<String, Kind>, name: &str, kind: Kind) {
    let known = values.entry(name.to_owned()).or_insert(kind);
    if *known == Kind::Any || kind == Kind::Number {
        *known = kind;
    }
}
