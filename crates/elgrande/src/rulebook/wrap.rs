//! Wraps text into lines.

/// Wraps the words of a text; `first` precedes the first line, `rest` all others. A no-break space keeps words together.
/// No line begins with a word that Markdown would read as a list item.
pub(super) fn wrapped(text: &str, first: &str, rest: &str, width: usize) -> String {
    let mut lines = vec![first.to_owned()];
    let mut is_begun = false;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a first line");
        if is_begun && line.chars().count() + 1 + word.chars().count() > width && !is_entry(word) {
            lines.push(format!("{rest}{word}"));
        } else {
            line.push_str(if is_begun { " " } else { "" });
            line.push_str(word);
        }
        is_begun = true;
    }
    lines.join("\n").replace('\u{a0}', " ")
}

fn is_entry(word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    ["-", "+", "*", "#", ">"].contains(&word) || word.strip_suffix(['.', ')']).is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_on_in_the_next_line() {
        assert_eq!(wrapped("one two three four", "- ", "  ", 10), "- one two\n  three\n  four");
        assert_eq!(wrapped("a\u{a0}b c", "", "", 3), "a b\nc");
        assert_eq!(wrapped("has one 1. Then", "", "", 8), "has one 1.\nThen");
        assert_eq!(wrapped("unbreakable", "  ", "  ", 5), "  unbreakable");
    }
}
