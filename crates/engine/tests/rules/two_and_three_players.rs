//! Rules on two players with the dummy, and on three.

use super::played::{self, kinds, play};
use super::setup::{deal, whole_story};
use super::{asks, check};
use engine::{Card, Event, Game, Player, Region, Variants};
use expect_test::expect;

fn players(count: u8) -> Variants {
    Variants::players(count).expect("a valid number of players")
}

/// Red has this card and a caballero to place, so that the turn goes on after the special action.
fn used(card: &str, rest: &str) -> String {
    format!(
        "players 2 | king toledo | court red 1 blue 4 | chosen {card} | red to use special placement | {rest}"
    )
}

#[test]
fn the_dummy_has_thirty_caballeros_and_thirteen_shuffled_power_cards_and_nothing_else() {
    let (setup, other) = (deal(players(2), 1), deal(players(2), 2));
    let mut powers: Vec<u8> = setup.parts().dummy_powers.iter().map(|power| power.value()).collect();
    assert_ne!(setup.parts().dummy_powers, other.parts().dummy_powers, "DUM-1");
    powers.sort_unstable();
    assert_eq!(powers, (1..=13).collect::<Vec<u8>>(), "DUM-1");
    let game = Game::new(&setup);
    let board = game.board();
    let regions: u8 = Region::ALL.into_iter().map(|region| board.caballeros(region, Player::Dummy)).sum();
    assert_eq!(regions + board.province(Player::Dummy), 30, "DUM-1");
    assert_eq!((board.court(Player::Dummy), board.grande(Player::Dummy)), (0, None), "DUM-1");
    check(
        "players 2 | grandes dummy sevilla | todo play red",
        "",
        expect!["position: SET-1, DUM-1: dummy has no seat"],
    );
    check(
        "players 2 | court dummy 1 | todo play red",
        "",
        expect!["position: SET-1, DUM-1: dummy has no seat"],
    );
    check(
        "players 3 | sevilla dummy 1 | todo play red",
        "",
        expect!["position: SET-1: dummy does not take part"],
    );
}

