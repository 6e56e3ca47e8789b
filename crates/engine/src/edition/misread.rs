//! What the TOML parser complains about, as reasons of our own with the text in question.

use super::error::{TomlReason, line_number};
use super::{table, values};
use crate::reason::Located;
use serde::de::IgnoredAny;

/// The most characters quoted from a text.
const MAX_QUOTED: usize = 60;

/// Why a text could not be read as TOML, or as what the TOML must hold.
pub fn misread(text: &str, error: &toml::de::Error) -> Located<TomlReason> {
    let span = error.span().unwrap_or_default();
    let message = error.message().lines().collect::<Vec<_>>().join("; ");
    let reason = if toml::from_str::<IgnoredAny>(text).is_err() {
        invalid(quoted(line_of(text, span.start)), &message)
    } else if message.starts_with("invalid ") {
        wrong_kind(quoted(text.get(span.clone()).unwrap_or_default()), &message)
    } else {
        wrong_field(&message).unwrap_or(TomlReason::Other { found: quoted(&message) })
    };
    Located::on(line_number(text, span.start), reason)
}

/// The line of a byte; at the end of the text the last line that is not blank.
fn line_of(text: &str, at: usize) -> &str {
    let here = text.lines().nth(line_number(text, at) - 1).filter(|line| !line.trim().is_empty());
    here.or_else(|| text.lines().rfind(|line| !line.trim().is_empty())).unwrap_or_default()
}

/// The start of the first line.
fn quoted(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default().trim();
    let visible = |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
    let start: String = line.chars().take(MAX_QUOTED).map(visible).collect();
    if line.chars().count() > MAX_QUOTED || line.len() < text.trim().len() { start + " …" } else { start }
}

/// A text that breaks the grammar of TOML. The parser names a single expected symbol in backquotes.
fn invalid(found: String, message: &str) -> TomlReason {
    let expected = message.split_once(", expected `").and_then(|(_, expected)| expected.strip_suffix('`'));
    match expected.filter(|sign| !sign.contains('`')) {
        _ if message == "duplicate key" => TomlReason::DuplicateKey,
        _ if message.contains("recurs") => TomlReason::TooDeep,
        _ if message.starts_with("string values must be quoted") => TomlReason::ValueExpected { found },
        Some(sign) => TomlReason::SignExpected { found, sign: sign.to_owned() },
        None => TomlReason::Invalid { found },
    }
}

/// A value of the wrong type.
fn wrong_kind(found: String, message: &str) -> TomlReason {
    match message.rsplit_once(", expected ").map_or(message, |(_, expected)| expected) {
        values::SMALL_NUMBER => TomlReason::SmallNumber { found },
        "a sequence" => TomlReason::List { found },
        "a string" => TomlReason::Word { found },
        "a boolean" => TomlReason::Switch { found },
        table::EXPECTED => TomlReason::Table { found },
        "u16" | "u32" | "u64" | "usize" => TomlReason::Number { found },
        "socket address" | "invalid socket address syntax" => TomlReason::Address { found },
        _ => TomlReason::OtherKind { found },
    }
}

/// An unknown or missing field, from serde's message.
fn wrong_field(message: &str) -> Option<TomlReason> {
    if let Some(name) = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
        return Some(TomlReason::MissingField { name: name.to_owned() });
    }
    let (found, known) = message.strip_prefix("unknown field `")?.rsplit_once("`, expected ")?;
    let found = found.to_owned();
    Some(match known.strip_prefix("one of ") {
        Some(known) => TomlReason::UnknownField { found, known: known.to_owned() },
        None => TomlReason::UnknownFieldHere { found, known: known.to_owned() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "the test only reads it")]
    struct Settings {
        many: Option<u32>,
        sure: Option<bool>,
        word: Option<String>,
    }

    fn check(text: &str, expected: Expect) {
        let error = toml::from_str::<Settings>(text).unwrap_err();
        expected.assert_eq(&misread(text, &error).to_string());
    }

    #[test]
    fn invalid_toml_is_quoted_with_what_is_expected() {
        check("many = 1\nsure true\n", expect!["line 2: invalid TOML: `sure true`; expected `=`"]);
        check(
            "many = [1 2]",
            expect!["line 1: invalid TOML: `many = [1 2]`; expected a value (words need quotes)"],
        );
        check("word = [1,\n\n", expect!["line 1: invalid TOML: `word = [1,`; expected `]`"]);
        check(
            "word = hello",
            expect!["line 1: invalid TOML: `word = hello`; expected a value (words need quotes)"],
        );
        check("word = \"hello\n", expect![[r#"line 1: invalid TOML: `word = "hello`; expected `"`"#]]);
        check("many = 01", expect!["line 1: invalid TOML: `many = 01`"]);
        check("many = 1\nmany = 2", expect!["line 2: duplicate key"]);
        check("\u{7f}", expect!["line 1: invalid TOML: `�`; expected `=`"]);
        check("many =", expect!["line 1: invalid TOML: `many =`; expected a value (words need quotes)"]);
        check("= 3", expect!["line 1: invalid TOML: `= 3`"]);
        check("word = \"\\q\"", expect![[r#"line 1: invalid TOML: `word = "\q"`"#]]);
        check("a = 1\na.b = 1", expect!["line 2: invalid TOML: `a.b = 1`"]);
        check(
            "many = 99999999999999999999999999999999999999999999",
            expect!["line 1: invalid TOML: `many = 99999999999999999999999999999999999999999999`"],
        );
    }

    #[test]
    fn a_value_of_the_wrong_type_is_quoted_with_the_expected_type() {
        check("many = \"four\"", expect![[r#"line 1: `"four"` is not a whole number"#]]);
        check("many = -4", expect!["line 1: `-4` is not a whole number"]);
        check("many = [\n1,\n2]", expect!["line 1: `[ …` is not a whole number"]);
        check("sure = 1", expect!["line 1: `1` is neither true nor false"]);
        check("word = 1979-05-27", expect!["line 1: `1979-05-27` is not a word in quotes"]);
    }
}
