//! Which messages the page loads when: common ones at once, the rulebook and lessons when they are opened, reasons when a text
//! is refused.

use std::collections::BTreeMap;

use super::Words;
use super::source::Source;

/// Loaded at once.
const PAGE: &str = "page";
/// Loaded with the rulebook or a lesson.
const BOOK: &str = "book";
/// Loaded when a text is refused.
const REASONS: &str = "reasons";
/// Never loaded: for the terminal only.
const TERMINAL: &str = "terminal";

/// The parts the page can load.
pub(crate) const PARTS: [&str; 3] = [PAGE, BOOK, REASONS];

/// The part of each message.
pub(crate) struct Parts(BTreeMap<String, &'static str>);

impl Parts {
    /// Assigns each message by its file.
    pub(crate) fn of(sources: &[Source]) -> Parts {
        let keys = sources.iter().flat_map(|source| {
            let part = part(&source.path);
            source.keys().into_iter().map(move |key| (key, part))
        });
        Parts(keys.collect())
    }

    /// The messages of one part; an attribute belongs to the part of its message.
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
        Some("rules.ftl" | "rule-names.ftl" | "card-notes.ftl" | "lessons.ftl" | "search.ftl" | "strategy.ftl") => BOOK,
        Some("reasons.ftl") => REASONS,
        Some("commands.ftl" | "positions.ftl") => TERMINAL,
        _ => PAGE,
    }
}
