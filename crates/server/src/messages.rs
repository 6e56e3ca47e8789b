//! The messages that the server itself words: emails and previews of links.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use locales::LANGUAGES;
use unic_langid::LanguageIdentifier;

const FALLBACK: &str = "en";

/// All messages of one language.
pub(crate) type Messages = FluentBundle<FluentResource>;

/// The messages of that language, or else the English ones. They are read when they are first needed.
pub(crate) fn messages(language: &str) -> &'static Messages {
    static MESSAGES: [OnceLock<Messages>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];
    let place = |language| LANGUAGES.iter().position(|one| *one == language);
    let place = place(language).or_else(|| place(FALLBACK)).expect("English is one of the languages");
    MESSAGES[place].get_or_init(|| read(LANGUAGES[place]))
}

/// A message with its values; empty if there is none of that key.
pub(crate) fn text<'a, V: Into<FluentValue<'a>>>(
    language: &str,
    key: &str,
    values: impl IntoIterator<Item = (&'a str, V)>,
) -> String {
    let messages = messages(language);
    let pattern = messages.get_message(key).and_then(|message| message.value());
    let values = FluentArgs::from_iter(values);
    let text = pattern.map(|pattern| messages.format_pattern(pattern, Some(&values), &mut Vec::new()));
    text.unwrap_or_default().into_owned()
}

fn read(language: &str) -> Messages {
    let tag: LanguageIdentifier = language.parse().expect("the folders of locales/ are languages");
    let mut messages = FluentBundle::new_concurrent(vec![tag]);
    messages.set_use_isolating(false);
    for text in locales::sources(language).unwrap_or_default() {
        let resource =
            FluentResource::try_new((*text).to_owned()).expect("the build script has parsed every file");
        messages.add_resource(resource).expect("the build script rejects duplicate keys");
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_language_is_english_and_an_unknown_message_is_empty() {
        assert_eq!(text("??", "end-won", [("name", "Anna")]), "Anna wins");
        assert_ne!(text("de", "end-won", [("name", "Anna")]), "Anna wins");
        assert_eq!(text("en", "no-such-message", [("name", "Anna")]), "");
    }
}
