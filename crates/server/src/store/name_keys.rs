//! The keys by which names are compared: one to find an account, one to refuse names that look like another.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// The keys of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKeys {
    /// The name as older versions stored it: in lower case.
    pub(super) plain: String,
    /// The name in lower case, in the normal form NFKC. It finds the account.
    pub(super) exact: String,
    /// The skeleton of the name (Unicode TS 39), equal for names that look alike. No two registered names have the same.
    pub(super) skeleton: String,
}

impl NameKeys {
    /// The name in lower case, in the normal form NFKC.
    pub fn exact(&self) -> &str {
        &self.exact
    }

    /// The keys of this name. Case and extra spaces do not matter.
    pub fn of(name: &str) -> NameKeys {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        NameKeys { plain: name.to_lowercase(), exact: folded(&name), skeleton: name_skeleton(&name) }
    }
}

/// In lower case and NFKC. The second pass is needed where a letter changes with its case.
fn folded(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase().nfkc().collect()
}

/// The skeleton of Unicode TS 39. An `i` counts as an `l`, because their capital and small forms look alike.
fn name_skeleton(name: &str) -> String {
    let of_capitals: String = skeleton(&name.nfkc().collect::<String>()).collect();
    let text: String = skeleton(&folded(&of_capitals)).collect();
    text.replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_width_and_spaces_do_not_change_the_key_that_finds_an_account() {
        let exact = |name: &str| NameKeys::of(name).exact;
        assert_eq!(exact(" ÁNNA  x"), "ánna x");
        assert_eq!(exact("Ａｎｎａ"), "anna");
        assert_eq!(exact("A\u{301}nna"), exact("Ánna"));
        assert_ne!(exact("Anna"), exact("Аnna"), "a Cyrillic letter is another name");
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        let name_skeleton = |name: &str| NameKeys::of(name).skeleton;
        for (name, other) in [
            ("Anna", "Аnnа"),
            ("Bill", "BiII"),
            ("Bill", "BIll"),
            ("Iris", "lris"),
            ("modern", "rnodern"),
            ("Bob", "B0b"),
        ] {
            assert_eq!(name_skeleton(name), name_skeleton(other), "{name} {other}");
        }
        for (name, other) in [("Anna", "Anne"), ("Ana", "Anna"), ("José", "Jose"), ("Анна", "Ганна")]
        {
            assert_ne!(name_skeleton(name), name_skeleton(other), "{name} {other}");
        }
    }
}
