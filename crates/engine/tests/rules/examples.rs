//! The worked examples of the rulebooks, and the special cases they mention. The reader, "you", is red.

use super::played::{game, play};
use super::{asks, check};
use engine::card::Set;
use engine::variants::Alternatives;
use engine::{Edition, Event, Setup, Variants};
use expect_test::{Expect, expect};
use rand_pcg::Pcg32;

/// The scoring after the last round; nothing is in the castillo.
fn score(board: &str, expected: Expect) {
    let discs = "discs red granada blue granada green granada | todo discs orange for scoring";
    check(&format!("round 9 | {board} | {discs}"), "disc granada", expected);
}

#[test]
fn no_value_is_played_twice_in_a_round_and_the_choice_narrows_step_by_step() {
    // POW-2
    asks("start blue | todo play blue", "play 8", expect!["green: play 1 2 3 4 5 6 7 9 10 11 12 13"]);
    asks("start blue | todo play blue", "play 8; play 3", expect!["orange: play 1 2 4 5 6 7 9 10 11 12 13"]);
    check(
        "start blue | todo play blue",
        "play 8; play 3; play 8",
        expect!["POW-2: play 1 2 4 5 6 7 9 10 11 12 13"],
    );
    check(
        "start blue | todo play blue",
        "play 8; play 3; play 3",
        expect!["POW-2: play 1 2 4 5 6 7 9 10 11 12 13"],
    );
}

#[test]
fn powers_8_3_5_9_give_turns_9_8_5_3() {
    let mut game = game("start blue | todo play blue");
    let events = play(
        &mut game,
        "blue play 8; green play 3; orange play 5; red play 9; \
         red take 2; red choose intrigue; red done; blue take 0; blue choose justice; blue done; \
         orange take 0; orange choose outposts; orange done; green take 0; green choose decree; green done",
    );
    let turn =
        |event: &Event| if let Event::TurnBegan { player } = event { Some(player.word()) } else { None };
    let turns: Vec<_> = events.iter().filter_map(turn).collect();
    assert_eq!(turns, ["red", "blue", "orange", "green"], "POW-3");
}

