//! Compiles Fluent files for the page: reads, resolves and prints them. Shared with the build script.

pub(crate) mod declare;
pub(crate) mod part;
pub(crate) mod resolve;
pub(crate) mod script;
pub(crate) mod source;
#[cfg(test)]
pub(crate) mod format;
pub(crate) mod tree;

use std::collections::BTreeMap;

use source::{Fault, Source};
use tree::MessageParts;

/// All messages of a language, by key; an attribute has the key `message.attribute`.
pub(crate) type MessageMap = BTreeMap<String, MessageParts>;

/// Reads the messages of one language from all its files.
pub(crate) fn read(sources: &[Source]) -> Result<MessageMap, Vec<Fault>> {
    let files = sources.iter().map(Source::parsed).collect::<Result<Vec<_>, _>>()?;
    resolve::words(&files)
}

/// Fills in missing messages from the first language. A translation may not add messages or values, nor print a number
/// unformatted that the first language formats.
pub(crate) fn complete(words: &mut MessageMap, first: &MessageMap) -> Result<(), String> {
    for (key, phrase) in words.iter() {
        let model = first.get(key).ok_or_else(|| format!("{key} is not in the first language"))?;
        let known = declare::values(model);
        if let Some(name) = declare::values(phrase).keys().find(|name| !known.contains_key(*name)) {
            return Err(format!("{key} takes ${name}, which the first language does not know"));
        }
        let is_unformatted =
            |name: &&String| tree::is_formatted_number(model, name) && tree::is_bare(phrase, name);
        if let Some(name) = known.keys().find(is_unformatted) {
            return Err(format!("{key} says ${name} as it is, the first language says NUMBER(${name})"));
        }
    }
    for (key, phrase) in first {
        words.entry(key.clone()).or_insert_with(|| phrase.clone());
    }
    Ok(())
}
