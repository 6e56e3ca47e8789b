//! The term list, locales/terms.toml: no message uses a forbidden synonym. Knows words, not grammar.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::compiler::tree::{MessageParts, Part};
use crate::tests::messages_of;

const TERMS: &str = include_str!("../../../locales/terms.toml");

/// Not checked: reasons, because they repeat errors of the code word for word, and search synonyms, because they are what
/// people type.
const EXCLUDED: [&str; 2] = ["reason-", "search-"];

/// What is forbidden, by language.
type Forbidden = BTreeMap<String, Vec<String>>;

#[derive(Deserialize)]
struct TermList {
    avoid: Forbidden,
    #[serde(flatten)]
    concepts: BTreeMap<String, BTreeMap<String, Term>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    term: String,
    #[serde(default)]
    not: Vec<String>,
}

fn terms() -> TermList {
    toml::from_str(TERMS).expect("the term list can be read")
}

impl TermList {
    fn forbidden(&self, language: &str) -> Vec<&str> {
        let synonyms = self.concepts.values().flat_map(|concept| &concept[language].not);
        synonyms.chain(self.avoid.get(language).into_iter().flatten()).map(String::as_str).collect()
    }
}

/// Whether the pattern occurs as whole words; `*` ends a word of any ending.
fn uses(text: &str, pattern: &str) -> bool {
    let text = text.to_lowercase();
    let words: Vec<&str> =
        text.split(|letter: char| !is_word(letter)).filter(|word| !word.is_empty()).collect();
    let pattern: Vec<&str> = pattern.split(' ').collect();
    words
        .windows(pattern.len())
        .any(|some| some.iter().zip(&pattern).all(|(word, wanted)| fits(word, wanted)))
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '’' | '.')
}

fn fits(word: &str, wanted: &str) -> bool {
    let word = word.trim_end_matches('.');
    wanted.strip_suffix('*').map_or(word == wanted, |stem| word.starts_with(stem))
}

/// What a message says, in every form it has.
fn texts(phrase: &MessageParts) -> String {
    let text = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Value(_) | Part::Number(_) => " ∅ ".to_owned(),
        Part::Pick(pick) => pick.forms.iter().map(|(_, form)| texts(form) + " ∅ ").collect(),
    };
    phrase.iter().map(text).collect()
}

fn is_excluded(key: &str) -> bool {
    EXCLUDED.iter().any(|prefix| key.starts_with(prefix))
}

#[test]
fn no_message_uses_a_forbidden_synonym() {
    let terms = terms();
    let mut found = Vec::new();
    for language in crate::LANGUAGES {
        let forbidden = terms.forbidden(language);
        for (key, phrase) in messages_of(language).iter().filter(|(key, _)| !is_excluded(key)) {
            let text = texts(phrase);
            let used = forbidden.iter().filter(|pattern| uses(&text, pattern));
            found.extend(used.map(|pattern| format!("{language} {key}: “{pattern}”")));
        }
    }
    assert!(found.is_empty(), "see locales/terms.toml:\n{}", found.join("\n"));
}

#[test]
fn every_concept_has_a_term_in_every_language() {
    for (concept, by_language) in &terms().concepts {
        for language in crate::LANGUAGES {
            let term = by_language.get(*language).unwrap_or_else(|| panic!("{concept} lacks {language}"));
            assert!(!term.term.is_empty(), "{concept} {language}");
            assert!(!term.not.iter().any(|synonym| uses(&term.term, synonym)), "{concept} {language}");
        }
    }
}

#[test]
fn synonyms_are_found_as_whole_words() {
    assert!(uses("Pick a region", "pick") && !uses("picture", "pick"));
    assert!(uses("A region next to it.", "next to") && !uses("the next Toledo", "next to"));
    assert!(uses("Fetched from Toledo", "fetch*") && !uses("perfetch", "fetch*"));
}
