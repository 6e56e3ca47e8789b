//! The ten cards of New Regency (REG-1).

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{Effect, KingTo};

pub(super) static EXILE: CardPrint = CardPrint {
    id: "exile",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::Abroad, along: 0 }],
    certainty: Certainty::High,
    rules: &["EXI-1", "PLC-4", "D-12"],
};

pub(super) static ENTOURAGE: CardPrint = CardPrint {
    id: "entourage",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::AnyRegion, along: 2 }],
    certainty: Certainty::High,
    rules: &["ENT-1", "TAB-1", "ACT-6", "D-7", "D-9"],
};

pub(super) static COUNTRY_SEAT: CardPrint = CardPrint {
    id: "country-seat",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::Fewest, along: 0 }],
    certainty: Certainty::High,
    rules: &["CSE-1", "ACT-6", "D-6", "D-16"],
};

pub(super) static COMPETITION: CardPrint = CardPrint {
    id: "competition",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::AnyRegion, along: 0 }, Effect::LockUpGrandes],
    certainty: Certainty::High,
    rules: &["CMP-1", "GRC-1", "TAB-1", "ACT-6", "D-9"],
};

pub(super) static REVOLT: CardPrint = CardPrint {
    id: "revolt",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::Castillo, along: 0 }],
    certainty: Certainty::High,
    rules: &["RVT-1", "GRC-1"],
};

pub(super) static INFILTRATION: CardPrint = CardPrint {
    id: "infiltration",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::Infiltrate],
    certainty: Certainty::High,
    rules: &["INL-1", "TAB-1"],
};

pub(super) static DEPUTY: CardPrint = CardPrint {
    id: "deputy",
    set: Set::Regency,
    stack: 5,
    effects: &[Effect::SwapKingWithGrande],
    certainty: Certainty::High,
    rules: &["DEP-1", "TAB-1", "ACT-6", "D-8"],
};

#[cfg(test)]
mod tests {
    use super::super::{asks, check};
    use expect_test::expect;

    #[test]
    fn exile_moves_the_king_to_france_or_portugal_only() {
        // EXI-1, D-12
        let position =
            "variants regency | king toledo | chosen exile | court red 1 | red to use special placement";
        check(
            position,
            "special; king france",
            expect![[r#"
            king france
            red to use placement"#]],
        );
        check(
            position,
            "special; king portugal",
            expect![[r#"
            king portugal
            red to use placement"#]],
        );
        check(position, "special; king sevilla", expect!["EXI-1: king france portugal"]);
        check(position, "special; king castillo", expect!["EXI-1: king france portugal"]);
    }

    #[test]
    fn entourage_moves_the_king_and_two_of_the_region_he_leaves() {
        // ENT-1
        let position = "variants regency | king toledo | toledo red 1 blue 2 | sevilla green 1 | chosen entourage | \
            court red 1 | red to use special placement";
        asks(
            position,
            "special",
            expect!["red: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
        );
        asks(position, "special; king granada", expect!["red: move red toledo, blue toledo to granada"]);
        check(
            position,
            "special; king granada; move blue toledo granada; move red toledo granada",
            expect![[r#"
            king granada
            toledo blue 1
            granada red 1 blue 1
            red to use placement"#]],
        );
    }

    #[test]
    fn country_seat_moves_the_king_to_the_region_with_the_fewest_but_at_least_one() {
        // CSE-1
        let position = "variants regency | king toledo | galicia red 3 | sevilla red 1 blue 1 | castilla green 2 | \
            chosen country-seat | court red 1 | red to use special placement";
        asks(position, "special", expect!["red: king castilla sevilla"]);
        check(
            position,
            "special; king castilla",
            expect![[r#"
            king castilla
            red to use placement"#]],
        );
        check(position, "special; king galicia", expect!["CSE-1: king castilla sevilla"]);
        check(position, "special; king navarra", expect!["CSE-1: king castilla sevilla"]);
    }

    #[test]
    fn competition_moves_the_king_and_locks_up_every_grande_where_he_comes() {
        // CMP-1
        let position = "variants regency | king toledo | sevilla red 2 | granada blue 1 | \
            grandes red sevilla blue sevilla green toledo orange granada | chosen competition | court red 1 | \
            red to use special placement";
        check(
            position,
            "special; king sevilla",
            expect![[r#"
            king sevilla
            grandes red castillo blue castillo green toledo orange granada
            red to use placement"#]],
        );
        check(
            position,
            "special; king toledo",
            expect!["D-9: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
        );
        check(
            position,
            "special; king castillo",
            expect![
                "card:competition: king galicia navarra aragon cataluna castilla valencia sevilla granada"
            ],
        );
    }

    #[test]
    fn revolt_puts_the_king_beside_the_castillo() {
        // RVT-1
        let position =
            "variants regency | king toledo | chosen revolt | court red 1 | red to use special placement";
        check(
            position,
            "special",
            expect![[r#"
            king castillo
            red to use placement"#]],
        );
        asks(
            position,
            "special",
            expect![
                "red: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
            ],
        );
    }

    #[test]
    fn infiltration_opens_the_kings_region_to_the_own_placement_of_this_turn() {
        // INL-1
        let position = "variants regency | king toledo | chosen infiltration | court red 3 | red to use special placement";
        check(
            position,
            "special; place toledo; place toledo",
            expect![[r#"
            toledo red 2
            court red 1
            infiltrating
            red to place 3 then use nothing"#]],
        );
        check(
            position,
            "place toledo",
            expect!["PLC-2: special, place aragon castilla valencia sevilla granada castillo, or done"],
        );
    }

    #[test]
    fn deputy_swaps_the_king_with_any_one_grande() {
        // DEP-1
        let position = "variants regency | king toledo | grandes red galicia blue sevilla green sevilla | \
            sevilla blue 2 | chosen deputy | court red 1 | red to use special placement";
        asks(position, "special", expect!["red: swap red blue green"]);
        check(
            position,
            "special; swap blue",
            expect![[r#"
            king sevilla
            grandes red galicia blue toledo green sevilla
            red to use placement"#]],
        );
        check(
            position,
            "special; swap red",
            expect![[r#"
            king galicia
            grandes red toledo blue sevilla green sevilla
            red to use placement"#]],
        );
    }

    #[test]
    fn every_card_places_up_to_five() {
        // REG-1: the lower half of all ten shows the number of their stack.
        for card in ["exile", "entourage", "country-seat", "competition", "revolt", "infiltration", "deputy"]
        {
            let place = "place castilla; ".repeat(5);
            let position = format!(
                "variants regency | king toledo | court red 9 | chosen {card} | red to use placement"
            );
            let placed =
                crate::trial::trial(&format!("{position} | played red 9 blue 1 | waiting blue"), &place);
            assert!(placed.starts_with("castilla red 5\ncourt red 4\n"), "REG-1: {card}: {placed}");
        }
    }
}
