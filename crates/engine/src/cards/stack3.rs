//! The cards of stack 3: scorings.

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{Effect, Scored};

pub(super) static OUTPOSTS: CardPrint = CardPrint {
    id: "outposts",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::FirstValue(4, 4))],
    certainty: Certainty::High,
    rules: &["SCR-1", "SCR-2", "SCO-6"],
};

pub(super) static FIESTA: CardPrint = CardPrint {
    id: "fiesta",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::FirstValue(5, 5))],
    certainty: Certainty::High,
    rules: &["SCR-1", "SCR-2", "SCO-6"],
};

pub(super) static REVELATION: CardPrint = CardPrint {
    id: "revelation",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::Castillo)],
    certainty: Certainty::High,
    rules: &["CAS-4", "SCR-1", "GRC-1"],
};

pub(super) static STRONGHOLDS: CardPrint = CardPrint {
    id: "strongholds",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::FirstValue(6, 7))],
    certainty: Certainty::Medium,
    rules: &["SCR-1", "SCR-2", "SCO-6"],
};

pub(super) static SUPREMACY: CardPrint = CardPrint {
    id: "supremacy",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::SoleFirst)],
    certainty: Certainty::Medium,
    rules: &["SCR-1", "SCR-2", "SCO-5"],
};

pub(super) static HEARTLAND: CardPrint = CardPrint {
    id: "heartland",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::Most)],
    certainty: Certainty::Medium,
    rules: &["SCR-1", "SCR-2", "D-16"],
};

pub(super) static HINTERLAND: CardPrint = CardPrint {
    id: "hinterland",
    set: Set::Base,
    stack: 3,
    effects: &[Effect::Score(Scored::Fewest)],
    certainty: Certainty::Medium,
    rules: &["SCR-1", "SCR-2", "D-16"],
};

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    /// Red uses the special action of the card; the placement is still to come.
    fn check(card: &str, board: &str, expected: Expect) {
        let position = format!("{board} | court red 1 | chosen {card} | red to use special placement");
        super::super::check(&position, "special", expected);
    }

    #[test]
    fn outposts_scores_the_regions_worth_four() {
        check(
            "outposts",
            "king castilla | galicia red 1 | cataluna blue 1 | sevilla green 1 | navarra orange 9",
            expect![[r#"
                scores red 4 blue 4 green 4
                red to use placement"#]],
        );
    }

    #[test]
    fn fiesta_scores_the_regions_worth_five_all_their_places() {
        check(
            "fiesta",
            "king granada | navarra red 2 blue 1 | aragon red 1 blue 2 | valencia green 1 | castilla orange 9",
            expect![[r#"
                scores red 9 blue 8 green 5
                red to use placement"#]],
        );
    }

    #[test]
    fn fiesta_does_not_score_the_castillo_worth_five() {
        check("fiesta", "king granada | castillo orange 2", expect!["red to use placement"]);
    }

    #[test]
    fn strongholds_scores_the_regions_worth_six_or_seven() {
        check(
            "strongholds",
            "king galicia | castilla red 1 | toledo blue 1 | granada green 1 | aragon orange 9",
            expect![[r#"
                scores red 6 blue 7 green 6
                red to use placement"#]],
        );
    }

    #[test]
    fn a_region_with_the_tile_of_eight_is_no_stronghold() {
        check(
            "strongholds",
            "king galicia | tiles high toledo | toledo blue 1 | granada green 1",
            expect![[r#"
                scores green 6
                red to use placement"#]],
        );
    }

    #[test]
    fn supremacy_scores_a_sole_first_everywhere_with_bonuses_and_nobody_else() {
        check(
            "supremacy",
            "king galicia | galicia red 2 blue 1 | navarra red 1 blue 1 orange 1 | granada green 1 \
             | grandes green granada",
            expect![[r#"
                scores red 6 green 8
                red to use placement"#]],
        );
    }

    #[test]
    fn supremacy_does_not_score_the_castillo() {
        check("supremacy", "king galicia | castillo orange 2", expect!["red to use placement"]);
    }

    #[test]
    fn heartland_scores_the_region_with_the_most_caballeros_in_all() {
        check(
            "heartland",
            "king navarra | galicia red 2 blue 1 green 1 | granada orange 3",
            expect![[r#"
                scores red 4
                red to use placement"#]],
        );
    }

    #[test]
    fn heartland_scores_each_of_several_with_the_most() {
        check(
            "heartland",
            "king navarra | galicia red 2 | sevilla blue 1 green 1 | granada orange 1",
            expect![[r#"
                scores red 4 blue 3 green 3
                red to use placement"#]],
        );
    }

    #[test]
    fn hinterland_scores_the_region_with_the_fewest_but_at_least_one() {
        check(
            "hinterland",
            "king navarra | galicia red 1 blue 1 | granada orange 1 | castillo green 1",
            expect![[r#"
                scores orange 6
                red to use placement"#]],
        );
    }

    #[test]
    fn hinterland_scores_each_of_several_with_the_fewest() {
        check(
            "hinterland",
            "king navarra | galicia red 1 | sevilla blue 1 | granada orange 2",
            expect![[r#"
                scores red 4 blue 4
                red to use placement"#]],
        );
    }

    #[test]
    fn on_an_empty_board_no_region_has_the_most_or_the_fewest() {
        check("heartland", "king navarra", expect!["red to use placement"]);
        check("hinterland", "king navarra", expect!["red to use placement"]);
    }

    #[test]
    fn revelation_scores_the_castillo_and_throws_everything_back_in() {
        check(
            "revelation",
            "king toledo | castillo red 2 blue 1 | galicia orange 9",
            expect![[r#"
                scores red 5 blue 3
                red to use placement"#]],
        );
    }

    #[test]
    fn revelation_gives_the_grande_bonus_and_throws_the_grande_back_in() {
        check(
            "revelation",
            "variants regency | king toledo | castillo red 2 blue 1 | grandes red castillo",
            expect![[r#"
                scores red 7 blue 3
                red to use placement"#]],
        );
    }
}
