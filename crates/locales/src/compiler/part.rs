//! Which messages the page loads when: common ones at once, the rulebook and lessons when they are opened, those of accounts
//! and of games on the device and of reviews with the pages about them, reasons when submitted text is rejected.

use std::collections::BTreeMap;

use super::MessageMap;
use super::source::Source;

/// Loaded at once.
const PAGE: &str = "page";
/// Loaded with the rulebook or a lesson.
const BOOK: &str = "book";
/// Loaded with profiles, sign-in and account settings.
const ACCOUNT: &str = "account";
/// Loaded with the page about games on the device, and with the form for a new table, which may be on the device.
const DEVICE: &str = "device";
/// Loaded with the review of a game.
const REVIEW: &str = "review";
/// Loaded when submitted text is rejected.
const REASONS: &str = "reasons";
/// Never loaded: for the terminal, for email and notifications, and for link previews.
const TERMINAL: &str = "terminal";

/// The parts the page can load.
pub(crate) const PARTS: [&str; 6] = [PAGE, BOOK, ACCOUNT, DEVICE, REVIEW, REASONS];

/// Messages about lessons that other pages show.
const SHOWN_EVERYWHERE: [&str; 3] = ["learn-nav", "learn-start", "learn-start-about"];

/// The part of each message.
pub(crate) struct Parts(BTreeMap<String, &'static str>);

impl Parts {
    /// Assigns each message by its file and key.
    pub(crate) fn of(sources: &[Source]) -> Parts {
        let keys = sources.iter().flat_map(|source| {
            source.keys().into_iter().map(|key| {
                let part = part(&source.path, &key);
                (key, part)
            })
        });
        Parts(keys.collect())
    }

    /// The messages of one part; an attribute belongs to the part of its message.
    pub(crate) fn taken(&self, words: &MessageMap, part: &str) -> MessageMap {
        let is_in = |key: &str| self.0.get(key.split('.').next().unwrap_or(key)).copied() == Some(part);
        words
            .iter()
            .filter(|(key, _)| is_in(key))
            .map(|(key, phrase)| (key.clone(), phrase.clone()))
            .collect()
    }
}

fn part(path: &str, key: &str) -> &'static str {
    match path.rsplit('/').next() {
        Some("rules.ftl" | "lessons.ftl" | "search.ftl" | "strategy.ftl") => BOOK,
        Some("lobby.ftl") if key.starts_with("new-") => DEVICE,
        Some("learn.ftl") if !SHOWN_EVERYWHERE.contains(&key) => BOOK,
        // The page of a card has its note and tip; the card itself has the rest.
        Some("cards.ftl") if key.ends_with("-note") || key.ends_with("-tip") => BOOK,
        Some("account.ftl") => ACCOUNT,
        Some("device.ftl") => DEVICE,
        Some("review.ftl") => REVIEW,
        Some("reasons.ftl") => REASONS,
        Some("commands.ftl" | "positions.ftl" | "mail.ftl" | "preview.ftl") => TERMINAL,
        _ => PAGE,
    }
}
