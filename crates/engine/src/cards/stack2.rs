//! The cards of stack 2: *Justice*, and returning to the province.

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{ALL, Discs, Effect, Returned, Scored};

pub(super) static JUSTICE: CardPrint = CardPrint {
    id: "justice",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Score(Scored::Chosen)],
    certainty: Certainty::High,
    rules: &["SCR-1", "D-10"],
};

pub(super) static WITHDRAWAL: CardPrint = CardPrint {
    id: "withdrawal",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Return(Returned::OwnChoice(3))],
    certainty: Certainty::High,
    rules: &["RET-1", "RET-2", "RET-3", "D-13", "D-15"],
};

pub(super) static CIVIL_WAR: CardPrint = CardPrint {
    id: "civil-war",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Discs(Discs::Return(ALL))],
    certainty: Certainty::High,
    rules: &["DSC-1", "DSC-2", "RET-1", "D-1", "D-13", "D-15"],
};

pub(super) static ASSASSIN: CardPrint = CardPrint {
    id: "assassin",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Return(Returned::OneOfEach)],
    certainty: Certainty::High,
    rules: &["ASN-1", "RET-1", "D-14"],
};

pub(super) static LEVY: CardPrint = CardPrint {
    id: "levy",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Return(Returned::FromCourt(3))],
    certainty: Certainty::Medium,
    rules: &["RET-1", "RET-2", "D-13", "D-15"],
};

pub(super) static DISBANDMENT: CardPrint = CardPrint {
    id: "disbandment",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Return(Returned::FromCourt(ALL))],
    certainty: Certainty::Medium,
    rules: &["RET-1", "RET-2", "D-13", "D-15"],
};

pub(super) static DESERTION: CardPrint = CardPrint {
    id: "desertion",
    set: Set::Base,
    stack: 2,
    effects: &[Effect::Discs(Discs::Return(2))],
    certainty: Certainty::Low,
    rules: &["DSC-1", "DSC-2", "RET-1", "D-1", "D-13", "D-15"],
};

#[cfg(test)]
mod tests {
    use super::super::{asks, check};
    use expect_test::expect;

    #[test]
    fn justice_scores_one_region_of_the_players_choice() {
        let position = "chosen justice | court red 1 | castilla red 2 blue 1 green 1 | toledo blue 1 | \
            red to use special placement";
        asks(
            position,
            "special",
            expect!["red: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
        );
        // 6/4/2: sole first 6, two tied for second take the third value.
        check(
            position,
            "special; name castilla",
            expect![[r#"
                scores red 6 blue 2 green 2
                red to use placement"#]],
        );
    }

    #[test]
    fn justice_can_score_the_kings_region_with_both_bonuses() {
        check(
            "chosen justice | king castilla | grandes red castilla | court red 1 | castilla red 1 | \
                red to use special placement",
            "special; name castilla",
            expect![[r#"
                scores red 10
                red to use placement"#]],
        );
    }

    #[test]
    fn withdrawal_makes_each_opponent_return_three_of_their_choice() {
        let position = "chosen withdrawal | court red 1 blue 2 | toledo red 3 blue 2 green 2 | valencia blue 1 green 2 | \
            red to use special placement";
        asks(position, "special", expect!["blue: return blue toledo valencia court"]);
        // Green's third can only come from Valencia by then.
        check(
            position,
            "special; return blue court; return blue toledo; return blue toledo; \
                return green toledo; return green toledo",
            expect![[r#"
                toledo red 3
                valencia blue 1 green 1
                court red 1 blue 1
                red to use placement"#]],
        );
    }

    #[test]
    fn withdrawal_asks_nothing_where_nothing_is_left_to_choose() {
        // Blue has but two, green has all in one place, orange only what cannot be touched.
        check(
            "chosen withdrawal | court red 1 blue 1 | toledo blue 1 green 4 | galicia orange 3 | castillo orange 2 | \
                red to use special placement",
            "special",
            expect![[r#"
                toledo green 1
                court red 1
                red to use placement"#]],
        );
        // Once blue's court is empty, all that is left to return is in Toledo.
        check(
            "chosen withdrawal | court red 1 blue 1 | toledo blue 4 | red to use special placement",
            "special; return blue court",
            expect![[r#"
                toledo blue 2
                court red 1
                red to use placement"#]],
        );
    }

    #[test]
    fn withdrawal_is_not_over_before_three_are_returned() {
        check(
            "chosen withdrawal | court red 1 blue 2 | toledo blue 2 | red to use special placement",
            "special; return blue court; done",
            expect!["ACT-3: return blue toledo court"],
        );
    }

    #[test]
    fn civil_war_returns_all_from_the_region_on_each_opponents_disc() {
        let position = "chosen civil-war | court red 1 | toledo red 3 blue 5 green 1 | valencia blue 1 green 2 | \
            red to use special placement";
        asks(
            position,
            "special",
            expect![[r#"
            blue: disc toledo valencia
            green: disc toledo valencia"#]],
        );
        check(
            position,
            "special; green disc valencia; blue disc toledo",
            expect![[r#"
                toledo red 3 green 1
                valencia blue 1
                red to use placement"#]],
        );
        check(position, "special; blue disc granada", expect!["card:civil-war: disc toledo valencia"]);
    }

    #[test]
    fn assassin_returns_one_of_each_opponent_from_regions_of_the_acting_players_choice() {
        let position = "chosen assassin | court red 1 blue 1 | toledo red 1 blue 2 green 1 | valencia blue 1 orange 1 | \
            red to use special placement";
        asks(position, "special", expect!["red: return blue toledo valencia, green toledo, orange valencia"]);
        check(
            position,
            "special; return green toledo; return blue valencia; return orange valencia",
            expect![[r#"
                toledo red 1 blue 2
                red to use placement
                no valencia"#]],
        );
    }

    #[test]
    fn levy_returns_three_from_each_opponents_court_or_all_if_fewer() {
        check(
            "chosen levy | court red 5 blue 5 green 2 orange 3 | toledo green 4 | red to use special placement",
            "special",
            expect![[r#"
                court red 5 blue 2
                red to use placement"#]],
        );
    }

    #[test]
    fn disbandment_returns_all_from_each_opponents_court() {
        check(
            "chosen disbandment | court red 5 blue 9 green 2 | toledo green 4 | red to use special placement",
            "special",
            expect![[r#"
                court red 5
                red to use placement"#]],
        );
    }

    #[test]
    fn desertion_returns_two_from_the_region_on_each_opponents_disc_or_as_many_as_there_are() {
        let position = "chosen desertion | court red 1 | toledo red 3 blue 5 | valencia blue 1 green 1 | \
            red to use special placement";
        asks(
            position,
            "special",
            expect![[r#"
            blue: disc toledo valencia
            green: disc valencia"#]],
        );
        check(
            position,
            "special; blue disc toledo; green disc valencia",
            expect![[r#"
                toledo red 3 blue 3
                valencia blue 1
                red to use placement"#]],
        );
        check(position, "special; green disc toledo", expect!["card:desertion: disc valencia"]);
    }
}
