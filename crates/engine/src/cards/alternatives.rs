//! The alternative cards, for experienced players (ALT-1).

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{ALL, Discs, Effect, MoveOrigin};

pub(super) static REPRESENTATION: CardPrint = CardPrint {
    id: "representation",
    set: Set::Alternative,
    stack: 1,
    effects: &[Effect::OneOf(&[
        Effect::Move { own: ALL, opposing: 0, any: 0, from: MoveOrigin::OneRegion },
        Effect::PlaceFromCourt(2),
    ])],
    certainty: Certainty::High,
    rules: &["ONE-1", "D-19", "MOV-1", "MOV-2", "MOV-3", "D-2", "D-3", "PLC-1"],
};

pub(super) static VETO: CardPrint = CardPrint {
    id: "veto",
    set: Set::Alternative,
    stack: 2,
    effects: &[Effect::Veto],
    certainty: Certainty::High,
    rules: &["VET-1", "VET-2", "VET-3", "VET-4", "ACT-4", "ALT-1", "D-21"],
};

pub(super) static RIVALRY: CardPrint = CardPrint {
    id: "rivalry",
    set: Set::Alternative,
    stack: 4,
    effects: &[Effect::Discs(Discs::ScoreOnce)],
    certainty: Certainty::High,
    rules: &["RIV-1", "DSC-1", "DSC-2", "SCR-2", "D-10", "D-15"],
};

#[cfg(test)]
mod tests {
    use super::super::{asks, check};
    use expect_test::expect;

    const REPRESENTATION: &str = "variants representation | king toledo | galicia red 3 | sevilla red 1 blue 2 | \
        toledo red 1 | court red 3 | chosen representation | red to use special placement";

    #[test]
    fn representation_is_one_of_two_things() {
        asks(REPRESENTATION, "special", expect!["red: branch 1 to 2"]);
        check(REPRESENTATION, "special; branch 3", expect!["card:representation: branch 1 to 2"]);
    }

    #[test]
    fn representation_moves_any_number_of_own_out_of_one_region() {
        // ONE-1: not out of the king's region, not of others, not out of two regions.
        asks(REPRESENTATION, "special; branch 1", expect!["red: name galicia sevilla"]);
        let galicia = "special; branch 1; name galicia";
        check(
            REPRESENTATION,
            &format!(
                "{galicia}; move red galicia castillo; move red galicia sevilla; move red galicia navarra"
            ),
            expect![[r#"
                navarra red 1
                sevilla red 2 blue 2
                castillo red 1
                red to use placement
                no galicia"#]],
        );
        check(
            REPRESENTATION,
            &format!("{galicia}; move red galicia castillo; done"),
            expect![[r#"
            galicia red 2
            castillo red 1
            red to use placement"#]],
        );
        check(
            REPRESENTATION,
            &format!("{galicia}; move red sevilla castilla"),
            expect![
                "ONE-1: move red galicia to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
            ],
        );
        check(
            REPRESENTATION,
            "special; branch 1; name sevilla; move blue sevilla castilla",
            expect![
                "MOV-2: move red sevilla to galicia navarra aragon cataluna castilla valencia granada castillo, or done"
            ],
        );
        check(REPRESENTATION, "special; branch 1; name toledo", expect!["ONE-1: name galicia sevilla"]);
    }

    #[test]
    fn representation_places_up_to_two_from_court_in_any_regions() {
        check(
            REPRESENTATION,
            "special; branch 2; place galicia; place cataluna",
            expect![[r#"
            galicia red 4
            cataluna red 1
            court red 1
            red to use placement"#]],
        );
        check(
            REPRESENTATION,
            "special; branch 2; place galicia; done",
            expect![[r#"
            galicia red 4
            court red 2
            red to use placement"#]],
        );
        check(
            REPRESENTATION,
            "special; branch 2; place castillo",
            expect![
                "card:representation: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"
            ],
        );
        check(
            REPRESENTATION,
            "special; branch 2; place toledo",
            expect![
                "TAB-1: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"
            ],
        );
    }

    #[test]
    fn veto_is_laid_down_for_this_round_and_the_next() {
        // VET-3
        let position =
            "variants veto | king toledo | chosen veto | court red 1 | red to use special placement";
        check(
            position,
            "special",
            expect![[r#"
            veto red 2
            red to use placement"#]],
        );
    }

    #[test]
    fn rivalry_scores_each_region_that_one_disc_alone_shows() {
        // RIV-1: all set a disc, the acting player too.
        let position = "variants rivalry | king toledo | galicia red 1 blue 2 | navarra green 3 | sevilla orange 1 | \
            chosen rivalry | court red 1 | red to use special placement";
        asks(
            position,
            "special",
            expect![[r#"
            red: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            blue: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            green: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            orange: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"#]],
        );
        let navarra = "special; green disc navarra; orange disc navarra";
        check(
            position,
            &format!("{navarra}; red disc sevilla; blue disc galicia"),
            expect![[r#"
            scores red 2 blue 4 orange 4
            red to use placement"#]],
        );
        check(
            position,
            &format!("{navarra}; red disc galicia; blue disc galicia"),
            expect!["red to use placement"],
        );
        check(
            position,
            &format!("{navarra}; red disc navarra; blue disc galicia"),
            expect![[r#"
            scores red 2 blue 4
            red to use placement"#]],
        );
        check(
            position,
            navarra,
            expect![[r#"
            discs green navarra orange navarra
            red to discs red blue for score-once then use placement"#]],
        );
    }
}
