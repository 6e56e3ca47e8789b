//! Sentences in the reader's language, from `locales/`. What a translation lacks is said in English.

use std::env;
use std::ffi::OsString;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use locales::{Because, LANGUAGES};
use unic_langid::LanguageIdentifier;

use crate::failure::{Failure, Outcome};

const FIRST: &str = "en";

/// Where a terminal says which language its people read, the most particular first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// What is put into a sentence.
pub type Value = FluentValue<'static>;

/// The sentences of a language, then those of the first.
pub struct Words {
    language: String,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// In the language that was asked for, or the terminal's if we speak it, or else in English.
    pub fn wanted(asked: Option<&str>) -> Outcome<Words> {
        let Some(asked) = asked else { return Ok(Words::terminal()) };
        let language = short(asked);
        if LANGUAGES.contains(&language.as_str()) {
            return Ok(Words::of(&language));
        }
        let known = LANGUAGES.join(", ");
        Err(Failure::told(
            "command-error-language",
            [("asked", asked.to_owned().into()), ("known", known.into())],
        ))
    }

    /// In the terminal's language if we speak it, or else in English.
    pub fn terminal() -> Words {
        Words::of(&terminal())
    }

    /// In that language, which is one of ours.
    pub fn of(language: &str) -> Words {
        let languages = if language == FIRST { vec![FIRST] } else { vec![language, FIRST] };
        Words { language: language.to_owned(), bundles: languages.into_iter().map(bundle).collect() }
    }

    /// Which language that is.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The sentence with that key. A missing one shows its key, as on the page.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &FluentArgs::new())
    }

    /// The same with values put in.
    pub fn tell(&self, key: &str, values: &FluentArgs) -> String {
        self.find(key, values).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// The same with these.
    pub fn fill<const N: usize>(&self, key: &str, values: [(&'static str, Value); N]) -> String {
        self.tell(key, &values.into_iter().collect())
    }

    /// An English reason in this language where it has a sentence, with its line and its rule.
    pub fn reason(&self, english: &str) -> String {
        match Because::of(english) {
            Some(because) if self.bundles.len() > 1 && because.key != Because::ILLEGAL => {
                self.because(&because)
            }
            Some(_) | None => english.to_owned(),
        }
    }

    fn because(&self, because: &Because<'_>) -> String {
        let values = because.values.iter().map(|(name, value)| (*name, counted(value))).collect();
        let said = self.tell(because.key, &values);
        let said = because.rule.map_or_else(|| said.clone(), |rule| format!("{rule}: {said}"));
        let Some(line) = because.line else { return said };
        self.fill("reason-on-line", [("line", line.into()), ("reason", said.into())])
    }

    /// The same if there is such a sentence; an attribute has the key `message.attribute`.
    pub fn find(&self, key: &str, values: &FluentArgs) -> Option<String> {
        self.bundles.iter().find_map(|bundle| format(bundle, key, values))
    }
}

/// The language that is asked for before anything else that was typed is understood.
pub fn asked(typed: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut typed = typed.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut typed = typed.by_ref().take_while(|word| word != "--");
    while let Some(word) = typed.next() {
        if word == "--lang" {
            return typed.next().filter(|language| !language.starts_with('-'));
        }
        if let Some(language) = word.strip_prefix("--lang=") {
            return Some(language.to_owned());
        }
    }
    None
}

/// A whole number counts, anything else is a word.
fn counted(value: &str) -> Value {
    Because::number(value).map_or_else(|| value.to_owned().into(), Value::from)
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, values: &FluentArgs) -> Option<String> {
    let pattern = match key.split_once('.') {
        Some((message, attribute)) => bundle.get_message(message)?.get_attribute(attribute)?.value(),
        None => bundle.get_message(key)?.value()?,
    };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
    errors.is_empty().then_some(said)
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.parse().expect("the folders of locales/ are languages");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    for text in locales::sources(language).unwrap_or_default() {
        let resource = FluentResource::try_new((*text).to_owned()).expect("the build has read every file");
        bundle.add_resource(resource).expect("the build refuses a key said twice");
    }
    bundle
}

fn terminal() -> String {
    let said = VARIABLES.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let language = short(&said.unwrap_or_default());
    if LANGUAGES.contains(&language.as_str()) { language } else { FIRST.to_owned() }
}

/// `de` of `de_DE.UTF-8`.
fn short(tag: &str) -> String {
    tag.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_said_with_its_values_and_a_missing_one_shows_its_key() {
        let words = Words::of("en");
        assert_eq!(words.say("card-coup"), "Coup");
        let mut values = FluentArgs::new();
        values.set("copies", 2);
        assert_eq!(words.tell("rules-card-copies", &values), "2 copies");
        values.set("copies", 1);
        assert_eq!(words.tell("rules-card-copies", &values), "1 copy");
        assert_eq!(words.say("no-such-key"), "⟦no-such-key⟧");
        assert_eq!(words.say("rules-card-copies"), "⟦rules-card-copies⟧", "a value is missing");
    }

    #[test]
    fn a_language_is_named_as_people_and_terminals_name_it() {
        for (tag, language) in
            [("de_DE.UTF-8", "de"), ("EN", "en"), ("pt-BR", "pt"), ("C.UTF-8", "c"), ("", "")]
        {
            assert_eq!(short(tag), language);
        }
        assert!(Words::wanted(Some("en_GB")).is_ok());
        let refused = Words::wanted(Some("tlh")).err().map(|failure| failure.text(&Words::of("en")));
        let refused = refused.unwrap_or_default();
        assert!(
            refused.contains("is not a supported language; expected one of: ") && refused.contains("en"),
            "{refused}"
        );
    }

    #[test]
    fn a_language_is_asked_for_anywhere_among_what_is_typed() {
        let asked = |typed: &str| asked(typed.split(' ').map(OsString::from));
        assert_eq!(asked("elgrande --lang de --help").as_deref(), Some("de"));
        assert_eq!(asked("elgrande rules PLC-2 --lang=pl").as_deref(), Some("pl"));
        assert_eq!(asked("elgrande help arena"), None);
        assert_eq!(asked("elgrande --lang --help"), None);
        assert_eq!(asked("elgrande rules -- --lang de"), None);
    }
}
