//! Rules on Power Shift: passing modifiers, sums, abilities, and taking modifiers back.

use super::played::{self, play};
use super::setup::deal;
use super::{asks, check};
use engine::{Event, Game, Player, Variants};
use expect_test::expect;

const PASSING: &str = "variants power-shift | modifiers red +1 +1 -2 | modifiers blue -1 +2 +2 | \
    modifiers green +1 -1 -2 | modifiers orange -1 -1 +2 | todo pass red blue green orange";

#[test]
fn everyone_gets_three_of_the_sixteen_modifiers_at_random() {
    for players in 2..=5 {
        let variants = Variants::players(players).unwrap().with_power_shift();
        let hands = |seed| deal(variants, seed).parts().modifiers;
        assert_eq!(hands(1).iter().map(Vec::len).collect::<Vec<_>>(), vec![3; players.into()], "PSH-1");
        assert!((2..9).any(|seed| hands(seed) != hands(1)), "PSH-1");
    }
}

#[test]
fn modifiers_are_passed_before_the_first_cards_are_turned_up() {
    // PSH-1
    let variants = Variants::players(2).unwrap().with_power_shift();
    let mut events = Vec::new();
    let mut game = Game::begin(&deal(variants, 1), &mut events);
    assert!(events.is_empty() && game.board().offers().next().is_none(), "PSH-1");
    for player in [Player::Red, Player::Blue] {
        let action = game.decision(player).and_then(|decision| decision.nth(0)).unwrap();
        game.apply_with_events(player, action, &mut events).unwrap();
    }
    let passed = events.iter().rposition(|event| matches!(event, Event::Received { .. }));
    let turned =
        events.iter().position(|event| matches!(event, Event::DummyPlaced { .. } | Event::Revealed { .. }));
    assert!(passed < turned && passed.is_some(), "PSH-1: {events:?}");
}

