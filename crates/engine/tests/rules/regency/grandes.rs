//! Rules on grandes that change places with the king or go into the castillo.

use super::super::{asks, check};
use super::used;
use expect_test::expect;

#[test]
fn competition_moves_grandes_only() {
    // CMP-1: caballeros stay, so do grandes in the region he leaves and elsewhere.
    let position = "king toledo | sevilla red 2 blue 1 | grandes red sevilla blue toledo green galicia";
    check(
        &used("competition", position),
        "special; king sevilla",
        expect![[r#"
        king sevilla
        grandes red castillo blue toledo green galicia
        red to use placement"#]],
    );
}

#[test]
fn from_beside_the_castillo_competition_still_locks_up() {
    // CMP-1: the king has left it before; those inside stay inside.
    let position = "king castillo | grandes red sevilla blue castillo";
    check(
        &used("competition", position),
        "special; king sevilla",
        expect![[r#"
        king sevilla
        grandes red castillo blue castillo
        red to use placement"#]],
    );
}

#[test]
fn a_grande_in_the_castillo_wins_its_bonus_there_and_stays_inside() {
    // GRC-1: for a sole first with caballeros inside.
    check(
        &used("revelation", "king toledo | castillo red 2 blue 1 | grandes red castillo"),
        "special",
        expect![[r#"
        scores red 7 blue 3
        red to use placement"#]],
    );
    check(
        &used("revelation", "king toledo | castillo red 2 blue 2 | grandes red castillo"),
        "special",
        expect![[r#"
        scores red 3 blue 3
        red to use placement"#]],
    );
    check(
        &used("revelation", "king toledo | castillo blue 2 | grandes red castillo"),
        "special",
        expect![[r#"
        scores blue 5
        red to use placement"#]],
    );
}

#[test]
fn a_grande_leaves_the_castillo_with_its_owners_disc_with_or_without_caballeros() {
    // GRC-1: red's grande counts at once in Granada (6 + 2 after 5 + 2), blue's follows its disc alone.
    let position = "variants regency | king toledo | round 3 | castillo red 1 | grandes red castillo blue castillo | \
        todo discs red blue green orange for scoring";
    check(
        position,
        "red disc granada; blue disc navarra; green disc galicia; orange disc galicia",
        expect![[r#"
        round 4
        granada red 1
        grandes red granada blue navarra
        scores red 15
        todo play red
        no castillo"#]],
    );
}

#[test]
fn a_grande_stays_inside_when_the_disc_shows_the_kings_region() {
    // D-5, and under RVT-1 no disc is asked for at all.
    let position = "variants regency | king toledo | round 3 | castillo red 1 | grandes red castillo blue castillo | \
        todo discs red blue green orange for scoring";
    check(
        position,
        "red disc toledo; blue disc toledo; green disc galicia; orange disc galicia",
        expect![[r#"
        round 4
        court red 1
        scores red 7
        todo play red
        no castillo"#]],
    );
}

#[test]
fn a_grande_in_the_castillo_cannot_be_fetched() {
    // GRC-1: New Home does nothing, DEP-1: the deputy is another.
    check(
        &used("new-home", "king toledo | grandes red castillo"),
        "special",
        expect!["red to use placement"],
    );
    check(&used("deputy", "king toledo | grandes red castillo"), "special", expect!["red to use placement"]);
    check(
        &used("deputy", "king toledo | grandes red castillo blue sevilla"),
        "special; swap red",
        expect!["DEP-1: swap blue"],
    );
}

#[test]
fn the_deputy_takes_the_kings_place_and_nothing_else_moves() {
    // DEP-1, TAB-1: another grande stays in what is now the king's region.
    let position =
        "king toledo | toledo red 1 | sevilla blue 2 | grandes red toledo blue sevilla green sevilla";
    check(
        &used("deputy", position),
        "special; swap blue",
        expect![[r#"
        king sevilla
        grandes red toledo blue toledo green sevilla
        red to use placement"#]],
    );
}

#[test]
fn a_grande_in_the_kings_own_region_is_no_deputy() {
    // D-8
    let position = "king toledo | grandes red toledo blue sevilla";
    asks(&used("deputy", position), "special", expect!["red: swap blue"]);
    check(&used("deputy", position), "special; swap red", expect!["D-8: swap blue"]);
    check(
        &used("deputy", "king toledo | grandes red toledo blue toledo"),
        "special",
        expect!["red to use placement"],
    );
}

#[test]
fn without_a_king_in_a_region_there_is_no_deputy() {
    // DEP-1
    check(
        &used("deputy", "king france | grandes red toledo blue sevilla"),
        "special",
        expect!["red to use placement"],
    );
    check(
        &used("deputy", "king castillo | grandes red toledo blue sevilla"),
        "special",
        expect!["red to use placement"],
    );
}
