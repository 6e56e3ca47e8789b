//! Rules on setup and on the order of the rounds.

use super::played::{self, edition_with, kinds, play, random_game};
use super::{asks, check};
use engine::board::Tile;
use engine::card::Set;
use engine::{Card, Edition, Event, Game, Player, Region, Setup, Variants};
use expect_test::expect;
use rand_pcg::Pcg32;
use std::collections::HashSet;

/// A random setup, the same for the same seed.
pub(super) fn deal(variants: Variants, seed: u64) -> Setup {
    Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(seed, 1))
}

/// All events of a random game, including those before the first decision.
pub(super) fn whole_story(variants: Variants) -> Vec<Event> {
    let mut events = Vec::new();
    Game::begin(&deal(variants, 1), &mut events);
    random_game(variants, 1, |_, new| events.extend(new));
    events
}

fn players(count: u8) -> Variants {
    Variants::players(count).expect("a valid number of players")
}

#[test]
fn two_to_five_play() {
    // SET-1
    check("players 1 | todo play red", "", expect!["position: line 1: SET-1: a game has 2 to 5 players"]);
    check("players 6 | todo play red", "", expect!["position: line 1: SET-1: a game has 2 to 5 players"]);
    asks(
        "players 5 | played red 1 blue 2 green 3 orange 4 | todo play purple",
        "",
        expect!["purple: play 5 6 7 8 9 10 11 12 13"],
    );
    check(
        "players 3 | sevilla orange 1 | todo play red",
        "",
        expect!["position: SET-1: orange does not take part"],
    );
}

