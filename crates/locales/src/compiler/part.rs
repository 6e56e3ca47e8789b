//! Which sentences the page loads when: what every page needs at once, the rulebook and the lessons when they are opened,
//! reasons when there are some.

use std::collections::BTreeMap;

use super::Words;
use super::source::Source;

/// What the page loads first.
const PAGE: &str = "page";
/// What it loads with the rulebook or a lesson.
const BOOK: &str = "book";
/// What it loads when a text of somebody's is refused.
const REASONS: &str = "reasons";
/// What it never loads: only the terminal says it.
const TERMINAL: &str = "terminal";

/// The parts the page can load.
pub(crate) const PARTS: [&str; 3] = [PAGE, BOOK, REASONS];

/// The part in which each sentence is.
pub(crate) struct Parts(BTreeMap<String, &'static str>);

impl Parts {
    /// As the files of a language are divided.
    pub(crate) fn of(sources: &[Source]) -> Parts {
        let keys = sources.iter().flat_map(|source| {
            let part = part(&source.path);
            source.keys().into_iter().map(move |key| (key, part))
        });
        Parts(keys.collect())
    }

    /// The sentences of one part; an attribute goes with its message.
    pub(crate) fn taken(&self, words: &Words, part: &str) -> Words {
        let is_in = |key: &str| self.0.get(key.split('.').next().unwrap_or(key)).copied() == Some(part);
        words
            .iter()
            .filter(|(key, _)| is_in(key))
            .map(|(key, phrase)| (key.clone(), phrase.clone()))
            .collect()
    }
}

fn part(path: &str) -> &'static str {
    match path.rsplit('/').next() {
        Some("rules.ftl" | "card-notes.ftl" | "lessons.ftl") => BOOK,
        Some("reasons.ftl") => REASONS,
        Some("commands.ftl" | "positions.ftl") => TERMINAL,
        _ => PAGE,
    }
}
