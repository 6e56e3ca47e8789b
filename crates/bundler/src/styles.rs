//! Joins style sheets and removes comments and indentation.

/// The style sheets in this order as one. Strings and `url()` stay as they are.
pub fn join_styles<'a>(sheets: impl IntoIterator<Item = &'a str>) -> String {
    sheets.into_iter().map(stripped).collect()
}

fn stripped(sheet: &str) -> String {
    let text = without_comments(sheet);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

/// A comment separates words, so a space takes its place.
fn without_comments(sheet: &str) -> String {
    let (mut text, mut rest) = (String::new(), sheet);
    while let Some(at) = rest.find(['/', '"', '\'']) {
        let (before, from) = rest.split_at(at);
        text.push_str(before);
        let length = if from.starts_with("/*") {
            text.push(' ');
            from.find("*/").map_or(from.len(), |end| end + 2)
        } else {
            let length = if from.starts_with('/') { 1 } else { string_length(from) };
            text.push_str(&from[..length]);
            length
        };
        rest = &from[length..];
    }
    text + rest
}

/// The length of the string at the start, with its quotes.
fn string_length(text: &str) -> usize {
    let quote = text.as_bytes()[0];
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        if byte == quote && !is_escaped {
            return at + 1;
        }
        is_escaped = byte == b'\\' && !is_escaped;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_removed() {
        assert_eq!(join_styles(["/* a */\n.b {\n  c: d; /* e\n */\n}\n", ".f{}"]), ".b {\nc: d;\n}\n.f{}\n");
    }

    #[test]
    fn strings_are_unchanged() {
        let sheet = ".a::before { content: '/* \\' */' \"/*\"; background: url(/a//b.svg); }\n";
        assert_eq!(join_styles([sheet]), sheet);
    }
}
