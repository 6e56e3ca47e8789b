//! Splits JavaScript into tokens. Knows strings, templates, regular expressions and comments, but no grammar.

/// What a token is. Punctuators are single characters: `=>` is two tokens without space between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name, keyword or private name.
    Name,
    Number,
    Text,
    /// A template or a part of one, with its `${` and `}`.
    Template,
    Regex,
    Punctuator,
}

/// What separates a token from the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    None,
    Space,
    Newline,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    pub(crate) gap: Gap,
    /// The line, from 1.
    pub(crate) line: usize,
}

impl Token<'_> {
    pub(crate) fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Name | Kind::Punctuator) && self.text == text
    }

    /// How the depth of brackets changes before and after this token.
    pub(crate) fn closes(&self) -> bool {
        match self.kind {
            Kind::Punctuator => matches!(self.text, ")" | "]" | "}"),
            Kind::Template => self.text.starts_with('}'),
            Kind::Name | Kind::Number | Kind::Text | Kind::Regex => false,
        }
    }

    pub(crate) fn opens(&self) -> bool {
        match self.kind {
            Kind::Punctuator => matches!(self.text, "(" | "[" | "{"),
            Kind::Template => self.text.ends_with("${"),
            Kind::Name | Kind::Number | Kind::Text | Kind::Regex => false,
        }
    }
}

/// The tokens, or the line and the reason why the text cannot be split.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, (usize, &'static str)> {
    let mut reader = Reader { text, at: 0, line: 1, gap: Gap::None, found: Vec::new(), open: Vec::new() };
    match reader.read_all() {
        Ok(()) => Ok(reader.found),
        Err(reason) => Err((reader.line, reason)),
    }
}

/// An open bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// `(` after `if`, `for`, `while` or `with`.
    Condition,
    /// `${` of a template.
    Template,
    Other,
}

/// What a `/` means.
enum Slash {
    Division,
    Regex,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    gap: Gap,
    found: Vec<Token<'a>>,
    open: Vec<Open>,
}

/// Keywords before an expression: a `/` after them starts a regular expression.
const BEFORE_EXPRESSION: [&str; 14] = [
    "return",
    "typeof",
    "case",
    "do",
    "else",
    "in",
    "instanceof",
    "new",
    "void",
    "delete",
    "throw",
    "await",
    "yield",
    "of",
];

