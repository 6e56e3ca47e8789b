//! Display names of users.

use super::text::is_invisible;
use crate::refusal::{Code, Refusal};

/// The name with single spaces between words; refused if it is too long or not visible.
pub fn validated_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_valid = (1..=24).contains(&name.chars().count()) && !name.contains(is_invisible);
    if is_valid {
        Ok(name)
    } else {
        Err(Refusal::new(Code::BadName, "a name must have 1 to 24 visible characters"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::name_key;

    #[test]
    fn a_name_has_only_visible_characters() {
        assert_eq!(validated_name("  Anna \t Maria ").unwrap(), "Anna Maria");
        for name in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(25)] {
            assert!(validated_name(name).is_err(), "{name:?}");
        }
        assert_eq!(name_key(" ÁNNA  x"), "ánna x");
    }
}
