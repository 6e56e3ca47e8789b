//! Positions in which one answer is right.

use std::collections::BTreeSet;

use engine::Player;

use super::common::answer;

fn check(kinds: &[&str], position: &str, right: &[&str]) {
    for kind in kinds {
        let action = answer(kind, position, Player::Red, 1).to_string();
        assert!(right.contains(&action.as_str()), "{kind} answers {action}, not {right:?}, to: {position}");
    }
}

const ALL: [&str; 4] = ["squire", "caballero", "grande", "master"];

#[test]
fn a_region_is_scored_where_one_is_first() {
    check(
        &ALL,
        "round 5 | king galicia | toledo red 4 blue 1 | castilla blue 5 red 1 | navarra green 2 | \
         chosen justice | red to name score",
        &["name toledo"],
    );
}

/// The king stands beside the castillo, so nothing goes in. In the full regions green and orange are out of reach.
fn last_round(full: &str, rest: &str) -> String {
    let full: String = full.split(' ').map(|region| format!(" | {region} green 5 orange 4")).collect();
    format!("variants regency | round 9 | king castillo{full} | {rest}")
}

#[test]
fn the_last_caballero_breaks_the_tie_that_costs_most() {
    let rest =
        "toledo red 3 blue 3 | navarra red 1 blue 4 | cataluna red 4 blue 1 | court red 1 | red to place 1";
    let position = last_round("galicia aragon castilla valencia sevilla granada", rest);
    check(&["caballero", "grande", "master"], &position, &["place toledo"]);
}

#[test]
fn nobody_gives_up_a_first_place_before_the_last_scoring() {
    let rest = "toledo red 3 blue 2 | granada blue 3 red 2 | sevilla red 3 blue 1 | red to move 1 own";
    let position = last_round("galicia navarra aragon cataluna castilla valencia", rest);
    for kind in ["caballero", "grande", "master"] {
        let action = answer(kind, &position, Player::Red, 1).to_string();
        assert!(!action.starts_with("move red toledo"), "{kind} answers {action}");
    }
}

#[test]
fn a_scoring_that_brings_much_to_another_is_vetoed() {
    let position = "round 9 | variants veto | king galicia | toledo blue 5 | castilla blue 5 | granada blue 5 | \
                    valencia red 1 green 1 orange 1 | scores red 90 blue 88 green 20 orange 20 | veto red 1 | \
                    chosen strongholds | blue to use special placement";
    let game = engine::notation::read_position(position, engine::Edition::embedded()).unwrap();
    let mut asked = game;
    asked.apply(Player::Blue, engine::Action::Special).unwrap();
    let position = engine::notation::write_position(&asked);
    check(&["squire", "grande", "master"], &position, &["veto"]);
}

/// Blue can overtake red in one of two regions, red can save one: a predictable player loses.
fn discs(kind: &str) -> BTreeSet<String> {
    let position = "players 2 | round 9 | king galicia | castillo red 1 blue 2 | \
                    navarra red 3 blue 2 | valencia red 3 blue 2 | \
                    aragon dummy 5 blue 2 | cataluna dummy 5 blue 2 | castilla dummy 5 blue 2 | \
                    toledo dummy 5 blue 2 | sevilla dummy 5 blue 2 | granada dummy 5 blue 2 | todo discs red blue for scoring";
    (0..24).map(|seed| answer(kind, position, Player::Red, seed).to_string()).collect()
}

#[test]
fn a_secret_choice_cannot_be_foreseen() {
    let both: BTreeSet<_> = ["disc navarra", "disc valencia"].map(str::to_owned).into();
    assert_eq!(discs("grande"), both);
    assert_eq!(discs("master"), both);
}
