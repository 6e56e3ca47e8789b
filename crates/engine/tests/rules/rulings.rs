//! Where the books differ or say nothing: what we do.

use super::played::{game, play, seen_by};
use super::{asks, check};
use engine::chance::pick;
use engine::{Edition, Game, Player, Setup, Variants, Viewer};
use expect_test::{Expect, expect};
use rand_pcg::Pcg32;

/// Red has taken the card; after the special action the placement is still to come.
fn with_card(card: &str, board: &str) -> String {
    format!("{board} | court red 1 | chosen {card} | red to use special placement")
}

fn use_card(card: &str, board: &str, actions: &str, expected: Expect) {
    check(&with_card(card, board), actions, expected);
}

#[test]
fn dummy_caballeros_in_the_castillo_count_for_places_and_stay_inside() {
    // D-4: the dummy is first, red second with 3, blue third with nothing.
    check(
        "players 2 | round 9 | king toledo | castillo dummy 3 red 2 blue 1 | discs blue toledo \
         | todo discs red for scoring",
        "disc toledo",
        expect![[r#"
            castillo dummy 3
            court red 2 blue 1
            scores red 3
            over
            no discs"#]],
    );
}

#[test]
fn a_grande_in_the_castillo_stays_inside_where_its_owner_s_disc_shows_the_kings_region() {
    // D-5: the caballeros go to court; the grande bonus of the castillo is scored before.
    let position = "variants regency | round 9 | king toledo | castillo red 2 | grandes red castillo \
        | discs blue toledo green toledo orange toledo | todo discs red for scoring";
    check(
        position,
        "disc toledo",
        expect![[r#"
            court red 2
            scores red 7
            over
            no castillo
            no discs"#]],
    );
    // With any other region it goes along, and its bonus counts there.
    check(
        position,
        "disc galicia",
        expect![[r#"
            galicia red 2
            grandes red galicia
            scores red 13
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn the_king_always_moves_to_another_place() {
    let others = "galicia navarra aragon cataluna castilla valencia sevilla granada";
    for (card, board) in [
        ("your-majesty", "king toledo"),
        ("entourage", "variants regency | king toledo"),
        ("competition", "variants regency | king toledo"),
    ] {
        let refusal = format!("D-9: king {others}");
        assert_eq!(engine::trial::trial(&with_card(card, board), "special; king toledo"), refusal);
    }
    use_card(
        "exile",
        "variants regency | king france",
        "special; king france",
        expect!["D-9: king portugal"],
    );
}

#[test]
fn heartland_counts_the_kings_region_and_the_dummy() {
    // D-16: with the dummy's one Galicia, the king's region, has three; without it both would be scored.
    use_card(
        "heartland",
        "players 2 | king galicia | galicia dummy 1 red 2 | granada blue 2",
        "special",
        expect![[r#"
            scores red 6
            red to use placement"#]],
    );
}

#[test]
fn hinterland_counts_the_kings_region_and_the_dummy() {
    // D-16: with the dummy's two Granada has three, Galicia two.
    use_card(
        "hinterland",
        "players 2 | king galicia | galicia red 2 | granada blue 1 dummy 2",
        "special",
        expect![[r#"
            scores red 6
            red to use placement"#]],
    );
}

#[test]
fn country_seat_counts_the_kings_region_and_the_dummy() {
    // D-16: Galicia, the king's, and Granada have two each, Toledo three.
    asks(
        &with_card(
            "country-seat",
            "players 2 | variants regency | king galicia | galicia red 2 | granada dummy 2 | toledo blue 3",
        ),
        "special",
        expect!["red: king galicia granada"],
    );
}

#[test]
fn with_three_players_a_tie_for_second_gets_nothing() {
    // D-17
    check(
        "players 3 | round 9 | king toledo | castilla red 2 blue 1 green 1 | discs red galicia blue galicia \
         | todo discs green for scoring",
        "disc galicia",
        expect![[r#"
            scores red 6
            over
            no discs"#]],
    );
}

#[test]
fn with_three_players_a_tie_for_first_gets_the_second_value_and_the_next_nothing() {
    // D-17, SCO-7
    check(
        "players 3 | round 9 | king toledo | castilla red 2 blue 2 green 1 | discs red galicia blue galicia \
         | todo discs green for scoring",
        "disc galicia",
        expect![[r#"
            scores red 4 blue 4
            over
            no discs"#]],
    );
}

#[test]
fn decree_moves_a_tile_to_another_free_bar_never_onto_the_other_tile() {
    let board = "king castilla | tiles low toledo high granada";
    // D-24: neither tile may go to Toledo or Granada.
    asks(
        &with_card("decree", board),
        "special",
        expect![
            "red: tile low galicia navarra aragon cataluna valencia sevilla castillo, or tile high galicia navarra aragon cataluna valencia sevilla castillo"
        ],
    );
    use_card(
        "decree",
        board,
        "special; tile low granada",
        expect![
            "SCO-6: tile low galicia navarra aragon cataluna valencia sevilla castillo, or tile high galicia navarra aragon cataluna valencia sevilla castillo"
        ],
    );
}

#[test]
fn coup_may_name_any_region_but_the_kings() {
    asks(
        &with_card("coup", "king castilla | galicia blue 1"),
        "special",
        expect!["red: name galicia navarra aragon cataluna toledo valencia sevilla granada"],
    );
    use_card(
        "coup",
        "king castilla | castilla blue 1",
        "special; name castilla",
        expect!["COU-1: name galicia navarra aragon cataluna toledo valencia sevilla granada"],
    );
}

#[test]
fn coup_may_name_a_region_without_opponents_and_then_nothing_happens() {
    // COU-1
    use_card(
        "coup",
        "king castilla | granada red 2 | galicia blue 1",
        "special; name granada",
        expect!["red to use placement"],
    );
    use_card(
        "coup",
        "king castilla | galicia blue 1",
        "special; name toledo",
        expect!["red to use placement"],
    );
}

#[test]
fn royal_adviser_moves_the_king_to_an_adjacent_region_only() {
    use_card(
        "royal-adviser",
        "king cataluna",
        "special; king toledo",
        expect!["RAD-1: king aragon valencia"],
    );
    use_card(
        "royal-adviser",
        "king cataluna",
        "special; king cataluna",
        expect!["RAD-1: king aragon valencia"],
    );
}

#[test]
fn royal_adviser_brings_the_king_home_from_abroad_to_a_bordering_region() {
    // RAD-1
    asks(
        &with_card("royal-adviser", "variants regency | king france"),
        "special",
        expect!["red: king navarra aragon cataluna"],
    );
    asks(
        &with_card("royal-adviser", "variants regency | king portugal"),
        "special",
        expect!["red: king galicia castilla toledo sevilla"],
    );
}

#[test]
fn royal_adviser_brings_the_king_from_the_castillo_to_any_region() {
    // RAD-1
    asks(
        &with_card("royal-adviser", "variants regency | king castillo"),
        "special",
        expect!["red: king galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn royal_adviser_leads_neither_abroad_nor_to_the_castillo() {
    use_card(
        "royal-adviser",
        "variants regency | king navarra",
        "special; king france",
        expect!["RAD-1: king galicia aragon castilla"],
    );
    use_card(
        "royal-adviser",
        "variants regency | king navarra",
        "special; king castillo",
        expect!["RAD-1: king galicia aragon castilla"],
    );
    use_card(
        "royal-adviser",
        "variants regency | king france",
        "special; king portugal",
        expect!["RAD-1: king navarra aragon cataluna"],
    );
}

const LOWEST: &str = "king castilla | start orange | played red 1 blue 2 | waiting blue";

#[test]
fn empowerment_may_take_back_the_card_just_played() {
    // EMP-1: it still lies there for the turn order.
    use_card(
        "empowerment",
        LOWEST,
        "special; recall 1",
        expect![[r#"
            hand red 1 2 3 4 5 6 7 8 9 10 11 12 13
            red to use placement"#]],
    );
}

#[test]
fn empowerment_changes_neither_turn_order_nor_start_marker() {
    // EMP-1: blue takes the 5 back, orange's 4 is next; green takes the 1 back and still has the marker.
    let position = "king castilla | start red | court blue 1 | played red 3 blue 5 orange 4 green 1 | waiting red orange green \
        | chosen empowerment | blue to use special placement";
    asks(position, "special; recall 5; done", expect!["orange: take 0 to 4"]);
    check(
        "king castilla | start red | court green 1 | played red 3 green 1 | chosen empowerment | green to use special placement",
        "special; recall 1; done",
        expect![[r#"
            round 2
            start green
            hand red 1 2 4 5 6 7 8 9 10 11 12 13
            todo play green
            no played
            no chosen"#]],
    );
}

#[test]
fn the_card_taken_back_is_not_shown_to_others() {
    let mut game = game(&with_card("empowerment", LOWEST));
    let events = play(&mut game, "red special; red recall 1");
    let recalled = &events[events.len() - 1..];
    // EMP-1
    expect![[r#"{"event":"recalled","player":"red","kind":"power","card":{"power":1}}"#]]
        .assert_eq(&seen_by(recalled, Viewer::Seat(Player::Red)));
    for viewer in [Viewer::Seat(Player::Blue), Viewer::Spectator] {
        expect![[r#"{"event":"recalled","player":"red","kind":"power","card":null}"#]]
            .assert_eq(&seen_by(recalled, viewer));
    }
}

#[test]
fn a_disc_shows_the_nine_regions_only() {
    // DSC-2
    check(
        "round 3 | king toledo | todo discs red blue green orange for scoring",
        "red disc castillo",
        expect![[
            r#"unknown region "castillo"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada"#
        ]],
    );
}

#[test]
fn everyone_concerned_is_asked_for_a_disc_even_with_a_single_option() {
    // DSC-2
    asks(
        &with_card("desertion", "king toledo | galicia blue 3 | navarra green 1 | aragon green 1"),
        "special",
        expect![[r#"
            blue: disc galicia
            green: disc navarra aragon"#]],
    );
}

#[test]
fn no_disc_is_revealed_until_the_last_is_set() {
    let mut game = game("round 3 | king toledo | todo discs red blue green orange for scoring");
    let first = play(&mut game, "red disc galicia; blue disc navarra; green disc aragon");
    // DSC-2
    expect![[r#"
        {"event":"disc-set","player":"red","region":null}
        {"event":"disc-set","player":"blue","region":"navarra"}
        {"event":"disc-set","player":"green","region":null}"#]]
    .assert_eq(&seen_by(&first, Viewer::Seat(Player::Blue)));
    let last = play(&mut game, "orange disc sevilla");
    let text = seen_by(&last, Viewer::Spectator);
    let turned: Vec<&str> = text.lines().filter(|line| line.contains("disc-turned")).collect();
    expect![[r#"
        {"event":"disc-turned","player":"red","region":"galicia"}
        {"event":"disc-turned","player":"blue","region":"navarra"}
        {"event":"disc-turned","player":"green","region":"aragon"}
        {"event":"disc-turned","player":"orange","region":"sevilla"}"#]]
    .assert_eq(&turned.join("\n"));
}

/// The views of everyone but the owner are the same in both games, the owner's are not.
fn only_the_owner_sees_it(owner: Player, one: &Game, other: &Game, rule: &str) {
    let seats = one.board().seats().iter().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let same = one.view(viewer) == other.view(viewer);
        assert_eq!(same, viewer != Viewer::Seat(owner), "{rule}: {viewer:?}");
    }
}

#[test]
fn nothing_of_a_disc_is_seen_until_the_last_is_set() {
    let set = |region: &str| {
        let mut game = game("round 3 | king toledo | todo discs red blue green orange for scoring");
        play(&mut game, &format!("red disc {region}"));
        game
    };
    only_the_owner_sees_it(Player::Red, &set("galicia"), &set("granada"), "DSC-2");
}

#[test]
fn a_hand_of_power_cards_and_the_own_discard_are_seen_by_their_owner_only() {
    let low = game("round 4 | hand blue 1 2 3 4 5 6 7 8 9 10 | todo play red");
    let high = game("round 4 | hand blue 4 5 6 7 8 9 10 11 12 13 | todo play red");
    only_the_owner_sees_it(Player::Blue, &low, &high, "INF-1");
    let discard = |game: &Game, player| game.view(Viewer::Seat(player)).own_discard().len();
    assert_eq!(
        (discard(&low, Player::Blue), discard(&low, Player::Red)),
        (3, 0),
        "INF-1: the own discard only"
    );
}

#[test]
fn a_hand_of_modifiers_is_seen_by_its_owner_only() {
    let held = |modifier| game(&format!("variants power-shift | modifiers blue {modifier} | todo play red"));
    only_the_owner_sees_it(Player::Blue, &held("+1"), &held("-2"), "INF-1");
}

#[test]
fn the_number_of_cards_in_a_hand_is_public() {
    let game = game(
        "variants power-shift | round 4 | hand blue 1 2 3 4 5 6 7 8 9 10 | modifiers blue +1 +2 | todo play red",
    );
    let view = game.view(Viewer::Spectator);
    let counts = (view.powers_in_hand(Player::Blue), view.modifiers_in_hand(Player::Blue));
    assert_eq!(counts, (10, 2), "INF-1");
}

#[test]
fn a_power_card_is_public_in_the_round_it_is_played_and_face_down_after_it() {
    let mut game =
        game("king castilla | court red 1 | played red 5 blue 6 | chosen march | red to use placement");
    let seen =
        |game: &Game| game.view(Viewer::Spectator).board().played(Player::Red).map(|played| played.sum());
    assert_eq!(seen(&game), Some(5), "INF-1");
    play(&mut game, "red done");
    assert_eq!(seen(&game), None, "INF-1, POW-4");
}

#[test]
fn a_card_taken_back_is_seen_by_its_owner_only() {
    let recalled = |power: u8| {
        let spent = "round 4 | hand red 1 2 3 4 5 6 7 8 9 10 | played red 13 blue 4 | waiting blue";
        let mut game = game(&with_card("empowerment", &format!("king castilla | {spent}")));
        play(&mut game, &format!("red special; red recall {power}"));
        game
    };
    only_the_owner_sees_it(Player::Red, &recalled(11), &recalled(13), "EMP-1");
}

#[test]
fn courts_regions_tiles_cards_and_scores_are_public() {
    let game = game(
        "king castilla | galicia blue 2 | court blue 3 | tiles low toledo | scores blue 9 | round 2 | todo play red",
    );
    let view = game.view(Viewer::Seat(Player::Red));
    assert_eq!(view.board(), game.board(), "INF-1");
    assert_eq!(view.board().province(Player::Blue), 25, "INF-1");
    let discard: Vec<&str> = view.discard().map(|card| card.id()).collect();
    assert_eq!(discard, ["intrigue", "justice", "outposts", "decree"], "INF-1: what lay there in round 1");
}

#[test]
fn the_castillo_s_count_is_shown_only_where_the_table_wants_the_memory_aid() {
    let count = |variants: &str| {
        let game =
            game(&format!("{variants} king toledo | castillo red 3 blue 1 | court red 4 | red to place 2"));
        let view = game.view(Viewer::Seat(Player::Red));
        view.castillo().map(|count| (count[Player::Red], count[Player::Blue]))
    };
    assert_eq!(count(""), None, "D-18, CAS-3: off by default");
    assert_eq!(count("variants memory-aid |"), Some((3, 1)), "D-18");
}

/// Everyone answers at random; from the given action on another generator answers for red.
fn play_on(variants: Variants, seed: u64, from: usize) -> Game {
    let (mut rng, mut other) = (Pcg32::new(seed, 1), Pcg32::new(seed, 2));
    let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
    let mut actions = 0;
    while let Some(player) = game.to_act().first() {
        let view = game.view(Viewer::Seat(player));
        let decision = view.decision().expect("D-20: the view says what is asked");
        let substituted = player == Player::Red && actions >= from;
        let action = pick(&decision, if substituted { &mut other } else { &mut rng });
        game.apply(player, action).expect("D-20: an answer from the view is allowed");
        actions += 1;
    }
    game
}

#[test]
fn a_stand_in_sees_only_the_view_of_its_seat_and_the_game_goes_on() {
    for (seed, variants) in Variants::all().enumerate() {
        for from in [0, 10, 100] {
            assert!(play_on(variants, seed as u64, from).board().is_over(), "D-20");
        }
    }
}