#[test]
fn two_and_three_play_on_another_side_than_four_and_five() {
    // SET-1: an edition in which Galicia is worth 9 on the 2–3 side alone.
    let printed = r#"galicia = { values = [4, 2, 0], certainty = "L""#;
    let edition = edition_with(&[(printed, r#"galicia = { values = [9, 2, 0], certainty = "L""#)]);
    let galicia = |count| {
        let setup = Setup::deal(edition, players(count), &mut Pcg32::new(1, 1));
        Game::new(&setup).bar(Region::Galicia.into())[0]
    };
    assert_eq!([2, 3, 4, 5].map(galicia), [9, 9, 4, 4], "SET-1");
}

#[test]
fn stacks_one_to_four_hold_ten_cards_and_the_fifth_is_your_majesty_alone() {
    let stacks = deal(players(4), 1).parts().stacks;
    assert_eq!(stacks.iter().map(Vec::len).collect::<Vec<_>>(), [10, 10, 10, 10, 1], "SET-2");
    for (index, stack) in stacks.iter().enumerate() {
        assert!(stack.iter().all(|card| usize::from(card.face().stack) == index + 1), "SET-2");
        assert!(stack.iter().all(|card| card.face().set == Set::Base), "SET-2: the variants stay in the box");
    }
    assert_eq!(stacks[4][0].id(), "your-majesty", "SET-2");
    for card in Card::all().filter(|card| card.face().set == Set::Base) {
        let there = stacks.iter().flatten().filter(|other| **other == card).count();
        assert_eq!(there, usize::from(Edition::embedded().card(card).copies), "SET-2: {card}");
    }
}

#[test]
fn each_stack_is_shuffled() {
    // SET-2
    let order = |stack: usize, seed| deal(players(4), seed).parts().stacks[stack].clone();
    assert!((0..4).all(|stack| (2..9).any(|seed| order(stack, seed) != order(stack, 1))), "SET-2");
}

#[test]
fn round_one_begins_without_points_or_tiles() {
    for count in 2..=5 {
        let game = Game::new(&deal(players(count), 1));
        let board = game.board();
        assert!(board.seats().iter().all(|player| board.score(player) == 0), "SET-3");
        assert!(Tile::ALL.into_iter().all(|tile| board.tile(tile).is_none()), "SET-3");
        assert_eq!(board.round(), 1, "SET-3");
    }
}

#[test]
fn each_player_has_thirteen_power_cards_a_grande_and_thirty_caballeros() {
    for count in 2..=5 {
        let game = Game::new(&deal(players(count), 1));
        let board = game.board();
        for player in board.seats().iter() {
            let regions: u8 = Region::ALL.into_iter().map(|region| board.caballeros(region, player)).sum();
            assert_eq!(regions + board.court(player) + board.province(player), 30, "SET-4");
            assert!(board.grande(player).is_some(), "SET-4");
        }
    }
    let game = Game::new(&deal(players(4), 1));
    let cards = game.decision(game.board().start()).map(|hand| hand.to_string());
    assert_eq!(cards.as_deref(), Some("play 1 2 3 4 5 6 7 8 9 10 11 12 13"), "SET-4");
    check(
        "sevilla red 20 | court red 11 | todo play red",
        "",
        expect!["position: SET-4: caballeros of red: found 31, expected at most 30"],
    );
}

#[test]
fn grande_and_two_caballeros_begin_in_a_region_of_ones_own_not_the_kings() {
    for seed in 0..50 {
        let setup = deal(players(5), seed);
        let (parts, game) = (setup.parts(), Game::new(&setup));
        let board = game.board();
        assert_eq!(board.king().region(), Some(parts.king), "SET-5");
        for (player, home) in board.seats().iter().zip(&parts.homes) {
            assert_eq!(board.grande(player), Some((*home).into()), "SET-5");
            assert_eq!(board.caballeros(*home, player), 2, "SET-5");
            assert_eq!(board.crowd(*home), 2, "SET-5: nobody shares a start region");
        }
        assert_eq!(board.crowd(parts.king), 0, "SET-5: nobody starts with the king");
    }
}

#[test]
fn every_region_can_be_the_first_of_the_king_and_of_each_player() {
    // SET-5: all nine cards are shuffled.
    let first = |seed| deal(players(5), seed).parts();
    let kings: HashSet<Region> = (0..200).map(|seed| first(seed).king).collect();
    assert_eq!(kings.len(), 9, "SET-5");
    for seat in 0..5 {
        let homes: HashSet<Region> = (0..200).map(|seed| first(seed).homes[seat]).collect();
        assert_eq!(homes.len(), 9, "SET-5");
    }
}

#[test]
fn a_set_up_with_a_shared_start_region_is_refused() {
    let variants = players(4);
    let parts = deal(variants, 1).parts();
    let refused = |home: Region| {
        let mut parts = parts.clone();
        parts.homes[1] = home;
        Setup::from_parts(Edition::embedded(), variants, &parts).map_err(|bad| bad.reason)
    };
    assert!(refused(parts.homes[0]).is_err_and(|reason| reason.to_string().starts_with("SET-5")));
    assert!(refused(parts.king).is_err_and(|reason| reason.to_string().starts_with("SET-5")));
}

#[test]
fn seven_begin_at_court_and_twenty_one_in_the_province() {
    for count in 2..=5 {
        let game = Game::new(&deal(players(count), 1));
        for player in game.board().seats().iter() {
            assert_eq!((game.board().court(player), game.board().province(player)), (7, 21), "SET-6");
        }
    }
}

#[test]
fn chance_gives_the_start_marker_to_any_seat() {
    for count in 2..=5 {
        let start = |seed| deal(players(count), seed).parts().start;
        let starts: HashSet<Player> = (0..100).map(start).collect();
        assert_eq!(starts.len(), usize::from(count), "SET-7");
    }
}

#[test]
fn a_table_may_set_the_start_marker() {
    let setup = deal(players(3), 1);
    for player in [Player::Red, Player::Blue, Player::Green] {
        let game = Game::new(&setup.with_start(player).unwrap());
        assert_eq!((game.board().start(), game.to_act().first()), (player, Some(player)), "SET-7");
    }
    assert!(setup.with_start(Player::Orange).is_none(), "SET-7: nobody sits there");
    assert!(setup.with_start(Player::Dummy).is_none(), "SET-7");
}

/// The phase a kind of event belongs to.
fn phase(kind: &str) -> Option<u8> {
    match kind {
        "revealed" => Some(1),
        "played" => Some(2),
        "turn-began" | "turn-ended" => Some(3),
        "start-marker" => Some(4),
        "scoring-began" => Some(5),
        _ => None,
    }
}

#[test]
fn nine_rounds_have_their_phases_in_order_and_every_third_ends_with_a_scoring() {
    let story = kinds(&whole_story(players(4)));
    let rounds: Vec<&str> = story.split("round-began").skip(1).collect();
    assert_eq!(rounds.len(), 9, "RND-1");
    for (index, round) in rounds.into_iter().enumerate() {
        let mut phases: Vec<u8> = round.split_whitespace().filter_map(phase).collect();
        phases.dedup();
        let expected: &[u8] = if index % 3 == 2 { &[1, 2, 3, 4, 5] } else { &[1, 2, 3, 4] };
        assert_eq!(phases, expected, "RND-1: round {}", index + 1);
    }
}

#[test]
fn the_top_card_of_each_stack_is_face_up_before_the_first_power_card() {
    for variants in [players(4), players(2), players(3).with_merged().unwrap(), players(5).with_regency()] {
        let setup = deal(variants, 1);
        let tops: Vec<Card> = setup.parts().stacks.iter().map(|stack| stack[0]).collect();
        let game = Game::new(&setup);
        assert_eq!(game.board().offers().map(|offer| offer.card).collect::<Vec<_>>(), tops, "REV-1");
        assert!(game.board().offers().all(|offer| offer.by.is_none()), "REV-1");
        let nobody = game.board().seats().iter().all(|player| game.board().played(player).is_none());
        assert!(nobody, "REV-1: seen before phase 2");
    }
}

#[test]
fn each_round_turns_up_the_next_card_and_the_king_card_again() {
    // REV-1
    let stacks =
        "stack 1 march militia exodus intrigue intrigue conspiracy conspiracy ambush upheaval skirmish";
    let position = format!("{stacks} | played red 9 | chosen justice | red to use special");
    let mut game = played::game(&position);
    play(&mut game, "red done");
    let shown: Vec<&str> = game.board().offers().map(|offer| offer.card.id()).collect();
    assert_eq!(shown, ["militia", "justice", "outposts", "decree", "your-majesty"], "REV-1");
}

#[test]
fn all_variants_combine_with_each_other_and_with_every_player_count() {
    for variants in Variants::all() {
        let story = kinds(&whole_story(variants));
        let count = |wanted: &str| story.split_whitespace().filter(|kind| *kind == wanted).count();
        let rounds = if variants.is_short() { 6 } else { 9 };
        assert_eq!((count("round-began"), count("scoring-began")), (rounds, 3), "VAR-1: {variants:?}");
        let passed = if variants.has_power_shift() { usize::from(variants.player_count()) } else { 0 };
        assert_eq!(count("received"), passed, "VAR-1: {variants:?}");
        let shown = rounds * if variants.is_merged() { 4 } else { 5 };
        assert_eq!(count("revealed"), shown, "VAR-1: {variants:?}");
    }
}

#[test]
fn everything_at_once_is_dealt_and_begun() {
    // VAR-1: short, New Regency, Power Shift, all alternatives, two players.
    let words = ["short", "regency", "power-shift", "representation", "veto", "veto", "rivalry"];
    let variants = words.into_iter().try_fold(players(2), Variants::with_word).unwrap();
    let parts = deal(variants, 1).parts();
    assert_eq!(parts.stacks.iter().map(Vec::len).collect::<Vec<_>>(), [10, 20, 10, 10], "VAR-1");
    assert!(parts.stacks[3].iter().all(|card| card.face().set == Set::Regency), "VAR-1");
    let alternatives = parts.stacks.iter().flatten().filter(|card| card.face().set == Set::Alternative);
    assert_eq!(alternatives.count(), 4, "VAR-1");
    assert_eq!(
        (parts.modifiers.len(), parts.dummy_powers.len(), parts.dummy_regions.len()),
        (2, 13, 3),
        "VAR-1"
    );
    assert_eq!(Game::new(&deal(variants, 1)).board().round(), 2, "VAR-1");
}
