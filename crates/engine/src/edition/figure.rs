//! Numbers and lists of an edition file, each sound in itself.

use super::word::Word;
use crate::region::{Region, RegionSet};
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::fmt;

/// A number of caballeros, points or cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figure(pub(super) u8);

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i64(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Figure;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number from 0 to 30")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Figure, E> {
        let figure = u8::try_from(number).ok().filter(|figure| *figure <= 30).map(Figure);
        figure.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
}

/// A list of exactly so many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exactly<T, const N: usize>(pub(super) [T; N]);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let wrong = format!("the list has {} entries, must have {N}", list.len());
        list.try_into().map(Exactly).map_err(|_| D::Error::custom(wrong))
    }
}

/// First, second and third value.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(try_from = "Exactly<Figure, 3>")]
pub(super) struct Bar(pub(super) [u8; 3]);

impl TryFrom<Exactly<Figure, 3>> for Bar {
    type Error = String;
    fn try_from(list: Exactly<Figure, 3>) -> Result<Bar, String> {
        let values = list.0.map(|figure| figure.0);
        let [first, second, third] = values;
        if values.is_sorted_by(|higher, lower| higher >= lower) {
            return Ok(Bar(values));
        }
        Err(format!("the values {first}/{second}/{third} rise, first must be highest and third lowest"))
    }
}

/// A list of regions, none twice.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(try_from = "Vec<Word<Region>>")]
pub(super) struct Regions(pub(super) RegionSet);

impl TryFrom<Vec<Word<Region>>> for Regions {
    type Error = String;
    fn try_from(list: Vec<Word<Region>>) -> Result<Regions, String> {
        list.into_iter().try_fold(RegionSet::EMPTY, join).map(Regions)
    }
}

/// The regions at the border of a country: at least one, or the king abroad would leave no placement.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(try_from = "Regions")]
pub(super) struct Border(pub(super) RegionSet);

impl TryFrom<Regions> for Border {
    type Error = &'static str;
    fn try_from(regions: Regions) -> Result<Border, &'static str> {
        if regions.0.is_empty() {
            return Err("no region borders this country, at least one must (EXI-1)");
        }
        Ok(Border(regions.0))
    }
}

/// All nine regions in some order.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(try_from = "Exactly<Word<Region>, 9>")]
pub(super) struct Order(pub(super) [Region; 9]);

impl TryFrom<Exactly<Word<Region>, 9>> for Order {
    type Error = String;
    fn try_from(list: Exactly<Word<Region>, 9>) -> Result<Order, String> {
        list.0.into_iter().try_fold(RegionSet::EMPTY, join)?;
        Ok(Order(list.0.map(|word| word.0)))
    }
}

fn join(set: RegionSet, Word(region): Word<Region>) -> Result<RegionSet, String> {
    if set.has(region) {
        return Err(format!("{region} stands here twice, must stand once"));
    }
    Ok(set.with(region))
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::check_change;
    use expect_test::expect;

    #[test]
    fn a_figure_is_a_whole_number_up_to_thirty() {
        check_change("court = [6", "court = [30", expect!["sound"]);
        check_change(
            "court = [6",
            "court = [31",
            expect!["line 25: `31` must be a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            "court = [-1",
            expect!["line 25: `-1` must be a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            "court = [6.5",
            expect!["line 25: `6.5` must be a whole number from 0 to 30"],
        );
        check_change(
            "court = [6",
            r#"court = ["6""#,
            expect![[r#"line 25: `"6"` must be a whole number from 0 to 30"#]],
        );
        check_change(
            "court = [6",
            "court = [99999999999999999999",
            expect!["line 25: `99999999999999999999` must be a whole number from 0 to 30"],
        );
        check_change(
            "copies = 2",
            "copies = 31",
            expect!["line 77: `31` must be a whole number from 0 to 30"],
        );
        check_change(
            "values = [5",
            "values = [31",
            expect!["line 29: `31` must be a whole number from 0 to 30"],
        );
    }

    #[test]
    fn a_list_has_exactly_as_many_entries_as_there_are() {
        check_change("court = [6, ", "court = [", expect!["line 25: the list has 12 entries, must have 13"]);
        check_change(
            "court = [6, ",
            "court = [6, 6, ",
            expect!["line 25: the list has 14 entries, must have 13"],
        );
        check_change("[[4, 0, 0], ", "[", expect!["line 22: the list has 1 entries, must have 2"]);
        check_change(
            "[[4, 0, 0], ",
            "[[4, 0, 0], [4, 0, 0], ",
            expect!["line 22: the list has 3 entries, must have 2"],
        );
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 2]",
            expect!["line 37: the list has 2 entries, must have 3"],
        );
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 2, 0, 0]",
            expect!["line 37: the list has 4 entries, must have 3"],
        );
        check_change("values = [4, 2, 0]", "values = 4", expect!["line 37: `4` must be a list"]);
    }

    #[test]
    fn values_do_not_rise() {
        check_change("values = [4, 2, 0]", "values = [4, 4, 4]", expect!["sound"]);
        check_change(
            "values = [4, 2, 0]",
            "values = [4, 5, 0]",
            expect!["line 37: the values 4/5/0 rise, first must be highest and third lowest"],
        );
        check_change(
            "[8, 4, 0]",
            "[8, 4, 5]",
            expect!["line 22: the values 8/4/5 rise, first must be highest and third lowest"],
        );
    }

    #[test]
    fn the_order_names_every_region_once() {
        check_change(
            r#""galicia", "navarra", "#,
            r#""galicia", "galicia", "#,
            expect!["line 30: galicia stands here twice, must stand once"],
        );
        check_change(
            r#""galicia", "navarra", "#,
            r#""galicia", "#,
            expect!["line 30: the list has 8 entries, must have 9"],
        );
    }

    #[test]
    fn a_region_is_named_once_in_a_list() {
        check_change(
            r#"neighbours = ["#,
            r#"neighbours = ["castilla", "#,
            expect!["line 37: castilla stands here twice, must stand once"],
        );
        check_change(
            "france = [",
            r#"france = ["aragon", "#,
            expect!["line 33: aragon stands here twice, must stand once"],
        );
    }

    #[test]
    fn both_countries_border_a_region() {
        check_change(
            r#"france = ["navarra", "aragon", "cataluna"]"#,
            "france = []",
            expect!["line 33: no region borders this country, at least one must (EXI-1)"],
        );
        let portugal = r#"portugal = ["galicia", "castilla", "toledo", "sevilla"]"#;
        check_change(
            portugal,
            "portugal = []",
            expect!["line 34: no region borders this country, at least one must (EXI-1)"],
        );
    }
}