#[test]
fn the_nine_takes_two_to_court() {
    // CRT-1
    let played = "start blue | court red 7 | played blue 8 green 3 orange 5 | todo play red";
    asks(played, "play 9", expect!["red: take 0 to 2"]);
    check(
        played,
        "play 9; take 2",
        expect![[r#"
            court red 9
            played red 9 blue 8 green 3 orange 5
            waiting blue green orange
            red to choose"#]],
    );
}

#[test]
fn with_the_king_in_castilla_one_places_in_its_four_neighbours_or_in_the_castillo() {
    // PLC-2, PLC-3
    asks(
        "king castilla | court red 1 | chosen march | red to use placement",
        "",
        expect!["red: place galicia navarra aragon toledo castillo, or done"],
    );
}

#[test]
fn your_majesty_two_in_granada_two_in_toledo_one_in_the_castillo_then_the_king_to_toledo() {
    check(
        "king valencia | court red 5 | played red 9 blue 4 | waiting blue | chosen your-majesty \
         | red to use special placement",
        "place granada; place granada; place toledo; place toledo; place castillo; special; king toledo",
        expect![[r#"
            king toledo
            toledo red 2
            granada red 2
            castillo red 1
            blue to take 4 then choose
            no court
            no waiting
            no chosen"#]],
    );
}

#[test]
fn fiesta_without_its_special_action_one_in_aragon_and_two_in_toledo() {
    // ACT-2: nobody scores Aragón, though the card would.
    let fiesta = "king castilla | aragon blue 3 | court red 4 | played red 9 blue 4 | waiting blue \
        | offers march justice fiesta:red decree your-majesty | chosen fiesta | red to use special placement";
    check(
        fiesta,
        "place aragon; place toledo; place toledo; done",
        expect![[r#"
            aragon red 1 blue 3
            toledo red 2
            court red 1
            blue to take 4 then choose
            no waiting
            no chosen"#]],
    );
    check(
        fiesta,
        "place aragon; place toledo; place toledo; place toledo",
        expect!["ACT-2: special, or done"],
    );
}

#[test]
fn the_castillo_3_2_1_0_gives_5_3_1_0_then_three_go_to_granada() {
    // SCO-1, SCO-2: the others lead theirs back to court; red's three then score 6 in Granada.
    check(
        "round 9 | king toledo | castillo red 3 blue 2 orange 1 \
         | discs blue toledo green toledo orange toledo | todo discs red for scoring",
        "disc granada",
        expect![[r#"
            granada red 3
            court blue 2 orange 1
            scores red 11 blue 3 orange 1
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn galicia_4_3_2_1_gives_4_2_0_0() {
    // SCO-3
    score(
        "king toledo | galicia orange 4 blue 3 red 2 green 1",
        expect![[r#"
            scores blue 2 orange 4
            over
            no discs"#]],
    );
}

#[test]
fn navarra_2_2_2_1_gives_3_3_3_1_and_green_s_grande_there_does_not_count() {
    // SCO-4, SCO-3: if it counted, green would be first alone.
    score(
        "king toledo | navarra red 2 blue 2 green 2 orange 1 | grandes green navarra",
        expect![[r#"
            scores red 3 blue 3 green 3 orange 1
            over
            no discs"#]],
    );
}

#[test]
fn sevilla_2_2_1_gives_3_3_1_and_no_grande_bonus_for_the_tied_blue() {
    // SCO-4, SCO-5
    score(
        "king toledo | sevilla blue 2 green 2 red 1 | grandes blue sevilla",
        expect![[r#"
            scores red 1 blue 3 green 3
            over
            no discs"#]],
    );
}

#[test]
fn granada_with_king_and_own_grande_gives_10_and_1_to_each_of_two_tied_behind() {
    // SCO-5, SCO-4
    score(
        "king granada | granada red 3 green 1 orange 1 | grandes red granada",
        expect![[r#"
            scores red 10 green 1 orange 1
            over
            no discs"#]],
    );
}

#[test]
fn the_tile_4_0_0_lowers_castilla() {
    // SCO-6
    check(
        "king toledo | castilla red 2 blue 1 | court red 1 | chosen decree | red to use special placement",
        "special; tile low castilla",
        expect![[r#"
            tiles low castilla
            red to use placement"#]],
    );
    score(
        "king toledo | castilla red 2 blue 1",
        expect![[r#"
            scores red 6 blue 4
            over
            no discs"#]],
    );
    score(
        "king toledo | tiles low castilla | castilla red 2 blue 1",
        expect![[r#"
            scores red 4
            over
            no discs"#]],
    );
}

#[test]
fn outposts_with_tiles_on_toledo_and_galicia_scores_sevilla_cataluna_and_toledo() {
    // SCR-1
    check(
        "king castilla | tiles low toledo high galicia | court red 1 | chosen outposts \
         | sevilla red 1 | cataluna blue 1 | toledo green 1 | galicia orange 1 | red to use special placement",
        "special",
        expect![[r#"
            scores red 4 blue 4 green 4
            red to use placement"#]],
    );
}

#[test]
fn intrigue_moves_two_own_and_two_opposing() {
    check(
        "king sevilla | granada red 2 | aragon green 1 | valencia blue 1 | court red 1 | chosen intrigue \
         | red to use special placement",
        "special; move red granada castilla; move red granada castillo; move green aragon valencia; \
         move blue valencia castilla",
        expect![[r#"
            castilla red 1 blue 1
            valencia green 1
            castillo red 1
            red to use placement
            no aragon
            no granada"#]],
    );
}

#[test]
fn withdrawal_the_left_neighbour_first_each_returns_three_as_they_choose() {
    // RET-2: what went to the province is no longer seen.
    check(
        "king castilla | galicia blue 1 | court red 1 blue 4 green 2 | valencia green 2 orange 2 | toledo green 1 orange 3 \
         | chosen withdrawal | red to use special placement",
        "special; blue return blue court; blue return blue court; blue return blue court; \
         green return green court; green return green court; green return green valencia; \
         orange return orange toledo; orange return orange toledo; orange return orange valencia",
        expect![[r#"
            toledo green 1 orange 1
            valencia green 1 orange 1
            court red 1 blue 1
            red to use placement"#]],
    );
}

#[test]
fn coup_on_toledo_scatters_the_others_and_two_of_your_own_stay() {
    check(
        "king castilla | toledo red 2 blue 2 green 2 orange 1 | court red 1 | chosen coup \
         | red to use special placement",
        "special; name toledo; orange disc cataluna; blue disc granada; green disc valencia",
        expect![[r#"
            cataluna orange 1
            toledo red 2
            valencia green 2
            granada blue 2
            red to use placement"#]],
    );
}

#[test]
fn nine_with_plus_one_is_legal_after_a_nine() {
    // PSH-2: it is a 10.
    check(
        "variants power-shift | modifiers blue +1 | played red 9 | todo play blue",
        "play 9+1",
        expect![[r#"
            spent blue +1
            played red 9 blue 9+1
            todo play green
            no modifiers blue"#]],
    );
}

#[test]
fn seven_with_plus_one_is_refused_after_an_eight() {
    check(
        "variants power-shift | modifiers blue +1 | played red 8 | todo play blue",
        "play 7+1",
        expect!["POW-2: play 1 2 3 4 5 6 7 9 10 11 12 13, with +1 1 2 3 4 5 6 8 9 10 11 12 13"],
    );
}

#[test]
fn all_four_alternatives_take_one_two_none_and_one_card_out_of_stacks_one_to_four() {
    let variants = Variants::players(4).unwrap().with_alternatives(Alternatives::ALL).unwrap();
    let parts = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1)).parts();
    let count = |set: Set| {
        let of_set =
            |stack: &Vec<_>| stack.iter().filter(|card: &&engine::Card| card.face().set == set).count();
        parts.stacks[..4].iter().map(of_set).collect::<Vec<_>>()
    };
    assert_eq!(count(Set::Base), [9, 8, 10, 9], "ALT-1");
    assert_eq!(count(Set::Alternative), [1, 2, 0, 1], "ALT-1");
}

#[test]
fn of_five_cards_four_players_leave_one_which_is_discarded_unless_it_is_the_king_card() {
    let left_over = |offers: &str| {
        let position =
            format!("king castilla | court red 1 | offers {offers} | chosen march | red to use placement");
        let events = play(&mut game(&position), "red done");
        let card = |event: &Event| if let Event::Discarded { card } = event { Some(card.id()) } else { None };
        events.iter().find_map(card)
    };
    assert_eq!(
        left_over("march:red justice:blue fiesta decree:green your-majesty:orange"),
        Some("fiesta"),
        "END-1"
    );
    assert_eq!(left_over("march:red justice:blue fiesta:orange decree:green your-majesty"), None, "END-1");
}

#[test]
fn empowerment_of_the_lowest_card_keeps_the_start_marker() {
    // EMP-1, END-2
    check(
        "king castilla | start orange | court red 1 | played red 1 blue 2 green 3 orange 4 | chosen empowerment \
         | red to use special placement",
        "special; recall 1; done",
        expect![[r#"
            round 2
            start red
            hand blue 1 3 4 5 6 7 8 9 10 11 12 13
            hand green 1 2 4 5 6 7 8 9 10 11 12 13
            hand orange 1 2 3 5 6 7 8 9 10 11 12 13
            todo play red
            no played
            no chosen"#]],
    );
}

#[test]
fn with_too_few_in_the_province_caballeros_come_from_regions_not_from_the_castillo() {
    // CRT-2: the king is in Toledo; ten lie in the castillo.
    let position = "king toledo | galicia red 3 | toledo red 2 | castillo red 10 | court blue 1 red 14 \
        | played blue 10 red 8 | waiting red | chosen march | blue to use placement";
    asks(position, "done", expect!["red: take 0 to 1"]);
    asks(position, "done; take 1", expect!["red: fetch galicia, or done"]);
    check(
        position,
        "done; take 1; fetch galicia",
        expect![[r#"
            galicia red 2
            court red 16 blue 1
            red to choose
            no waiting
            no chosen"#]],
    );
    check(position, "done; take 1; fetch toledo", expect!["CRT-2: fetch galicia, or done"]);
}

#[test]
fn a_disc_on_the_kings_region_leads_back_to_court() {
    // SCO-2
    check(
        "round 3 | king sevilla | castillo blue 2 | discs red galicia green galicia orange galicia \
         | todo discs blue for scoring",
        "disc sevilla",
        expect![[r#"
            round 4
            court blue 2
            scores blue 5
            todo play red
            no castillo
            no discs"#]],
    );
}

#[test]
fn revelation_throws_a_grande_back_in() {
    // GRC-1: the castillo and the grande in it stay as they are; 5 and the grande bonus.
    check(
        "variants regency | king toledo | castillo red 1 | grandes red castillo | court red 1 | chosen revelation \
         | red to use special placement",
        "special",
        expect![[r#"
            scores red 7
            red to use placement"#]],
    );
}

#[test]
fn civil_war_does_not_touch_a_player_with_none_in_any_region() {
    let position = "king castilla | galicia blue 2 | toledo orange 1 | castillo green 3 | court red 1 green 4 \
        | chosen civil-war | red to use special placement";
    asks(
        position,
        "special",
        expect![[r#"
            blue: disc galicia
            orange: disc toledo"#]],
    );
    check(
        position,
        "special; blue disc galicia; orange disc toledo",
        expect![[r#"
            red to use placement
            no galicia
            no toledo"#]],
    );
}

#[test]
fn under_revolt_a_general_scoring_throws_the_castillo_s_contents_back_and_may_give_the_kings_bonus() {
    // RVT-1: 5 + 2, then 3; no discs are asked for, and nothing leaves.
    check(
        "variants regency | round 9 | king castillo | castillo red 2 blue 1 | court red 1 | chosen march \
         | red to use placement",
        "done",
        expect![[r#"
            scores red 7 blue 3
            over
            no chosen"#]],
    );
}

#[test]
fn entourage_with_only_one_caballero_there_takes_that_one_along() {
    // ENT-1
    let position = "variants regency | king toledo | toledo blue 1 | court red 1 | chosen entourage \
        | red to use special placement";
    asks(position, "special; king granada", expect!["red: move blue toledo to granada"]);
    check(position, "special; king granada; done", expect!["ACT-6: move blue toledo to granada"]);
    check(
        position,
        "special; king granada; move blue toledo granada",
        expect![[r#"
            king granada
            granada blue 1
            red to use placement
            no toledo"#]],
    );
}
