//! The King card, the single card of stack 5.

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{Effect, KingTo};

pub(super) static YOUR_MAJESTY: CardPrint = CardPrint {
    id: "your-majesty",
    set: Set::Base,
    stack: 5,
    effects: &[Effect::MoveKing { to: KingTo::AnyRegion, along: 0 }],
    certainty: Certainty::High,
    rules: &["ACT-4", "ACT-6", "PLC-5", "SET-2", "REG-1", "DUM-5", "D-9"],
};

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    fn check(actions: &str, expected: Expect) {
        let position = "king toledo | court red 1 | chosen your-majesty | red to use special placement";
        super::super::check(position, actions, expected);
    }

    #[test]
    fn your_majesty_moves_the_king_to_any_other_region() {
        check(
            "special; king galicia",
            expect![[r#"
                king galicia
                red to use placement"#]],
        );
        check(
            "special; king toledo",
            expect!["D-9: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
        );
    }

    #[test]
    fn your_majesty_leads_neither_abroad_nor_to_the_castillo() {
        check(
            "special; king france",
            expect!["PLC-4: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
        );
        check(
            "special; king castillo",
            expect![
                "card:your-majesty: king galicia navarra aragon cataluna castilla valencia sevilla granada"
            ],
        );
    }

    #[test]
    fn your_majesty_once_begun_moves_the_king() {
        check(
            "special; done",
            expect!["ACT-6: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
        );
    }

    #[test]
    fn without_the_special_action_the_king_stays() {
        check(
            "place castilla; done",
            expect![[r#"
                round 2
                castilla red 1
                todo play red
                no court
                no offers
                no chosen"#]],
        );
    }
}
