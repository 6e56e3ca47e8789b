//! The shape of an edition file: what may stand where. What must fit together is in `check`.

use super::Ability;
use super::figure::{Bar, Border, Exactly, Figure, Order, Regions};
use super::table::Table;
use super::word::{Effects, Name, Word};
use crate::card::{Card, Certainty};
use crate::power::Modifier;
use crate::region::Region;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A table with a line for each.
pub(super) type Lines<K, V> = Spanned<BTreeMap<Word<K>, Spanned<Table<V>>>>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) name: Word<Name>,
    pub(super) tiles: Exactly<Bar, 2>,
    pub(super) court: Exactly<Figure, 13>,
    #[serde(rename = "board-2-3")]
    pub(super) board_2_3: Table<Side>,
    #[serde(rename = "board-4-5")]
    pub(super) board_4_5: Table<Side>,
    pub(super) modifiers: Lines<Modifier, ModifierLine>,
    pub(super) cards: Lines<Card, CardLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    pub(super) castillo: Table<CastilloLine>,
    pub(super) order: Order,
    pub(super) france: Border,
    pub(super) portugal: Border,
    pub(super) regions: Lines<Region, RegionLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CastilloLine {
    pub(super) values: Bar,
    pub(super) certainty: Word<Certainty>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionLine {
    pub(super) values: Bar,
    pub(super) certainty: Word<Certainty>,
    pub(super) neighbours: Regions,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModifierLine {
    pub(super) copies: Figure,
    pub(super) certainty: Word<Certainty>,
    pub(super) ability: Word<Ability>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardLine {
    pub(super) copies: Figure,
    pub(super) certainty: Word<Certainty>,
    pub(super) effect: Option<Word<Effects>>,
}

#[cfg(test)]
mod tests {
    use crate::edition::shelf::check_change;
    use expect_test::expect;

    #[test]
    fn an_unknown_key_is_refused() {
        check_change(
            "tiles =",
            "titles =",
            expect![
                "line 22: unknown field `titles`, expected one of `name`, `tiles`, `court`, `board-2-3`, `board-4-5`, `modifiers`, `cards`"
            ],
        );
        check_change(
            "order =",
            "ordr =",
            expect![
                "line 30: unknown field `ordr`, expected one of `castillo`, `order`, `france`, `portugal`, `regions`"
            ],
        );
        check_change(
            "intrigue = { copies",
            "intrigue = { copys",
            expect!["line 77: unknown field `copys`, expected one of `copies`, `certainty`, `effect`"],
        );
        check_change(
            r#"values = [4, 2, 0], certainty = "H""#,
            r#"values = [4, 2, 0], colour = "H""#,
            expect!["line 37: unknown field `colour`, expected one of `values`, `certainty`, `neighbours`"],
        );
        check_change(
            "ability =",
            "power =",
            expect!["line 69: unknown field `power`, expected one of `copies`, `certainty`, `ability`"],
        );
        check_change(
            "castillo = { values",
            "castillo = { value",
            expect!["line 29: unknown field `value`, expected `values` or `certainty`"],
        );
    }

    #[test]
    fn nothing_may_be_left_out() {
        check_change("name = \"2023\"\n", "", expect!["line 1: missing field `name`"]);
        check_change("copies = 2, ", "", expect!["line 77: missing field `copies`"]);
        check_change(
            "[modifiers]",
            "[modifier]",
            expect![
                "line 68: unknown field `modifier`, expected one of `name`, `tiles`, `court`, `board-2-3`, `board-4-5`, `modifiers`, `cards`"
            ],
        );
        check_change("values = [4, 2, 0], ", "", expect!["line 37: missing field `values`"]);
    }

    #[test]
    fn a_key_stands_once() {
        check_change("march = {", "ambush = {", expect!["line 80: duplicate key"]);
    }

    #[test]
    fn what_is_no_toml_is_refused_on_its_line() {
        check_change("[cards]", "[cards", expect!["line 75: `[cards` is no TOML: a `]` must stand here"]);
        check_change(
            "\"M\" } # M: copies inferred",
            "\"M } # M",
            expect![[
                r#"line 78: `conspiracy = { copies = 2, certainty = "M" } # M: copies inf …` is no TOML: a `,` must stand here"#
            ]],
        );
        check_change(
            "name = ",
            "name : ",
            expect![[r#"line 19: `name : "2023"` is no TOML: a `=` must stand here"#]],
        );
    }
}
