//! Words of an edition file: whatever has a text form, a name, and effects.

use crate::effect::Effect;
use crate::effect_text::{EffectError, parse_effects};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// A value written as its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Word<T>(pub(super) T);

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Reader<T> {
    type Value = Word<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word in quotes")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Word<T>, E> {
        text.parse().map(Word).map_err(E::custom)
    }
}

/// What an edition calls itself: one word, because it stands in records.
#[derive(Clone, Debug)]
pub(super) struct Name(pub(super) String);

impl FromStr for Name {
    type Err = String;
    fn from_str(text: &str) -> Result<Name, String> {
        let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
        if (1..=40).contains(&text.chars().count()) && text.chars().all(allowed) {
            return Ok(Name(text.to_owned()));
        }
        Err(format!("the name {text:?} must be 1 to 40 of a–z, A–Z, 0–9, \"-\", \".\" and \"_\""))
    }
}

/// The effects of a card.
#[derive(Clone, Debug)]
pub(super) struct Effects(pub(super) Vec<Effect>);

impl FromStr for Effects {
    type Err = EffectError;
    fn from_str(text: &str) -> Result<Effects, EffectError> {
        parse_effects(text).map(Effects)
    }
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::check_change;
    use expect_test::expect;

    #[test]
    fn a_name_is_one_word_of_at_most_forty_letters() {
        check_change(r#""2023""#, r#""Espana_2023-b.1""#, expect!["sound"]);
        check_change(
            r#""2023""#,
            r#""España""#,
            expect![[r#"line 19: the name "España" must be 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#]],
        );
        check_change(
            r#""2023""#,
            r#""""#,
            expect![[r#"line 19: the name "" must be 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#]],
        );
        check_change(
            r#""2023""#,
            r#""my edition""#,
            expect![[r#"line 19: the name "my edition" must be 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#]],
        );
        check_change(
            r#""2023""#,
            &format!("{:?}", "x".repeat(41)),
            expect![[
                r#"line 19: the name "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" must be 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#
            ]],
        );
        check_change(r#""2023""#, "2023", expect!["line 19: `2023` must be a word in quotes"]);
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        check_change(
            r#"neighbours = ["navarra""#,
            r#"neighbours = ["navara""#,
            expect![[
                r#"line 37: "navara" is no region; known are: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
        check_change(
            "cataluna = {",
            "catalonia = {",
            expect![[
                r#"line 40: "catalonia" is no region; known are: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
        check_change(
            "intrigue = {",
            "intruge = {",
            expect![[r#"line 77: "intruge" is no action card; known are: see `elgrande cards`"#]],
        );
        check_change(
            r#""+1" = {"#,
            r#""+3" = {"#,
            expect![[r#"line 69: "+3" is no modifier; known are: +1, -1, +2, -2"#]],
        );
        check_change(
            r#"certainty = "M""#,
            r#"certainty = "X""#,
            expect![[r#"line 39: "X" is no certainty; known are: H, M, L"#]],
        );
        check_change(
            r#"ability = "none""#,
            r#"ability = "fly""#,
            expect![[
                r#"line 71: "fly" is no ability; known are: none, recruit, move-opposing, place-from-province"#
            ]],
        );
    }

    #[test]
    fn a_wrong_effect_is_shown_on_its_line() {
        check_change(
            "coup = { ",
            r#"coup = { effect = "discs explode", "#,
            expect![[
                r#"line 108: "discs explode" is no effect; known are: discs return all, discs return 2, discs scatter, discs score once"#
            ]],
        );
        check_change(
            "coup = { ",
            r#"coup = { effect = "move 7 any", "#,
            expect![[
                r#"line 108: a move of more than 6 must be "from one region", a move from anywhere at most 6"#
            ]],
        );
    }
}
