//! The cards of stack 1: moving caballeros, and *Militia*.

use crate::card::{CardPrint, Certainty, Set};
use crate::effect::{ALL, Effect, MoveOrigin};

pub(super) static INTRIGUE: CardPrint = CardPrint {
    id: "intrigue",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 2, opposing: 2, any: 0, from: MoveOrigin::Anywhere }],
    certainty: Certainty::High,
    rules: &["MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static CONSPIRACY: CardPrint = CardPrint {
    id: "conspiracy",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 0, opposing: 0, any: 5, from: MoveOrigin::OneRegion }],
    certainty: Certainty::High,
    rules: &["ONE-1", "MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static AMBUSH: CardPrint = CardPrint {
    id: "ambush",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 0, opposing: 3, any: 0, from: MoveOrigin::Anywhere }],
    certainty: Certainty::High,
    rules: &["MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static MARCH: CardPrint = CardPrint {
    id: "march",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 4, opposing: 0, any: 0, from: MoveOrigin::Anywhere }],
    certainty: Certainty::High,
    rules: &["MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static UPHEAVAL: CardPrint = CardPrint {
    id: "upheaval",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 0, opposing: 0, any: 4, from: MoveOrigin::Anywhere }],
    certainty: Certainty::Medium,
    rules: &["MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static SKIRMISH: CardPrint = CardPrint {
    id: "skirmish",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: 0, opposing: 0, any: 3, from: MoveOrigin::Anywhere }],
    certainty: Certainty::Medium,
    rules: &["MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static EXODUS: CardPrint = CardPrint {
    id: "exodus",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::Move { own: ALL, opposing: 0, any: 0, from: MoveOrigin::OneRegion }],
    certainty: Certainty::Medium,
    rules: &["ONE-1", "MOV-1", "MOV-2", "MOV-3", "D-2", "D-3"],
};

pub(super) static MILITIA: CardPrint = CardPrint {
    id: "militia",
    set: Set::Base,
    stack: 1,
    effects: &[Effect::PlaceFromCourt(2)],
    certainty: Certainty::High,
    rules: &["PLC-1", "TAB-1", "CAS-1"],
};

#[cfg(test)]
mod tests {
    use super::super::{asks, check};
    use expect_test::expect;

