//! The single values of an edition file: numbers, words and lists, each checked on its own.

use super::error::{EditionReason, Fault};
use super::file::{List, Text};
use crate::effect::Effect;
use crate::effect_text::parse_effects;
use crate::region::{Region, RegionSet};
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::fmt;
use std::str::FromStr;

/// What the parser's error says is expected.
pub(super) const SMALL_NUMBER: &str = "a whole number from 0 to 30";

/// A number of caballeros, points or cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct SmallNumber(pub(super) u8);

impl<'de> Deserialize<'de> for SmallNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i64(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = SmallNumber;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SMALL_NUMBER)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<SmallNumber, E> {
        let small = u8::try_from(number).ok().filter(|number| *number <= 30).map(SmallNumber);
        small.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
}

/// The value of a word.
pub(super) fn word<T: FromStr<Err: Into<EditionReason>>>(text: &Text) -> Result<T, Fault> {
    text.get_ref().parse().map_err(|reason| Fault::at(text.span(), reason))
}

/// The name of the edition: one word, because records contain it.
pub(super) fn name(text: Text) -> Result<String, Fault> {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    let name = text.get_ref();
    if (1..=40).contains(&name.chars().count()) && name.chars().all(allowed) {
        return Ok(text.into_inner());
    }
    Err(Fault::at(text.span(), EditionReason::Name { found: format!("{name:?}") }))
}

/// The effects of a card.
pub(super) fn effects(text: &Text) -> Result<Vec<Effect>, Fault> {
    parse_effects(text.get_ref()).map_err(|reason| Fault::at(text.span(), reason))
}

/// A list of exactly `N` entries.
pub(super) fn exactly<T, const N: usize>(list: List<T>) -> Result<[T; N], Fault> {
    let span = list.span();
    let wrong =
        |entries: Vec<T>| Fault::at(span, EditionReason::ListLength { found: entries.len(), wanted: N });
    list.into_inner().try_into().map_err(wrong)
}

/// First, second and third value.
pub(super) fn bar(list: List<SmallNumber>) -> Result<[u8; 3], Fault> {
    let span = list.span();
    let values = exactly::<_, 3>(list)?.map(|number| number.0);
    let [first, second, third] = values;
    if values.is_sorted_by(|higher, lower| higher >= lower) {
        return Ok(values);
    }
    Err(Fault::at(span, EditionReason::ValuesRise { found: format!("{first}/{second}/{third}") }))
}

/// A set of regions, none listed twice.
pub(super) fn regions(list: &[Text]) -> Result<RegionSet, Fault> {
    list.iter().try_fold(RegionSet::EMPTY, |set, text| {
        let region: Region = word(text)?;
        if set.has(region) {
            return Err(Fault::at(text.span(), EditionReason::Twice { region }));
        }
        Ok(set.with(region))
    })
}

/// The regions at the border of a country: at least one, or the king abroad would leave no placement.
pub(super) fn border(list: &List<Text>) -> Result<RegionSet, Fault> {
    let regions = regions(list.get_ref())?;
    if regions.is_empty() { Err(Fault::at(list.span(), EditionReason::NoBorder)) } else { Ok(regions) }
}

