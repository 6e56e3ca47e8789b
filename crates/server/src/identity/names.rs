//! Display names of users.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::text::is_invisible;
use crate::refusal::{Code, Refusal};
use crate::store::NameKeys;

/// The most characters of a name.
const MAX_LENGTH: usize = 24;
/// The most combining marks on one letter, beyond those that have a letter of their own.
const MAX_MARKS: usize = 2;
/// The most bytes of a name that is not in its normal form: each letter may be up to five characters of up to four bytes.
const MAX_BYTES: usize = 20 * MAX_LENGTH;

/// The name in its normal form with single spaces between words; refused if it is too long, not visible, or letters have too
/// many combining marks.
pub fn validated_name(name: &str) -> Result<String, Refusal> {
    let is_valid = |name: &String| !name.is_empty() && !name.contains(is_invisible) && has_few_marks(name);
    normalized(name).filter(is_valid).ok_or_else(|| {
        Refusal::new(
            Code::BadName,
            "a name must have 1 to 24 visible characters, with at most two combining marks each",
        )
    })
}

/// The keys that find the user of this name; `None` if it is longer than any name. Anyone may send any text as a name, so a
/// long one must cost nothing.
pub fn lookup_keys(name: &str) -> Option<NameKeys> {
    normalized(name).map(|name| NameKeys::of(&name))
}

/// The name in its normal form with single spaces between words; `None` if it is too long.
fn normalized(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = name.len() <= MAX_BYTES && name.nfc().count() <= MAX_LENGTH;
    is_short.then(|| name.nfc().collect())
}

/// Whether every mark follows a letter and no letter has too many.
fn has_few_marks(name: &str) -> bool {
    let mut marks = MAX_MARKS;
    name.chars().all(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        // A space carries no mark.
        if letter == ' ' {
            marks = MAX_MARKS;
        }
        marks <= MAX_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_only_visible_characters() {
        assert_eq!(validated_name("  Anna \t Maria ").unwrap(), "Anna Maria");
        for name in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(25)] {
            assert!(validated_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn a_text_longer_than_any_name_has_no_keys() {
        let anna = lookup_keys("  Anna \t Maria ").unwrap();
        assert_eq!(anna, NameKeys::of("anna maria"));
        let longest = "e\u{323}\u{302}\u{335}\u{336}".repeat(MAX_LENGTH / 3);
        assert_eq!(lookup_keys(&longest), Some(NameKeys::of(&validated_name(&longest).unwrap())));
        for name in ["x".repeat(25), "\u{fdfa}".repeat(25), "x\u{301}".repeat(1 << 15), "x".repeat(1 << 16)] {
            assert_eq!(lookup_keys(&name), None);
        }
    }

    #[test]
    fn combining_marks_are_limited() {
        assert_eq!(validated_name("Jose\u{301}").unwrap(), "José");
        assert!(validated_name("हिन्दी").is_ok() && validated_name("Nguye\u{302}\u{303}n").is_ok());
        for name in ["Z\u{335}\u{336}\u{337}", "\u{301}a", "a \u{301}b"] {
            assert!(validated_name(name).is_err(), "{name:?}");
        }
    }
}
