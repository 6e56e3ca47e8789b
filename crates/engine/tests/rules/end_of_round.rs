//! The end of a round: unused cards, the start marker, what is put away, and whether a scoring follows.

use super::played::{game, kinds, play};
use super::{asks, check};
use engine::Event;
use expect_test::expect;

/// The last turn of a round; `decree` or whatever is not taken is left over.
fn last_turn(offers: &str) -> String {
    format!(
        "king castilla | court red 1 | played red 5 blue 6 green 7 orange 8 \
         | offers {offers} | chosen march | red to use placement"
    )
}

fn discarded(position: &str) -> Vec<String> {
    let events = play(&mut game(position), "red done");
    let card =
        |event: &Event| if let Event::Discarded { card } = event { Some(card.to_string()) } else { None };
    events.iter().filter_map(card).collect()
}

#[test]
fn unused_action_cards_go_to_the_discard() {
    let left = discarded(&last_turn("march:red justice:blue fiesta decree:green your-majesty:orange"));
    assert_eq!(left, ["fiesta"], "END-1");
}

#[test]
fn the_unused_king_card_stays_for_the_next_round() {
    let position = last_turn("march:red justice:blue fiesta:orange decree:green your-majesty");
    assert_eq!(discarded(&position), [""; 0], "END-1");
    asks(
        &position,
        "done; red play 1; blue play 2; green play 3; orange play 4; take 0",
        expect!["orange: choose intrigue justice outposts decree your-majesty"],
    );
}

#[test]
fn an_unused_card_of_new_regency_goes_to_the_discard() {
    let offers = last_turn("march:red justice:blue fiesta:orange decree:green exile");
    assert_eq!(discarded(&format!("variants regency | {offers}")), ["exile"], "END-1");
}

#[test]
fn every_unused_card_goes_to_the_discard() {
    let position = "players 3 | king castilla | court red 1 | played red 5 blue 6 green 7 \
        | offers march:red justice fiesta decree:green your-majesty:blue | chosen march | red to use placement";
    assert_eq!(discarded(position), ["justice", "fiesta"], "END-1");
}

#[test]
fn the_lowest_power_value_takes_the_start_marker_and_plays_first() {
    // END-2
    check(
        "king castilla | start red | court red 1 | chosen march | played red 5 blue 2 green 7 orange 8 \
         | red to use placement",
        "done",
        expect![[r#"
            round 2
            start blue
            hand red 1 2 3 4 6 7 8 9 10 11 12 13
            hand blue 1 3 4 5 6 7 8 9 10 11 12 13
            hand green 1 2 3 4 5 6 8 9 10 11 12 13
            hand orange 1 2 3 4 5 6 7 9 10 11 12 13
            todo play blue
            no played
            no chosen"#]],
    );
}

#[test]
fn the_marker_advances_and_a_scoring_follows_rounds_three_six_and_nine() {
    for round in 1..=9 {
        let mut game = game(&format!(
            "round {round} | king castilla | court red 1 | chosen march | red to use placement"
        ));
        let events = play(&mut game, "red done");
        let scored = events.contains(&Event::ScoringBegan { round });
        let advanced = events.contains(&Event::RoundBegan { round: round + 1 });
        assert_eq!((scored, advanced), (round % 3 == 0, round % 3 != 0), "END-3: round {round}");
        assert_eq!(game.board().round(), if scored { round } else { round + 1 }, "END-3");
    }
}

#[test]
fn the_marker_advances_after_the_scoring() {
    // END-3, END-4
    check(
        "round 3 | king castilla | discs red granada blue granada green granada | todo discs orange for scoring",
        "disc granada",
        expect![[r#"
            round 4
            todo play red
            no discs"#]],
    );
}

const LAST_OF_ROUND_3: &str = "variants veto | round 3 | king castilla | court red 1 | chosen march \
    | played red 5 blue 6 green 7 orange 8 | offers march:red justice fiesta:blue decree:green your-majesty:orange \
    | veto blue 1 | red to use placement";

#[test]
fn everything_is_put_away_before_the_general_scoring() {
    // END-4: the marker still stands on round 3 while discs are set.
    check(
        LAST_OF_ROUND_3,
        "done",
        expect![[r#"
            hand red 1 2 3 4 6 7 8 9 10 11 12 13
            hand blue 1 2 3 4 5 7 8 9 10 11 12 13
            hand green 1 2 3 4 5 6 8 9 10 11 12 13
            hand orange 1 2 3 4 5 6 7 9 10 11 12 13
            todo discs red blue green orange for scoring
            no played
            no offers
            no chosen
            no veto blue"#]],
    );
}

#[test]
fn a_round_ends_in_the_order_of_the_rule() {
    let mut game = game(LAST_OF_ROUND_3);
    let events = play(&mut game, "red done");
    assert_eq!(kinds(&events), "turn-ended discarded start-marker veto-ended scoring-began", "END-4");
    let events =
        play(&mut game, "red disc granada; blue disc granada; green disc granada; orange disc granada");
    let after = "disc-set disc-set disc-set disc-set castillo-opened disc-turned disc-turned disc-turned disc-turned \
                 round-began revealed revealed revealed revealed revealed";
    assert_eq!(kinds(&events), after, "END-4");
}

#[test]
fn a_general_scoring_is_held_under_the_number_of_the_round_just_played() {
    let events = play(&mut game(LAST_OF_ROUND_3), "red done");
    assert!(events.contains(&Event::ScoringBegan { round: 3 }), "END-4");
}

#[test]
fn the_dummy_s_power_card_is_put_away_too() {
    // END-4
    check(
        "players 2 | round 3 | king castilla | court red 1 | chosen march | played red 1 blue 2 dummy 3 \
         | red to use placement",
        "done",
        expect![[r#"
            hand red 2 3 4 5 6 7 8 9 10 11 12 13
            hand blue 1 3 4 5 6 7 8 9 10 11 12 13
            todo discs red blue for scoring
            no played
            no chosen"#]],
    );
}
