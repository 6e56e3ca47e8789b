//! Every example shows what its rules say.

use super::*;

/// Checks the numbers in `expected`, each as `name value`, and the rules that forbade an action.
fn check(name: &str, expected: &str, refused: &[&str]) {
    let played = Example::named(name).unwrap().play();
    for number in expected.split(", ").filter(|number| !number.is_empty()) {
        let (key, value) = number.split_once(' ').unwrap();
        assert_eq!(played.values.get(key).map(ToString::to_string).as_deref(), Some(value), "{name} {key}");
    }
    let rules: Vec<&str> = played.actions.iter().filter_map(|attempt| attempt.rule.as_deref()).collect();
    assert_eq!(rules, refused, "{name}");
}

#[test]
fn exactly_the_marked_actions_of_every_example_are_illegal() {
    for example in EXAMPLES {
        let marked: Vec<bool> = example.actions.split(';').map(|text| text.trim().starts_with('!')).collect();
        let played = example.play();
        let refused: Vec<bool> = played.actions.iter().map(|attempt| attempt.rule.is_some()).collect();
        assert_eq!(refused, marked, "{}", example.name);
        assert_eq!(EXAMPLES.iter().filter(|other| other.name == example.name).count(), 1, "{}", example.name);
    }
    assert!(Example::named("nothing").is_none());
}

#[test]
fn power_cards_decide_the_turn_order_and_the_caballeros_for_the_court() {
    let expected = "redPower 9, bluePower 8, greenPower 3, orangePower 5, redBrings 2, redCourtAfter 9";
    check("turn-order", expected, &["POW-2"]); // POW-2, POW-3, CRT-1
    check(
        "modifiers",
        "redCard 9, blueCard 8, greenPower 10, greenRefusedCard 7, greenRefusedPower 8",
        &["POW-2"],
    ); // PSH-2
    let next = Example::named("turn-order").unwrap().play().after.board().turn();
    assert_eq!(next, Some(Player::Red), "POW-3");
}

#[test]
fn an_empty_province_is_replaced_by_regions_except_the_kings() {
    let expected = "redBrings 2, redProvince 1, redCourt 14, redCourtAfter 16, redGalicia 3, redGaliciaAfter 2, redToledoAfter 2, redCastilloAfter 10";
    check("overflow", expected, &["CRT-2"]); // CRT-2
}

#[test]
fn caballeros_are_placed_next_to_the_king_or_in_the_castillo() {
    check("where-to-place", "redToledoAfter 1, redCastilloAfter 1, redCourtAfter 2", &["PLC-2", "PLC-2"]); // PLC-2
    check("placement-first", "redGranadaAfter 2, redToledoAfter 2, redCastilloAfter 1", &[]); // ACT-2, PLC-3
    check("doing-without", "redAragonAfter 1, blueAragonAfter 3, redToledoAfter 2", &[]); // ACT-2
    assert!(!Example::named("doing-without").unwrap().play().values.contains_key("bluePoints"), "ACT-2");
}

#[test]
fn nothing_enters_or_leaves_the_kings_region() {
    let expected = "redToledoAfter 2, blueToledoAfter 1, redGranadaAfter 1, redSevillaAfter 1";
    check("taboo", expected, &["TAB-1", "TAB-1"]); // TAB-1, MOV-3
    check("tile", "castillaFirst 6, castillaFirstAfter 4, castillaSecondAfter 0", &["TAB-1"]); // SCO-6
}

#[test]
fn the_round_ends_with_a_card_left_over_and_the_lowest_card_begins_the_next() {
    let discarded = |event: &Event| matches!(event, Event::Discarded { card } if card.id() == "fiesta");
    assert!(Example::named("leftover").unwrap().play().events.iter().any(discarded), "END-1");
    check("empowerment", "redCard 1, blueCard 2", &[]);
    assert_eq!(
        Example::named("empowerment").unwrap().play().after.board().start(),
        Player::Red,
        "END-2, EMP-1"
    );
}

#[test]
fn the_castillo_is_scored_before_it_is_emptied() {
    let places = "redCastilloPoints 5, blueCastilloPoints 3, orangeCastilloPoints 1";
    check("castillo", &format!("{places}, redGranadaAfter 3, redGranadaPoints 6"), &[]); // SCO-1, SCO-3
    check("disc-to-court", "blueCastillo 2, blueCastilloPoints 5, blueCourtAfter 2", &[]); // SCO-2
}

#[test]
fn places_ties_and_bonuses_are_paid_by_the_bar() {
    check("four-in-a-row", "orangePoints 4, bluePoints 2, galiciaThird 0", &[]); // SCO-3
    check("tie-of-three", "redPoints 3, bluePoints 3, greenPoints 3, orangePoints 1", &[]); // SCO-4
    check("tie-costs-bonus", "bluePoints 3, greenPoints 3, redPoints 1", &[]); // SCO-4, SCO-5
    check(
        "both-bonuses",
        "redPoints 10, granadaFirst 6, redGranadaBonus 4, greenPoints 1, orangePoints 1",
        &[],
    ); // SCO-5
    check("tiles-and-cards", "toledoFirst 4, galiciaFirst 8, redPoints 4, bluePoints 4, greenPoints 4", &[]); // SCR-1
    for (name, colour) in [("four-in-a-row", "red"), ("tiles-and-cards", "orange")] {
        let played = Example::named(name).unwrap().play();
        assert!(!played.values.contains_key(&format!("{colour}Points")), "{name}: SCO-3, SCR-1");
    }
}

#[test]
fn cards_move_return_and_scatter_caballeros() {
    let moved = "redCastillaAfter 1, blueCastillaAfter 1, greenValenciaAfter 1, redCastilloAfter 1";
    check("moving", moved, &[]); // MOV-1, MOV-2
    let returned = "blueCourtReturned 3, blueCourtAfter 1, greenCourtReturned 2, orangeToledoReturned 2, greenToledoAfter 1, orangeToledoAfter 1, greenValenciaAfter 1";
    check("returning", returned, &[]); // RET-1, RET-2
    let scattered = "orangeCatalunaAfter 1, blueGranadaAfter 2, greenValenciaAfter 2, redToledoAfter 2";
    check("discs", scattered, &[]); // DSC-1
}
