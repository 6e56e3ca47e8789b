//! Loads editions. A loaded edition stays in memory for the rest of the process; equal ones are kept once.

use super::misread::misread;
use super::{Edition, EditionError, EditionReason, check, compact};
use crate::reason::Located;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The longest edition, in bytes.
const MAX_BYTES: usize = 64 * 1024;

static LOADED: Mutex<Vec<&'static Edition>> = Mutex::new(Vec::new());

impl Edition {
    /// The edition that comes with the program, `editions/2023.toml`.
    pub fn embedded() -> &'static Edition {
        static FIRST: OnceLock<&'static Edition> = OnceLock::new();
        FIRST.get_or_init(|| {
            Edition::from_compact(compact::EMBEDDED).expect("a test reads the embedded edition")
        })
    }

    /// Reads what [`Edition::compact`] has written; `None` if the text has another form. The values are not checked again.
    pub fn from_compact(text: &str) -> Option<&'static Edition> {
        compact::read(text).map(kept)
    }

    /// Loads an edition. Equal ones are the same reference. A new one is kept for the rest of the process: a deliberate
    /// leak, because editions are few and games refer to them for as long as they live.
    pub fn load(text: &str) -> Result<&'static Edition, EditionError> {
        if text.len() > MAX_BYTES {
            return Err(Located::on(1, EditionReason::TooLong { found: text.len(), most: MAX_BYTES }));
        }
        let file = toml::from_str(text).map_err(|error| {
            let Located { line, reason } = misread(text, &error);
            Located { line, reason: reason.into() }
        })?;
        check::edition(file).map(kept).map_err(|fault| fault.on_line_of(text))
    }
}

fn kept(edition: Edition) -> &'static Edition {
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    loaded.iter().copied().find(|known| **known == edition).unwrap_or_else(|| {
        let new: &'static Edition = Box::leak(Box::new(edition));
        loaded.push(new);
        new
    })
}

/// The embedded edition as text.
#[cfg(test)]
const EMBEDDED: &str = include_str!("../../../../editions/2023.toml");

/// Loads the embedded edition with one change: expects the error, or "sound".
#[cfg(test)]
pub(super) fn check_change(from: &str, to: &str, expected: expect_test::Expect) {
    check_changes(&[(from, to)], expected);
}

/// The same with several changes.
#[cfg(test)]
pub(super) fn check_changes(changes: &[(&str, &str)], expected: expect_test::Expect) {
    let answer = load_changed(changes).map(|_| "sound".to_owned());
    expected.assert_eq(&answer.unwrap_or_else(|error| error.to_string()));
}

/// The embedded edition with the first of each text replaced.
#[cfg(test)]
pub(super) fn load_changed(changes: &[(&str, &str)]) -> Result<&'static Edition, EditionError> {
    let text = changes.iter().fold(EMBEDDED.to_owned(), |text, (from, to)| {
        assert!(from != to && text.contains(from), "{from:?} is in the embedded edition");
        text.replacen(from, to, 1)
    });
    Edition::load(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_embedded_edition_is_sound() {
        assert_eq!(Edition::embedded().name(), "2023");
        assert!(std::ptr::eq(Edition::load(EMBEDDED).unwrap(), Edition::embedded()));
    }

    #[test]
    fn every_unsure_line_says_why() {
        for letter in ["M", "L"] {
            let unsure = |line: &&str| line.contains(&format!("certainty = \"{letter}\""));
            let told = |line: &str| line.contains(&format!(" # {letter}: "));
            assert_eq!(EMBEDDED.lines().filter(unsure).find(|line| !told(line)), None);
        }
    }

    #[test]
    fn editions_that_differ_in_comments_only_are_the_same() {
        let spaced = load_changed(&[("# Stack 1: ten cards.", "\n\n# The first stack.")]).unwrap();
        assert!(std::ptr::eq(spaced, Edition::embedded()));
    }

    #[test]
    fn an_effect_that_says_what_the_card_says_changes_nothing() {
        let said = load_changed(&[("ambush = { ", r#"ambush = { effect = "move  3 opposing", "#)]).unwrap();
        assert!(std::ptr::eq(said, Edition::embedded()));
    }

    #[test]
    fn another_name_or_certainty_is_another_edition_with_the_same_fingerprint() {
        for change in [(r#""2023""#, r#""mine""#), (r#"certainty = "M""#, r#"certainty = "H""#)] {
            let edition = load_changed(&[change]).unwrap();
            assert_ne!(edition, Edition::embedded());
            assert_eq!(edition.fingerprint(), Edition::embedded().fingerprint());
            assert!(std::ptr::eq(edition, load_changed(&[change]).unwrap()));
        }
    }

    #[test]
    fn a_text_over_64_kib_is_refused_unread() {
        let text = "#".repeat(MAX_BYTES + 1);
        expect!["line 1: the text has 65537 bytes; at most 65536 are allowed"]
            .assert_eq(&Edition::load(&text).unwrap_err().to_string());
    }

    #[test]
    fn deep_nesting_is_refused() {
        let text = format!("name = {}", "[".repeat(MAX_BYTES - 10));
        expect!["line 1: lists and tables are nested too deeply"]
            .assert_eq(&Edition::load(&text).unwrap_err().to_string());
        let text = format!("name.{}x = 1", "x.".repeat(MAX_BYTES / 2 - 10));
        expect!["line 1: lists and tables are nested too deeply"]
            .assert_eq(&Edition::load(&text).unwrap_err().to_string());
    }

    #[test]
    fn no_part_of_an_edition_can_be_cut_out_or_doubled_with_a_panic() {
        for (start, _) in EMBEDDED.char_indices().step_by(7) {
            let (head, tail) = EMBEDDED.split_at(start);
            let end = tail.char_indices().nth(11).map_or(tail.len(), |(index, _)| index);
            let _ = Edition::load(&format!("{head}{}", &tail[end..]));
            let _ = Edition::load(&format!("{head}{}{tail}", &tail[..end]));
        }
    }
}
