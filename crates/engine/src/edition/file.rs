//! The shape of an edition file: which field holds which type. `check` turns it into an edition.

use super::table::Table;
use super::values::SmallNumber;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A word in quotes.
pub(super) type Text = Spanned<String>;

/// A list of any length.
pub(super) type List<T> = Spanned<Vec<T>>;

/// A table with a line for each region, card or modifier.
pub(super) type Lines<T> = Spanned<BTreeMap<Text, Spanned<Table<T>>>>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) name: Text,
    pub(super) tiles: List<List<SmallNumber>>,
    pub(super) court: List<SmallNumber>,
    #[serde(rename = "board-2-3")]
    pub(super) board_2_3: Table<Side>,
    #[serde(rename = "board-4-5")]
    pub(super) board_4_5: Table<Side>,
    pub(super) modifiers: Lines<ModifierLine>,
    pub(super) cards: Lines<CardLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    pub(super) castillo: Table<CastilloLine>,
    pub(super) order: List<Text>,
    pub(super) france: List<Text>,
    pub(super) portugal: List<Text>,
    pub(super) regions: Lines<RegionLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CastilloLine {
    pub(super) values: List<SmallNumber>,
    pub(super) certainty: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionLine {
    pub(super) values: List<SmallNumber>,
    pub(super) certainty: Text,
    pub(super) neighbours: List<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModifierLine {
    pub(super) copies: SmallNumber,
    pub(super) certainty: Text,
    pub(super) ability: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardLine {
    pub(super) copies: SmallNumber,
    pub(super) certainty: Text,
    pub(super) effect: Option<Text>,
}

#[cfg(test)]
mod tests {
    use crate::edition::load::check_change;
    use expect_test::expect;

    #[test]
    fn an_unknown_key_is_refused() {
        check_change(
            "tiles =",
            "titles =",
            expect![
                "line 22: unknown field `titles`; expected one of `name`, `tiles`, `court`, `board-2-3`, `board-4-5`, `modifiers`, `cards`"
            ],
        );
        check_change(
            "order =",
            "ordr =",
            expect![
                "line 30: unknown field `ordr`; expected one of `castillo`, `order`, `france`, `portugal`, `regions`"
            ],
        );
        check_change(
            "intrigue = { copies",
            "intrigue = { copys",
            expect!["line 77: unknown field `copys`; expected one of `copies`, `certainty`, `effect`"],
        );
        check_change(
            r#"values = [4, 2, 0], certainty = "H""#,
            r#"values = [4, 2, 0], colour = "H""#,
            expect!["line 37: unknown field `colour`; expected one of `values`, `certainty`, `neighbours`"],
        );
        check_change(
            "ability =",
            "power =",
            expect!["line 69: unknown field `power`; expected one of `copies`, `certainty`, `ability`"],
        );
        check_change(
            "castillo = { values",
            "castillo = { value",
            expect!["line 29: unknown field `value`; expected `values` or `certainty`"],
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
                "line 68: unknown field `modifier`; expected one of `name`, `tiles`, `court`, `board-2-3`, `board-4-5`, `modifiers`, `cards`"
            ],
        );
        check_change("values = [4, 2, 0], ", "", expect!["line 37: missing field `values`"]);
    }

    #[test]
    fn a_key_appears_once() {
        check_change("march = {", "ambush = {", expect!["line 80: duplicate key"]);
    }

    #[test]
    fn invalid_toml_is_refused_with_its_line() {
        check_change("[cards]", "[cards", expect!["line 75: invalid TOML: `[cards`; expected `]`"]);
        check_change(
            "\"M\" } # M: copies inferred",
            "\"M } # M",
            expect![[
                r#"line 78: invalid TOML: `conspiracy = { copies = 2, certainty = "M" } # M: copies inf …`; expected `,`"#
            ]],
        );
        check_change(
            "name = ",
            "name : ",
            expect![[r#"line 19: invalid TOML: `name : "2023"`; expected `=`"#]],
        );
    }
}
