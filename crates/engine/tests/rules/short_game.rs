//! Rules on the short game: which rounds are played, and that nothing else changes.

use super::check;
use super::played::{self, play};
use super::setup::{deal, whole_story};
use engine::{Event, Game, Variants};
use expect_test::expect;

/// The rounds that begin and the general scorings, as they come in a random game.
fn course(variants: Variants) -> String {
    let said = |event: &Event| {
        if let Event::RoundBegan { round } = event {
            Some(round.to_string())
        } else if let Event::ScoringBegan { round } = event {
            Some(format!("scoring {round}"))
        } else {
            (*event == Event::GameOver).then(|| "over".to_owned())
        }
    };
    whole_story(variants).iter().filter_map(said).collect::<Vec<_>>().join(" ")
}

#[test]
fn six_rounds_are_played_on_the_fields_2_3_5_6_8_and_9() {
    for players in 2..=5 {
        let rounds = course(Variants::players(players).unwrap().with_short());
        assert_eq!(rounds, "2 3 scoring 3 5 6 scoring 6 8 9 scoring 9 over", "SHT-1");
    }
}

#[test]
fn the_marker_is_never_on_1_4_or_7() {
    // SHT-1
    check(
        "variants short | round 1 | todo play red",
        "",
        expect!["position: SHT-1: the short game skips round 1"],
    );
    check(
        "variants short | round 4 | todo play red",
        "",
        expect!["position: SHT-1: the short game skips round 4"],
    );
    check(
        "variants short | round 7 | todo play red",
        "",
        expect!["position: SHT-1: the short game skips round 7"],
    );
}

#[test]
fn a_scoring_follows_the_fields_3_6_and_9() {
    // SHT-2: after the second round played, not after the third.
    let end = |round| {
        format!(
            "variants short | round {round} | king toledo | played red 9 | chosen justice | red to use special"
        )
    };
    check(
        &end(2),
        "done",
        expect![[r#"
        round 3
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        todo play red
        no played
        no offers
        no chosen"#]],
    );
    check(
        &end(3),
        "done",
        expect![[r#"
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        todo discs red blue green orange for scoring
        no played
        no offers
        no chosen"#]],
    );
    check(
        &end(5),
        "done",
        expect![[r#"
        round 6
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        todo play red
        no played
        no offers
        no chosen"#]],
    );
}

#[test]
fn the_stacks_are_turned_up_card_by_card_whatever_the_field_says() {
    // SHT-2: the third round is that of field 5, and it shows the third card of each stack.
    let stack =
        "stack 2 assassin levy civil-war justice justice justice justice withdrawal disbandment desertion";
    let position = format!(
        "variants short | {stack} | round 3 | king toledo | todo discs red blue green orange for scoring"
    );
    let mut game = played::game(&position);
    play(&mut game, "red disc toledo; blue disc toledo; green disc toledo; orange disc toledo");
    let second = game.board().offers().nth(1).map(|offer| offer.card.id());
    assert_eq!((game.board().round(), second), (5, Some("civil-war")), "SHT-2");
}

#[test]
fn the_dummy_draws_two_region_cards_a_round_and_all_nine_are_shuffled_after_each_scoring() {
    // SHT-2: the second part begins with the first card of the second draw, the third power card is on top.
    let regions = "dummy-regions galicia navarra aragon cataluna castilla toledo \
        sevilla granada valencia toledo castilla aragon galicia navarra aragon cataluna castilla toledo";
    let powers = "dummy-powers 5 6 7 8 1 2 3 4 9 10 11 12 13";
    let position = format!(
        "players 2 | variants short | {regions} | {powers} | round 3 | drawn 4 | king toledo | \
        todo discs red blue for scoring"
    );
    check(
        &position,
        "red disc toledo; blue disc toledo",
        expect![[r#"
        round 5
        sevilla dummy 2
        granada dummy 2
        played dummy 7
        drawn 2
        todo play red"#]],
    );
}

#[test]
fn everyone_begins_with_thirteen_cards_and_the_game_ends_on_field_9() {
    // SHT-2: all else is unchanged.
    let variants = Variants::players(4).unwrap().with_short();
    let game = Game::new(&deal(variants, 1));
    let start = game.board().start();
    assert_eq!((game.board().round(), game.decision(start).map(|hand| hand.len())), (2, Some(13)), "SHT-2");
    let position = "variants short | round 9 | king toledo | sevilla red 1 | todo discs red blue green orange for scoring";
    check(
        position,
        "red disc toledo; blue disc toledo; green disc toledo; orange disc toledo",
        expect![[r#"
        scores red 4
        over"#]],
    );
}
