//! An English reason is its own key: which sentence of `reasons.ftl` or `positions.ftl` it is and what was put into it, so that
//! it can be said in any language. Whoever refuses needs to know no language but English.

/// A piece of a sentence.
enum Piece {
    /// It stands there.
    Text(&'static str),
    /// Something is put in.
    Value(&'static str),
}

const REASONS: &[(&str, &[Piece])] = include!(concat!(env!("OUT_DIR"), "/reasons.rs"));

/// How the keys begin of what is wrong with a position: the terminal has these sentences, the page has not.
const POSITION: &str = "reason-position-";

/// Nobody reads longer ones.
const LONGEST: usize = 2000;

/// A reason that can be said in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because<'a> {
    /// The sentence.
    pub key: &'static str,
    /// What is put in.
    pub values: Vec<(&'static str, &'a str)>,
    /// The line of the text it is about.
    pub line: Option<usize>,
    /// The rule that says so.
    pub rule: Option<&'a str>,
}

impl<'a> Because<'a> {
    /// It breaks a rule, and nobody has another sentence for that.
    pub const ILLEGAL: &'static str = "reason-illegal";

    /// A value that is a number and nothing else, so that languages can count it.
    pub fn number(value: &str) -> Option<u32> {
        value.parse().ok().filter(|number: &u32| number.to_string() == value)
    }

