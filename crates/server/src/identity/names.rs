//! Display names of users.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::text::is_invisible;
use crate::refusal::{Code, Refusal};

/// The most combining marks on one letter, beyond those that have a letter of their own.
const MAX_MARKS: usize = 2;

/// The name in its normal form with single spaces between words; refused if it is too long, not visible, or letters have too
/// many combining marks.
pub fn validated_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    let is_valid =
        (1..=24).contains(&name.chars().count()) && !name.contains(is_invisible) && has_few_marks(&name);
    if is_valid {
        Ok(name)
    } else {
        Err(Refusal::new(
            Code::BadName,
            "a name must have 1 to 24 visible characters, with at most two combining marks each",
        ))
    }
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
    fn combining_marks_are_limited() {
        assert_eq!(validated_name("Jose\u{301}").unwrap(), "José");
        assert!(validated_name("हिन्दी").is_ok() && validated_name("Nguye\u{302}\u{303}n").is_ok());
        for name in ["Z\u{335}\u{336}\u{337}", "\u{301}a", "a \u{301}b"] {
            assert!(validated_name(name).is_err(), "{name:?}");
        }
    }
}
