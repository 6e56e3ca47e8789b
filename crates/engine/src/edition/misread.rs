//! What TOML complains of, in few words of our own and with what stands there, so that it can be said in any language.

use super::error::{EditionError, line_number};
use serde::de::IgnoredAny;

/// So much of a text is quoted.
const QUOTED: usize = 60;

/// Why a text could not be read as TOML, or not as what should stand in it.
pub fn misread(text: &str, error: &toml::de::Error) -> EditionError {
    let span = error.span().unwrap_or_default();
    let message = error.message().lines().collect::<Vec<_>>().join("; ");
    let reason = if toml::from_str::<IgnoredAny>(text).is_err() {
        grammar(quoted(line_of(text, span.start)), &message)
    } else if message.starts_with("invalid ") {
        kind(quoted(text.get(span.clone()).unwrap_or_default()), &message)
    } else {
        message
    };
    EditionError { line: line_number(text, span.start), reason }
}

/// That line. At the very end it is the last with something on it.
fn line_of(text: &str, at: usize) -> &str {
    let here = text.lines().nth(line_number(text, at) - 1).filter(|line| !line.trim().is_empty());
    here.or_else(|| text.lines().rfind(|line| !line.trim().is_empty())).unwrap_or_default()
}

/// The start of the first line.
fn quoted(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default().trim();
    let visible = |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
    let start: String = line.chars().take(QUOTED).map(visible).collect();
    if line.chars().count() > QUOTED || line.len() < text.trim().len() { start + " …" } else { start }
}

/// What breaks TOML's own rules. If it expects one sign, that is named in backquotes.
fn grammar(there: String, message: &str) -> String {
    let expected = message.split_once(", expected `").and_then(|(_, expected)| expected.strip_suffix('`'));
    match expected.filter(|sign| !sign.contains('`')) {
        _ if message == "duplicate key" => "duplicate key".to_owned(),
        _ if message.contains("recurs") => "lists and tables stand too deep in one another".to_owned(),
        _ if message.starts_with("string values must be quoted") => {
            format!("`{there}` is no TOML: a value must stand here, words in quotes")
        }
        Some(sign) => format!("`{there}` is no TOML: a `{sign}` must stand here"),
        None => format!("`{there}` is no TOML"),
    }
}

/// What is something else than it must be.
fn kind(there: String, message: &str) -> String {
    match message.rsplit_once(", expected ").map_or(message, |(_, expected)| expected) {
        "a whole number from 0 to 30" => format!("`{there}` must be a whole number from 0 to 30"),
        "a sequence" => format!("`{there}` must be a list"),
        "a word in quotes" | "a string" => format!("`{there}` must be a word in quotes"),
        "a boolean" => format!("`{there}` must be true or false"),
        "a table like { key = value }" => format!("`{there}` must be a table like {{ key = value }}"),
        "u16" | "u32" | "u64" | "usize" => format!("`{there}` must be a whole number"),
        "socket address" | "invalid socket address syntax" => {
            format!("`{there}` must be an address with a port, like \"127.0.0.1:8765\"")
        }
        _ => format!("`{there}` is not what must stand here"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "only whether it can be read matters")]
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
    fn what_is_no_toml_is_quoted_with_what_is_missing() {
        check("many = 1\nsure true\n", expect!["line 2: `sure true` is no TOML: a `=` must stand here"]);
        check(
            "many = [1 2]",
            expect!["line 1: `many = [1 2]` is no TOML: a value must stand here, words in quotes"],
        );
        check("word = [1,\n\n", expect!["line 1: `word = [1,` is no TOML: a `]` must stand here"]);
        check(
            "word = hello",
            expect!["line 1: `word = hello` is no TOML: a value must stand here, words in quotes"],
        );
        check("word = \"hello\n", expect![[r#"line 1: `word = "hello` is no TOML: a `"` must stand here"#]]);
        check("many = 01", expect!["line 1: `many = 01` is no TOML"]);
        check("many = 1\nmany = 2", expect!["line 2: duplicate key"]);
        check("\u{7f}", expect!["line 1: `�` is no TOML: a `=` must stand here"]);
        check("many =", expect!["line 1: `many =` is no TOML: a value must stand here, words in quotes"]);
        check("= 3", expect!["line 1: `= 3` is no TOML"]);
        check("word = \"\\q\"", expect![[r#"line 1: `word = "\q"` is no TOML"#]]);
        check("a = 1\na.b = 1", expect!["line 2: `a.b = 1` is no TOML"]);
        check(
            "many = 99999999999999999999999999999999999999999999",
            expect!["line 1: `many = 99999999999999999999999999999999999999999999` is no TOML"],
        );
    }

    #[test]
    fn what_is_of_another_kind_is_quoted_with_what_must_be() {
        check("many = \"four\"", expect![[r#"line 1: `"four"` must be a whole number"#]]);
        check("many = -4", expect!["line 1: `-4` must be a whole number"]);
        check("many = [\n1,\n2]", expect!["line 1: `[ …` must be a whole number"]);
        check("sure = 1", expect!["line 1: `1` must be true or false"]);
        check("word = 1979-05-27", expect!["line 1: `1979-05-27` must be a word in quotes"]);
    }
}