/// All nine regions in some order.
pub(super) fn order(list: List<Text>) -> Result<[Region; 9], Fault> {
    let texts = exactly::<Text, 9>(list)?;
    regions(&texts)?;
    let mut order = [Region::Galicia; 9];
    for (place, text) in order.iter_mut().zip(&texts) {
        *place = word(text)?;
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use crate::edition::load::check_change;
    use expect_test::expect;

    #[test]
    fn a_figure_is_a_whole_number_up_to_thirty() {
        check_change("court = [6", "court = [30", expect!["sound"]);
        check_change(
            "court = [6",
            "court = [31",
            expect!["line 25: `31` is not a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            "court = [-1",
            expect!["line 25: `-1` is not a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            "court = [6.5",
            expect!["line 25: `6.5` is not a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            r#"court = ["6""#,
            expect![[r#"line 25: `"6"` is not a whole number from 0 to 30"#]],
        );
        check_change(
            "court = [6",
            "court = [99999999999999999999",
            expect!["line 25: `99999999999999999999` is not a whole number from 0 to 30"],
        );
        check_change(
            "copies = 2",
            "copies = 31",
            expect!["line 77: `31` is not a whole number from 0 to 30"],
        );
        check_change(
            "values = [5",
            "values = [31",
            expect!["line 29: `31` is not a whole number from 0 to 30"],
        );
    }

    #[test]
    fn a_list_has_exactly_as_many_entries_as_there_are() {
        check_change(
            "court = [6, ",
            "court = [",
            expect!["line 25: entries in this list: found 12, expected 13"],
        );
        check_change(
            "court = [6, ",
            "court = [6, 6, ",
            expect!["line 25: entries in this list: found 14, expected 13"],
        );
        check_change("[[4, 0, 0], ", "[", expect!["line 22: entries in this list: found 1, expected 2"]);
        check_change(
            "[[4, 0, 0], ",
            "[[4, 0, 0], [4, 0, 0], ",
            expect!["line 22: entries in this list: found 3, expected 2"],
        );
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 2]",
            expect!["line 37: entries in this list: found 2, expected 3"],
        );
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 2, 0, 0]",
            expect!["line 37: entries in this list: found 4, expected 3"],
        );
        check_change("values = [4, 2, 0]", "values = 4", expect!["line 37: `4` is not a list"]);
    }

    #[test]
    fn values_do_not_rise() {
        check_change("values = [4, 2, 0]", "values = [4, 4, 4]", expect!["sound"]);
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 5, 0]",
            expect!["line 37: the values 4/5/0 rise; the first must be the highest and the third the lowest"],
        );
        check_change(
            "[8, 4, 0]",
            "[8, 4, 5]",
            expect!["line 22: the values 8/4/5 rise; the first must be the highest and the third the lowest"],
        );
    }

    #[test]
    fn the_order_names_every_region_once() {
        check_change(
            r#""galicia", "navarra", "#,
            r#""galicia", "galicia", "#,
            expect!["line 31: galicia appears twice; list it once"],
        );
        check_change(
            r#""galicia", "navarra", "#,
            r#""galicia", "#,
            expect!["line 30: entries in this list: found 8, expected 9"],
        );
    }

    #[test]
    fn a_region_is_named_once_in_a_list() {
        check_change(
            r#"neighbours = ["#,
            r#"neighbours = ["castilla", "#,
            expect!["line 37: castilla appears twice; list it once"],
        );
        check_change(
            "france = [",
            r#"france = ["aragon", "#,
            expect!["line 33: aragon appears twice; list it once"],
        );
    }

    #[test]
    fn both_countries_border_a_region() {
        check_change(
            r#"france = ["navarra", "aragon", "cataluna"]"#,
            "france = []",
            expect!["line 33: EXI-1: no region borders this country; at least one must"],
        );
        let portugal = r#"portugal = ["galicia", "castilla", "toledo", "sevilla"]"#;
        check_change(
            portugal,
            "portugal = []",
            expect!["line 34: EXI-1: no region borders this country; at least one must"],
        );
    }

    #[test]
    fn a_name_is_one_word_of_at_most_forty_letters() {
        check_change(r#""2023""#, r#""Espana_2023-b.1""#, expect!["sound"]);
        check_change(
            r#""2023""#,
            r#""España""#,
            expect![[
                r#"line 19: invalid name "España"; expected 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#
            ]],
        );
        check_change(
            r#""2023""#,
            r#""""#,
            expect![[r#"line 19: invalid name ""; expected 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#]],
        );
        check_change(
            r#""2023""#,
            r#""my edition""#,
            expect![[
                r#"line 19: invalid name "my edition"; expected 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#
            ]],
        );
        check_change(
            r#""2023""#,
            &format!("{:?}", "x".repeat(41)),
            expect![[
                r#"line 19: invalid name "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; expected 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_""#
            ]],
        );
        check_change(r#""2023""#, "2023", expect!["line 19: `2023` is not a word in quotes"]);
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        check_change(
            r#"neighbours = ["navarra""#,
            r#"neighbours = ["navara""#,
            expect![[
                r#"line 37: unknown region "navara"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
        check_change(
            "cataluna = {",
            "catalonia = {",
            expect![[
                r#"line 40: unknown region "catalonia"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
        check_change(
            "intrigue = {",
            "intruge = {",
            expect![[r#"line 77: unknown action card "intruge"; `elgrande cards` lists them all"#]],
        );
        check_change(
            r#""+1" = {"#,
            r#""+3" = {"#,
            expect![[r#"line 69: unknown modifier "+3"; expected one of: +1, -1, +2, -2"#]],
        );
        check_change(
            r#"certainty = "M""#,
            r#"certainty = "X""#,
            expect![[r#"line 39: unknown certainty "X"; expected one of: H, M, L"#]],
        );
        check_change(
            r#"ability = "none""#,
            r#"ability = "fly""#,
            expect![[
                r#"line 71: unknown ability "fly"; expected one of: none, recruit, move-opposing, place-from-province"#
            ]],
        );
    }

    #[test]
    fn a_wrong_effect_is_shown_on_its_line() {
        check_change(
            "coup = { ",
            r#"coup = { effect = "discs explode", "#,
            expect![[
                r#"line 108: unknown effect "discs explode"; expected one of: discs return all, discs return 2, discs scatter, discs score once"#
            ]],
        );
        check_change(
            "coup = { ",
            r#"coup = { effect = "move 7 any", "#,
            expect![[
                r#"line 108: a move from anywhere is limited to 6; a larger one must be "from one region""#
            ]],
        );
    }
}