    #[test]
    fn intrigue_moves_up_to_two_own_and_up_to_two_opposing() {
        let position = "chosen intrigue | court red 1 | granada red 3 | aragon green 3 | valencia blue 1 | \
            red to use special placement";
        let own = "special; move red granada castilla; move red granada castillo";
        let all = &format!("{own}; move green aragon valencia; move blue valencia castilla");
        check(
            position,
            all,
            expect![[r#"
                aragon green 2
                castilla red 1 blue 1
                valencia green 1
                granada red 1
                castillo red 1
                red to use placement"#]],
        );
        check(
            position,
            &format!("{own}; move red granada toledo"),
            expect![
                "MOV-2: move blue valencia, green aragon to navarra aragon cataluna castilla toledo valencia sevilla granada castillo, or done"
            ],
        );
        check(
            position,
            "special; move green aragon toledo; move green aragon toledo; move green aragon toledo",
            expect![
                "MOV-2: move red granada to navarra aragon cataluna castilla toledo valencia sevilla castillo, or done"
            ],
        );
    }

    #[test]
    fn conspiracy_moves_up_to_five_of_any_colours_out_of_one_region() {
        let position = "chosen conspiracy | court red 1 | toledo red 3 blue 2 green 1 | sevilla red 1 | \
            red to use special placement";
        check(
            position,
            "special; name toledo; move red toledo aragon; move red toledo castillo; move blue toledo aragon; \
                move blue toledo granada; move green toledo sevilla",
            expect![[r#"
                aragon red 1 blue 1
                toledo red 1
                sevilla red 1 green 1
                granada blue 1
                castillo red 1
                red to use placement"#]],
        );
        check(
            position,
            "special; name toledo; move red sevilla aragon",
            expect![
                "ONE-1: move red toledo, blue toledo, green toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
            ],
        );
        check(
            position,
            "special; name toledo; move blue toledo aragon; done",
            expect![[r#"
                aragon blue 1
                toledo red 3 blue 1 green 1
                red to use placement"#]],
        );
    }

    #[test]
    fn ambush_moves_up_to_three_opposing() {
        let position = "chosen ambush | court red 1 | toledo red 1 blue 3 | sevilla green 1 | \
            red to use special placement";
        check(
            position,
            "special; move blue toledo aragon; move green sevilla aragon; move blue toledo castillo",
            expect![[r#"
                aragon blue 1 green 1
                toledo red 1 blue 1
                castillo blue 1
                red to use placement
                no sevilla"#]],
        );
        check(
            position,
            "special; move red toledo aragon",
            expect![
                "MOV-2: move blue toledo, green sevilla to navarra aragon cataluna castilla toledo valencia sevilla granada castillo, or done"
            ],
        );
    }

    #[test]
    fn march_moves_up_to_four_own() {
        let position =
            "chosen march | court red 1 | toledo red 4 blue 1 | sevilla red 1 | red to use special placement";
        check(
            position,
            "special; move red toledo aragon; move red toledo granada; move red toledo castillo; \
                move red sevilla aragon",
            expect![[r#"
                aragon red 2
                toledo red 1 blue 1
                granada red 1
                castillo red 1
                red to use placement
                no sevilla"#]],
        );
        check(
            position,
            "special; move blue toledo aragon",
            expect![
                "MOV-2: move red toledo sevilla to navarra aragon cataluna castilla toledo valencia sevilla granada castillo, or done"
            ],
        );
    }

    #[test]
    fn upheaval_moves_up_to_four_of_any_colours() {
        check(
            "chosen upheaval | court red 1 | toledo red 2 blue 2 | sevilla green 1 | red to use special placement",
            "special; move red toledo aragon; move red toledo aragon; move green sevilla castillo; \
                move blue toledo aragon",
            expect![[r#"
                aragon red 2 blue 1
                toledo blue 1
                castillo green 1
                red to use placement
                no sevilla"#]],
        );
    }

    #[test]
    fn skirmish_moves_up_to_three_of_any_colours() {
        check(
            "chosen skirmish | court red 1 | toledo red 2 blue 2 | sevilla green 1 | red to use special placement",
            "special; move red toledo aragon; move red toledo aragon; move green sevilla castillo",
            expect![[r#"
                aragon red 2
                toledo blue 2
                castillo green 1
                red to use placement
                no sevilla"#]],
        );
    }

    #[test]
    fn exodus_moves_any_number_of_own_out_of_one_region() {
        let position = "chosen exodus | court red 1 | toledo red 7 blue 1 | sevilla red 1 | granada blue 1 | \
            red to use special placement";
        asks(position, "special", expect!["red: name toledo sevilla"]);
        let three =
            "special; name toledo; move red toledo aragon; move red toledo sevilla; move red toledo castillo";
        check(
            position,
            &format!("{three}; {three}; move red toledo aragon").replace("; special; name toledo", ""),
            expect![[r#"
                aragon red 3
                toledo blue 1
                sevilla red 3
                castillo red 2
                red to use placement"#]],
        );
        check(
            position,
            &format!("{three}; done"),
            expect![[r#"
                aragon red 1
                toledo red 4 blue 1
                sevilla red 2
                castillo red 1
                red to use placement"#]],
        );
        check(
            position,
            "special; name toledo; move blue toledo aragon",
            expect![
                "MOV-2: move red toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
            ],
        );
        check(
            position,
            "special; name toledo; move red sevilla aragon",
            expect![
                "ONE-1: move red toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
            ],
        );
    }

    #[test]
    fn militia_places_up_to_two_from_court_in_any_regions_but_the_kings() {
        let position = "chosen militia | court red 3 | red to use special placement";
        check(
            position,
            "special; place granada; place cataluna",
            expect![[r#"
                cataluna red 1
                granada red 1
                court red 1
                red to use placement"#]],
        );
        check(
            position,
            "special; place granada; done",
            expect![[r#"
                granada red 1
                court red 2
                red to use placement"#]],
        );
        check(
            position,
            "special; place castillo",
            expect![
                "card:militia: place navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
            ],
        );
        check(
            position,
            "special; place galicia",
            expect!["TAB-1: place navarra aragon cataluna castilla toledo valencia sevilla granada, or done"],
        );
    }

    #[test]
    fn militia_and_placement_both_draw_on_the_court() {
        check(
            "chosen militia | court red 2 | played red 9 blue 4 | waiting blue | red to use special placement",
            "special; place granada; place granada",
            expect![[r#"
                granada red 2
                blue to take 4 then choose
                no court
                no waiting
                no chosen"#]],
        );
    }
}
