//! The rulebook: which rules, tables and examples stand where. Sentences are in `locales/`, figures in the edition.

mod mark;
mod nearest;
mod print;
mod tables;
mod wrap;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

pub use print::{Form, Printing};

/// The page reads the same file.
const STRUCTURE: &str = include_str!("../../../../web/page/rules/book.json");

static BOOK: LazyLock<Book> =
    LazyLock::new(|| serde_json::from_str(STRUCTURE).expect("a test reads the book"));

/// The whole structure.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    parts: Vec<Part>,
    words: Vec<String>,
    /// What each is a picture of; in print there are none.
    #[cfg_attr(not(test), expect(dead_code, reason = "pictures are the page's"))]
    examples: BTreeMap<String, String>,
    cards: BTreeMap<String, Vec<String>>,
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

/// What stands in a chapter: `PLC-2`, `text:minute-1`, `table:words`, `example:taboo`.
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
            None if mark::is_id(&text) => Ok(Item::Rule(text)),
            Some(("text", name)) => Ok(Item::Text(name.to_owned())),
            Some(("table", name)) => Ok(Item::Table(name.to_owned())),
            Some(("example", name)) => Ok(Item::Example(name.to_owned())),
            None | Some(_) => Err(format!("\"{text}\" stands in no book")),
        }
    }
}

/// What somebody asks for.
#[derive(Debug, PartialEq)]
pub enum Found<'a> {
    /// A rule by its ID.
    Rule(&'a str),
    /// A card by its id.
    Card(&'a str),
}

impl Book {
    /// The one there is.
    pub fn open() -> &'static Book {
        &BOOK
    }

    /// The rule or card that is called so, in capitals or not; otherwise the names that come nearest.
    pub fn find(&self, name: &str) -> Result<Found<'_>, Vec<&str>> {
        let rule = self.rules().find(|id| id.eq_ignore_ascii_case(name)).map(Found::Rule);
        let card = self.cards.keys().find(|id| id.eq_ignore_ascii_case(name));
        let names = || self.rules().chain(self.cards.keys().map(String::as_str));
        rule.or(card.map(|id| Found::Card(id))).ok_or_else(|| nearest::names(names(), name))
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
    fn a_rule_or_a_card_is_found_by_its_name_and_others_by_what_is_near() {
        let book = Book::open();
        assert_eq!(book.find("plc-2"), Ok(Found::Rule("PLC-2")));
        assert_eq!(book.find("Civil-War"), Ok(Found::Card("civil-war")));
        assert_eq!(book.find("PLC-9").unwrap_err()[..2], ["PLC-1", "PLC-2"]);
        assert!(book.find("cuop").unwrap_err().contains(&"coup"));
    }

    #[test]
    fn the_book_has_every_card_and_every_example_of_the_engine() {
        let book = Book::open();
        let cards: Vec<&str> = engine::Card::all().map(engine::Card::id).collect();
        assert!(cards.iter().all(|card| book.cards.contains_key(*card)) && cards.len() == book.cards.len());
        let examples: Vec<&str> = EXAMPLES.iter().map(|example| example.name).collect();
        assert!(examples.iter().all(|name| book.examples.contains_key(*name)));
        assert_eq!(examples.len(), book.examples.len());
    }

    #[test]
    fn what_is_no_part_of_a_book_is_refused() {
        for text in ["PLC", "plc-2", "picture:x", ""] {
            assert!(Item::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
