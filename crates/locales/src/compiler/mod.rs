//! From Fluent to what the page can say: read, resolved, printed. Shared with the build script.

pub(crate) mod declare;
pub(crate) mod part;
pub(crate) mod resolve;
pub(crate) mod script;
pub(crate) mod source;
#[cfg(test)]
pub(crate) mod speak;
pub(crate) mod tree;

use std::collections::BTreeMap;

use source::{Fault, Source};
use tree::Phrase;

/// All sentences of a language, by key; an attribute has the key `message.attribute`.
pub(crate) type Words = BTreeMap<String, Phrase>;

/// The sentences of one language, from all its files.
pub(crate) fn read(sources: &[Source]) -> Result<Words, Vec<Fault>> {
    let files = sources.iter().map(Source::parsed).collect::<Result<Vec<_>, _>>()?;
    resolve::words(&files)
}

/// What a translation lacks it says as the first language does; it may not say more, nor a figure as it comes.
pub(crate) fn complete(words: &mut Words, first: &Words) -> Result<(), String> {
    for (key, phrase) in words.iter() {
        let model = first.get(key).ok_or_else(|| format!("{key} is not in the first language"))?;
        let known = declare::values(model);
        if let Some(name) = declare::values(phrase).keys().find(|name| !known.contains_key(*name)) {
            return Err(format!("{key} takes ${name}, which the first language does not know"));
        }
        let is_told_otherwise = |name: &&String| tree::is_figure(model, name) && tree::is_bare(phrase, name);
        if let Some(name) = known.keys().find(is_told_otherwise) {
            return Err(format!("{key} says ${name} as it is, the first language says NUMBER(${name})"));
        }
    }
    for (key, phrase) in first {
        words.entry(key.clone()).or_insert_with(|| phrase.clone());
    }
    Ok(())
}
