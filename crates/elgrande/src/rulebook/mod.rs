//! The rulebook as text: which rules, tables and examples are in which chapter. Texts are in `locales/`, values in the edition.

mod markup;
mod suggestions;
mod render;
mod tables;
mod wrap;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::Card;
use serde::Deserialize;

pub use render::{Format, Renderer};

/// The page reads the same file.
const STRUCTURE: &str = include_str!("../../../../web/page/rules/book.json");

static RULEBOOK: LazyLock<Rulebook> =
    LazyLock::new(|| serde_json::from_str(STRUCTURE).expect("a test parses the rulebook"));

/// The structure of the rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    parts: Vec<Part>,
    words: Vec<String>,
    /// The position of each example; only the page draws it.
    #[cfg_attr(not(test), expect(dead_code, reason = "only the page draws examples"))]
    examples: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    id: String,
    chapters: Vec<Chapter>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chapter {
    id: String,
    items: Vec<Item>,
}

/// An item of a chapter: `PLC-2`, `text:minute-1`, `table:words` or `example:taboo`.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(try_from = "String")]
enum Item {
    Rule(String),
    Text(String),
    Table(String),
    Example(String),
}

impl TryFrom<String> for Item {
    type Error = String;
    fn try_from(text: String) -> Result<Item, String> {
        match text.split_once(':') {
            None if markup::is_id(&text) => Ok(Item::Rule(text)),
            Some(("text", name)) => Ok(Item::Text(name.to_owned())),
            Some(("table", name)) => Ok(Item::Table(name.to_owned())),
            Some(("example", name)) => Ok(Item::Example(name.to_owned())),
            None | Some(_) => Err(format!("\"{text}\" is not a rulebook item")),
        }
    }
}

/// The result of a search.
#[derive(Debug, PartialEq)]
pub enum Found<'a> {
    /// A rule ID.
    Rule(&'a str),
    /// A card.
    Card(Card),
}

impl Rulebook {
    /// The rulebook.
    pub fn get() -> &'static Rulebook {
        &RULEBOOK
    }

    /// Finds a rule or card by its name, ignoring case; otherwise returns similar names.
    pub fn find(&self, name: &str) -> Result<Found<'_>, Vec<&str>> {
        let rule = self.rules().find(|id| id.eq_ignore_ascii_case(name)).map(Found::Rule);
        let card = Card::all().find(|card| card.id().eq_ignore_ascii_case(name));
        let names = || self.rules().chain(Card::all().map(|card| -> &str { card.id() }));
        rule.or(card.map(Found::Card)).ok_or_else(|| suggestions::closest(names(), name))
    }

    fn rules(&self) -> impl Iterator<Item = &str> {
        self.chapters().flat_map(|chapter| &chapter.items).filter_map(|item| match item {
            Item::Rule(id) => Some(id.as_str()),
            Item::Text(_) | Item::Table(_) | Item::Example(_) => None,
        })
    }

    fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.parts.iter().flat_map(|part| &part.chapters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use server::teaching::examples::EXAMPLES;

    #[test]
    fn a_rule_or_card_is_found_by_name_and_others_get_suggestions() {
        let book = Rulebook::get();
        assert_eq!(book.find("plc-2"), Ok(Found::Rule("PLC-2")));
        assert_eq!(book.find("Civil-War"), Ok(Found::Card("civil-war".parse().unwrap())));
        assert_eq!(book.find("PLC-9").unwrap_err()[..2], ["PLC-1", "PLC-2"]);
        assert!(book.find("cuop").unwrap_err().contains(&"coup"));
    }

    #[test]
    fn every_rule_of_a_card_is_in_the_rulebook() {
        let rules: Vec<&str> = Rulebook::get().rules().collect();
        for card in Card::all() {
            let unknown = card.face().rules.iter().find(|rule| !rules.contains(rule));
            assert!(unknown.is_none() && !card.face().rules.is_empty(), "{card}: {unknown:?}");
        }
    }

    #[test]
    fn the_rulebook_has_every_example() {
        let book = Rulebook::get();
        let examples: Vec<&str> = EXAMPLES.iter().map(|example| example.name).collect();
        assert!(examples.iter().all(|name| book.examples.contains_key(*name)));
        assert_eq!(examples.len(), book.examples.len());
    }

    #[test]
    fn an_invalid_item_is_refused() {
        for text in ["PLC", "plc-2", "picture:x", ""] {
            assert!(Item::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