    /// The sentence that this is in English. Of a rule with words nobody has a sentence for, that it does not allow this.
    pub fn of(english: &'a str) -> Option<Because<'a>> {
        Because::among(english, |_| true)
    }

    /// The same for the page, which has no sentences for positions, or else that it cannot be read, with the start of what was
    /// said.
    pub fn surely(english: &'a str) -> Because<'a> {
        Because::among(english, |key| !key.starts_with(POSITION)).unwrap_or_else(|| {
            let (line, said) = line(english);
            let end = said.char_indices().nth(LONGEST / 10).map_or(said.len(), |(at, _)| at);
            Because { key: "reason-unclear", values: vec![("found", &said[..end])], line, rule: None }
        })
    }

    fn among(english: &'a str, is_known: impl Fn(&str) -> bool) -> Option<Because<'a>> {
        if english.len() > LONGEST {
            return None;
        }
        let (line, rest) = line(english);
        let (rule, said) = rule(rest);
        let reasons = REASONS.iter().filter(|(key, _)| is_known(key));
        let known = reasons.filter_map(|(key, pieces)| Some((*key, *pieces, values(pieces, said)?)));
        let nearest = known.max_by_key(|(_, pieces, _)| weight(pieces)).map(|(key, _, values)| (key, values));
        let (key, values) = nearest.or_else(|| rule.map(|_| (Because::ILLEGAL, Vec::new())))?;
        Some(Because { key, values, line, rule })
    }
}

/// `line 3: …`
fn line(said: &str) -> (Option<usize>, &str) {
    let split = said.strip_prefix("line ").and_then(|rest| rest.split_once(": "));
    let read = split.and_then(|(number, rest)| Some((number.parse().ok()?, rest)));
    read.map_or((None, said), |(number, rest)| (Some(number), rest))
}

/// `SET-2: …`, `card:levy: …`, `… (SET-2)` or `… (SET-1, DUM-1)`
fn rule(said: &str) -> (Option<&str>, &str) {
    let before = said.split_once(": ").filter(|(rule, _)| is_rule(rule));
    let after =
        || said.strip_suffix(')')?.rsplit_once(" (").filter(|(_, rules)| rules.split(", ").all(is_rule));
    match before {
        Some((rule, rest)) => (Some(rule), rest),
        None => after().map_or((None, said), |(rest, rule)| (Some(rule), rest)),
    }
}

fn is_rule(word: &str) -> bool {
    let is_numbered = |(name, number): (&str, &str)| {
        (1..=3).contains(&name.len())
            && name.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.parse::<u8>().is_ok()
    };
    word.strip_prefix("card:").is_some_and(|card| !card.contains(' '))
        || word.split_once('-').is_some_and(is_numbered)
}

/// The more of a sentence stands there, the less it fits by chance.
fn weight(pieces: &[Piece]) -> usize {
    let length = |piece: &Piece| if let Piece::Text(text) = piece { text.len() } else { 0 };
    pieces.iter().map(length).sum()
}

/// What was put in, if it is that sentence.
fn values<'a>(pieces: &[Piece], said: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let mut values = Vec::new();
    fits(pieces, said, &mut values).then_some(values)
}

fn fits<'a>(pieces: &[Piece], said: &'a str, values: &mut Vec<(&'static str, &'a str)>) -> bool {
    match pieces {
        [] => said.is_empty(),
        [Piece::Text(text), rest @ ..] => {
            said.strip_prefix(text).is_some_and(|said| fits(rest, said, values))
        }
        [Piece::Value(name)] => put(name, said, values),
        [Piece::Value(name), Piece::Text(text)] => {
            said.strip_suffix(text).is_some_and(|said| put(name, said, values))
        }
        [Piece::Value(name), rest @ ..] => {
            let next = if let [Piece::Text(text), ..] = rest { *text } else { "" };
            let kept = values.len();
            said.match_indices(next).any(|(at, _)| {
                values.truncate(kept);
                put(name, &said[..at], values) && fits(rest, &said[at..], values)
            })
        }
    }
}

/// What is named twice is the same twice.
fn put<'a>(name: &'static str, said: &'a str, values: &mut Vec<(&'static str, &'a str)>) -> bool {
    match values.iter().find(|(known, _)| *known == name) {
        Some((_, known)) => *known == said,
        None => {
            values.push((name, said));
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn a_sentence_is_known_with_what_was_put_in() {
        let because = Because::of("line 25: the list has 12 entries, must have 13").unwrap();
        assert_eq!((because.key, because.line, because.rule), ("reason-list-length", Some(25), None));
        assert_eq!(because.values, [("found", "12"), ("wanted", "13")]);
        let because =
            Because::of("line 9: galicia must name navarra as a neighbour, because navarra names galicia");
        assert_eq!(because.unwrap().values, [("other", "galicia"), ("region", "navarra")]);
        assert_eq!(Because::of("a must name b as a neighbour, because c names a"), None, "two names for one");
    }

    #[test]
    fn the_rule_is_told_apart() {
        let rule = |said| Because::of(said).map(|because| (because.key, because.rule));
        assert_eq!(rule("SET-1: 2 to 5 can play"), Some(("reason-players", Some("SET-1"))));
        assert_eq!(
            rule("levy has 3 copies, must have 0 to 2 (ALT-1)"),
            Some(("reason-copies", Some("ALT-1")))
        );
        assert_eq!(rule("card:levy: return something"), Some(("reason-illegal", Some("card:levy"))));
        assert_eq!(
            rule("dummy has no seat (SET-1, DUM-1)"),
            Some(("reason-position-no-seat", Some("SET-1, DUM-1")))
        );
        assert_eq!(rule("no such words: at all (really)"), None);
        assert_eq!(rule("no such words (SET-1, really)"), None);
    }

    #[test]
    fn what_nobody_has_a_sentence_for_is_said_as_it_was() {
        let because = Because::surely("line 75: whatever comes up");
        assert_eq!((because.key, because.line), ("reason-unclear", Some(75)));
        assert_eq!(because.values, [("found", "whatever comes up")]);
        let long = "ü".repeat(3000);
        assert_eq!(Because::surely(&long).values[0].1.chars().count(), 200);
    }

    /// What no source says in one piece: it is put together here; the last in the server, whose tests name it.
    const OWN: [&str; 4] = ["reason-on-line", "reason-unclear", Because::ILLEGAL, "reason-seat"];

    #[test]
    fn whatever_refuses_an_edition_a_record_or_a_position_has_a_sentence() {
        let texts = said_of(&["edition", "record", "notation"]).into_iter();
        let in_lines = texts.filter(|said| line(said).0.is_some());
        let expected: Vec<_> = in_lines.chain(positions_refused()).chain(verdicts()).collect();
        for said in &expected {
            assert!(Because::of(said).is_some_and(|because| because.key != Because::ILLEGAL), "{said}");
        }
        assert!(expected.len() > 250, "{} sentences", expected.len());
    }

    /// What the tests of positions expect, in the engine and of its rules.
    fn positions_refused() -> Vec<String> {
        let tests = fs::read_to_string(crates().join("engine/src/notation/tests.rs")).unwrap();
        let calls = tests.split("    refused(").skip(1);
        let reasons = calls.map(|call| quoted(call).swap_remove(1));
        let rules = said_below(&crates().join("engine/tests")).into_iter();
        let refused = rules.filter_map(|said| said.strip_prefix("position: ").map(str::to_owned));
        reasons.chain(refused).collect()
    }

    /// Every sentence in the files that judge a position; a text of one word is no sentence.
    fn verdicts() -> Vec<String> {
        let files =
            ["check.rs", "check_steps.rs"].map(|file| crates().join("engine/src/notation").join(file));
        let said = files.iter().flat_map(|file| quoted(&fs::read_to_string(file).unwrap()));
        said.filter(|said| said.contains(' ')).collect()
    }

    #[test]
    fn an_edition_or_a_record_is_never_refused_as_a_position() {
        for said in said_of(&["edition", "record"]).iter().filter(|said| line(said).0.is_some()) {
            assert!(!Because::of(said).unwrap().key.starts_with(POSITION), "{said}");
        }
    }

    #[test]
    fn the_page_is_told_only_what_it_has_a_sentence_for() {
        let module = crate::page_module("en", "reasons").unwrap();
        let told = |said: &str| module.contains(&format!("\n\"{}\": ", Because::surely(said).key));
        let all = said_below(&crates().join("engine"));
        assert_eq!(all.iter().filter(|said| !told(said)).collect::<Vec<_>>(), [""; 0]);
        assert_eq!(Because::surely("line 1: a player is wanted here").key, "reason-unclear");
    }

    #[test]
    fn every_sentence_stands_in_the_sources_word_for_word() {
        let folders = ["engine/src", "server/src", "elgrande/src/commands"];
        let said = folders.iter().flat_map(|folder| said_below(&crates().join(folder)));
        let known: BTreeSet<_> = said.filter_map(|said| Because::of(&said).map(|known| known.key)).collect();
        let lost =
            REASONS.iter().map(|(key, _)| *key).filter(|key| !known.contains(key) && !OWN.contains(key));
        assert_eq!(lost.collect::<Vec<_>>(), [""; 0]);
    }

    fn crates() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    /// Everything in quotes in these parts of the engine.
    fn said_of(parts: &[&str]) -> Vec<String> {
        parts.iter().flat_map(|part| said_below(&crates().join("engine/src").join(part))).collect()
    }

    /// Everything in quotes in the files of a folder.
    fn said_below(folder: &Path) -> Vec<String> {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let said = |path: PathBuf| match path.is_dir() {
            true => said_below(&path),
            false => quoted(&fs::read_to_string(path).unwrap_or_default()),
        };
        paths.flat_map(said).collect()
    }

    /// Texts in quotes, plain or raw, those that go over several lines joined.
    fn quoted(source: &str) -> Vec<String> {
        let (mut rest, mut texts) = (source, Vec::new());
        while let Some((before, after)) = rest.split_once('"') {
            let (end, is_raw) = if before.ends_with("r#") { ("\"#", true) } else { ("\"", false) };
            let mut ends = after.match_indices(end).map(|(at, _)| at);
            let is_end = |at: &usize| is_raw || !after[..*at].ends_with('\\');
            let Some(at) = ends.find(is_end).filter(|_| !before.ends_with('\'')) else {
                rest = after;
                continue;
            };
            let parts = after[..at]
                .split("\\\n")
                .map(|part| if is_raw { part } else { part.trim_start_matches(' ') });
            texts.push(parts.collect::<String>().replace("\\\"", "\""));
            rest = &after[at + end.len()..];
        }
        texts
    }
}
