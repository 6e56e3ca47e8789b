//! Rules on New Regency: its stack, the king abroad, who goes with him, his country seat, and *Infiltration*.

mod grandes;
mod revolt;

use super::played::{self, play};
use super::setup::deal;
use super::{asks, check, trial};
use engine::{Card, Event, Variants};
use expect_test::expect;

/// Red has this card and a caballero to place, so that the turn goes on after the special action.
fn used(card: &str, rest: &str) -> String {
    format!("variants regency | court red 1 | chosen {card} | red to use special placement | {rest}")
}

#[test]
fn with_new_regency_stack_five_is_its_ten_cards_and_your_majesty_stays_in_the_box() {
    let variants = Variants::players(4).unwrap().with_regency();
    let stacks = deal(variants, 1).parts().stacks;
    let mut fifth: Vec<&str> = stacks[4].iter().map(|card| card.id()).collect();
    fifth.sort_unstable();
    let ten =
        "competition country-seat country-seat deputy entourage entourage exile exile infiltration revolt";
    assert_eq!(fifth.join(" "), ten, "REG-1");
    assert!(stacks.iter().flatten().all(|card| card.id() != "your-majesty"), "REG-1");
}

#[test]
fn stack_five_is_shuffled_and_turned_up_card_by_card() {
    // REG-1: like every other stack.
    let variants = Variants::players(4).unwrap().with_regency();
    let fifth = |seed| deal(variants, seed).parts().stacks[4].clone();
    assert!((2..9).any(|seed| fifth(seed) != fifth(1)), "REG-1");
    let stack = "stack 5 revolt deputy exile exile entourage entourage country-seat country-seat competition infiltration";
    let position =
        format!("variants regency | {stack} | round 2 | played red 9 | chosen justice | red to use special");
    let mut game = played::game(&position);
    let events = play(&mut game, "red done");
    let card = |id: &str| id.parse::<Card>().unwrap();
    assert!(events.contains(&Event::Discarded { card: card("deputy") }), "REG-1: unused it is discarded");
    let fifth = game.board().offers().nth(4).map(|offer| offer.card);
    assert_eq!(fifth, Some(card("exile")), "REG-1: the next one lies there in round 3");
}

#[test]
fn a_used_card_of_new_regency_is_not_turned_back() {
    // REG-1, ACT-4: it is not offered again, the next card of the stack is.
    let stack = "stack 5 revolt deputy exile exile entourage entourage country-seat country-seat competition infiltration";
    let position = format!("variants regency | {stack} | played red 9 | chosen revolt | red to use special");
    let mut game = played::game(&position);
    play(&mut game, "red special");
    let fifth = game.board().offers().nth(4).map(|offer| offer.card.id());
    assert_eq!((game.board().round(), fifth), (2, Some("deputy")), "REG-1");
}

#[test]
fn from_abroad_placement_goes_to_the_border_or_into_the_castillo() {
    // EXI-1
    asks(
        &used("exile", "king toledo"),
        "special; king france",
        expect!["red: place navarra aragon cataluna castillo, or done"],
    );
    asks(
        &used("exile", "king toledo"),
        "special; king portugal",
        expect!["red: place galicia castilla toledo sevilla castillo, or done"],
    );
    check(
        &used("justice", "king france"),
        "place galicia",
        expect!["PLC-2: special, place navarra aragon cataluna castillo, or done"],
    );
}

#[test]
fn the_king_goes_from_france_to_portugal_and_back_but_does_not_stay() {
    // EXI-1
    asks(&used("exile", "king france"), "special", expect!["red: king portugal"]);
    asks(&used("exile", "king portugal"), "special", expect!["red: king france"]);
    check(&used("exile", "king france"), "special; king france", expect!["D-9: king portugal"]);
}

#[test]
fn only_exile_leads_abroad_and_it_leads_nowhere_else() {
    // D-12
    for card in ["your-majesty", "entourage", "competition"] {
        let refused = trial(&used(card, "king toledo"), "special; king france");
        assert!(refused.starts_with("PLC-4: king galicia"), "D-12: {card}: {refused}");
    }
    check(
        &used("royal-adviser", "king aragon"),
        "special; king france",
        expect!["RAD-1: king navarra cataluna castilla toledo valencia"],
    );
    check(
        &used("country-seat", "king aragon | toledo red 1"),
        "special; king france",
        expect!["CSE-1: king toledo"],
    );
    check(&used("exile", "king castillo"), "special; king toledo", expect!["EXI-1: king france portugal"]);
}

