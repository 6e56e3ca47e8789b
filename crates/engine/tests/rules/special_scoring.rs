//! Scorings by action cards: which regions, with bonuses and tiles, in which order.

use super::played::{edition_with, game_of, play};
use super::{asks, check};
use engine::{Event, Site};
use expect_test::{Expect, expect};

/// Red uses the special action of a card; the placement is still to come.
fn score(card: &str, board: &str, actions: &str, expected: Expect) {
    let position = format!("{board} | court red 1 | chosen {card} | red to use special placement");
    check(&position, actions, expected);
}

#[test]
fn a_region_is_scored_as_in_a_general_scoring_with_bonuses_the_kings_region_too() {
    // SCR-1, SCO-5: Granada 6 + 2 + 2, then 3 and 1.
    score(
        "justice",
        "king granada | granada red 3 blue 2 green 1 | grandes red granada",
        "special; name granada",
        expect![[r#"
            scores red 10 blue 3 green 1
            red to use placement"#]],
    );
}

#[test]
fn a_tie_gets_no_bonus_in_a_special_scoring() {
    // SCO-5, SCO-4
    score(
        "justice",
        "king granada | granada red 2 blue 2 green 1 | grandes red granada",
        "special; name granada",
        expect![[r#"
            scores red 3 blue 3 green 1
            red to use placement"#]],
    );
}

#[test]
fn every_region_may_be_named_for_scoring_but_not_the_castillo() {
    let position = "king granada | castillo red 1 | chosen justice | red to use special placement";
    asks(
        position,
        "special",
        expect!["red: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    // SCR-1: it is no region.
    check(
        position,
        "special; name castillo",
        expect![[
            r#"unknown region "castillo"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
        ]],
    );
}

#[test]
fn the_castillo_is_not_scored_unless_the_card_says_so() {
    // SCR-1: not with its own 5, not with a tile of 4.
    score("fiesta", "king toledo | castillo red 1", "special", expect!["red to use placement"]);
    score(
        "outposts",
        "king toledo | tiles low castillo | castillo red 1",
        "special",
        expect!["red to use placement"],
    );
    score("supremacy", "king toledo | castillo red 1", "special", expect!["red to use placement"]);
}

#[test]
fn a_tile_decides_which_regions_are_worth_four() {
    // SCR-1, SCO-6: Granada with 4/0/0 is one, Galicia with 8/4/0 is none.
    score(
        "outposts",
        "king castilla | tiles low granada high galicia | granada red 2 blue 1 | galicia green 1",
        "special",
        expect![[r#"
            scores red 4
            red to use placement"#]],
    );
}

#[test]
fn a_tile_at_the_castillo_counts_for_revelation() {
    // SCO-6
    score(
        "revelation",
        "king castilla | tiles high castillo | castillo red 2 blue 1",
        "special",
        expect![[r#"
            scores red 8 blue 4
            red to use placement"#]],
    );
}

#[test]
fn several_regions_are_scored_in_board_order() {
    let position = "king granada | navarra red 1 | aragon blue 1 | valencia green 1 | court red 1 \
        | chosen fiesta | red to use special placement";
    let order = |changes: &[(&str, &str)]| -> Vec<Site> {
        let events = play(&mut game_of(position, edition_with(changes)), "red special");
        let site = |event: &Event| if let Event::Scored { site, .. } = event { Some(*site) } else { None };
        events.iter().filter_map(site).collect()
    };
    assert_eq!(order(&[]), [Site::Navarra, Site::Aragon, Site::Valencia], "SCR-2");
    let swapped = [(
        r#""navarra", "aragon", "cataluna", "castilla""#,
        r#""castilla", "cataluna", "aragon", "navarra""#,
    )];
    assert_eq!(order(&swapped), [Site::Aragon, Site::Navarra, Site::Valencia], "SCR-2");
}
