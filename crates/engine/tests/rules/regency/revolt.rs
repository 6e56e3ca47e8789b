//! Rules on the king beside the castillo.

use super::super::{asks, check};
use super::used;
use expect_test::expect;

#[test]
fn beside_the_castillo_all_nine_regions_are_adjacent_and_nothing_is_thrown_in() {
    // RVT-1: not by placement, not by a move.
    asks(
        &used("revolt", "king toledo"),
        "special",
        expect![
            "red: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
        ],
    );
    check(
        &used("revolt", "king toledo"),
        "special; place castillo",
        expect![
            "RVT-1: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
        ],
    );
    check(
        &used("skirmish", "king castillo | toledo red 1"),
        "special; move red toledo castillo",
        expect![
            "RVT-1: move red toledo to galicia navarra aragon cataluna castilla valencia sevilla granada, or done"
        ],
    );
    check(
        "variants regency power-shift | king castillo | toledo red 1 | blue to move 1 opposing then choose",
        "move red toledo castillo",
        expect![
            "RVT-1: move red toledo to galicia navarra aragon cataluna castilla valencia sevilla granada, or done"
        ],
    );
    asks(
        &used("royal-adviser", "king castillo"),
        "special",
        expect!["red: king galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn the_revolt_lasts_until_the_king_moves() {
    // RVT-1: a second revolt changes nothing, the king's next move ends it.
    check(&used("revolt", "king castillo"), "special", expect!["red to use placement"]);
    asks(
        &used("your-majesty", "king castillo"),
        "special; king toledo",
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"],
    );
}

#[test]
fn beside_the_castillo_no_region_is_taboo() {
    // RVT-1: the castillo is the king's region, Galicia is not.
    let position = "king castillo | galicia red 1 blue 1 | grandes red galicia";
    asks(
        &used("skirmish", position),
        "special",
        expect![
            "red: move red galicia, blue galicia to navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
        ],
    );
    asks(
        &used("new-home", position),
        "special",
        expect!["red: grande navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    asks(&used("desertion", position), "special", expect!["blue: disc galicia"]);
    asks(
        &used("coup", position),
        "special; name galicia",
        expect!["blue: disc navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn the_castillo_never_is_a_region_that_a_card_means() {
    // RVT-1
    asks(
        &used("justice", "king castillo | castillo red 5"),
        "special",
        expect!["red: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        &used("heartland", "king castillo | castillo red 5 | toledo blue 1"),
        "special",
        expect![[r#"
        scores blue 7
        red to use placement"#]],
    );
    check(
        &used("outposts", "king castillo | castillo red 5 | tiles low castillo"),
        "special",
        expect!["red to use placement"],
    );
    asks(
        &used("country-seat", "king castillo | castillo red 1 | toledo blue 2"),
        "special",
        expect!["red: king toledo"],
    );
}

#[test]
fn under_revolt_scoring_the_castillo_can_give_the_kings_bonus() {
    // RVT-1, GRC-1: 5, and 2 for the king, and 2 for the grande inside.
    check(
        &used("revelation", "king castillo | castillo red 2 blue 1"),
        "special",
        expect![[r#"
        scores red 7 blue 3
        red to use placement"#]],
    );
    check(
        &used("revelation", "king castillo | castillo red 2 blue 1 | grandes red castillo"),
        "special",
        expect![[r#"
        scores red 9 blue 3
        red to use placement"#]],
    );
    check(
        &used("revelation", "king castillo | castillo red 2 blue 2"),
        "special",
        expect![[r#"
        scores red 3 blue 3
        red to use placement"#]],
    );
}

#[test]
fn under_revolt_nothing_leaves_the_castillo_in_a_general_scoring_and_no_disc_is_asked_for() {
    // RVT-1: castillo 5 + 2 king for red, 3 for blue; blue's Toledo 7; the next question is round 4's.
    let position = "variants regency | king castillo | round 3 | castillo red 2 blue 1 | grandes blue castillo | \
        toledo blue 1 | played red 9 | chosen revolt | red to use special";
    check(
        position,
        "done",
        expect![[r#"
        round 4
        scores red 7 blue 10
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        todo play red
        no played
        no chosen"#]],
    );
}

#[test]
fn under_revolt_no_tile_goes_to_or_from_the_castillo() {
    // RVT-1
    let position = used("decree", "king castillo | tiles low castillo");
    asks(
        &position,
        "special",
        expect!["red: tile high galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        &position,
        "special; tile low toledo",
        expect!["RVT-1: tile high galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        &position,
        "special; tile high castillo",
        expect!["RVT-1: tile high galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}
