//! Writes tokens with as few spaces and newlines as possible. Newlines that may end a statement stay.

use crate::tokens::{Gap, Kind, Token};

/// Appends the token, with the gap that it needs after what was written before.
pub(crate) fn append(into: &mut String, last: Option<&Token>, token: &Token) {
    match last.map_or(Gap::None, |last| needed_gap(last, token)) {
        Gap::None => {}
        Gap::Space => into.push(' '),
        Gap::Newline => into.push('\n'),
    }
    into.push_str(token.text);
}

fn needed_gap(last: &Token, token: &Token) -> Gap {
    match token.gap {
        Gap::None => Gap::None,
        Gap::Newline if !is_within_statement(last, token) => Gap::Newline,
        Gap::Space | Gap::Newline if must_stay_apart(last, token) => Gap::Space,
        Gap::Space | Gap::Newline => Gap::None,
    }
}

/// Whether no statement can end between the two, or one ends anyway.
fn is_within_statement(last: &Token, token: &Token) -> bool {
    let is_start = last.opens() || last.is(",") || last.is(";");
    is_start || token.closes()
}

fn must_stay_apart(last: &Token, token: &Token) -> bool {
    is_word(last) && is_word(token) || is_operator(last) && is_operator(token)
}

fn is_word(token: &Token) -> bool {
    match token.kind {
        Kind::Name | Kind::Number | Kind::Regex => true,
        Kind::Text | Kind::Template | Kind::Punctuator => false,
    }
}

/// Two operators may mean something else without space between them, such as `+ +` or `/ /a/`.
fn is_operator(token: &Token) -> bool {
    match token.kind {
        Kind::Punctuator => !matches!(token.text, "(" | ")" | "[" | "]" | "{" | "}" | "," | ";" | ":"),
        Kind::Number => token.text.starts_with('.'),
        Kind::Regex => true,
        Kind::Name | Kind::Text | Kind::Template => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::tokens;

    fn stripped(text: &str) -> String {
        let (mut into, all) = (String::new(), tokens(text).unwrap());
        for (index, token) in all.iter().enumerate() {
            append(&mut into, index.checked_sub(1).map(|index| &all[index]), token);
        }
        into
    }

    fn check(text: &str, expected: &str) {
        assert_eq!(stripped(text), expected);
    }

    #[test]
    fn spaces_and_comments_are_removed() {
        check("const a = /* one */ { b: 1, c: [2, 3] }; // two", "const a={b:1,c:[2,3]};");
        check("async function f(a, b) {\n  return a + b;\n}\n", "async function f(a,b){return a+b;}");
    }

    #[test]
    fn words_and_operators_keep_a_space() {
        check("a + +b - -c", "a+ +b- -c");
        check("a / /b/ in c", "a/ /b/ in c");
        check("return /a/.b", "return /a/.b");
        check("typeof a === 'b' ? 1 : .5", "typeof a==='b'?1:.5");
        check("a ? .5 : b", "a? .5:b");
    }

    #[test]
    fn a_newline_that_may_end_a_statement_is_kept() {
        check("a()\nb()\n{\n  c\n}\nd", "a()\nb()\n{c}\nd");
        check("return\na", "return\na");
        check("f(\n  a,\n  b\n)", "f(a,b)");
    }

    #[test]
    fn the_content_of_templates_and_strings_is_kept() {
        check("`a  ${ b }  //`", "`a  ${b}  //`");
        check("'a  b'", "'a  b'");
    }

    /// Every module of the page, and of its tests, which use more of the language.
    #[test]
    fn stripped_files_have_the_same_tokens() {
        let mut files = 0;
        for folder in ["page", "tests"] {
            crate::tests::each_file(&format!("../../web/{folder}"), &mut |path, text| {
                let all = |text: &str| {
                    let found =
                        tokens(text).unwrap_or_else(|(line, reason)| panic!("{path}:{line}: {reason}"));
                    found.into_iter().map(|token| (token.kind, token.text.to_owned())).collect::<Vec<_>>()
                };
                assert!(all(text) == all(&stripped(text)), "{path}");
                files += 1;
            });
        }
        assert!(files > 200, "{files} files");
    }
}
