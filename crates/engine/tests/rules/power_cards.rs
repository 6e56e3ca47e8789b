//! Rules on power cards: who plays when, what may be played, and what order follows.

use super::played::{self, play};
use super::{asks, check};
use engine::Player;
use expect_test::expect;

#[test]
fn power_cards_are_played_from_the_start_marker_clockwise_one_each() {
    // POW-1
    let position = "start green | todo play green";
    check(
        position,
        "green play 1; orange play 2; red play 3; blue play 4",
        expect![[r#"
            played red 3 blue 4 green 1 orange 2
            waiting red green orange
            blue to take 4 then choose"#]],
    );
    check(position, "orange play 5", expect!["POW-1: green must decide now"]);
    check(position, "play 1; green play 2", expect!["POW-1: orange must decide now"]);
}

#[test]
fn a_power_card_is_face_up() {
    // POW-1: everyone sees it before they play their own.
    let mut game = played::game("todo play red");
    play(&mut game, "red play 7");
    assert_eq!(game.board().played(Player::Red).map(|played| played.power.value()), Some(7), "POW-1");
}

#[test]
fn only_a_card_of_the_own_hand_is_played() {
    // POW-1: blue has played the 7 in an earlier round.
    let position = "round 2 | hand blue 1 2 3 4 5 6 8 9 10 11 12 13 | played red 9 | todo play blue";
    check(position, "play 7", expect!["POW-1: play 1 2 3 4 5 6 8 10 11 12 13"]);
}

#[test]
fn a_value_is_played_once_a_round() {
    // POW-2
    let position = "played red 9 blue 4 | todo play green";
    check(position, "play 9", expect!["POW-2: play 1 2 3 5 6 7 8 10 11 12 13"]);
    check(position, "play 4", expect!["POW-2: play 1 2 3 5 6 7 8 10 11 12 13"]);
    check(
        position,
        "play 5",
        expect![[r#"
        played red 9 blue 4 green 5
        todo play orange"#]],
    );
}

#[test]
fn the_highest_value_takes_the_first_turn_then_descending() {
    // POW-3: 8, 3, 5, 9 give the turns 9, 8, 5, 3.
    let position = "todo play red";
    let played = "play 8; play 3; play 5; play 9";
    let turns = "orange take 2; orange choose intrigue; orange done; red take 2; red choose justice; red done; \
        green take 4; green choose outposts; green done";
    check(
        position,
        &format!("{played}; {turns}"),
        expect![[r#"
        court red 2 green 4 orange 2
        played red 8 blue 3 green 5 orange 9
        offers intrigue:orange justice:red outposts:green decree your-majesty
        blue to take 5 then choose"#]],
    );
    check(position, &format!("{played}; red take 0"), expect!["POW-3: orange must decide now"]);
}

#[test]
fn a_played_card_is_out_at_the_end_of_the_round() {
    // POW-4
    let position = "played red 9 blue 4 | chosen justice | blue to use special";
    check(
        position,
        "done",
        expect![[r#"
        round 2
        start blue
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        hand blue 1 2 3 5 6 7 8 9 10 11 12 13
        todo play blue
        no played
        no offers
        no chosen"#]],
    );
    check(position, "done; play 4", expect!["POW-1: play 1 2 3 5 6 7 8 9 10 11 12 13"]);
}

#[test]
fn until_the_end_of_the_round_the_card_stays_on_the_table() {
    // POW-4: red's turn is over, red's 9 still lies there.
    let mut game = played::game("played red 9 blue 4 | waiting blue | chosen justice | red to use special");
    play(&mut game, "red done");
    assert!(game.board().played(Player::Red).is_some(), "POW-4");
}

#[test]
fn a_card_that_empowerment_returned_can_be_played_again() {
    // POW-4
    let position = "round 2 | hand red 1 2 3 5 6 7 8 10 11 12 13 | played red 9 blue 4 | chosen empowerment | \
        red to use special";
    asks(position, "special; recall 4; blue play 1", expect!["green: play 2 3 4 5 6 7 8 9 10 11 12 13"]);
}

#[test]
fn in_the_last_round_five_cards_leave_the_fifth_player_one_to_play() {
    // POW-5: 13 less 8 are five, and four values are taken.
    let hands = "hand red 1 2 3 4 5 | hand blue 1 2 3 4 5 | hand green 1 2 3 4 5 | hand orange 1 2 3 4 5 | \
        hand purple 1 2 3 4 5";
    let position = format!("players 5 | round 9 | {hands} | todo play red");
    asks(&position, "play 1; play 2; play 3; play 4", expect!["purple: play 5"]);
    check(
        &position.replace("purple 1 2 3 4 5", "purple 1 2 3 4"),
        "",
        expect!["position: POW-5: power cards of purple: found 4, expected at least 5 from round 9 on"],
    );
}

#[test]
fn a_plain_card_is_always_allowed_whatever_modifiers_did() {
    // POW-5: four sums stand where four of purple's five plain cards would.
    let hands = "hand red 1 2 3 4 5 | hand blue 1 2 3 4 5 | hand green 1 2 3 4 5 | hand orange 1 2 3 4 5 | \
        hand purple 2 3 4 5 6";
    let modifiers = "modifiers red +1 | modifiers blue +1 | modifiers green +1 | modifiers orange +1";
    let position =
        format!("players 5 | variants power-shift | round 9 | {hands} | {modifiers} | todo play red");
    asks(&position, "play 1+1; play 2+1; play 3+1; play 4+1", expect!["purple: play 6"]);
}

#[test]
fn with_the_dummy_two_values_are_taken_at_most() {
    // POW-5: of five cards at least three can be played.
    let position =
        "players 2 | round 9 | hand red 1 2 3 4 5 | hand blue 1 2 3 4 5 | played dummy 3 | todo play red";
    asks(position, "play 5", expect!["blue: play 1 2 4"]);
}