#[test]
fn the_dummy_sets_no_disc_and_never_scores() {
    // DUM-1: it is first in the castillo and in Sevilla; red gets the second values, 3 and 3.
    let position = "players 2 | king toledo | round 9 | castillo red 1 dummy 2 | sevilla dummy 2 | \
        todo discs red blue for scoring";
    asks(
        position,
        "",
        expect![[r#"
        red: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
        blue: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"#]],
    );
    check(
        position,
        "red disc sevilla; blue disc toledo",
        expect![[r#"
        sevilla red 1 dummy 2
        castillo dummy 2
        scores red 6
        over"#]],
    );
}

#[test]
fn two_players_have_four_stacks() {
    // DUM-2: the second is stacks 2 and 3 shuffled together.
    let mixed = (0..9).filter(|seed| {
        let stacks = deal(players(2), *seed).parts().stacks;
        assert_eq!(stacks.iter().map(Vec::len).collect::<Vec<_>>(), [10, 20, 10, 1], "DUM-2");
        stacks[1][..10].iter().any(|card| card.face().stack == 2)
            && stacks[1][..10].iter().any(|card| card.face().stack == 3)
    });
    assert_eq!(mixed.count(), 9, "DUM-2");
    assert_eq!(Game::new(&deal(players(2), 1)).board().offers().count(), 4, "DUM-2");
}

const REGIONS: &str = "dummy-regions galicia navarra aragon cataluna castilla toledo \
    sevilla granada valencia toledo castilla aragon valencia granada aragon cataluna castilla toledo";

/// Round 1 ends, and round 2 begins with Aragón and Cataluña: what is placed for each card drawn.
fn drawn(rest: &str) -> String {
    let position = format!("players 2 | {REGIONS} | drawn 2 | chosen justice | red to use special | {rest}");
    let placed = |event: Event| {
        if let Event::DummyPlaced { region, count } = event {
            Some(format!("{region} {count}"))
        } else {
            None
        }
    };
    play(&mut played::game(&position), "red done")
        .into_iter()
        .filter_map(placed)
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn each_round_two_dummy_caballeros_go_to_each_of_two_drawn_regions() {
    assert_eq!(drawn("king galicia"), "aragon 2, cataluna 2", "DUM-3");
    check(
        &format!("players 2 | {REGIONS} | drawn 2 | chosen assassin | red to use special"),
        "done",
        expect![[r#"
            round 2
            aragon dummy 2
            cataluna dummy 2
            played dummy 2
            drawn 4
            todo play red
            no chosen"#]],
    );
    let events = whole_story(players(2));
    let rounds: Vec<&[Event]> =
        events.split(|event| matches!(event, Event::RoundBegan { .. })).skip(1).collect();
    let draws =
        |round: &&[Event]| round.iter().filter(|event| matches!(event, Event::DummyPlaced { .. })).count();
    // After seven rounds 28 can be out, and all 30 at the earliest after eight.
    assert_eq!(rounds.iter().take(8).map(draws).collect::<Vec<_>>(), [2; 8], "DUM-3");
}

#[test]
fn region_cards_are_shuffled_anew_for_the_dummy_and_again_after_each_scoring() {
    // DUM-3: between scorings none comes twice; start regions do not matter.
    let mut draws = Vec::new();
    for seed in 0..20 {
        let regions = deal(players(2), seed).parts().dummy_regions;
        for six in &regions {
            let different: std::collections::HashSet<&Region> = six.iter().collect();
            assert_eq!(different.len(), 6, "DUM-3");
        }
        draws.extend(regions);
    }
    assert!(draws.iter().any(|six| *six != draws[0]), "DUM-3");
    let position = format!(
        "players 2 | {REGIONS} | king castilla | round 3 | drawn 6 | todo discs red blue for scoring"
    );
    check(
        &position,
        "red disc castilla; blue disc castilla",
        expect![[r#"
        round 4
        sevilla dummy 2
        granada dummy 2
        played dummy 4
        drawn 2
        todo play red"#]],
    );
}

#[test]
fn a_region_card_that_shows_the_kings_region_places_nothing() {
    assert_eq!(drawn("king aragon"), "aragon 0, cataluna 2", "DUM-3: no other is drawn instead");
    // Abroad and beside the castillo no region is the king's.
    assert_eq!(drawn("variants regency | king france"), "aragon 2, cataluna 2", "DUM-3, EXI-1");
    assert_eq!(drawn("variants regency | king castillo"), "aragon 2, cataluna 2", "DUM-3, RVT-1");
}

#[test]
fn with_all_thirty_on_the_board_no_region_cards_are_drawn() {
    assert_eq!(drawn("king galicia | toledo dummy 30"), "", "DUM-3");
    assert_eq!(
        drawn("king galicia | toledo dummy 29 | castillo dummy 1"),
        "",
        "DUM-10: those inside are on the board"
    );
}

#[test]
fn with_few_left_the_first_drawn_region_is_filled_first() {
    assert_eq!(drawn("king galicia | toledo dummy 27"), "aragon 2, cataluna 1", "DUM-10");
    assert_eq!(drawn("king galicia | toledo dummy 28"), "aragon 2, cataluna 0", "DUM-10");
    assert_eq!(drawn("king galicia | toledo dummy 29"), "aragon 1, cataluna 0", "DUM-10");
    assert_eq!(drawn("king aragon | toledo dummy 29"), "aragon 0, cataluna 1", "DUM-10");
}

#[test]
fn nobody_may_play_the_dummys_value() {
    // DUM-4: not as a sum either.
    check(
        "players 2 | played dummy 13 | todo play red",
        "play 13",
        expect!["DUM-4: play 1 2 3 4 5 6 7 8 9 10 11 12"],
    );
    check(
        "players 2 | played dummy 13 | todo play red",
        "play 9; play 13",
        expect!["DUM-4: play 1 2 3 4 5 6 7 8 10 11 12"],
    );
    check(
        "players 2 | variants power-shift | modifiers red +1 | played dummy 8 | todo play red",
        "play 7+1",
        expect!["DUM-4: play 1 2 3 4 5 6 7 9 10 11 12 13, with +1 1 2 3 4 5 6 8 9 10 11 12 13"],
    );
}

#[test]
fn the_dummys_power_card_sets_its_place_in_the_order_of_turns() {
    // DUM-4: first, between the players, last.
    let turns = |dummy: u8| {
        let position = format!("players 2 | played dummy {dummy} | todo play red");
        let turns = "red choose intrigue; red done; blue take 0; blue choose justice; blue done";
        let events = play(&mut played::game(&position), &format!("red play 12; blue play 10; {turns}"));
        let taken =
            |event: &Event| if let Event::Chose { player, .. } = event { Some(*player) } else { None };
        events.iter().filter_map(taken).collect::<Vec<_>>()
    };
    let (red, blue, dummy) = (Player::Red, Player::Blue, Player::Dummy);
    assert_eq!(turns(13), [dummy, red, blue], "DUM-4");
    assert_eq!(turns(11), [red, dummy, blue], "DUM-4");
    assert_eq!(turns(1), [red, blue, dummy], "DUM-4");
}

#[test]
fn the_start_marker_goes_to_the_lower_of_the_two_players() {
    // DUM-4: the dummy's 1 is lower still.
    let position = "players 2 | king toledo | start red | played red 9 blue 4 dummy 1 | waiting dummy | \
        chosen justice | blue to use special";
    let mut game = played::game(position);
    play(&mut game, "blue done");
    assert_eq!(game.board().start(), Player::Blue, "DUM-4");
    check(
        "players 2 | start dummy | todo play red",
        "",
        expect!["position: DUM-4: dummy cannot hold the start marker"],
    );
}

#[test]
fn each_round_the_dummys_next_power_card_is_turned_up() {
    // DUM-4, DUM-5: the played one is discarded at the end of the round.
    let position = "players 2 | dummy-powers 6 11 1 2 3 4 5 7 8 9 10 12 13 | king galicia | drawn 2 | \
        played red 5 blue 4 dummy 6 | chosen justice | blue to use special";
    let mut game = played::game(position);
    play(&mut game, "blue done");
    let shown = game.board().played(Player::Dummy).map(|played| played.power.value());
    assert_eq!((shown, game.board().played(Player::Red)), (Some(11), None), "DUM-5");
}

/// Red has taken a card, now comes the dummy, then blue.
fn dummy_next(offers: &str) -> String {
    let (taken, _) = offers.split_whitespace().find_map(|offer| offer.split_once(':')).expect("red took one");
    format!(
        "players 2 | king toledo | castillo red 1 | offers {offers} | played red 9 blue 4 dummy 6 | \
        waiting blue dummy | chosen {taken} | red to use special"
    )
}

#[test]
fn the_dummy_removes_the_card_with_the_most_caballeros() {
    // DUM-5
    check(
        &dummy_next("intrigue justice:red decree your-majesty"),
        "done",
        expect![[r#"
        offers intrigue justice:red decree your-majesty:dummy
        blue to take 4 then choose
        no waiting
        no chosen"#]],
    );
    check(
        &dummy_next("intrigue justice decree your-majesty:red"),
        "done",
        expect![[r#"
        offers intrigue justice decree:dummy your-majesty:red
        blue to take 4 then choose
        no waiting
        no chosen"#]],
    );
    check(
        &dummy_next("intrigue:red justice decree your-majesty"),
        "done",
        expect![[r#"
        offers intrigue:red justice decree your-majesty:dummy
        blue to take 4 then choose
        no waiting
        no chosen"#]],
    );
}

#[test]
fn the_card_the_dummy_removed_is_gone_and_its_effect_is_not_carried_out() {
    // DUM-5: the castillo is not scored.
    asks(
        &dummy_next("intrigue justice:red decree your-majesty"),
        "done; take 0",
        expect!["blue: choose intrigue decree"],
    );
    let revelation = "players 2 | king toledo | castillo red 1 | waiting dummy | played blue 9 dummy 6 | \
        offers intrigue revelation decree:red your-majesty:blue | chosen your-majesty | blue to use special";
    let (mut game, card) = (played::game(revelation), "revelation".parse::<Card>().unwrap());
    let events = play(&mut game, "blue done");
    assert!(events.contains(&Event::Chose { player: Player::Dummy, card }), "DUM-5");
    assert_eq!(game.board().score(Player::Red), 0, "DUM-5");
}

#[test]
fn your_majesty_is_back_after_the_dummy_removed_it() {
    // DUM-5
    let position = "players 2 | king toledo | offers intrigue justice:red decree:blue your-majesty | \
        played red 9 blue 7 dummy 6 | waiting dummy | chosen decree | blue to use special";
    let mut game = played::game(position);
    let events = play(&mut game, "blue done");
    let card = "your-majesty".parse::<Card>().unwrap();
    assert!(events.contains(&Event::Chose { player: Player::Dummy, card }), "DUM-5");
    assert!(game.board().round() == 2 && game.board().offers().any(|offer| offer.card == card), "DUM-5");
}

#[test]
fn dummy_caballeros_are_opposing_ones_to_be_moved() {
    // DUM-6, D-25: moved from where they stand under the normal rules, never placed from the dummy's supply.
    let position = "galicia red 1 dummy 3 | toledo dummy 2 | sevilla blue 1";
    asks(
        &used("ambush", position),
        "special",
        expect![
            "red: move blue sevilla, dummy galicia to galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &used("ambush", position),
        "special; move dummy galicia castillo; move dummy galicia granada",
        expect![[r#"
        galicia red 1 dummy 1
        granada dummy 1
        castillo dummy 1
        red to move 1 opposing arrived dummy granada then use placement"#]],
    );
    check(
        &used("ambush", position),
        "special; move dummy toledo granada",
        expect![
            "TAB-1: move blue sevilla, dummy galicia to galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &used("ambush", position),
        "special; move dummy granada galicia",
        expect![
            "MOV-1: move blue sevilla, dummy galicia to galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &used("march", position),
        "special; move dummy galicia granada",
        expect![
            "MOV-2: move red galicia to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
}

#[test]
fn dummy_caballeros_go_along_with_the_king() {
    // DUM-6, ENT-1: the acting player picks which.
    let position = "players 2 | variants regency | king toledo | toledo red 1 dummy 2 | court red 1 | \
        chosen entourage | red to use special placement";
    check(
        position,
        "special; king granada; move dummy toledo granada; move dummy toledo granada",
        expect![[r#"
            king granada
            toledo red 1
            granada dummy 2
            red to use placement"#]],
    );
}

#[test]
fn a_dummy_caballero_can_be_plucked_and_goes_to_the_dummys_supply() {
    // DUM-6, DUM-7: 30 stood on the board, so without it no region card would be drawn.
    let position = format!(
        "players 2 | {REGIONS} | drawn 2 | king castilla | galicia dummy 15 | toledo dummy 15 | chosen assassin | \
        red to use special"
    );
    check(
        &position,
        "special; return dummy galicia",
        expect![[r#"
        round 2
        galicia dummy 14
        aragon dummy 1
        played dummy 2
        drawn 4
        todo play red
        no chosen"#]],
    );
}

#[test]
fn where_a_card_asks_the_dummy_it_is_skipped() {
    // DUM-6: its caballeros stay, only blue returns, sets a disc or moves.
    let position = "galicia blue 1 dummy 3 | sevilla blue 3 dummy 2";
    check(
        &used("withdrawal", "galicia dummy 3 | castilla dummy 2"),
        "special",
        expect![[r#"
        court red 1 blue 1
        red to use placement"#]],
    );
    check(
        &used("levy", position),
        "special",
        expect![[r#"
        court red 1 blue 1
        red to use placement"#]],
    );
    check(
        &used("disbandment", position),
        "special",
        expect![[r#"
        court red 1
        red to use placement"#]],
    );
    check(
        &used("civil-war", position),
        "special; blue disc sevilla",
        expect![[r#"
        sevilla dummy 2
        red to use placement"#]],
    );
    check(
        &used("desertion", position),
        "special; blue disc sevilla",
        expect![[r#"
        sevilla blue 1 dummy 2
        red to use placement"#]],
    );
    check(
        &used("coup", position),
        "special; name sevilla; blue disc galicia",
        expect![[r#"
        galicia blue 4 dummy 3
        sevilla dummy 2
        red to use placement"#]],
    );
    check(&used("coup", "galicia dummy 3"), "special; name galicia", expect!["red to use placement"]);
    check(&used("civil-war", "galicia dummy 3"), "special", expect!["red to use placement"]);
}

#[test]
fn the_dummy_takes_places_whose_points_are_lost() {
    // DUM-8: Castilla is worth 6/4 here.
    check(
        &used("justice", "castilla red 1 dummy 2"),
        "special; name castilla",
        expect![[r#"
        scores red 4
        red to use placement"#]],
    );
    check(
        &used("justice", "castilla red 1 blue 2 dummy 3"),
        "special; name castilla",
        expect![[r#"
        scores blue 4
        red to use placement"#]],
    );
    check(&used("justice", "castilla dummy 3"), "special; name castilla", expect!["red to use placement"]);
    check(
        &used("supremacy", "castilla red 1 dummy 2 | sevilla red 1"),
        "special",
        expect![[r#"
        scores red 4
        red to use placement"#]],
    );
}

#[test]
fn a_tie_with_the_dummy_drops_a_place_and_costs_the_bonus() {
    // DUM-8: Toledo is worth 7/4; alone red would get 7 + 2 + 2.
    check(
        &used("justice", "toledo red 2 dummy 2 | grandes red toledo"),
        "special; name toledo",
        expect![[r#"
        scores red 4
        red to use placement"#]],
    );
    check(
        &used("justice", "toledo red 2 dummy 1 | grandes red toledo"),
        "special; name toledo",
        expect![[r#"
        scores red 11
        red to use placement"#]],
    );
    check(
        &used("justice", "toledo red 2 blue 1 dummy 1"),
        "special; name toledo",
        expect![[r#"
        scores red 9
        red to use placement"#]],
    );
}

#[test]
fn dummy_caballeros_in_the_castillo_count_and_stay() {
    // DUM-8, D-4
    check(&used("revelation", "castillo red 1 blue 1 dummy 2"), "special", expect!["red to use placement"]);
}

#[test]
fn a_round_begins_with_region_cards_then_action_cards_then_the_dummys_power_card() {
    // DUM-9
    let mut events = Vec::new();
    let game = Game::begin(&deal(players(2), 1), &mut events);
    let order = "round-began dummy-placed dummy-placed revealed revealed revealed revealed played";
    assert_eq!(kinds(&events), order, "DUM-9");
    assert_eq!(game.to_act().first(), Some(game.board().start()), "DUM-9: then the players");
}

#[test]
fn three_players_have_no_dummy_five_stacks_and_two_values_to_a_bar() {
    // THR-1
    let game = Game::new(&deal(players(3), 1));
    assert_eq!((game.board().offers().count(), game.board().colours().len()), (5, 3), "THR-1");
    let position = "players 3 | king toledo | castilla red 3 blue 2 green 1 | court red 1 | chosen justice | \
        red to use special placement";
    check(
        position,
        "special; name castilla",
        expect![[r#"
        scores red 6 blue 4
        red to use placement"#]],
    );
    check(
        &position.replace("players 3", "players 4"),
        "special; name castilla",
        expect![[r#"
        scores red 6 blue 4 green 2
        red to use placement"#]],
    );
}

#[test]
fn three_players_may_merge_stacks_two_and_three_and_more_may_not() {
    let stacks = deal(players(3).with_merged().unwrap(), 1).parts().stacks;
    assert_eq!(stacks.iter().map(Vec::len).collect::<Vec<_>>(), [10, 20, 10, 1], "THR-1");
    check(
        "players 4 | variants merged | todo play red",
        "",
        expect!["position: line 1: THR-1: stacks 2 and 3 are merged only with 2 or 3 players"],
    );
}
