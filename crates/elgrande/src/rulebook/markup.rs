//! The markup inside rulebook texts, as explained in `locales/en/rules.ftl`.

/// A part of a text.
#[derive(Debug, PartialEq)]
pub(super) enum Span<'a> {
    Text(&'a str),
    /// `*move*`
    Emphasis(&'a str),
    /// `PLC-2`
    Rule(&'a str),
    /// `[coup]` or `[coup|text]`: a card or chapter, with the text to show if it is not the name.
    Named(&'a str, Option<&'a str>),
    /// `[ours]`: a ruling that the official rules do not give.
    Ruling,
}

/// Splits a line into its parts.
pub(super) fn spans(line: &str) -> Vec<Span<'_>> {
    let (mut spans, mut rest, mut from) = (Vec::new(), line, 0);
    while let Some(letter) = rest[from..].chars().next() {
        match marked(rest, from) {
            Some((span, end)) => {
                if from > 0 {
                    spans.push(Span::Text(&rest[..from]));
                }
                spans.push(span);
                (rest, from) = (&rest[end..], 0);
            }
            None => from += letter.len_utf8(),
        }
    }
    if !rest.is_empty() {
        spans.push(Span::Text(rest));
    }
    spans
}

/// The markup that begins at that index, and where it ends.
fn marked(text: &str, from: usize) -> Option<(Span<'_>, usize)> {
    let (before, rest) = text.split_at(from);
    if let Some((inside, end)) = between(rest, '[', ']') {
        return Some((bracketed(inside)?, from + end));
    }
    if let Some((inside, end)) = between(rest, '*', '*') {
        return Some((Span::Emphasis(inside), from + end));
    }
    let end = rest.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-')?.max(1);
    let is_word = before.ends_with(char::is_alphanumeric);
    let id = rest.get(..end).filter(|id| is_id(id) && !is_word)?;
    Some((Span::Rule(id), from + end))
}

fn between(text: &str, open: char, close: char) -> Option<(&str, usize)> {
    let inside = text.strip_prefix(open)?;
    let end = inside.find(close).filter(|end| *end > 0)?;
    Some((&inside[..end], end + 2))
}

fn bracketed(inside: &str) -> Option<Span<'_>> {
    let (id, words) = inside.split_once('|').map_or((inside, None), |(id, words)| (id, Some(words)));
    let is_name = id.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
    is_name.then_some(if id == "ours" { Span::Ruling } else { Span::Named(id, words) })
}

/// One to three capital letters, a dash, a number.
pub(super) fn is_id(text: &str) -> bool {
    let Some((family, number)) = text.split_once('-') else { return false };
    (1..=3).contains(&family.len())
        && family.bytes().all(|letter| letter.is_ascii_uppercase())
        && (1..=2).contains(&number.len())
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_cards_chapters_emphasis_and_rulings_are_parsed() {
        let text = "To *move* see MOV-1, [coup] or [regency|its cards] [ours].";
        let expected = [
            Span::Text("To "),
            Span::Emphasis("move"),
            Span::Text(" see "),
            Span::Rule("MOV-1"),
            Span::Text(", "),
            Span::Named("coup", None),
            Span::Text(" or "),
            Span::Named("regency", Some("its cards")),
            Span::Text(" "),
            Span::Ruling,
            Span::Text("."),
        ];
        assert_eq!(spans(text), expected);
    }

    #[test]
    fn text_that_resembles_markup_is_text() {
        for text in ["a 4-region", "X-ray and MOV-", "5 * 3", "[Not]", "aMOV-1 Ą", "ŁÓDŹ"] {
            assert_eq!(spans(text), [Span::Text(text)], "{text}");
        }
        assert_eq!(spans("(MOV-1)")[1], Span::Rule("MOV-1"));
        assert_eq!(spans("We follow PSH-4.")[1], Span::Rule("PSH-4"));
    }
}