impl<'a> Reader<'a> {
    fn read_all(&mut self) -> Result<(), &'static str> {
        loop {
            self.skip_gap()?;
            let Some(next) = self.rest().chars().next() else { break };
            self.read_token(next)?;
        }
        if self.open.is_empty() { Ok(()) } else { Err("a bracket is not closed") }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips spaces and comments. A comment that contains a newline counts as one, as in the language.
    fn skip_gap(&mut self) -> Result<(), &'static str> {
        loop {
            let rest = self.rest();
            let length = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/").ok_or("a comment is not closed")? + 2
            } else {
                match rest.chars().next() {
                    Some(space) if space.is_whitespace() || space == '\u{feff}' => space.len_utf8(),
                    Some(_) | None => return Ok(()),
                }
            };
            self.skip(length);
        }
    }

    fn skip(&mut self, length: usize) {
        let newlines = self.rest()[..length].matches('\n').count();
        self.line += newlines;
        self.at += length;
        self.gap = match (newlines, self.gap) {
            (0, Gap::None | Gap::Space) => Gap::Space,
            (0, Gap::Newline) | (1.., _) => Gap::Newline,
        };
    }

    fn read_token(&mut self, next: char) -> Result<(), &'static str> {
        let rest = self.rest();
        match next {
            '\'' | '"' => self.push(Kind::Text, text_length(rest, next)?),
            '`' => self.read_template(),
            '}' if self.open.last() == Some(&Open::Template) => {
                self.open.pop();
                self.read_template()
            }
            '/' => match self.slash()? {
                Slash::Division => self.push(Kind::Punctuator, 1),
                Slash::Regex => self.push(Kind::Regex, regex_length(rest)?),
            },
            '0'..='9' => self.push(Kind::Number, number_length(rest)),
            '.' if rest[1..].starts_with(|next: char| next.is_ascii_digit()) => {
                self.push(Kind::Number, number_length(rest))
            }
            '\\' => Err("escapes in names are not supported"),
            _ if is_name(next) || next == '#' => {
                let first = next.len_utf8();
                let more = rest[first..].find(|next| !is_name(next));
                self.push(Kind::Name, more.map_or(rest.len(), |more| first + more))
            }
            _ => self.read_punctuator(next),
        }
    }

    fn read_punctuator(&mut self, next: char) -> Result<(), &'static str> {
        match next {
            '(' if self.is_after_condition_keyword() => self.open.push(Open::Condition),
            '(' | '[' | '{' => self.open.push(Open::Other),
            ']' | '}' => {
                self.open.pop().ok_or("a bracket is closed that is not open")?;
            }
            ')' => {
                let open = self.open.pop().ok_or("a bracket is closed that is not open")?;
                let is_slash_next = self.rest()[1..].trim_start().starts_with('/') && !self.is_comment_next();
                if open == Open::Condition && is_slash_next {
                    return Err(AMBIGUOUS);
                }
            }
            _ => {}
        }
        self.push(Kind::Punctuator, next.len_utf8())
    }

    fn is_comment_next(&self) -> bool {
        let rest = self.rest()[1..].trim_start();
        rest.starts_with("//") || rest.starts_with("/*")
    }

    /// A template from its start or from the `}` of an inserted expression, to its end or to the next `${`.
    fn read_template(&mut self) -> Result<(), &'static str> {
        let rest = self.rest();
        let mut from = 1;
        loop {
            let found = rest[from..].find(['`', '$', '\\']).ok_or("a template is not closed")? + from;
            if rest[found..].starts_with("${") {
                self.push(Kind::Template, found + 2)?;
                self.open.push(Open::Template);
                return Ok(());
            }
            if rest[found..].starts_with('`') {
                return self.push(Kind::Template, found + 1);
            }
            from = found + 1 + escaped_length(&rest[found..]);
        }
    }

    fn push(&mut self, kind: Kind, length: usize) -> Result<(), &'static str> {
        let text = &self.rest()[..length];
        self.found.push(Token { kind, text, gap: self.gap, line: self.line });
        self.line += text.matches('\n').count();
        self.at += length;
        self.gap = Gap::None;
        Ok(())
    }

    fn is_after_condition_keyword(&self) -> bool {
        self.found.last().is_some_and(|last| ["if", "for", "while", "with"].iter().any(|word| last.is(word)))
    }

    fn slash(&self) -> Result<Slash, &'static str> {
        let Some(last) = self.found.last() else { return Ok(Slash::Regex) };
        let before = self.found.len().checked_sub(2).map(|index| self.found[index]);
        match last.kind {
            Kind::Number | Kind::Text | Kind::Regex => Ok(Slash::Division),
            Kind::Template if last.opens() => Ok(Slash::Regex),
            Kind::Template => Ok(Slash::Division),
            Kind::Name => {
                let is_property = before.is_some_and(|before| before.is("."));
                let is_keyword = !is_property && BEFORE_EXPRESSION.contains(&last.text);
                Ok(if is_keyword { Slash::Regex } else { Slash::Division })
            }
            Kind::Punctuator => match last.text {
                ")" | "]" => Ok(Slash::Division),
                "}" => Err(AMBIGUOUS),
                "+" | "-" if last.gap == Gap::None && before.is_some_and(|before| before.is(last.text)) => {
                    Err(AMBIGUOUS)
                }
                _ => Ok(Slash::Regex),
            },
        }
    }
}

const AMBIGUOUS: &str = "cannot tell whether / is a division or starts a regular expression here; put it in a variable or in parentheses";

fn is_name(next: char) -> bool {
    next.is_alphanumeric() || next == '_' || next == '$'
}

/// The length of the character after a backslash; 0 for other characters.
fn escaped_length(rest: &str) -> usize {
    match rest.strip_prefix('\\') {
        Some(escaped) => escaped.chars().next().map_or(0, char::len_utf8),
        None => 0,
    }
}

fn text_length(rest: &str, quote: char) -> Result<usize, &'static str> {
    let mut from = 1;
    loop {
        let found = rest[from..].find([quote, '\\', '\n']).ok_or("a string is not closed")? + from;
        if rest[found..].starts_with('\n') {
            return Err("a string is not closed");
        }
        if rest[found..].starts_with(quote) {
            return Ok(found + 1);
        }
        from = found + 1 + escaped_length(&rest[found..]);
    }
}

