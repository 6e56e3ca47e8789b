//! Rules on a turn: its order, its card, the two parts of it.

use super::{asks, check};
use expect_test::expect;

#[test]
fn a_turn_takes_to_court_then_uses_the_modifier_then_chooses_then_uses_the_card() {
    let position =
        "variants power-shift | played red 9+1 | waiting red | chosen justice | orange to use special";
    asks(position, "done", expect!["red: take 0 to 2"]);
    check(position, "done; choose intrigue", expect!["TRN-1: take 0 to 2"]);
    asks(position, "done; take 2", expect!["red: take 0 to 1"]);
    check(position, "done; take 2; choose intrigue", expect!["TRN-1: take 0 to 1"]);
    asks(position, "done; take 2; take 1", expect!["red: choose intrigue outposts decree your-majesty"]);
    check(
        position,
        "done; take 2; take 1; special",
        expect!["ACT-1: choose intrigue outposts decree your-majesty"],
    );
    asks(
        position,
        "done; take 2; take 1; choose intrigue",
        expect!["red: special, place navarra castilla castillo, or done"],
    );
}

#[test]
fn a_modifier_that_moves_or_places_comes_before_the_card_too() {
    let minus_one = "variants power-shift | played red 12-1 | toledo blue 1 | waiting red | chosen justice | \
        orange to use special";
    check(
        minus_one,
        "done; choose intrigue",
        expect![
            "TRN-1: move blue toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    let minus_two =
        "variants power-shift | played red 12-2 | waiting red | chosen justice | orange to use special";
    check(
        minus_two,
        "done; choose intrigue",
        expect!["TRN-1: place navarra aragon cataluna castilla toledo valencia sevilla granada, or done"],
    );
}

#[test]
fn an_action_card_must_be_chosen() {
    check("red to choose", "done", expect!["ACT-1: choose intrigue justice outposts decree your-majesty"]);
    check(
        "red to choose",
        "choose fiesta",
        expect!["ACT-1: choose intrigue justice outposts decree your-majesty"],
    );
}

#[test]
fn a_taken_card_is_not_available_to_later_players() {
    let position = "played red 9 blue 13 | waiting blue | red to choose";
    asks(position, "choose justice; done", expect!["blue: choose intrigue outposts decree your-majesty"]);
    check(
        position,
        "choose justice; done; choose justice",
        expect!["ACT-1: choose intrigue outposts decree your-majesty"],
    );
}

#[test]
fn the_two_parts_are_done_in_either_order() {
    // ACT-2
    let position = "chosen march | court red 4 | toledo red 1 | played blue 13 | waiting blue | \
        red to use special placement";
    let both = "aragon red 1\ncastilla red 1\ncourt red 3\nblue to choose\nno toledo\nno waiting\nno chosen";
    for order in [
        "special; move red toledo aragon; place castilla",
        "place castilla; special; move red toledo aragon; done",
    ] {
        assert_eq!(engine::trial::trial(position, order), both, "{order}");
    }
}

#[test]
fn each_part_is_finished_before_the_other_starts() {
    let position = "chosen fiesta | court red 4 | red to use special placement";
    check(position, "place castilla; special", expect!["ACT-2: place navarra castilla castillo, or done"]);
    let position = "chosen exodus | court red 4 | toledo red 2 | red to use special placement";
    check(position, "special; place castilla", expect!["ACT-2: name toledo"]);
    check(
        position,
        "special; name toledo; move red toledo sevilla; place castilla",
        expect![
            "ACT-2: move red toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
}

#[test]
fn each_part_is_done_once() {
    let position = "chosen fiesta | court red 4 | red to use special placement";
    check(position, "place castilla; done; place castilla", expect!["ACT-2: special, or done"]);
    check(position, "special; special", expect!["ACT-2: place navarra castilla castillo, or done"]);
}

#[test]
fn each_part_may_be_skipped_and_both() {
    // ACT-2: Fiesta would score Navarra.
    let position = "chosen fiesta | navarra blue 1 | court red 4 | played blue 13 | waiting blue | \
        red to use special placement";
    check(
        position,
        "place castilla; place navarra; place castillo; done",
        expect![[r#"
            navarra red 1 blue 1
            castilla red 1
            castillo red 1
            court red 1
            blue to choose
            no waiting
            no chosen"#]],
    );
    check(
        position,
        "special; done",
        expect![[r#"
            scores blue 5
            blue to choose
            no waiting
            no chosen"#]],
    );
    check(
        position,
        "done",
        expect![[r#"
            blue to choose
            no waiting
            no chosen"#]],
    );
}

#[test]
fn a_special_action_once_begun_is_carried_out_even_if_it_helps_others() {
    let position = "chosen justice | toledo blue 1 | court red 1 | red to use special placement";
    check(
        position,
        "special; done",
        expect!["ACT-3: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        position,
        "special; name toledo",
        expect![[r#"
            scores blue 7
            red to use placement"#]],
    );
    check(
        "chosen assassin | court red 1 | toledo blue 1 green 1 | red to use special placement",
        "special; return blue toledo; done",
        expect!["ACT-3: return green toledo"],
    );
    check(
        "variants representation | chosen representation | court red 1 | red to use special placement",
        "special; done",
        expect!["ACT-3: branch 1 to 2"],
    );
}

#[test]
fn done_is_refused_for_power_cards_and_discs() {
    check("todo play red", "done", expect!["POW-1: play 1 2 3 4 5 6 7 8 9 10 11 12 13"]);
    check(
        "round 3 | todo discs red blue green orange for scoring",
        "blue done",
        expect!["SCO-1: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn where_the_card_says_up_to_any_smaller_number_is_allowed() {
    // ACT-3
    let position = "chosen skirmish | toledo red 3 | court red 1 | red to use special placement";
    check(
        position,
        "special; move red toledo aragon; done",
        expect![[r#"
            aragon red 1
            toledo red 2
            red to use placement"#]],
    );
}

#[test]
fn a_used_card_is_gone_in_the_next_round_but_the_king_card_is_back() {
    // ACT-4: both are taken in round 1.
    let position = "stack 1 intrigue conspiracy ambush intrigue conspiracy march upheaval skirmish exodus militia | \
        played red 9 blue 4 | waiting blue | red to choose";
    let round = "choose intrigue; done; take 0; choose your-majesty; done";
    let next = "blue play 1; green play 2; orange play 3; red play 13";
    asks(
        position,
        &format!("{round}; {next}"),
        expect!["red: choose conspiracy justice outposts decree your-majesty"],
    );
}

#[test]
fn a_new_regency_card_is_discarded_after_use() {
    // ACT-4
    let position = "variants regency | round 1 | played blue 4 | waiting blue | \
        stack 5 infiltration exile exile entourage entourage country-seat country-seat competition revolt deputy | \
        red to choose";
    let round = "choose infiltration; done; take 0; choose intrigue; done";
    let next = "blue play 1; green play 2; orange play 3; red play 13";
    asks(
        position,
        &format!("{round}; {next}"),
        expect!["red: choose intrigue justice outposts decree exile"],
    );
}

#[test]
fn a_veto_that_was_laid_down_stays_before_its_holder() {
    // ACT-4
    check(
        "variants veto | chosen veto | court red 1 | played blue 13 | waiting blue | red to use special placement",
        "special; done",
        expect![[r#"
            veto red 2
            blue to choose
            no waiting
            no chosen"#]],
    );
}

#[test]
fn zero_on_an_up_to_card_is_allowed_and_does_nothing() {
    // ACT-5
    let position = "chosen skirmish | toledo red 3 | court red 1 | red to use special placement";
    check(position, "special; done", expect!["red to use placement"]);
    let position = "chosen exodus | toledo red 3 | court red 1 | red to use special placement";
    check(position, "special; name toledo; done", expect!["red to use placement"]);
    let position = "chosen militia | court red 1 | red to use special placement";
    check(position, "special; done", expect!["red to use placement"]);
}

#[test]
fn zero_announced_may_still_be_vetoed() {
    // ACT-5: there is nothing Skirmish could move, and blue is asked all the same.
    let position =
        "variants veto | chosen skirmish | veto blue 2 | court red 1 | red to use special placement";
    asks(position, "special", expect!["blue: veto or allow"]);
    check(
        position,
        "special; veto",
        expect![[r#"
            red to use placement vetoed
            no veto blue"#]],
    );
}

#[test]
fn the_king_must_move() {
    let position = "chosen your-majesty | court red 1 | red to use special placement";
    check(
        position,
        "special; done",
        expect!["ACT-6: king navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    let position = "chosen royal-adviser | court red 1 | red to use special placement";
    check(position, "special; done", expect!["ACT-6: king navarra castilla"]);
    let position = "variants regency | chosen exile | court red 1 | red to use special placement";
    check(position, "special; done", expect!["ACT-6: king france portugal"]);
}

#[test]
fn entourage_takes_two_along_or_as_many_as_there_are() {
    let position = "variants regency | chosen entourage | king toledo | toledo red 1 blue 2 | court red 1 | \
        red to use special placement";
    check(
        position,
        "special; king granada; move blue toledo granada; done",
        expect!["ACT-6: move red toledo, blue toledo to granada"],
    );
    check(
        position,
        "special; king granada; move blue toledo granada; move blue toledo granada",
        expect![[r#"
            king granada
            toledo red 1
            granada blue 2
            red to use placement"#]],
    );
    // ACT-6: only one is there.
    check(
        "variants regency | chosen entourage | king toledo | toledo red 1 | court red 1 | red to use special placement",
        "special; king granada; move red toledo granada",
        expect![[r#"
            king granada
            granada red 1
            red to use placement
            no toledo"#]],
    );
}

#[test]
fn competition_locks_up_every_grande_of_the_region() {
    // ACT-6: the own one too, and nobody is asked.
    check(
        "variants regency | chosen competition | grandes red toledo blue toledo green granada | court red 1 | \
            red to use special placement",
        "special; king toledo",
        expect![[r#"
            king toledo
            grandes red castillo blue castillo green granada
            red to use placement"#]],
    );
}

#[test]
fn decree_new_home_empowerment_and_deputy_do_one_thing_once_begun() {
    let sites = "navarra aragon cataluna castilla toledo valencia sevilla granada castillo";
    let refused = |position: &str| engine::trial::trial(position, "special; done");
    assert_eq!(
        refused("chosen decree | court red 1 | red to use special placement"),
        format!("ACT-6: tile low {sites}, or tile high {sites}")
    );
    assert_eq!(
        refused("chosen new-home | grandes red toledo | court red 1 | red to use special placement"),
        "ACT-6: grande navarra aragon cataluna castilla valencia sevilla granada"
    );
    assert_eq!(
        refused("chosen empowerment | played red 9 | court red 1 | red to use special placement"),
        "ACT-6: recall 9"
    );
    assert_eq!(
        refused(
            "variants regency | chosen deputy | grandes blue toledo | court red 1 | red to use special placement"
        ),
        "ACT-6: swap blue"
    );
}

#[test]
fn summons_takes_two_or_what_the_province_has() {
    // ACT-6: nobody is asked how many.
    check(
        "chosen summons | court red 7 | red to use special placement",
        "special",
        expect![[r#"
            court red 9
            red to use placement"#]],
    );
    check(
        "chosen summons | court red 24 | castillo red 5 | red to use special placement",
        "special",
        expect![[r#"
            court red 25
            red to use placement"#]],
    );
}
