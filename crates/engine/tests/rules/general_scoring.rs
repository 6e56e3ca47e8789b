//! The general scorings: discs, the castillo, the regions, places, ties, bonuses, tiles, and the end.

use std::collections::BTreeMap;

use super::played::{edition_with, game, game_of, kinds, play, random_game, seen_by};
use super::{asks, check};
use engine::{ByPlayer, Event, Player, Site, Variants, Viewer};
use expect_test::{Expect, expect};

/// The scoring after the last round, with every disc on Granada.
fn score(board: &str, expected: Expect) {
    let discs = "discs red granada blue granada green granada | todo discs orange for scoring";
    check(&format!("round 9 | {board} | {discs}"), "disc granada", expected);
}

const END_OF_ROUND_3: &str = "round 3 | king castilla | castillo red 1 | court red 1 | chosen march \
    | played red 1 blue 2 green 3 orange 4 | red to use placement";

#[test]
fn all_set_their_discs_at_the_same_time_also_those_with_nothing_inside() {
    // SCO-1
    asks(
        END_OF_ROUND_3,
        "done",
        expect![[r#"
            red: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            blue: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            green: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            orange: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"#]],
    );
}

#[test]
fn discs_are_set_in_any_order_and_only_once() {
    check(
        END_OF_ROUND_3,
        "done; green disc toledo; green disc granada",
        expect!["SCO-1: red blue orange must decide now"],
    );
    check(
        END_OF_ROUND_3,
        "done; green done",
        expect!["SCO-1: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn the_dummy_sets_no_disc() {
    // SCO-1
    asks(
        "players 2 | round 3 | king castilla | castillo dummy 2 | court red 1 | chosen march | red to use placement",
        "done",
        expect![[r#"
            red: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada
            blue: disc galicia navarra aragon cataluna castilla toledo valencia sevilla granada"#]],
    );
}

#[test]
fn everyone_moves_all_own_caballeros_from_the_castillo_to_the_region_on_the_disc() {
    // SCO-1: castillo 5, 3 and 1; then Galicia 4, Navarra 5, Granada 6.
    check(
        "round 9 | king castilla | castillo red 3 blue 2 green 1 | todo discs red blue green orange for scoring",
        "red disc granada; blue disc galicia; green disc navarra; orange disc sevilla",
        expect![[r#"
            galicia blue 2
            navarra green 1
            granada red 3
            scores red 11 blue 7 green 6
            over
            no castillo"#]],
    );
}

#[test]
fn what_leaves_the_castillo_counts_in_the_region_where_it_arrives() {
    // SCO-1: red has 5 for the castillo, then both tie in Granada for 3.
    score(
        "king castilla | castillo red 1 | granada blue 1",
        expect![[r#"
            granada red 1 blue 1
            scores red 8 blue 3
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn the_castillo_is_scored_then_the_discs_are_turned_then_the_regions_are_scored() {
    let mut game = game(
        "round 9 | king castilla | castillo red 1 | galicia blue 1 \
         | discs red granada blue granada green granada | todo discs orange for scoring",
    );
    let events = play(&mut game, "orange disc granada");
    let order = "disc-set castillo-opened scored disc-turned disc-turned disc-turned disc-turned left-castillo \
                 scored scored game-over";
    assert_eq!(kinds(&events), order, "SCO-1");
}

const PRINTED: &str =
    r#""galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada","#;
const REVERSED: &str =
    r#""granada", "sevilla", "valencia", "toledo", "castilla", "cataluna", "aragon", "navarra", "galicia","#;

#[test]
fn regions_are_scored_in_the_printed_order() {
    let position = "round 9 | king castilla | galicia red 1 | castilla blue 1 | granada green 1 \
        | discs red granada blue granada green granada | todo discs orange for scoring";
    let order = |changes: &[(&str, &str)]| {
        let events = play(&mut game_of(position, edition_with(changes)), "orange disc granada");
        scored_sites(&events)
    };
    assert_eq!(order(&[]), [Site::Galicia, Site::Castilla, Site::Granada], "SCO-1");
    assert_eq!(order(&[(PRINTED, REVERSED)]), [Site::Granada, Site::Castilla, Site::Galicia], "SCO-1");
}

fn scored_sites(events: &[Event]) -> Vec<Site> {
    let site = |event: &Event| if let Event::Scored { site, .. } = event { Some(*site) } else { None };
    events.iter().filter_map(site).collect()
}

#[test]
fn the_event_of_a_scoring_tells_the_place_and_whether_it_is_shared() {
    // SCO-3, SCO-4: in Castilla red and blue share the first place, in Granada blue and green the second.
    let position = "round 9 | king toledo | castilla red 2 blue 2 green 1 | granada red 3 blue 2 green 2 \
        | discs red granada blue granada green granada | todo discs orange for scoring";
    let events = play(&mut game(position), "orange disc granada");
    let places = |wanted: Site| -> Vec<(Player, u8, bool)> {
        let place = |event: &Event| match *event {
            Event::Scored { player, site, place, tied, .. } if site == wanted => Some((player, place, tied)),
            _ => None,
        };
        events.iter().filter_map(place).collect()
    };
    let [red, blue, green] = [Player::Red, Player::Blue, Player::Green];
    assert_eq!(places(Site::Castilla), [(red, 1, true), (blue, 1, true), (green, 3, false)]);
    assert_eq!(places(Site::Granada), [(red, 1, false), (blue, 2, true), (green, 2, true)]);
}

#[test]
fn a_disc_on_the_kings_region_brings_the_caballeros_back_to_court() {
    // SCO-2: 5 for the castillo, nothing for Toledo, where they do not arrive.
    check(
        "round 9 | king toledo | castillo red 3 | court red 1 \
         | discs blue granada green granada orange granada | todo discs red for scoring",
        "disc toledo",
        expect![[r#"
            court red 4
            scores red 5
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn players_rank_by_caballeros_and_a_grande_does_not_count() {
    // SCO-3: with her grande red would tie, and both had 2.
    score(
        "king castilla | galicia red 1 blue 2 | grandes red galicia",
        expect![[r#"
            scores red 2 blue 4
            over
            no discs"#]],
    );
}

#[test]
fn nobody_scores_without_a_caballero() {
    // SCO-3: neither the second place nor a bonus is for the grande alone.
    score(
        "king castilla | granada blue 1 | grandes red granada green castilla",
        expect![[r#"
            scores blue 6
            over
            no discs"#]],
    );
}

#[test]
fn first_second_and_third_get_the_values_of_the_bar() {
    // SCO-3: Castilla is 6/4/2.
    score(
        "king galicia | castilla red 4 blue 3 green 2 orange 1",
        expect![[r#"
            scores red 6 blue 4 green 2
            over
            no discs"#]],
    );
}

#[test]
fn a_tie_for_first_takes_the_second_place_and_the_next_the_third() {
    // SCO-4: Castilla is 6/4/2.
    score(
        "king galicia | castilla red 2 blue 2 green 2 orange 1",
        expect![[r#"
            scores red 4 blue 4 green 4 orange 2
            over
            no discs"#]],
    );
    score(
        "king galicia | castilla red 3 blue 3 green 1 orange 1",
        expect![[r#"
            scores red 4 blue 4
            over
            no discs"#]],
    );
    score(
        "king galicia | castilla red 1 blue 1 green 1 orange 1",
        expect![[r#"
            scores red 4 blue 4 green 4 orange 4
            over
            no discs"#]],
    );
}

#[test]
fn a_tie_for_second_takes_the_third_place_and_nobody_else_scores() {
    // SCO-4
    score(
        "king galicia | castilla red 3 blue 2 green 2 orange 1",
        expect![[r#"
            scores red 6 blue 2 green 2
            over
            no discs"#]],
    );
}

#[test]
fn a_tie_for_third_gets_nothing() {
    // SCO-4
    score(
        "king galicia | castilla red 3 blue 2 green 1 orange 1",
        expect![[r#"
            scores red 6 blue 4
            over
            no discs"#]],
    );
}

/// The rule word for word: groups of equal counts, highest first.
fn places(counts: [u8; 6], bar: [u8; 3]) -> [u8; 6] {
    let mut points = [0; 6];
    let mut place = 1;
    for count in (1..=3).rev() {
        let group: Vec<usize> = (0..6).filter(|index| counts[*index] == count).collect();
        let taken = if group.len() == 1 { place } else { place + 1 };
        group.iter().for_each(|index| points[*index] = bar.get(taken - 1).copied().unwrap_or(0));
        place += group.len().min(2);
    }
    points
}

#[test]
fn every_distribution_of_up_to_three_takes_the_places_of_the_rule() {
    for number in 0..4_u32.pow(6) {
        let counts = std::array::from_fn(|index| (number / 4_u32.pow(index as u32) % 4) as u8);
        let ranking = engine::scoring::rank(&ByPlayer(counts), [7, 4, 2]);
        assert_eq!(ranking.points.0, places(counts, [7, 4, 2]), "SCO-4: {counts:?}");
        let most = counts.iter().max().filter(|most| **most > 0);
        let first: Vec<usize> = (0..6).filter(|index| Some(&counts[*index]) == most).collect();
        let alone = if let [index] = first[..] { Some(Player::ALL[index]) } else { None };
        assert_eq!(ranking.sole_first, alone, "SCO-5: {counts:?}");
    }
}

#[test]
fn ties_count_in_the_castillo_as_in_regions() {
    // SCO-4: the castillo is 5/3/1; the discs lead back to the courts.
    score(
        "king granada | castillo red 1 blue 1 green 1",
        expect![[r#"
            court red 1 blue 1 green 1
            scores red 3 blue 3 green 3
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn a_sole_first_in_the_kings_region_gets_two_more() {
    // SCO-5: Galicia is 4/2/0.
    score(
        "king galicia | galicia red 2 blue 1",
        expect![[r#"
            scores red 6 blue 2
            over
            no discs"#]],
    );
}

#[test]
fn a_sole_first_in_the_region_of_the_own_grande_gets_two_more() {
    // SCO-5: blue's grande is worth nothing to blue, who is second, nor to red.
    score(
        "king castilla | galicia red 2 blue 1 | grandes red galicia blue galicia",
        expect![[r#"
            scores red 6 blue 2
            over
            no discs"#]],
    );
    score(
        "king castilla | galicia red 2 blue 1 | grandes blue galicia",
        expect![[r#"
            scores red 4 blue 2
            over
            no discs"#]],
    );
}

#[test]
fn both_bonuses_may_be_had_together() {
    // SCO-5
    score(
        "king galicia | galicia red 2 | grandes red galicia",
        expect![[r#"
            scores red 8
            over
            no discs"#]],
    );
}

#[test]
fn a_tie_never_gets_a_bonus() {
    // SCO-5
    score(
        "king galicia | galicia red 2 blue 2 | grandes red galicia",
        expect![[r#"
            scores red 2 blue 2
            over
            no discs"#]],
    );
}

#[test]
fn a_tile_replaces_the_bar_of_its_region_and_bonuses_still_apply() {
    // SCO-6: 8/4/0 instead of 4/2/0, 4/0/0 instead of 6/4/2; the king's bonus in Castilla.
    score(
        "king castilla | tiles high galicia low castilla \
         | galicia red 3 blue 2 green 1 | castilla green 3 blue 2 red 1",
        expect![[r#"
            scores red 8 blue 4 green 6
            over
            no discs"#]],
    );
}

#[test]
fn a_tile_at_the_castillo_replaces_its_bar_and_the_castillo_is_scored_once() {
    // SCO-6: without a tile 5/3/1, with it 8/4/0; the discs lead back to the courts.
    score(
        "king granada | castillo red 3 blue 2 green 1",
        expect![[r#"
            court red 3 blue 2 green 1
            scores red 5 blue 3 green 1
            over
            no castillo
            no discs"#]],
    );
    score(
        "king granada | tiles high castillo | castillo red 3 blue 2 green 1",
        expect![[r#"
            court red 3 blue 2 green 1
            scores red 8 blue 4
            over
            no castillo
            no discs"#]],
    );
}

#[test]
fn two_tiles_never_lie_at_one_bar() {
    check(
        "king castilla | tiles low toledo high toledo | todo play red",
        "",
        expect!["position: SCO-6: a score bar can hold only one tile"],
    );
}

#[test]
fn with_two_or_three_players_only_the_first_two_values_count() {
    // The 2-3 side could print a third value, and so can a tile.
    let printed = edition_with(&[
        ("granada = { values = [6, 3, 0]", "granada = { values = [6, 3, 1]"),
        ("castillo = { values = [5, 3, 0]", "castillo = { values = [5, 3, 1]"),
        ("tiles = [[4, 0, 0]", "tiles = [[4, 2, 1]"),
    ]);
    let bars = |players: u8| {
        let position = format!("players {players} | king castilla | tiles low toledo | todo play red");
        let game = game_of(&position, printed);
        [Site::Granada, Site::Castillo, Site::Toledo].map(|site| game.bar(site))
    };
    assert_eq!(bars(2), [[6, 3, 0], [5, 3, 0], [4, 2, 0]], "SCO-7");
    assert_eq!(bars(3), [[6, 3, 0], [5, 3, 0], [4, 2, 0]], "SCO-7");
    assert_eq!(bars(4), [[6, 3, 1], [5, 3, 1], [4, 2, 1]], "SCO-7");
}

#[test]
fn with_three_players_the_third_place_gets_nothing() {
    // SCO-7
    check(
        "players 3 | round 9 | king galicia | castilla red 3 blue 2 green 1 \
         | discs red granada blue granada | todo discs green for scoring",
        "disc granada",
        expect![[r#"
            scores red 6 blue 4
            over
            no discs"#]],
    );
}

#[test]
fn scores_never_fall() {
    for (seed, variants) in Variants::all().enumerate() {
        let mut last = [0; 5];
        let end = random_game(variants, seed as u64, |before, _| {
            let scores = Player::ALL.map(|player| before.board().score(player));
            assert!(
                scores.iter().zip(last).all(|(now, then)| *now >= then),
                "SCO-8: {scores:?} after {last:?}"
            );
            last.copy_from_slice(&scores[..5]);
        });
        assert!(end.board().is_over());
    }
}

#[test]
fn the_castillo_is_opened_by_general_scorings_once_each_and_by_revelation_only() {
    let mut openings = BTreeMap::<&str, usize>::new();
    for (seed, variants) in Variants::all().enumerate() {
        let mut reason = "none";
        random_game(variants, seed as u64, |_, events| {
            for event in events {
                if let Event::Announced { card, .. } = event {
                    reason = card.id();
                }
                if let Event::ScoringBegan { .. } = event {
                    reason = "general scoring";
                }
                if let Event::CastilloOpened { .. } = event {
                    *openings.entry(reason).or_default() += 1;
                }
            }
        });
    }
    let general = openings.remove("general scoring");
    assert_eq!(general, Some(3 * Variants::all().count()), "CAS-4, SCO-6: three general scorings a game");
    assert_eq!(openings.into_keys().collect::<Vec<_>>(), ["revelation"], "CAS-4");
}

#[test]
fn all_see_how_many_are_thrown_in_and_nothing_more() {
    let mut game = game("king toledo | castillo blue 4 | court red 4 | red to place 3");
    let events = play(&mut game, "red place castillo; red place castillo; red place castilla");
    for viewer in [Viewer::Seat(Player::Blue), Viewer::Spectator] {
        // CAS-3: red's are counted aloud; what lies inside is not shown.
        expect![[r#"
            {"event":"placed","player":"red","from":"court","to":"castillo"}
            {"event":"placed","player":"red","from":"court","to":"castillo"}
            {"event":"placed","player":"red","from":"court","to":"castilla"}"#]]
        .assert_eq(&seen_by(&events[..3], viewer));
    }
}

#[test]
fn the_game_is_over_after_the_third_general_scoring_and_not_before() {
    let discs = "discs red granada blue granada green granada | todo discs orange for scoring";
    asks(
        &format!("round 6 | king toledo | {discs}"),
        "disc granada",
        expect!["red: play 1 2 3 4 5 6 7 8 9 10 11 12 13"],
    );
    asks(&format!("round 9 | king toledo | {discs}"), "disc granada", expect![""]);
    check(
        &format!("round 9 | king toledo | {discs}"),
        "disc granada; red play 1",
        expect!["FIN-1: the game is over"],
    );
}

#[test]
fn the_highest_score_wins_and_ties_share_the_win_and_any_other_place() {
    let mut game = game(
        "round 9 | king toledo | galicia red 1 | scores red 30 blue 34 green 12 orange 12 \
         | discs red granada blue granada green granada | todo discs orange for scoring",
    );
    assert_eq!(game.standing().leaders().to_string(), "blue");
    play(&mut game, "orange disc granada");
    assert!(game.standing().is_final(), "FIN-1");
    let places: Vec<_> =
        game.standing().iter().map(|place| (place.player.word(), place.place, place.score)).collect();
    assert_eq!(places, [("red", 1, 34), ("blue", 1, 34), ("green", 3, 12), ("orange", 3, 12)], "FIN-1");
}
