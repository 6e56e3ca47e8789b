//! Formats a message as the page does, so that tests can compare it with Fluent.

use std::collections::BTreeMap;

use super::tree::{MessageParts, Operand, Part, Pick};
use crate::samples::Given;

/// Values by name, and the plural category of a number.
pub(crate) struct Formatter<'a> {
    pub(crate) values: &'a BTreeMap<String, Given>,
    pub(crate) category: &'a dyn Fn(i64) -> &'static str,
}

impl Formatter<'_> {
    pub(crate) fn format(&self, phrase: &MessageParts) -> String {
        phrase.iter().map(|part| self.part(part)).collect()
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Text(text) => text.clone(),
            Part::Value(name) => printed(&self.values[name]),
            Part::Number(operand) => printed(&self.given(operand)),
            Part::Pick(pick) => self.format(self.form(pick)),
        }
    }

    /// The form for a number: an exact match takes precedence over its plural category.
    fn form<'a>(&self, pick: &'a Pick) -> &'a MessageParts {
        let given = self.given(&pick.by);
        let form = |key: &str| pick.forms.iter().find(|(form, _)| form == key).map(|(_, phrase)| phrase);
        let category = match &given {
            Given::Text(_) => None,
            Given::Number(number) => form((self.category)(*number)),
        };
        form(&printed(&given)).or(category).or_else(|| form(&pick.fallback)).expect("the fallback is a form")
    }

    fn given(&self, operand: &Operand) -> Given {
        match operand {
            Operand::Variable(name) => self.values[name].clone(),
            Operand::Literal(number) => Given::Number(number.parse().expect("a whole number")),
        }
    }
}

fn printed(given: &Given) -> String {
    match given {
        Given::Text(text) => text.clone(),
        Given::Number(number) => number.to_string(),
    }
}
