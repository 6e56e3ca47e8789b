//! The cards of stack 4: tiles, recalls, grandes, *Coup* and the adviser.

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{Discs, Effect, KingTo};

pub(super) static DECREE: CardPrint = CardPrint {
    id: "decree",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::MoveTile],
    certainty: Certainty::High,
    rules: &["ACT-6", "SCO-6", "TAB-1", "D-24"],
};

pub(super) static EMPOWERMENT: CardPrint = CardPrint {
    id: "empowerment",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::RecallPower],
    certainty: Certainty::High,
    rules: &["EMP-1", "END-2", "PSH-4", "ACT-6", "D-23"],
};

pub(super) static NEW_HOME: CardPrint = CardPrint {
    id: "new-home",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::MoveGrande],
    certainty: Certainty::High,
    rules: &["ACT-6", "TAB-1", "GRC-1"],
};

pub(super) static COUP: CardPrint = CardPrint {
    id: "coup",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::Discs(Discs::Scatter)],
    certainty: Certainty::High,
    rules: &["COU-1", "DSC-1", "DSC-2", "D-1", "D-13", "D-15"],
};

pub(super) static SUMMONS: CardPrint = CardPrint {
    id: "summons",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::Recruit(2)],
    certainty: Certainty::Medium,
    rules: &["CRT-2", "ACT-6"],
};

