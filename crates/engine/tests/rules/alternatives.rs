//! Rules on the alternative cards: how they come in, and everything about vetoes.

use super::played::{self, play};
use super::setup::deal;
use super::{asks, check, trial};
use engine::variants::Alternatives;
use engine::{Card, Decision, Player, Variants};
use expect_test::{Expect, expect};

fn dealt(players: u8, words: &str, seed: u64) -> Vec<Vec<Card>> {
    let plain = Variants::players(players).expect("a valid number of players");
    let variants = words.split_whitespace().try_fold(plain, Variants::with_word).expect("all are variants");
    deal(variants, seed).parts().stacks
}

/// In each stack: how many cards of the base game, and the alternatives by name.
fn composition(players: u8, words: &str, expected: Expect) {
    let line = |stack: &Vec<Card>| {
        let (alternatives, base): (Vec<&Card>, Vec<&Card>) =
            stack.iter().partition(|card| ["representation", "veto", "rivalry"].contains(&card.id()));
        alternatives.iter().fold(base.len().to_string(), |line, card| format!("{line} + {card}"))
    };
    expected.assert_eq(&dealt(players, words, 7).iter().map(line).collect::<Vec<_>>().join("\n"));
}

#[test]
fn each_alternative_replaces_one_card_of_its_stack() {
    // ALT-1: all four take 1, 2, 0 and 1 cards out of the stacks 1 to 4.
    composition(
        4,
        "representation veto veto rivalry",
        expect![[r#"
        9 + representation
        8 + veto + veto
        10
        9 + rivalry
        1"#]],
    );
    composition(
        4,
        "veto",
        expect![[r#"
        10
        9 + veto
        10
        10
        1"#]],
    );
    composition(
        4,
        "",
        expect![[r#"
        10
        10
        10
        10
        1"#]],
    );
}

#[test]
fn any_subset_may_be_used_each_veto_on_its_own() {
    for words in ["veto", "veto veto", "rivalry representation", "veto rivalry"] {
        let plain = Variants::players(4).unwrap();
        assert!(words.split_whitespace().try_fold(plain, Variants::with_word).is_ok(), "ALT-1: {words}");
    }
    let more = Alternatives::ALL.with("veto".parse().unwrap()).unwrap();
    let refused = Variants::players(4).unwrap().with_alternatives(more);
    assert!(refused.is_err_and(|reason| reason.to_string().starts_with("ALT-1")));
}

#[test]
fn the_card_that_makes_way_is_random() {
    // ALT-1: over many deals of stack 4, kinds of which there is one copy make way now and then, not always.
    let missing = |card: &str, seed| dealt(4, "rivalry", seed)[3].iter().all(|other| other.id() != card);
    for card in ["coup", "summons", "royal-adviser"] {
        let times = (0..200).filter(|seed| missing(card, *seed)).count();
        assert!((5..60).contains(&times), "ALT-1: {card} made way in {times} of 200 deals");
    }
}

#[test]
fn an_alternative_can_be_anywhere_in_its_stack() {
    // ALT-1: it is shuffled in.
    let place = |seed| dealt(4, "rivalry", seed)[3].iter().position(|card| card.id() == "rivalry");
    let places: std::collections::HashSet<_> = (0..200).map(place).collect();
    assert_eq!(places.len(), 10, "ALT-1");
}

#[test]
fn alternatives_are_swapped_in_before_stacks_two_and_three_are_merged() {
    // ALT-2: the vetoes replace cards of stack 2, never of stack 3.
    for seed in 0..20 {
        for players in [2, 3] {
            let words = if players == 3 { "veto veto merged" } else { "veto veto" };
            let merged = &dealt(players, words, seed)[1];
            let scorings = merged.iter().filter(|card| card.face().stack == 3).count();
            assert_eq!((merged.len(), scorings), (20, 10), "ALT-2");
            assert_eq!(merged.iter().filter(|card| card.id() == "veto").count(), 2, "ALT-2");
        }
    }
}

/// Red has this card and a caballero to place, so that the turn goes on after the special action.
fn used(card: &str, rest: &str) -> String {
    format!(
        "variants veto veto | king toledo | court red 1 | chosen {card} | red to use special placement | {rest}"
    )
}

#[test]
fn the_holder_is_asked_before_anything_of_a_special_action_happens() {
    // VET-1: nobody was scored, nothing was named, and the acting player waits.
    let position = used("revelation", "castillo red 1 | veto blue 2");
    check(&position, "special", expect!["red to veto blue then use placement"]);
    asks(&position, "special", expect!["blue: veto or allow"]);
    check(&position, "special; red done", expect!["VET-1: blue must decide now"]);
    check(&position, "special; place castilla", expect!["VET-1: veto or allow"]);
}

#[test]
fn the_holder_learns_the_card_and_neither_targets_nor_branch() {
    // VET-1
    let mut game = played::game(&used("representation", "galicia red 1 | veto blue 2"));
    play(&mut game, "red special");
    let (card, by) = ("representation".parse().unwrap(), Player::Red);
    assert_eq!(game.decision(Player::Blue), Some(Decision::Veto { card, by }), "VET-1");
    asks(
        &used("representation", "galicia red 1 | veto blue 2"),
        "special; allow",
        expect!["red: branch 1 to 2"],
    );
}

#[test]
fn allowed_the_special_action_goes_on_and_the_veto_stays() {
    // VET-1
    let position = used("revelation", "castillo red 1 | veto blue 2");
    check(
        &position,
        "special; allow",
        expect![[r#"
        scores red 5
        red to use placement"#]],
    );
}

#[test]
fn two_holders_are_asked_clockwise_and_the_first_yes_is_final() {
    // VET-1: from green the order is orange, blue.
    let position = "variants veto veto | king toledo | castillo green 1 | court green 1 | veto blue 2 | \
        veto orange 2 | chosen revelation | green to use special placement";
    asks(position, "special", expect!["orange: veto or allow"]);
    check(position, "special; blue veto", expect!["VET-1: orange must decide now"]);
    check(
        position,
        "special; veto",
        expect![[r#"
        green to use placement vetoed
        no veto orange"#]],
    );
    asks(position, "special; allow", expect!["blue: veto or allow"]);
    check(
        position,
        "special; allow; veto",
        expect![[r#"
        green to use placement vetoed
        no veto blue"#]],
    );
    check(
        position,
        "special; allow; allow",
        expect![[r#"
        scores green 5
        green to use placement"#]],
    );
}

#[test]
fn a_vetoed_player_still_places_and_may_not_try_again() {
    // VET-2, D-21: the special action is cancelled, the placement stays.
    let position = used("revelation", "castillo red 1 | veto blue 2");
    check(
        &position,
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue"#]],
    );
    asks(
        &position,
        "special; veto",
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"],
    );
    check(
        &position,
        "special; veto; special",
        expect!["VET-2: place aragon castilla valencia sevilla granada castillo, or done"],
    );
}

#[test]
fn laying_down_a_veto_can_be_vetoed() {
    // VET-2: then both are gone.
    check(
        &used("veto", "veto blue 1"),
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue"#]],
    );
    check(
        &used("veto", "veto blue 1"),
        "special; allow",
        expect![[r#"
        veto red 2
        red to use placement"#]],
    );
}

#[test]
fn nobody_vetoes_their_own_special_action() {
    // VET-2: only the other holder is asked.
    check(
        &used("revelation", "castillo red 1 | veto red 2"),
        "special",
        expect![[r#"
        scores red 5
        red to use placement"#]],
    );
    asks(&used("justice", "veto red 2 | veto blue 1"), "special", expect!["blue: veto or allow"]);
    check(
        &used("veto", "veto red 1"),
        "special",
        expect![[r#"
        veto red 2
        red to use placement"#]],
    );
}

#[test]
fn the_dummy_has_no_special_action_to_veto() {
    // VET-2: it removes the King card and blue's turn begins.
    let position = "players 2 | variants veto | king toledo | veto blue 2 | played red 9 blue 4 dummy 6 | \
        waiting blue dummy | chosen justice | red to use special";
    check(
        position,
        "done",
        expect![[r#"
        offers intrigue veto decree your-majesty:dummy
        blue to take 4 then choose
        no waiting
        no chosen"#]],
    );
}

#[test]
fn a_veto_ends_with_the_round_after_the_one_it_was_taken_in() {
    // VET-3: red's was laid in this round, blue's in the last one.
    let position =
        "variants veto veto | veto red 2 | veto blue 1 | played red 9 | chosen justice | red to use special";
    check(
        position,
        "done",
        expect![[r#"
        round 2
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        veto red 1
        todo play red
        no played
        no chosen
        no veto blue"#]],
    );
}

#[test]
fn a_veto_that_ends_with_round_three_is_gone_before_the_general_scoring() {
    // VET-3, END-4
    let position = "variants veto veto | round 3 | veto red 2 | veto blue 1 | played red 9 | chosen justice | \
        red to use special";
    check(
        position,
        "done",
        expect![[r#"
        hand red 1 2 3 4 5 6 7 8 10 11 12 13
        veto red 1
        todo discs red blue green orange for scoring
        no played
        no offers
        no chosen
        no veto blue"#]],
    );
}

#[test]
fn who_holds_both_is_asked_once_and_spends_the_one_that_ends_first() {
    // VET-3
    check(
        &used("justice", "veto blue 2 | veto blue 1"),
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue 1"#]],
    );
    check(
        &used("justice", "veto blue 1 | veto blue 2"),
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue 1"#]],
    );
    asks(
        &used("justice", "veto blue 2 | veto blue 1"),
        "special; allow",
        expect!["red: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn one_player_may_hold_both_each_with_its_own_end() {
    // VET-3: at the end of a round the one with 1 is gone and the one with 2 has become 1.
    check(
        &used("veto", "veto red 1"),
        "special",
        expect![[r#"
        veto red 2
        red to use placement"#]],
    );
    let position = "variants veto veto | veto red 1 | veto red 2 | chosen justice | red to use special";
    check(
        position,
        "done",
        expect![[r#"
        round 2
        todo play red
        no chosen
        no veto red 2"#]],
    );
}

#[test]
fn a_veto_cancels_all_of_a_special_action_or_nothing() {
    // VET-4: neither half of the competition happens; once begun it cannot be stopped.
    let position = "variants regency veto | king toledo | grandes red sevilla | court red 1 | veto blue 2 | \
        chosen competition | red to use special placement";
    check(
        position,
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue"#]],
    );
    check(
        position,
        "special; allow; king sevilla",
        expect![[r#"
        king sevilla
        grandes red castillo
        red to use placement"#]],
    );
    check(position, "special; allow; blue veto", expect!["POW-3: red must decide now"]);
}

#[test]
fn taking_to_court_an_ability_and_the_placement_cannot_be_vetoed() {
    // VET-4: blue holds a veto and is asked only when red announces.
    let position = "variants power-shift veto | king toledo | court red 1 | veto blue 2 | galicia blue 1 | \
        played red 9-1 | spent red -1 | red to take 2 then move 1 opposing then choose";
    check(
        position,
        "take 2; move blue galicia sevilla; choose outposts; place castilla; done",
        expect![[r#"
        castilla red 1
        sevilla blue 1
        court red 2
        offers intrigue veto outposts:red decree your-majesty
        chosen outposts
        red to use special
        no galicia"#]],
    );
    asks(
        position,
        "take 2; move blue galicia sevilla; choose outposts; place castilla; done; special",
        expect!["blue: veto or allow"],
    );
}

#[test]
fn a_general_scoring_cannot_be_vetoed() {
    // VET-4
    let position = "variants veto | round 3 | king toledo | sevilla red 1 | veto blue 1 | \
        todo discs red blue green orange for scoring";
    check(
        position,
        "red disc toledo; blue veto",
        expect!["SCO-1: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn an_action_that_would_do_nothing_is_announced_all_the_same() {
    // VET-1, ACT-5: the deputy with the king abroad.
    let position = "variants regency veto | king france | court red 1 | veto blue 2 | chosen deputy | \
        red to use special placement";
    check(
        position,
        "special; veto",
        expect![[r#"
        red to use placement vetoed
        no veto blue"#]],
    );
}

#[test]
fn a_vetoed_infiltration_opens_nothing_and_a_vetoed_king_stays() {
    // VET-2: the placement is the one without the special action.
    let position = |card| {
        format!(
            "variants regency veto | king toledo | court red 1 | veto blue 2 | chosen {card} | red to use special placement"
        )
    };
    asks(
        &position("infiltration"),
        "special; veto",
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"],
    );
    asks(
        &position("revolt"),
        "special; veto",
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"],
    );
}

#[test]
fn a_player_without_a_veto_is_never_asked() {
    // VET-1
    check(
        &used("revelation", "castillo red 1 | veto blue 2"),
        "special; green veto",
        expect!["VET-1: blue must decide now"],
    );
    check(
        &used("revelation", "castillo red 1"),
        "special",
        expect![[r#"
        scores red 5
        red to use placement"#]],
    );
}

#[test]
fn rivalry_may_name_the_kings_region_or_an_empty_one() {
    // RIV-1: Toledo gives 7 and the king's bonus, empty Navarra nothing.
    let position = "variants rivalry | king toledo | toledo red 1 | court red 1 | chosen rivalry | \
        red to use special placement";
    check(
        position,
        "special; red disc toledo; blue disc navarra; green disc galicia; orange disc galicia",
        expect![[r#"
        scores red 9
        red to use placement"#]],
    );
}

#[test]
fn rivalry_asks_both_players_and_never_the_dummy() {
    // RIV-1
    let position = "players 2 | variants rivalry | king toledo | sevilla red 1 dummy 2 | court red 1 | \
        chosen rivalry | red to use special placement";
    asks(
        position,
        "special",
        expect![[r#"
        red: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
        blue: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"#]],
    );
    check(
        position,
        "special; red disc sevilla; blue disc galicia",
        expect![[r#"
        scores red 3
        red to use placement"#]],
    );
    check(position, "special; red disc sevilla; blue disc sevilla", expect!["red to use placement"]);
}

#[test]
fn vetoes_outlive_the_rounds_that_the_short_game_skips() {
    // VET-3, SHT-2: laid in round 3, it is there in round 5, the round after it, and gone in round 6.
    let position = "variants short veto | king toledo | round 3 | played red 9 | court red 1 | chosen veto | \
        red to use special placement";
    let discs = "red disc toledo; blue disc toledo; green disc toledo; orange disc toledo";
    let mut game = played::game(position);
    play(&mut game, &format!("red special; red place castilla; {discs}"));
    assert_eq!((game.board().round(), game.board().vetoes().count()), (5, 1), "VET-3");
    let fifth = trial(
        "variants short veto | round 5 | veto red 1 | played red 9 | chosen justice | red to use special",
        "done",
    );
    assert!(fifth.starts_with("round 6\n") && fifth.ends_with("no veto red"), "VET-3: {fifth}");
}
