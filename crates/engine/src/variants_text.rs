//! The words for variants, as used in records and on the command line.

use crate::variants::{Alternatives, BadVariants, Variant, Variants};

impl Variants {
    /// The word of every variant there is.
    pub fn all_words() -> Vec<&'static str> {
        Variant::WORDS.iter().copied().chain(Alternatives::ALL.iter().map(|(card, _)| card.id())).collect()
    }

    /// A word for each variant that was chosen; for two players merging is not a choice.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let is_chosen =
            move |variant: &Variant| self.has(*variant) && (*variant != Variant::Merged || self.players == 3);
        let alternatives = self.alternatives.iter();
        let alternatives =
            alternatives.flat_map(|(card, count)| std::iter::repeat_n(card.id(), count.into()));
        Variant::ALL.into_iter().filter(is_chosen).map(Variant::word).chain(alternatives)
    }

    /// With the variant of that word too; an alternative card once more.
    pub fn with_word(self, word: &str) -> Result<Variants, BadVariants> {
        match word.parse() {
            Ok(variant) => self.with(variant),
            Err(_) => self.with_alternative(word),
        }
    }

    fn with_alternative(self, word: &str) -> Result<Variants, BadVariants> {
        let card = word.parse().ok();
        let alternatives = card.and_then(|card| self.alternatives.with(card));
        let known = || Variants::all_words().join(", ");
        let unknown = || BadVariants::Unknown { found: word.to_owned(), known: known() };
        self.with_alternatives(alternatives.ok_or_else(unknown)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(players: u8, words: &str, expected: Expect) {
        let plain = Variants::players(players).unwrap();
        let read = words.split_whitespace().try_fold(plain, |variants, word| variants.with_word(word));
        let answer = read.map(|variants| variants.words().collect::<Vec<_>>().join(" "));
        expected.assert_eq(&answer.unwrap_or_else(|error| error.to_string()));
    }

    #[test]
    fn every_choice_has_its_words() {
        check(3, "rivalry veto short veto merged", expect!["short merged veto veto rivalry"]);
        check(
            5,
            "memory-aid power-shift regency representation",
            expect!["regency power-shift memory-aid representation"],
        );
        check(2, "merged", expect![""]);
        for variants in Variants::all() {
            let plain = Variants::players(variants.player_count()).unwrap();
            assert_eq!(variants.words().try_fold(plain, Variants::with_word), Ok(variants), "VAR-1");
        }
    }

    #[test]
    fn unknown_and_impossible_variants_are_refused() {
        check(4, "merged", expect!["THR-1: stacks 2 and 3 are merged only with 2 or 3 players"]);
        check(
            4,
            "veto veto veto",
            expect!["ALT-1: at most one representation, two vetoes and one rivalry can be used"],
        );
        let unknown = expect![[
            r#"unknown variant "justice"; expected one of: short, regency, power-shift, merged, memory-aid, representation, veto, rivalry"#
        ]];
        check(4, "justice", unknown);
    }
}