pub(super) static ROYAL_ADVISER: CardPrint = CardPrint {
    id: "royal-adviser",
    set: Set::Base,
    stack: 4,
    effects: &[Effect::MoveKing { to: KingTo::Adjacent, along: 0 }],
    certainty: Certainty::Medium,
    rules: &["RAD-1", "ACT-6"],
};

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    /// Red has taken the card; after the special action the placement is still to come.
    fn position(card: &str, board: &str) -> String {
        format!("court red 1 | {board} | chosen {card} | red to use special placement")
    }

    fn check(card: &str, board: &str, actions: &str, expected: Expect) {
        super::super::check(&position(card, board), actions, expected);
    }

    fn asks(card: &str, board: &str, actions: &str, expected: Expect) {
        super::super::asks(&position(card, board), actions, expected);
    }

    #[test]
    fn decree_puts_a_tile_on_any_free_bar_the_castillo_s_too() {
        asks(
            "decree",
            "king castilla | tiles low toledo",
            "special",
            expect![
                "red: tile low galicia navarra aragon cataluna valencia sevilla granada castillo, or tile high galicia navarra aragon cataluna valencia sevilla granada castillo"
            ],
        );
        check(
            "decree",
            "king castilla",
            "special; tile high castillo",
            expect![[r#"
                tiles high castillo
                red to use placement"#]],
        );
    }

    #[test]
    fn decree_moves_a_tile_on_the_board() {
        check(
            "decree",
            "king castilla | tiles low toledo",
            "special; tile low granada",
            expect![[r#"
                tiles low granada
                red to use placement"#]],
        );
    }

    #[test]
    fn decree_puts_no_tile_on_another() {
        check(
            "decree",
            "king castilla | tiles low toledo",
            "special; tile high toledo",
            expect![
                "SCO-6: tile low galicia navarra aragon cataluna valencia sevilla granada castillo, or tile high galicia navarra aragon cataluna valencia sevilla granada castillo"
            ],
        );
    }

    #[test]
    fn decree_puts_no_tile_into_the_kings_region() {
        check(
            "decree",
            "king toledo",
            "special; tile low toledo",
            expect![
                "TAB-1: tile low galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or tile high galicia navarra aragon cataluna castilla valencia sevilla granada castillo"
            ],
        );
    }

    #[test]
    fn decree_takes_no_tile_out_of_the_kings_region() {
        check(
            "decree",
            "king toledo | tiles low toledo",
            "special; tile low granada",
            expect![
                "TAB-1: tile high galicia navarra aragon cataluna castilla valencia sevilla granada castillo"
            ],
        );
    }

    #[test]
    fn decree_once_begun_moves_a_tile() {
        check(
            "decree",
            "king toledo | tiles low toledo",
            "special; done",
            expect![
                "ACT-6: tile high galicia navarra aragon cataluna castilla valencia sevilla granada castillo"
            ],
        );
    }

    const SPENT: &str = "round 4 | hand red 1 2 3 4 5 6 7 8 9 10 | played red 12 blue 4 | waiting blue";

    #[test]
    fn empowerment_offers_the_card_just_played_and_the_own_discard() {
        asks("empowerment", SPENT, "special", expect!["red: recall 11 12 13"]);
    }

    #[test]
    fn empowerment_takes_one_card_back() {
        check(
            "empowerment",
            SPENT,
            "special; recall 11",
            expect![[r#"
                hand red 1 2 3 4 5 6 7 8 9 10 11
                red to use placement"#]],
        );
    }

    #[test]
    fn empowerment_takes_back_no_card_that_is_in_hand() {
        check("empowerment", SPENT, "special; recall 5", expect!["EMP-1: recall 11 12 13"]);
    }

    #[test]
    fn empowerment_once_begun_takes_one_card() {
        check("empowerment", SPENT, "special; done", expect!["ACT-6: recall 11 12 13"]);
    }

    #[test]
    fn empowerment_may_take_a_modifier_instead() {
        let shifted = "variants power-shift | hand red 1 2 3 4 5 6 7 8 9 10 11 12 | spent red +1";
        asks("empowerment", shifted, "special", expect!["red: recall 13 +1"]);
        check(
            "empowerment",
            shifted,
            "special; recall +1",
            expect![[r#"
                modifiers red +1
                red to use placement
                no spent red"#]],
        );
    }

    #[test]
    fn new_home_moves_the_own_grande_to_another_region_where_others_may_stand() {
        let board = "king castilla | grandes red galicia blue granada";
        asks(
            "new-home",
            board,
            "special",
            expect!["red: grande navarra aragon cataluna toledo valencia sevilla granada"],
        );
        check(
            "new-home",
            board,
            "special; grande granada",
            expect![[r#"
                grandes red granada blue granada
                red to use placement"#]],
        );
    }

    #[test]
    fn new_home_never_leads_into_the_kings_region() {
        check(
            "new-home",
            "king castilla | grandes red galicia",
            "special; grande castilla",
            expect!["TAB-1: grande navarra aragon cataluna toledo valencia sevilla granada"],
        );
    }

    #[test]
    fn new_home_never_leads_into_the_castillo() {
        check(
            "new-home",
            "king castilla | grandes red galicia",
            "special; grande castillo",
            expect![[
                r#"unknown region "castillo"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
            ]],
        );
    }

    #[test]
    fn new_home_leaves_a_grande_in_the_kings_region_where_it_is() {
        check("new-home", "king galicia | grandes red galicia", "special", expect!["red to use placement"]);
    }

    #[test]
    fn new_home_does_not_fetch_a_grande_from_the_castillo() {
        // GRC-1
        check(
            "new-home",
            "variants regency | king galicia | grandes red castillo",
            "special",
            expect!["red to use placement"],
        );
    }

    const CROWD: &str = "king castilla | toledo red 2 blue 2 green 1 | galicia orange 1";

    #[test]
    fn coup_asks_every_opponent_in_the_region_for_another_one() {
        asks(
            "coup",
            CROWD,
            "special; name toledo",
            expect![[r#"
                blue: disc galicia navarra aragon cataluna valencia sevilla granada
                green: disc galicia navarra aragon cataluna valencia sevilla granada"#]],
        );
    }

    #[test]
    fn coup_moves_all_of_an_opponent_to_the_region_on_the_disc_and_the_own_stay() {
        check(
            "coup",
            CROWD,
            "special; name toledo; green disc granada; blue disc navarra",
            expect![[r#"
                navarra blue 2
                toledo red 2
                granada green 1
                red to use placement"#]],
        );
    }

    #[test]
    fn coup_leads_nobody_into_the_kings_region() {
        check(
            "coup",
            CROWD,
            "special; name toledo; blue disc castilla",
            expect!["D-1: disc galicia navarra aragon cataluna valencia sevilla granada"],
        );
    }

    #[test]
    fn coup_lets_nobody_stay_in_the_named_region() {
        check(
            "coup",
            CROWD,
            "special; name toledo; blue disc toledo",
            expect!["card:coup: disc galicia navarra aragon cataluna valencia sevilla granada"],
        );
    }

    #[test]
    fn summons_takes_two_from_the_province_to_court() {
        check(
            "summons",
            "king toledo",
            "special",
            expect![[r#"
                court red 3
                red to use placement"#]],
        );
    }

    #[test]
    fn summons_may_fetch_from_regions_what_the_province_does_not_have() {
        let short = "king toledo | galicia red 14 | toledo red 14";
        asks("summons", short, "special", expect!["red: fetch galicia, or done"]);
        check(
            "summons",
            short,
            "special; fetch galicia",
            expect![[r#"
                galicia red 13
                court red 3
                red to use placement"#]],
        );
        check(
            "summons",
            short,
            "special; done",
            expect![[r#"
                court red 2
                red to use placement"#]],
        );
        check("summons", short, "special; fetch toledo", expect!["CRT-2: fetch galicia, or done"]);
    }

    #[test]
    fn royal_adviser_moves_the_king_to_a_neighbour() {
        asks("royal-adviser", "king castilla", "special", expect!["red: king galicia navarra aragon toledo"]);
        check(
            "royal-adviser",
            "king castilla",
            "special; king toledo",
            expect![[r#"
                king toledo
                red to use placement"#]],
        );
    }

    #[test]
    fn royal_adviser_once_begun_moves_the_king() {
        check(
            "royal-adviser",
            "king castilla",
            "special; done",
            expect!["ACT-6: king galicia navarra aragon toledo"],
        );
    }
}
