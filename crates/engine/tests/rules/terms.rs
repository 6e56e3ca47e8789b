//! Rules on the terms used on cards: move, return, disc, and who an opponent is.

use super::{asks, check};
use engine::notation::read_position;
use engine::trial::{questions, trial};
use engine::{Edition, Event, Player, Viewer};
use expect_test::expect;

#[test]
fn a_move_goes_from_any_region_to_any_region_or_into_the_castillo_in_any_split() {
    // MOV-1: the king is far away, and none of these regions are neighbours.
    check(
        "king galicia | chosen march | cataluna red 3 | sevilla red 1 | red to move 4 own then use placement | court red 1",
        "move red cataluna sevilla; move red cataluna granada; move red cataluna castillo; move red sevilla cataluna",
        expect![[r#"
            cataluna red 1
            granada red 1
            castillo red 1
            red to use placement"#]],
    );
    check(
        "chosen march | cataluna red 3 | red to move 4 own then use placement",
        "move red sevilla granada",
        expect![
            "MOV-1: move red cataluna to navarra aragon castilla toledo valencia sevilla granada castillo, or done"
        ],
    );
}

#[test]
fn the_card_says_whose_may_be_moved() {
    // MOV-2: own, opposing in any mix, the dummy's too, or any.
    let pieces = "players 2 | toledo red 1 blue 1 | granada blue 1 dummy 1 | chosen skirmish";
    let all = "navarra aragon cataluna castilla toledo valencia sevilla granada castillo";
    for (whose, sources, to) in [
        ("1 own", "red toledo", "navarra aragon cataluna castilla valencia sevilla granada castillo"),
        ("1 opposing", "blue toledo granada, dummy granada", all),
        ("1 any", "red toledo, blue toledo granada, dummy granada", all),
    ] {
        let asked = questions(&format!("{pieces} | red to move {whose} then use placement"), "");
        assert_eq!(asked, format!("red: move {sources} to {to}, or done"));
    }
    check(
        &format!("{pieces} | court red 1 | red to move 3 opposing then use placement"),
        "move blue toledo aragon; move dummy granada castillo; move blue granada toledo",
        expect![[r#"
            aragon blue 1
            castillo dummy 1
            red to use placement
            no granada"#]],
    );
}

#[test]
fn nothing_is_moved_out_of_the_castillo_a_court_or_the_province() {
    // MOV-3: the only caballeros stand there.
    check(
        "chosen skirmish | castillo red 5 blue 5 | court red 5 blue 5 | red to use special placement",
        "special",
        expect!["red to use placement"],
    );
    for from in ["castillo", "court", "province"] {
        let refused = trial(
            "chosen skirmish | toledo red 1 | castillo red 5 | court red 5 | red to move 3 any then use placement",
            &format!("move red {from} toledo"),
        );
        assert!(
            refused.starts_with(&format!("unknown region \"{from}\"; expected one of: galicia")),
            "{refused}"
        );
    }
}

#[test]
fn nothing_is_moved_into_or_out_of_the_kings_region() {
    // MOV-3
    let position = "king toledo | chosen skirmish | toledo red 1 | red to move 3 any then use placement";
    asks(
        &format!("{position} | granada blue 1"),
        "",
        expect![
            "red: move blue granada to galicia navarra aragon cataluna castilla valencia sevilla castillo, or done"
        ],
    );
    check(
        position,
        "",
        expect!["position: the next step leaves nothing to decide; what it needs is missing"],
    );
}

#[test]
fn what_has_been_moved_is_not_moved_again() {
    let position = "chosen skirmish | toledo red 1 | sevilla blue 1 | red to move 3 any then use placement";
    check(
        position,
        "move red toledo aragon; move red aragon granada",
        expect![
            "D-2: move blue sevilla to navarra aragon cataluna castilla toledo valencia granada castillo, or done"
        ],
    );
}

#[test]
fn no_more_of_a_colour_leave_a_region_than_stood_there() {
    // D-2: one of the two in Aragón came by this card.
    let position = "chosen upheaval | toledo red 1 | aragon red 1 blue 1 | court red 1 | \
        red to move 4 any then use placement";
    let two = "move red toledo aragon; move red aragon granada";
    check(
        position,
        &format!("{two}; move red aragon granada"),
        expect![
            "D-2: move blue aragon to navarra cataluna castilla toledo valencia sevilla granada castillo, or done"
        ],
    );
    check(
        position,
        &format!("{two}; move blue aragon granada"),
        expect![[r#"
            aragon red 1
            granada red 1 blue 1
            red to use placement
            no toledo"#]],
    );
}

#[test]
fn a_caballero_moves_to_another_place() {
    let position = "chosen skirmish | toledo red 1 | red to move 3 any then use placement";
    check(
        position,
        "move red toledo toledo",
        expect![
            "D-3: move red toledo to navarra aragon cataluna castilla valencia sevilla granada castillo, or done"
        ],
    );
    let game = read_position(position, Edition::embedded()).unwrap();
    let options: Vec<_> =
        game.decision(Player::Red).unwrap().options().map(|action| action.to_string()).collect();
    assert!(options.contains(&"move red toledo sevilla".to_owned()));
    assert!(!options.contains(&"move red toledo toledo".to_owned()), "D-3");
}

#[test]
fn what_must_be_returned_comes_from_where_the_card_says() {
    // RET-1: Levy takes from the court alone, Withdrawal from regions too, neither from the castillo.
    check(
        "chosen levy | toledo blue 5 | castillo blue 5 | court red 1 blue 1 | red to use special placement",
        "special",
        expect![[r#"
            court red 1
            red to use placement"#]],
    );
    let withdrawal = "chosen withdrawal | toledo blue 5 | castillo blue 5 | court red 1 blue 1 | \
        red to use special placement";
    check(withdrawal, "special; return blue granada", expect!["RET-1: return blue toledo court"]);
    check(
        withdrawal,
        "special; return blue court",
        expect![[r#"
            toledo blue 3
            court red 1
            red to use placement"#]],
    );
}

#[test]
fn nothing_is_returned_from_the_castillo_or_the_kings_region_and_too_few_are_all() {
    // RET-1: one in Granada is all that blue can give.
    check(
        "king toledo | chosen withdrawal | toledo blue 5 | castillo blue 5 | granada blue 1 | court red 1 | \
            red to use special placement",
        "special",
        expect![[r#"
            red to use placement
            no granada"#]],
    );
}

#[test]
fn what_is_returned_goes_to_the_province() {
    let position = "chosen disbandment | court red 1 blue 4 | red to use special placement";
    let mut game = read_position(position, Edition::embedded()).unwrap();
    assert_eq!(game.board().province(Player::Blue), 26);
    game.apply(Player::Red, engine::Action::Special).unwrap();
    assert_eq!(game.board().province(Player::Blue), 30, "RET-1");
}

/// Everyone has a choice of what to return.
const RETURNING: &str = "chosen withdrawal | toledo red 4 blue 4 green 4 orange 4 | court red 4 blue 4 green 4 orange 4 | \
    green to use special placement";

#[test]
fn the_left_neighbour_of_the_acting_player_returns_first_then_clockwise() {
    let three =
        |player: &str| format!("return {player} toledo; return {player} toledo; return {player} toledo");
    asks(RETURNING, "special", expect!["orange: return orange toledo court"]);
    asks(RETURNING, &format!("special; {}", three("orange")), expect!["red: return red toledo court"]);
    let two = format!("special; {}; {}", three("orange"), three("red"));
    asks(RETURNING, &two, expect!["blue: return blue toledo court"]);
    check(RETURNING, "special; red return red toledo", expect!["RET-2: orange must decide now"]);
}

#[test]
fn each_player_chooses_which_of_their_own() {
    check(RETURNING, "special; return red toledo", expect!["RET-2: return orange toledo court"]);
    check(
        RETURNING,
        "special; return orange court",
        expect![[r#"
            court red 4 blue 4 green 4 orange 3
            green to return orange 2 of 3 then use placement"#]],
    );
}

#[test]
fn a_player_with_nothing_to_return_is_passed_over() {
    // RET-2: orange has nothing, red is next.
    asks(
        "chosen withdrawal | toledo red 4 blue 4 | court red 1 blue 1 green 1 | green to use special placement",
        "special",
        expect!["red: return red toledo court"],
    );
}

#[test]
fn later_players_see_what_earlier_ones_returned() {
    // RET-3: orange's choice lies open before red has said anything.
    check(
        RETURNING,
        "special; return orange court; return orange toledo; return orange toledo",
        expect![[r#"
            toledo red 4 blue 4 green 4 orange 2
            court red 4 blue 4 green 4 orange 3
            green to return red 3 of 3 then use placement"#]],
    );
}

#[test]
fn the_one_region_is_not_the_kings_and_holds_something_to_move() {
    // ONE-1: Exodus and Representation move own ones, Conspiracy any.
    let pieces = "king toledo | toledo red 2 blue 1 | granada red 1 | sevilla blue 1 | court red 1";
    let card = |card: &str| {
        format!("variants representation | chosen {card} | {pieces} | red to use special placement")
    };
    asks(&card("exodus"), "special", expect!["red: name granada"]);
    asks(&card("representation"), "special; branch 1", expect!["red: name granada"]);
    asks(&card("conspiracy"), "special", expect!["red: name sevilla granada"]);
    for region in ["toledo", "sevilla", "navarra"] {
        let refused = trial(&card("exodus"), &format!("special; name {region}"));
        assert_eq!(refused, "ONE-1: name granada", "{region}");
    }
}

#[test]
fn where_no_region_holds_something_to_move_nothing_is_named() {
    // ONE-1, D-19: only the king's region does.
    let pieces = "king toledo | toledo red 2 | sevilla blue 1 | castillo red 1 | court red 1";
    let position = format!("chosen exodus | {pieces} | red to use special placement");
    check(&position, "special", expect!["red to use placement"]);
}

#[test]
fn assassin_takes_exactly_one_of_every_opponent_who_has_one() {
    let position = "king toledo | chosen assassin | toledo green 2 | granada red 1 blue 2 orange 1 | castillo green 1 | \
        court red 1 green 3 | red to use special placement";
    // Green has none that could be taken.
    asks(position, "special", expect!["red: return blue granada, orange granada"]);
    let first = "special; return blue granada";
    check(position, &format!("{first}; return blue granada"), expect!["ASN-1: return orange granada"]);
    check(position, &format!("{first}; done"), expect!["ACT-3: return orange granada"]);
    check(position, "special; return red granada", expect!["ASN-1: return blue granada, orange granada"]);
    check(position, "special; return green court", expect!["ASN-1: return blue granada, orange granada"]);
    check(
        position,
        &format!("{first}; return orange granada"),
        expect![[r#"
            granada red 1 blue 1
            red to use placement"#]],
    );
}

/// Blue and green set discs, in any order.
const CIVIL_WAR: &str = "chosen civil-war | toledo red 1 blue 2 green 2 | granada blue 1 | court red 1 | \
    red to use special placement";

#[test]
fn discs_are_set_at_the_same_time_and_nothing_happens_before_the_last_is_set() {
    asks(
        CIVIL_WAR,
        "special",
        expect![[r#"
            blue: disc toledo granada
            green: disc toledo"#]],
    );
    check(
        CIVIL_WAR,
        "special; blue disc granada",
        expect![[r#"
            discs blue granada
            red to discs green for return 99 then use placement"#]],
    );
    check(
        CIVIL_WAR,
        "special; blue disc granada; green disc toledo",
        expect![[r#"
            toledo red 1 blue 2
            red to use placement
            no granada"#]],
    );
    check(CIVIL_WAR, "special; red disc toledo", expect!["DSC-1: blue green must decide now"]);
    check(CIVIL_WAR, "special; blue disc granada; blue disc toledo", expect!["DSC-1: green must decide now"]);
    check(CIVIL_WAR, "special; blue done", expect!["DSC-1: disc toledo granada"]);
}

#[test]
fn discs_are_secret_until_all_are_turned_together_and_then_the_effect_happens() {
    let mut game = read_position(CIVIL_WAR, Edition::embedded()).unwrap();
    let mut events = Vec::new();
    for (player, said) in
        [(Player::Red, "special"), (Player::Green, "disc toledo"), (Player::Blue, "disc granada")]
    {
        game.apply_with_events(player, said.parse().unwrap(), &mut events).unwrap();
    }
    let line = |event: &Event| serde_json::to_string(&event.visible_to(Viewer::Seat(Player::Blue))).unwrap();
    // DSC-1, as blue sees it.
    expect![[r#"
        {"event":"announced","player":"red","card":"civil-war"}
        {"event":"disc-set","player":"green","region":null}
        {"event":"disc-set","player":"blue","region":"granada"}
        {"event":"disc-turned","player":"blue","region":"granada"}
        {"event":"disc-turned","player":"green","region":"toledo"}
        {"event":"returned","player":"blue","from":"granada","count":1}
        {"event":"returned","player":"green","from":"toledo","count":2}"#]]
    .assert_eq(&events.iter().map(line).collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_disc_of_a_card_cannot_show_the_kings_region() {
    let pieces =
        "king toledo | toledo blue 2 green 2 | granada blue 1 | court red 1 | red to use special placement";
    for card in ["civil-war", "desertion"] {
        let position = format!("chosen {card} | {pieces}");
        // D-1: green has caballeros only there and is not asked.
        assert_eq!(questions(&position, "special"), "blue: disc granada", "{card}");
        assert_eq!(trial(&position, "special; blue disc toledo"), "D-1: disc granada", "{card}");
    }
    check(
        &format!("chosen coup | {pieces}"),
        "special; name granada; blue disc toledo",
        expect!["D-1: disc galicia navarra aragon cataluna castilla valencia sevilla"],
    );
}

#[test]
fn in_a_general_scoring_a_disc_on_the_kings_region_means_back_to_court() {
    // D-1
    check(
        "round 3 | king toledo | castillo red 2 | discs blue granada green granada orange granada | \
            todo discs red for scoring",
        "disc toledo",
        expect![[r#"
            round 4
            court red 2
            scores red 5
            todo play red
            no castillo
            no discs"#]],
    );
}

#[test]
fn cards_against_opponents_leave_the_acting_player_alone() {
    // D-13: red has at least as much as blue, in court and regions.
    let pieces = "toledo red 4 blue 4 | court red 4 blue 4";
    let card = |card: &str| format!("chosen {card} | {pieces} | red to use special placement");
    for (kind, left) in [("levy", "court red 4 blue 1"), ("disbandment", "court red 4")] {
        assert_eq!(trial(&card(kind), "special"), format!("{left}\nred to use placement"), "{kind}");
    }
    for (kind, left) in [("civil-war", "toledo red 4"), ("desertion", "toledo red 4 blue 2")] {
        assert_eq!(questions(&card(kind), "special"), "blue: disc toledo", "{kind}");
        let after = trial(&card(kind), "special; blue disc toledo");
        assert_eq!(after, format!("{left}\nred to use placement"), "{kind}");
    }
    check(
        &card("withdrawal"),
        "special; return blue toledo; return blue court; return blue court",
        expect![[r#"
            toledo red 4 blue 3
            court red 4 blue 2
            red to use placement"#]],
    );
    check(
        &card("coup"),
        "special; name toledo; blue disc granada",
        expect![[r#"
            toledo red 4
            granada blue 4
            red to use placement"#]],
    );
}

#[test]
fn assassin_takes_one_of_the_dummys_too() {
    // D-14
    let position = "players 2 | chosen assassin | toledo dummy 2 | granada blue 1 | court red 1 | \
        red to use special placement";
    asks(position, "special", expect!["red: return blue granada, dummy toledo"]);
    check(
        position,
        "special; return blue granada; return dummy toledo",
        expect![[r#"
            toledo dummy 1
            red to use placement
            no granada"#]],
    );
}

#[test]
fn cards_that_ask_opponents_skip_the_dummy() {
    // D-15: its four stay where they are.
    let pieces = "players 2 | toledo dummy 4 | court red 1";
    for (card, said) in [
        ("withdrawal", "special"),
        ("levy", "special"),
        ("disbandment", "special"),
        ("civil-war", "special"),
        ("desertion", "special"),
        ("coup", "special; name toledo"),
    ] {
        let position = format!("{pieces} | chosen {card} | red to use special placement");
        assert_eq!(trial(&position, said), "red to use placement", "{card}");
    }
    let regions = "galicia navarra aragon cataluna castilla toledo valencia sevilla granada";
    let rivalry = format!("variants rivalry | {pieces} | chosen rivalry | red to use special placement");
    assert_eq!(questions(&rivalry, "special"), format!("red: disc {regions}\nblue: disc {regions}"));
}

#[test]
fn a_special_action_with_nothing_to_do_may_be_chosen_and_does_nothing() {
    // D-19: on an empty table, with every power card in hand.
    let stacks = "intrigue conspiracy ambush march upheaval skirmish exodus withdrawal civil-war assassin levy \
        disbandment desertion outposts fiesta revelation strongholds supremacy heartland hinterland empowerment \
        new-home country-seat deputy";
    for card in stacks.split_ascii_whitespace() {
        let position =
            format!("variants regency | chosen {card} | court red 1 | red to use special placement");
        assert_eq!(trial(&position, "special"), "red to use placement", "{card}");
    }
    // Militia without a court: the turn is over, for there is nothing to place either.
    check(
        "chosen militia | played blue 13 | waiting blue | red to use special placement",
        "special",
        expect![[r#"
            blue to choose
            no waiting
            no chosen"#]],
    );
}

#[test]
fn a_branch_with_nothing_to_do_may_be_chosen_too() {
    // D-19
    let position =
        "variants representation | chosen representation | court red 1 | red to use special placement";
    asks(position, "special", expect!["red: branch 1 to 2"]);
    check(position, "special; branch 1", expect!["red to use placement"]);
}

#[test]
fn an_empty_region_may_be_named_or_set_on_a_disc_and_nobody_scores_it() {
    // D-10
    let position =
        "chosen justice | toledo blue 1 | grandes red granada | court red 1 | red to use special placement";
    check(position, "special; name granada", expect!["red to use placement"]);
    check(
        "players 2 | variants rivalry | chosen rivalry | toledo blue 1 | court red 1 | red to use special placement",
        "special; red disc granada; blue disc toledo",
        expect![[r#"
            scores blue 7
            red to use placement"#]],
    );
    check(
        "chosen coup | toledo blue 1 | court red 1 | red to use special placement",
        "special; name toledo; blue disc granada",
        expect![[r#"
            granada blue 1
            red to use placement
            no toledo"#]],
    );
}