#[test]
fn each_passes_one_modifier_to_the_left_and_all_choose_before_any_arrives() {
    // PSH-1
    asks(
        PASSING,
        "",
        expect![[r#"
        red: pass +1 -2
        blue: pass -1 +2
        green: pass +1 -1 -2
        orange: pass -1 +2"#]],
    );
    check(
        PASSING,
        "orange pass +2; red pass -2",
        expect![[r#"
        passing red -2 orange +2
        todo pass blue green"#]],
    );
    asks(
        PASSING,
        "orange pass +2; red pass -2",
        expect![[r#"
        blue: pass -1 +2
        green: pass +1 -1 -2"#]],
    );
    check(
        PASSING,
        "orange pass +2; red pass -2; blue pass -1; green pass +1",
        expect![[r#"
        modifiers red +1 +1 +2
        modifiers blue +2 +2 -2
        modifiers green -1 -1 -2
        modifiers orange +1 -1 -1
        todo play red"#]],
    );
}

#[test]
fn a_modifier_once_chosen_is_passed_and_only_an_own_one_can_be() {
    // PSH-1
    check(PASSING, "red pass +1; red pass -2", expect!["PSH-1: blue green orange must decide now"]);
    check(PASSING, "red pass +2", expect!["PSH-1: pass +1 -2"]);
}

#[test]
fn two_players_swap_and_the_dummy_gets_none() {
    // PSH-1
    let position =
        "players 2 | variants power-shift | modifiers red +1 -2 | modifiers blue -1 | todo pass red blue";
    check(
        position,
        "red pass +1; blue pass -1",
        expect![[r#"
        navarra dummy 2
        modifiers red -1 -2
        modifiers blue +1
        played dummy 1
        drawn 2
        todo play red"#]],
    );
    check(
        "players 2 | variants power-shift | modifiers dummy +1 | todo play red",
        "",
        expect!["position: SET-1, DUM-1: dummy has no seat"],
    );
}

#[test]
fn the_sum_must_differ_from_every_value_played() {
    // PSH-2: 9 with +1 is legal after a 9; 7 with +1 is not after an 8; 8 with +1 is, as a 9.
    let after =
        |played| format!("variants power-shift | modifiers blue +1 | played red {played} | todo play blue");
    check(
        &after("9"),
        "play 9+1",
        expect![[r#"
        spent blue +1
        played red 9 blue 9+1
        todo play green
        no modifiers blue"#]],
    );
    check(
        &after("9"),
        "play 9",
        expect!["POW-2: play 1 2 3 4 5 6 7 8 10 11 12 13, with +1 1 2 3 4 5 6 7 9 10 11 12 13"],
    );
    check(
        &after("8"),
        "play 7+1",
        expect!["POW-2: play 1 2 3 4 5 6 7 9 10 11 12 13, with +1 1 2 3 4 5 6 8 9 10 11 12 13"],
    );
    asks(
        &after("8+1"),
        "",
        expect!["blue: play 1 2 3 4 5 6 7 8 10 11 12 13, with +1 1 2 3 4 5 6 7 9 10 11 12 13"],
    );
}

#[test]
fn a_modifier_must_be_in_hand_and_none_need_be_played() {
    // PSH-2
    let position = "variants power-shift | modifiers red +1 | todo play red";
    check(
        position,
        "play 7+2",
        expect!["PSH-2: play 1 2 3 4 5 6 7 8 9 10 11 12 13, with +1 1 2 3 4 5 6 7 8 9 10 11 12 13"],
    );
    check(
        position,
        "play 7",
        expect![[r#"
        played red 7
        todo play blue"#]],
    );
    check("todo play red", "play 7+1", expect!["PSH-2: play 1 2 3 4 5 6 7 8 9 10 11 12 13"]);
}

#[test]
fn sums_below_one_and_above_thirteen_order_the_turns() {
    // PSH-2: 13+2 is 15 and first, 13 second, 1-2 is below 1.
    let position =
        "variants power-shift | modifiers red -2 | modifiers blue +2 | modifiers orange +2 | todo play red";
    check(
        position,
        "play 1-2; play 13+2; play 1; play 13",
        expect![[r#"
        spent red -2
        spent blue +2
        played red 1-2 blue 13+2 green 1 orange 13
        waiting red green orange
        blue to choose
        no modifiers red
        no modifiers blue"#]],
    );
    check(
        position,
        "play 1-2; play 13+2; play 1; play 13+2",
        expect!["POW-2: play 2 3 4 5 6 7 8 9 10 11 12 13, with +2 1 2 3 4 5 6 7 8 9 10 11 12"],
    );
}

#[test]
fn the_power_card_alone_says_how_many_come_to_court() {
    // PSH-2: 4 brings four; 6, the sum, would bring three.
    let position =
        "variants power-shift | played red 9 blue 4+2 | waiting blue | chosen justice | red to use special";
    asks(position, "done", expect!["blue: take 0 to 4"]);
}

#[test]
fn the_lowest_sum_takes_the_start_marker() {
    // D-11: blue's 4-2 is below red's 3.
    let position =
        "variants power-shift | played red 3 blue 4-2 | spent blue -2 | chosen justice | red to use special";
    check(
        position,
        "done",
        expect![[r#"
        round 2
        start blue
        hand red 1 2 4 5 6 7 8 9 10 11 12 13
        hand blue 1 2 3 5 6 7 8 9 10 11 12 13
        todo play blue
        no played
        no offers
        no chosen"#]],
    );
}

/// Blue's turn begins after red's.
fn blue_begins(played: &str, rest: &str) -> String {
    let (_, modifier) = played.split_at(played.find(['+', '-']).expect("with a modifier"));
    format!(
        "variants power-shift | king toledo | played red 9 blue {played} | spent blue {modifier} | waiting blue | \
        chosen justice | red to use special | {rest}"
    )
}

#[test]
fn plus_one_takes_one_more_to_court() {
    // PSH-3: after the power card's, before a card is chosen, and it may be left.
    asks(&blue_begins("4+1", ""), "done", expect!["blue: take 0 to 4"]);
    check(
        &blue_begins("4+1", ""),
        "done; take 4",
        expect![[r#"
        court blue 4
        blue to take 1 by ability then choose
        no waiting
        no chosen"#]],
    );
    check(
        &blue_begins("4+1", ""),
        "done; take 4; take 1",
        expect![[r#"
        court blue 5
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(
        &blue_begins("4+1", ""),
        "done; take 4; take 0",
        expect![[r#"
        court blue 4
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(&blue_begins("4+1", ""), "done; take 4; take 2", expect!["PSH-3: take 0 to 1"]);
}

#[test]
fn minus_one_moves_one_opposing_caballero() {
    // PSH-3: into the castillo too, out of the king's region never, an own one never; it may be left.
    let position = blue_begins("4-1", "galicia red 2 blue 1 | toledo green 1");
    asks(
        &position,
        "done; take 0",
        expect![
            "blue: move red galicia to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &position,
        "done; take 0; move red galicia castillo",
        expect![[r#"
        galicia red 1 blue 1
        castillo red 1
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(
        &position,
        "done; take 0; done",
        expect![[r#"
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(
        &position,
        "done; take 0; move blue galicia sevilla",
        expect![
            "MOV-2: move red galicia to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &position,
        "done; take 0; move green toledo sevilla",
        expect![
            "TAB-1: move red galicia to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
}

#[test]
fn minus_two_places_one_from_the_province_in_any_open_region() {
    // PSH-3: the court stays as it is; not into the castillo, not into the king's region; it may be left.
    let position = blue_begins("4-2", "court blue 1");
    asks(
        &position,
        "done; take 0",
        expect!["blue: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"],
    );
    check(
        &position,
        "done; take 0; place cataluna",
        expect![[r#"
        cataluna blue 1
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(
        &position,
        "done; take 0; done",
        expect![[r#"
        blue to choose
        no waiting
        no chosen"#]],
    );
    check(
        &position,
        "done; take 0; place castillo",
        expect!["PSH-3: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"],
    );
    check(
        &position,
        "done; take 0; place toledo",
        expect!["TAB-1: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"],
    );
}

#[test]
fn plus_two_has_no_ability() {
    // PSH-3
    asks(
        &blue_begins("4+2", "galicia red 1"),
        "done; take 0",
        expect!["blue: choose intrigue outposts decree your-majesty"],
    );
}

#[test]
fn an_ability_is_not_offered_when_nothing_can_happen() {
    // PSH-3: nobody to move outside the king's region.
    asks(
        &blue_begins("4-1", "toledo red 2 | galicia blue 1"),
        "done; take 0",
        expect!["blue: choose intrigue outposts decree your-majesty"],
    );
}

#[test]
fn the_ability_comes_before_choosing_a_card() {
    // D-22
    check(
        &blue_begins("4-2", ""),
        "done; take 0; choose outposts",
        expect!["TRN-1: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"],
    );
    check(&blue_begins("13+1", ""), "done; choose outposts", expect!["TRN-1: take 0 to 1"]);
}

#[test]
fn an_ability_is_no_special_action_and_is_not_vetoed() {
    // PSH-3, VET-4
    let position = "variants power-shift veto | king toledo | galicia red 1 | veto red 2 | played red 9 blue 4-1 | \
        spent blue -1 | waiting blue | chosen justice | red to use special";
    check(
        position,
        "done; take 0; move red galicia sevilla",
        expect![[r#"
        sevilla red 1
        blue to choose
        no galicia
        no waiting
        no chosen"#]],
    );
}

#[test]
fn abilities_respect_the_king_abroad_and_beside_the_castillo() {
    // PSH-3, EXI-1, RVT-1: no region is taboo; beside the castillo nothing is thrown in.
    let position = |king, step| {
        format!("variants power-shift regency | king {king} | toledo red 1 | blue to {step} then choose")
    };
    asks(
        &position("france", "move 1 opposing"),
        "",
        expect![
            "blue: move red toledo to galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    asks(
        &position("castillo", "move 1 opposing"),
        "",
        expect![
            "blue: move red toledo to galicia navarra aragon cataluna castilla valencia sevilla granada, or done"
        ],
    );
    asks(
        &position("castillo", "muster 1 from province"),
        "",
        expect![
            "blue: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
        ],
    );
}

#[test]
fn with_the_province_empty_plus_one_takes_from_regions_and_minus_two_does_nothing() {
    // PSH-5: never from the king's region.
    let empty = "court blue 28 | toledo blue 1 | galicia blue 1";
    asks(&blue_begins("13+1", empty), "done", expect!["blue: fetch galicia, or done"]);
    check(
        &blue_begins("13+1", empty),
        "done; fetch galicia",
        expect![[r#"
        court blue 29
        blue to choose
        no galicia
        no waiting
        no chosen"#]],
    );
    asks(&blue_begins("13-2", empty), "done", expect!["blue: choose intrigue outposts decree your-majesty"]);
}

#[test]
fn the_power_cards_own_share_can_empty_the_province_for_the_ability() {
    // PSH-5: the last two come by the 9, the ability's one from a region.
    let position = "variants power-shift | king toledo | court red 27 | galicia red 1 | played red 9+1 | spent red +1 | \
        red to take 2 then take 1 by ability then choose";
    asks(position, "take 2", expect!["red: fetch galicia, or done"]);
    asks(position, "take 1", expect!["red: take 0 to 1"]);
}

#[test]
fn the_modifier_is_put_away_and_the_sum_stays_on_record() {
    // PSH-4, D-26: after blue's turn the power card still lies there, with its sum; only the end of the round
    // clears it, and the start marker goes by it.
    let position = "variants power-shift | king toledo | played red 3 blue 4-2 | spent blue -2 | waiting red | \
        chosen justice | blue to use special";
    let mut game = played::game(position);
    play(&mut game, "blue done");
    assert_eq!(game.board().played(Player::Blue).map(|played| played.sum()), Some(2), "D-26");
    check(
        position,
        "done; take 0; choose outposts; done",
        expect![[r#"
        round 2
        start blue
        hand red 1 2 4 5 6 7 8 9 10 11 12 13
        hand blue 1 2 3 5 6 7 8 9 10 11 12 13
        todo play blue
        no played
        no waiting
        no offers
        no chosen"#]],
    );
    check(
        "variants power-shift | modifiers blue +1 | spent blue -2 | start blue | todo play blue",
        "play 9-2",
        expect!["PSH-2: play 1 2 3 4 5 6 7 8 9 10 11 12 13, with +1 1 2 3 4 5 6 7 8 9 10 11 12 13"],
    );
}

/// Red used Empowerment with 9+1 on the table; 8 and +2 lie in the discard.
const EMPOWERED: &str = "variants power-shift | king toledo | court red 1 | played red 9+1 blue 11 | spent red +1 +2 | \
    hand red 1 2 3 4 5 6 7 10 11 12 13 | waiting blue | chosen empowerment | red to use special placement";

#[test]
fn empowerment_may_take_back_a_modifier_also_the_one_just_played() {
    // PSH-4
    asks(EMPOWERED, "special", expect!["red: recall 8 9 +1 +2"]);
    check(
        EMPOWERED,
        "special; recall +1",
        expect![[r#"
        modifiers red +1
        spent red +2
        red to use placement"#]],
    );
    check(
        EMPOWERED,
        "special; recall +2",
        expect![[r#"
        modifiers red +2
        spent red +1
        red to use placement"#]],
    );
    check(EMPOWERED, "special; recall -1", expect!["EMP-1: recall 8 9 +1 +2"]);
}

#[test]
fn empowerment_takes_back_exactly_one_card() {
    // D-23: a power card or a modifier, not both, not none.
    check(
        EMPOWERED,
        "special; recall 9",
        expect![[r#"
        hand red 1 2 3 4 5 6 7 9 10 11 12 13
        red to use placement"#]],
    );
    check(
        EMPOWERED,
        "special; recall 9; recall +1",
        expect!["ACT-2: place aragon castilla valencia sevilla granada castillo, or done"],
    );
    check(EMPOWERED, "special; done", expect!["ACT-6: recall 8 9 +1 +2"]);
}

#[test]
fn taking_the_modifier_back_leaves_the_sum_as_it_was() {
    // PSH-4, END-2: red's sum stays 2, so red gets the marker although 4 alone is more than blue's 3.
    let position = "variants power-shift | king toledo | start blue | played red 4-2 blue 3 | spent red -2 | \
        chosen empowerment | red to use special";
    check(
        position,
        "special; recall -2",
        expect![[r#"
        round 2
        start red
        hand red 1 2 3 5 6 7 8 9 10 11 12 13
        modifiers red -2
        hand blue 1 2 4 5 6 7 8 9 10 11 12 13
        todo play red
        no spent red
        no played
        no chosen"#]],
    );
}

#[test]
fn a_modifier_taken_back_can_be_played_again() {
    // PSH-4
    let position = "variants power-shift | king toledo | played red 4-2 blue 3 | spent red -2 | \
        chosen empowerment | red to use special";
    asks(
        position,
        "special; recall -2",
        expect!["red: play 1 2 3 5 6 7 8 9 10 11 12 13, with -2 1 2 3 5 6 7 8 9 10 11 12 13"],
    );
}