/// With its flags. A `/` inside a class such as `[/]` does not end it.
fn regex_length(rest: &str) -> Result<usize, &'static str> {
    let (mut from, mut is_class) = (1, false);
    loop {
        let found =
            rest[from..].find(['/', '[', ']', '\\', '\n']).ok_or("a regular expression is not closed")?
                + from;
        match &rest[found..=found] {
            "\n" => return Err("a regular expression is not closed"),
            "[" => is_class = true,
            "]" => is_class = false,
            "/" if !is_class => {
                let flags = rest[found + 1..].find(|next| !is_name(next));
                return Ok(flags.map_or(rest.len(), |flags| found + 1 + flags));
            }
            _ => {}
        }
        from = found + 1 + escaped_length(&rest[found..]);
    }
}

/// Digits, a fraction, an exponent with its sign, and a method called on it: where exactly it ends makes no difference.
fn number_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_exponent_sign = |at: usize| {
        matches!(bytes[at], b'+' | b'-') && matches!(bytes[at - 1], b'e' | b'E') && !rest.starts_with("0x")
    };
    let is_part = |at: usize| bytes[at].is_ascii_alphanumeric() || matches!(bytes[at], b'_' | b'.');
    (1..bytes.len()).find(|&at| !is_part(at) && !is_exponent_sign(at)).unwrap_or(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let found = tokens(text).unwrap();
        assert_eq!(found.iter().map(|token| token.text).collect::<Vec<_>>(), expected, "{text}");
    }

    fn refuse(text: &str, line: usize) {
        assert_eq!(tokens(text).map_err(|(line, _)| line), Err(line), "{text}");
    }

    #[test]
    fn comments_and_spaces_are_no_tokens() {
        check("a /* b */ // c\n d", &["a", "d"]);
        let found = tokens("a /* b\n */ d").unwrap();
        assert_eq!((found[1].gap, found[1].line), (Gap::Newline, 2));
    }

    #[test]
    fn comment_markers_inside_strings_templates_and_regular_expressions_are_text() {
        check("'// a' + \"/* b\" + `// c`", &["'// a'", "+", "\"/* b\"", "+", "`// c`"]);
        check(r"x = /[/*]\/\//g.test(y)", &["x", "=", r"/[/*]\/\//g", ".", "test", "(", "y", ")"]);
        check(r"'it\'s' + `\`${a}`", &[r"'it\'s'", "+", r"`\`${", "a", "}`"]);
    }

    #[test]
    fn templates_nest() {
        check(
            "`a${b ? `c${{ d: 1 }.d}` : ''}e`",
            &["`a${", "b", "?", "`c${", "{", "d", ":", "1", "}", ".", "d", "}`", ":", "''", "}e`"],
        );
        check("`$ $${a}$`", &["`$ $${", "a", "}$`"]);
    }

    #[test]
    fn a_slash_is_a_division_after_a_value_and_a_regular_expression_elsewhere() {
        check("a / b / c", &["a", "/", "b", "/", "c"]);
        check("(a) / 2", &["(", "a", ")", "/", "2"]);
        check("a[0] / 2 / .5", &["a", "[", "0", "]", "/", "2", "/", ".5"]);
        check("return /a/.test(b)", &["return", "/a/", ".", "test", "(", "b", ")"]);
        check("x.of / 2", &["x", ".", "of", "/", "2"]);
        check("[/^a$/, b => /c/]", &["[", "/^a$/", ",", "b", "=", ">", "/c/", "]"]);
        check("`${/a}/.b}`", &["`${", "/a}/", ".", "b", "}`"]);
    }

    #[test]
    fn an_ambiguous_slash_is_refused() {
        refuse("a\nif (b) /c/.test(d)", 2);
        refuse("function f() {} /a/", 1);
        refuse("a++ / 2", 1);
        check("if (b) // c\n d", &["if", "(", "b", ")", "d"]);
    }

    #[test]
    fn what_is_not_closed_is_refused() {
        for text in ["'a", "'a\n'", "`a", "`a${b", "/* a", "x = /a\n/", "(a", "a)"] {
            assert!(tokens(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_number_is_one_token() {
        check("1e-5 - 0xe-1 + 1_000.5", &["1e-5", "-", "0xe", "-", "1", "+", "1_000.5"]);
    }
}
