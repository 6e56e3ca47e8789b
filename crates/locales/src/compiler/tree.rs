//! A message after all references are resolved.

/// A message.
pub(crate) type MessageParts = Vec<Part>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// Literal text.
    Text(String),
    /// A value, unformatted.
    Value(String),
    /// A number, formatted for the language.
    Number(Operand),
    /// One of several forms: by exact number, by plural category, by word.
    Pick(Pick),
}

/// A selection between forms.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pick {
    pub(crate) by: Operand,
    pub(crate) forms: Vec<(String, MessageParts)>,
    pub(crate) fallback: String,
}

/// What a form is selected by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Operand {
    /// A value by name.
    Variable(String),
    /// A literal number.
    Literal(String),
}

/// The plural categories.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Pick {
    /// Is the form selected by a number?
    pub(crate) fn counts(&self) -> bool {
        let is_count = |key: &str| PLURALS.contains(&key) || is_number(key);
        let mut keys = self.forms.iter().map(|(key, _)| key.as_str());
        keys.clone().all(is_count) && keys.any(|key| key != "other")
    }
}

/// Is that value printed unformatted anywhere?
pub(crate) fn is_bare(phrase: &MessageParts, name: &str) -> bool {
    phrase.iter().any(|part| match part {
        Part::Text(_) | Part::Number(_) => false,
        Part::Value(value) => value == name,
        Part::Pick(pick) => pick.forms.iter().any(|(_, form)| is_bare(form, name)),
    })
}

/// Is that value printed as a formatted number anywhere?
pub(crate) fn is_formatted_number(phrase: &MessageParts, name: &str) -> bool {
    phrase.iter().any(|part| match part {
        Part::Text(_) | Part::Value(_) => false,
        Part::Number(operand) => matches!(operand, Operand::Variable(variable) if variable == name),
        Part::Pick(pick) => pick.forms.iter().any(|(_, form)| is_formatted_number(form, name)),
    })
}

/// Is the key of a form an exact number?
pub(crate) fn is_number(key: &str) -> bool {
    key.starts_with(|c: char| c.is_ascii_digit() || c == '-')
}
