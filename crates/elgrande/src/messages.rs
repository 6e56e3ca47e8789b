//! Localized messages from `locales/`. A message that a translation lacks falls back to English.

use std::env;
use std::ffi::OsString;

use engine::reason::{Arg, Reason};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use locales::LANGUAGES;
use unic_langid::LanguageIdentifier;

use crate::failure::{Failure, Outcome};

const FALLBACK: &str = "en";

/// Environment variables with the language, in order of precedence.
const LANGUAGE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// An argument of a message.
pub type Value = FluentValue<'static>;

/// The messages of one language.
pub struct Messages {
    language: String,
    /// The language itself, then the fallback.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The requested language, or else that of the environment. An unknown language is an error.
    pub fn select(requested: Option<&str>) -> Outcome<Messages> {
        let Some(requested) = requested else { return Ok(Messages::from_environment()) };
        let language = language_of(requested);
        if LANGUAGES.contains(&language.as_str()) {
            return Ok(Messages::new(&language));
        }
        let known = LANGUAGES.join(", ");
        Err(Failure::localized(
            "command-error-language",
            [("asked", requested.to_owned().into()), ("known", known.into())],
        ))
    }

    /// The language of the environment if it is supported, or else English.
    pub fn from_environment() -> Messages {
        Messages::new(&environment_language())
    }

    /// That language, one of `LANGUAGES`.
    pub fn new(language: &str) -> Messages {
        let languages = if language == FALLBACK { vec![FALLBACK] } else { vec![language, FALLBACK] };
        Messages { language: language.to_owned(), bundles: languages.into_iter().map(bundle).collect() }
    }

    /// The language tag.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The message with that key. A missing one shows its key, as on the page.
    pub fn get(&self, key: &str) -> String {
        self.format_args(key, &FluentArgs::new())
    }

    /// The message with arguments.
    pub fn format_args(&self, key: &str, args: &FluentArgs) -> String {
        self.find(key, args).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// The message with these arguments.
    pub fn format<const N: usize>(&self, key: &str, args: [(&'static str, Value); N]) -> String {
        self.format_args(key, &args.into_iter().collect())
    }

    /// The message of a reason, after its line number and its rule ID.
    pub fn reason(&self, reason: &dyn Reason) -> String {
        let args = reason.args().into_iter().map(|(name, arg)| (name, value(arg))).collect();
        let mut text = self.format_args(reason.key(), &args);
        if let Some(rule) = reason.rule() {
            text = format!("{rule}: {text}");
        }
        let Some(line) = reason.line() else { return text };
        self.format("reason-on-line", [("line", line.into()), ("reason", text.into())])
    }

    /// The message with arguments, if it exists. The key of an attribute is `message.attribute`.
    pub fn find(&self, key: &str, args: &FluentArgs) -> Option<String> {
        self.bundles.iter().find_map(|bundle| format_in(bundle, key, args))
    }
}

/// The value of `--lang`, found before clap parses the command line: help and errors need it.
pub fn requested_language(args: impl IntoIterator<Item = OsString>) -> Option<String> {
    let args = args.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut args = args.take_while(|word| word != "--");
    while let Some(word) = args.next() {
        if word == "--lang" {
            return args.next().filter(|language| !language.starts_with('-'));
        }
        if let Some(language) = word.strip_prefix("--lang=") {
            return Some(language.to_owned());
        }
    }
    None
}

fn value(arg: Arg) -> Value {
    match arg {
        Arg::Text(text) => text.into(),
        Arg::Number(number) => number.into(),
    }
}

fn format_in(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = match key.split_once('.') {
        Some((message, attribute)) => bundle.get_message(message)?.get_attribute(attribute)?.value(),
        None => bundle.get_message(key)?.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.parse().expect("the folders of locales/ are languages");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    for text in locales::sources(language).unwrap_or_default() {
        let resource =
            FluentResource::try_new((*text).to_owned()).expect("the build script has parsed every file");
        bundle.add_resource(resource).expect("the build script rejects duplicate keys");
    }
    bundle
}

fn environment_language() -> String {
    let value =
        LANGUAGE_VARIABLES.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let language = language_of(&value.unwrap_or_default());
    if LANGUAGES.contains(&language.as_str()) { language } else { FALLBACK.to_owned() }
}

/// The language part of a locale: `de` from `de_DE.UTF-8`.
fn language_of(tag: &str) -> String {
    tag.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_its_arguments_and_a_missing_one_shows_its_key() {
        let messages = Messages::new("en");
        assert_eq!(messages.get("card-coup"), "Coup");
        let mut values = FluentArgs::new();
        values.set("copies", 2);
        assert_eq!(messages.format_args("rules-card-copies", &values), "2 copies");
        values.set("copies", 1);
        assert_eq!(messages.format_args("rules-card-copies", &values), "1 copy");
        assert_eq!(messages.get("no-such-key"), "⟦no-such-key⟧");
        assert_eq!(messages.get("rules-card-copies"), "⟦rules-card-copies⟧", "an argument is missing");
    }

    #[test]
    fn a_language_may_have_a_region_and_an_encoding() {
        for (tag, language) in
            [("de_DE.UTF-8", "de"), ("EN", "en"), ("pt-BR", "pt"), ("C.UTF-8", "c"), ("", "")]
        {
            assert_eq!(language_of(tag), language);
        }
        assert!(Messages::select(Some("en_GB")).is_ok());
        let refused = Messages::select(Some("tlh")).err().map(|failure| failure.text(&Messages::new("en")));
        let refused = refused.unwrap_or_default();
        assert!(
            refused.contains("is not a supported language; expected one of: ") && refused.contains("en"),
            "{refused}"
        );
    }

    #[test]
    fn the_language_may_be_requested_anywhere_on_the_command_line() {
        let requested = |line: &str| requested_language(line.split(' ').map(OsString::from));
        assert_eq!(requested("elgrande --lang de --help").as_deref(), Some("de"));
        assert_eq!(requested("elgrande rules PLC-2 --lang=pl").as_deref(), Some("pl"));
        assert_eq!(requested("elgrande help arena"), None);
        assert_eq!(requested("elgrande --lang --help"), None);
        assert_eq!(requested("elgrande rules -- --lang de"), None);
    }
}
