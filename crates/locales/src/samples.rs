//! Sample values for messages.

use std::collections::BTreeMap;
use std::iter;

use crate::compiler::declare::{Kind, values};
use crate::compiler::tree::{MessageParts, Part, Pick, is_number};

/// A sample value.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    Text(String),
    Number(i64),
}

/// Numbers with different plural forms in some language.
const NUMBERS: [i64; 10] = [0, 1, 2, 3, 5, 11, 21, 22, 25, 102];

/// Numbers that cover every plural form of every language.
const COUNTS: [i64; 7] = [0, 1, 2, 5, 21, 22, 25];

/// Combinations of samples: each value goes through its samples at its own offset.
pub(crate) fn samples(phrase: &MessageParts) -> Vec<BTreeMap<String, Given>> {
    let known = words(phrase);
    let values = values(phrase);
    let rounds = if values.is_empty() { 1 } else { NUMBERS.len().max(known.len()) * values.len() };
    let sample = |kind: Kind, round: usize| match kind {
        Kind::Number => Given::Number(NUMBERS[round % NUMBERS.len()]),
        Kind::Any | Kind::Word => Given::Text(known[round % known.len()].clone()),
    };
    let set = |round: usize| {
        let each = values.iter().enumerate();
        each.map(|(place, (name, kind))| (name.clone(), sample(*kind, round / (place + 1)))).collect()
    };
    (0..rounds).map(set).collect()
}

/// Every count with each selecting word, if some language counts; other values are their own names.
pub(crate) fn counts<'a>(
    languages: impl Iterator<Item = &'a MessageParts>,
    phrase: &MessageParts,
) -> Vec<BTreeMap<String, Given>> {
    let kinds = languages.flat_map(values);
    let counted: Vec<_> = kinds.filter(|(_, kind)| *kind == Kind::Number).map(|(name, _)| name).collect();
    if counted.is_empty() {
        return Vec::new();
    }
    let given = |name: &String, kind: Kind, word: &str, count: i64| match kind {
        Kind::Any | Kind::Number if counted.contains(name) => Given::Number(count),
        Kind::Word => Given::Text(word.to_owned()),
        Kind::Any | Kind::Number => Given::Text(format!("‹{name}›")),
    };
    let set = |word: &str, count: i64| {
        values(phrase).iter().map(|(name, kind)| (name.clone(), given(name, *kind, word, count))).collect()
    };
    let words = deciding(phrase);
    words.iter().flat_map(|word| COUNTS.map(|count| set(word, count))).collect()
}

fn words(phrase: &MessageParts) -> Vec<String> {
    let all = picks(phrase).flat_map(|pick| &pick.forms).map(|(key, _)| key.clone());
    all.filter(|key| !is_number(key)).chain(["Anna".to_owned()]).collect()
}

/// The words the message selects by, or one that selects nothing.
fn deciding(phrase: &MessageParts) -> Vec<String> {
    let by_word = picks(phrase).filter(|pick| !pick.counts()).flat_map(|pick| &pick.forms);
    let words: Vec<_> = by_word.map(|(key, _)| key.clone()).collect();
    if words.is_empty() { vec![String::new()] } else { words }
}

/// Every selection in the message, including nested ones.
fn picks(phrase: &MessageParts) -> Box<dyn Iterator<Item = &Pick> + '_> {
    let own = phrase.iter().filter_map(|part| match part {
        Part::Pick(pick) => Some(pick),
        Part::Text(_) | Part::Value(_) | Part::Number(_) => None,
    });
    Box::new(own.flat_map(|pick| iter::once(pick).chain(pick.forms.iter().flat_map(|(_, form)| picks(form)))))
}