#[test]
fn abroad_nothing_is_taboo() {
    // EXI-1: every region can be left and entered, by caballeros, grandes and tiles.
    let all_nine = "galicia red 1 | navarra red 1 | aragon red 1 | cataluna red 1 | castilla red 1 | toledo red 1 | \
        valencia red 1 | sevilla red 1 | granada red 1 | king portugal";
    asks(
        &used("skirmish", all_nine),
        "special",
        expect![
            "red: move red galicia navarra aragon cataluna castilla toledo valencia sevilla granada to galicia navarra aragon cataluna castilla toledo valencia sevilla granada castillo, or done"
        ],
    );
    asks(
        &used("militia", all_nine),
        "special",
        expect![
            "red: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada, or done"
        ],
    );
    asks(
        &used("new-home", "king portugal | grandes red toledo"),
        "special",
        expect!["red: grande galicia navarra aragon cataluna castilla valencia sevilla granada"],
    );
    asks(
        &used("decree", "king portugal | tiles low toledo"),
        "special",
        expect![
            "red: tile low galicia navarra aragon cataluna castilla valencia sevilla granada castillo, or tile high galicia navarra aragon cataluna castilla valencia sevilla granada castillo"
        ],
    );
    asks(
        &used("coup", "king portugal | toledo blue 1"),
        "special",
        expect!["red: name galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    asks(
        &used("coup", "king portugal | toledo blue 1"),
        "special; name toledo",
        expect!["blue: disc galicia navarra aragon cataluna castilla valencia sevilla granada"],
    );
    asks(
        &used("civil-war", "king portugal | toledo blue 1 | sevilla blue 2"),
        "special",
        expect!["blue: disc toledo sevilla"],
    );
    asks(
        "variants regency | king france | galicia red 2 | court red 28 | red to fetch 1 then choose",
        "",
        expect!["red: fetch galicia, or done"],
    );
}

#[test]
fn abroad_there_is_no_kings_bonus() {
    // EXI-1
    check(
        &used("justice", "king toledo | toledo red 1"),
        "special; name toledo",
        expect![[r#"
        scores red 9
        red to use placement"#]],
    );
    check(
        &used("justice", "king portugal | toledo red 1"),
        "special; name toledo",
        expect![[r#"
        scores red 7
        red to use placement"#]],
    );
}

#[test]
fn with_the_king_abroad_every_disc_sends_the_caballeros_to_its_region() {
    // EXI-1: in Toledo they would go back to court.
    let discs = "red disc toledo; blue disc galicia; green disc galicia; orange disc galicia";
    let scoring =
        "variants regency | round 3 | castillo red 2 | todo discs red blue green orange for scoring";
    check(
        &format!("{scoring} | king portugal"),
        discs,
        expect![[r#"
        round 4
        toledo red 2
        scores red 12
        todo play red
        no castillo"#]],
    );
    check(
        &format!("{scoring} | king toledo"),
        discs,
        expect![[r#"
        round 4
        court red 2
        scores red 5
        todo play red
        no castillo"#]],
    );
}

#[test]
fn the_entourage_comes_from_the_region_left_and_enters_the_new_one() {
    // ENT-1: nobody from elsewhere, nowhere else, and both must go.
    let position = used("entourage", "king toledo | toledo red 1 blue 2 | sevilla green 1");
    check(
        &position,
        "special; king granada; move green sevilla granada",
        expect!["ENT-1: move red toledo, blue toledo to granada"],
    );
    check(
        &position,
        "special; king granada; move blue toledo castillo",
        expect!["ENT-1: move red toledo, blue toledo to granada"],
    );
    check(
        &position,
        "special; king granada; move blue toledo granada; done",
        expect!["ACT-6: move red toledo, blue toledo to granada"],
    );
    check(
        &position,
        "special; king toledo",
        expect!["D-9: king galicia navarra aragon cataluna castilla valencia sevilla granada"],
    );
}

#[test]
fn the_entourage_is_smaller_where_fewer_stand() {
    // ENT-1; a grande does not go along.
    check(
        &used("entourage", "king toledo | toledo blue 1"),
        "special; king granada; move blue toledo granada",
        expect![[r#"
        king granada
        granada blue 1
        red to use placement
        no toledo"#]],
    );
    check(
        &used("entourage", "king toledo | grandes red toledo"),
        "special; king granada",
        expect![[r#"
        king granada
        red to use placement"#]],
    );
}

#[test]
fn nobody_goes_along_from_abroad_or_from_the_castillo() {
    // D-7
    check(
        &used("entourage", "king france | navarra red 2 | castillo red 1"),
        "special; king granada",
        expect![[r#"
        king granada
        red to use placement"#]],
    );
    check(
        &used("entourage", "king castillo | castillo red 2 | navarra red 2"),
        "special; king granada",
        expect![[r#"
        king granada
        red to use placement"#]],
    );
}

#[test]
fn country_seat_counts_caballeros_in_regions_only() {
    // CSE-1: neither the castillo nor grandes count, empty regions do not either; with none anywhere, nothing.
    asks(
        &used("country-seat", "king france | galicia red 1 | navarra blue 3"),
        "special",
        expect!["red: king galicia"],
    );
    asks(
        &used("country-seat", "king toledo | galicia red 2 | navarra blue 3 | castillo blue 1"),
        "special",
        expect!["red: king galicia"],
    );
    check(
        &used("country-seat", "king toledo | castillo blue 4 | grandes red galicia"),
        "special",
        expect!["red to use placement"],
    );
    let dummy = "players 2 | variants regency | king toledo | galicia dummy 1 | navarra red 2 | court red 1 | \
        chosen country-seat | red to use special placement";
    asks(dummy, "special", expect!["red: king galicia"]);
}

#[test]
fn country_seat_lets_the_king_stay_only_where_he_already_has_the_fewest() {
    // D-6: tied he may stay or go, alone fewest he stays, otherwise he goes.
    asks(
        &used("country-seat", "king toledo | toledo red 1 | galicia blue 1"),
        "special",
        expect!["red: king galicia toledo"],
    );
    check(
        &used("country-seat", "king toledo | toledo red 1 | galicia blue 1"),
        "special; king toledo",
        expect!["red to use placement"],
    );
    check(
        &used("country-seat", "king toledo | toledo red 1 | galicia blue 2"),
        "special",
        expect!["red to use placement"],
    );
    asks(
        &used("country-seat", "king toledo | toledo red 3 | galicia blue 2"),
        "special",
        expect!["red: king galicia"],
    );
    check(
        &used("country-seat", "king toledo | toledo red 3 | galicia blue 2"),
        "special; king toledo",
        expect!["CSE-1: king galicia"],
    );
}

#[test]
fn infiltration_changes_only_a_placement_that_comes_after_it() {
    // INL-1
    let position = "variants regency | king toledo | court red 6 | chosen infiltration | played red 9 blue 1 | \
        waiting blue | red to use special placement";
    check(
        position,
        "place toledo",
        expect!["PLC-2: special, place aragon castilla valencia sevilla granada castillo, or done"],
    );
    check(
        position,
        "place sevilla; place toledo",
        expect!["PLC-2: place aragon castilla valencia sevilla granada castillo, or done"],
    );
    check(
        position,
        "place sevilla; done; special",
        expect![[r#"
        sevilla red 1
        court red 5
        blue to take 6 then choose
        no waiting
        no chosen"#]],
    );
    check(
        position,
        "special; place toledo; place sevilla; place toledo; done",
        expect![[r#"
        toledo red 2
        sevilla red 1
        court red 3
        blue to take 6 then choose
        no waiting
        no chosen"#]],
    );
}

#[test]
fn infiltration_ends_with_the_turn_and_helps_nobody_else() {
    // INL-1
    let position = "variants regency | king toledo | court red 1 blue 1 | chosen infiltration | \
        offers intrigue justice outposts decree infiltration:red | played red 13 blue 12 | waiting blue | \
        red to use special placement";
    check(
        position,
        "special; place toledo; choose justice; place toledo",
        expect!["PLC-2: special, place aragon castilla valencia sevilla granada castillo, or done"],
    );
}

#[test]
fn infiltration_beside_the_castillo_allows_throwing_in_and_abroad_it_does_nothing() {
    // INL-1
    asks(
        &used("infiltration", "king castillo"),
        "special",
        expect![
            "red: place galicia navarra aragon cataluna castilla toledo valencia sevilla granada castillo, or done"
        ],
    );
    check(
        &used("infiltration", "king castillo | played red 9 blue 1 | waiting blue"),
        "special; place castillo",
        expect![[r#"
        castillo red 1
        blue to take 6 then choose
        no court
        no waiting
        no chosen"#]],
    );
    asks(
        &used("infiltration", "king france"),
        "special",
        expect!["red: place navarra aragon cataluna castillo, or done"],
    );
    check(
        &used("infiltration", "king france"),
        "special; place galicia",
        expect!["PLC-2: place navarra aragon cataluna castillo, or done"],
    );
}
