//! Rules on placement, the castillo and the king's region.

use super::{asks, check};
use expect_test::expect;

#[test]
fn up_to_the_number_on_the_card_may_be_placed() {
    // PLC-1: the number of its stack.
    for card in engine::Card::all() {
        let printed = usize::from(card.face().stack);
        let place = vec!["place castillo"; printed].join("; ");
        let position =
            format!("variants regency | chosen {card} | court red 9 | red to use special placement");
        assert_eq!(
            engine::trial::trial(&position, &place),
            format!("castillo red {printed}\ncourt red {}\nred to use special", 9 - printed),
            "{card}"
        );
    }
}

#[test]
fn fewer_may_be_placed() {
    // PLC-1
    check(
        "chosen fiesta | court red 9 | red to use special placement",
        "place navarra; done",
        expect![[r#"
            navarra red 1
            court red 8
            red to use special"#]],
    );
}

#[test]
fn placement_draws_only_on_the_own_court() {
    let position = "chosen fiesta | court red 1 blue 5 | red to use special placement";
    asks(position, "place navarra", expect!["red: special, or done"]);
    check(
        "chosen fiesta | court blue 5 | toledo red 3 | red to use special placement",
        "place navarra",
        expect!["PLC-1: special, or done"],
    );
}

#[test]
fn placement_goes_next_to_the_king_and_never_to_him() {
    // PLC-2: every neighbour as printed.
    let neighbours = [
        ("galicia", "navarra castilla"),
        ("navarra", "galicia aragon castilla"),
        ("aragon", "navarra cataluna castilla toledo valencia"),
        ("cataluna", "aragon valencia"),
        ("castilla", "galicia navarra aragon toledo"),
        ("toledo", "aragon castilla valencia sevilla granada"),
        ("valencia", "aragon cataluna toledo granada"),
        ("sevilla", "toledo granada"),
        ("granada", "toledo valencia sevilla"),
    ];
    for (king, neighbours) in neighbours {
        for players in [2, 3, 4, 5] {
            let position = format!("players {players} | king {king} | court red 4 | red to place 2");
            let refused = engine::trial::trial(&position, &format!("place {king}"));
            assert_eq!(refused, format!("PLC-2: place {neighbours} castillo, or done"));
        }
    }
    check(
        "king galicia | court red 4 | red to place 2",
        "place toledo",
        expect!["PLC-2: place navarra castilla castillo, or done"],
    );
}

#[test]
fn any_split_over_the_allowed_regions_and_the_castillo_is_allowed() {
    // PLC-3
    let position = "chosen your-majesty | king toledo | court red 5 | red to use special placement";
    check(
        position,
        "place granada; place castillo; place granada; place aragon; place castillo",
        expect![[r#"
            aragon red 1
            granada red 2
            castillo red 2
            red to use special
            no court"#]],
    );
    check(
        position,
        "place granada; place granada; place granada; place granada; place granada",
        expect![[r#"
            granada red 5
            red to use special
            no court"#]],
    );
}

#[test]
fn only_the_king_is_ever_abroad() {
    // PLC-4: abroad is no place for a caballero, a grande or a tile, not even with the king there.
    let abroad = "variants regency | king france | court red 4 | toledo red 1";
    asks(
        &format!("{abroad} | red to place 2"),
        "",
        expect!["red: place navarra aragon cataluna castillo, or done"],
    );
    for (asked, said) in [
        ("red to place 2", "place france"),
        ("chosen march | red to move 4 own then use placement", "move red toledo portugal"),
        ("chosen new-home | grandes red sevilla | red to grande then use placement", "grande france"),
        ("chosen decree | red to tile then use placement", "tile high portugal"),
    ] {
        let refused = engine::trial::trial(&format!("{abroad} | {asked}"), said);
        assert!(
            refused.contains("neither a region") || refused.contains("unknown region"),
            "PLC-4: {said}: {refused}"
        );
    }
}

#[test]
fn the_king_goes_abroad_only_by_exile() {
    check(
        "chosen your-majesty | court red 1 | red to use special placement",
        "special; king portugal",
        expect!["PLC-4: king navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        "variants regency | chosen entourage | court red 1 | red to use special placement",
        "special; king france",
        expect!["PLC-4: king navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
    check(
        "variants regency | chosen exile | court red 1 | red to use special placement",
        "special; king portugal",
        expect![[r#"
            king portugal
            red to use placement"#]],
    );
}

#[test]
fn after_the_king_has_moved_his_new_place_counts() {
    // PLC-5
    let position = "chosen your-majesty | king galicia | court red 5 | played blue 13 | waiting blue | \
        red to use special placement";
    asks(position, "", expect!["red: special, place navarra castilla castillo, or done"]);
    asks(position, "special; king sevilla", expect!["red: place toledo granada castillo, or done"]);
    check(
        position,
        "special; king sevilla; place navarra",
        expect!["PLC-2: place toledo granada castillo, or done"],
    );
    // Placed before he moves, into the region he then goes to.
    check(
        position,
        "place castilla; done; special; king castilla",
        expect![[r#"
            king castilla
            castilla red 1
            court red 4
            blue to choose
            no waiting
            no chosen"#]],
    );
}

#[test]
fn the_castillo_is_no_region() {
    // CAS-1: it is neither named, nor set on a disc, nor counted among the regions.
    for (position, said) in [
        ("chosen justice | castillo red 3 | red to name score then use placement", "name castillo"),
        ("round 3 | castillo red 3 | todo discs red blue green orange for scoring", "red disc castillo"),
        ("chosen new-home | grandes red sevilla | red to grande then use placement", "grande castillo"),
    ] {
        let refused = engine::trial::trial(position, said);
        assert!(
            refused.starts_with("unknown region \"castillo\"; expected one of: galicia"),
            "{said}: {refused}"
        );
    }
    let supremacy =
        "chosen supremacy | castillo red 3 | toledo blue 1 | court red 1 | red to use special placement";
    check(
        supremacy,
        "special",
        expect![[r#"
            scores blue 7
            red to use placement"#]],
    );
    let heartland = supremacy.replace("supremacy", "heartland");
    check(
        &heartland,
        "special",
        expect![[r#"
            scores blue 7
            red to use placement"#]],
    );
}

#[test]
fn moving_may_put_caballeros_into_the_castillo() {
    // CAS-2
    check(
        "chosen ambush | toledo blue 2 | court red 1 | red to use special placement",
        "special; move blue toledo castillo; done",
        expect![[r#"
            toledo blue 1
            castillo blue 1
            red to use placement"#]],
    );
}

#[test]
fn nothing_leaves_the_castillo_by_a_card_or_to_court() {
    // CAS-2: everything that takes caballeros away finds nothing to take.
    for card in ["skirmish", "exodus", "withdrawal", "civil-war", "assassin", "desertion", "revelation"] {
        let position =
            format!("chosen {card} | castillo red 3 blue 4 | court red 1 | red to use special placement");
        let after = engine::trial::trial(&position, "special");
        let expected = if card == "revelation" { "scores red 3 blue 5\n" } else { "" };
        assert_eq!(after, format!("{expected}red to use placement"), "{card}");
    }
    let position = "chosen upheaval | castillo red 3 | toledo red 1 | red to move 4 any then use placement";
    let refused = engine::trial::trial(position, "move red castillo toledo");
    assert!(refused.starts_with("unknown region \"castillo\""), "{refused}");
}

#[test]
fn a_general_scoring_empties_the_castillo() {
    // CAS-2
    check(
        "round 6 | castillo red 3 blue 4 | discs red toledo blue granada green toledo | todo discs orange for scoring",
        "disc toledo",
        expect![[r#"
            round 7
            toledo red 3
            granada blue 4
            scores red 10 blue 11
            todo play red
            no castillo
            no discs"#]],
    );
}

#[test]
fn no_caballero_is_moved_into_or_out_of_the_kings_region() {
    let position =
        "king toledo | chosen upheaval | toledo red 2 | granada red 1 | red to move 4 any then use placement";
    let refusal = "TAB-1: move red granada to galicia navarra aragon cataluna castilla valencia sevilla \
        castillo, or done";
    for said in ["move red toledo aragon", "move red granada toledo"] {
        assert_eq!(engine::trial::trial(position, said), refusal, "{said}");
    }
}

#[test]
fn no_caballero_is_placed_or_scattered_into_the_kings_region() {
    let position = "king toledo | chosen militia | court red 2 | red to muster 2 then use placement";
    check(
        position,
        "place toledo",
        expect!["TAB-1: place galicia navarra aragon cataluna castilla valencia sevilla granada, or done"],
    );
    // D-1
    check(
        "king toledo | chosen coup | granada blue 2 | court red 1 | red to use special placement",
        "special; name granada; blue disc toledo",
        expect!["D-1: disc galicia navarra aragon cataluna castilla valencia sevilla"],
    );
}

#[test]
fn no_caballero_is_returned_from_the_kings_region() {
    let withdrawal = "king toledo | chosen withdrawal | toledo blue 4 | granada blue 2 | court red 1 blue 3 | \
        red to use special placement";
    check(withdrawal, "special; return blue toledo", expect!["TAB-1: return blue granada court"]);
    let assassin = "king toledo | chosen assassin | toledo blue 4 green 1 | granada blue 2 | court red 1 | \
        red to use special placement";
    check(assassin, "special; return green toledo", expect!["TAB-1: return blue granada"]);
    asks(
        assassin,
        "special; return blue granada",
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"],
    );
}

#[test]
fn no_caballero_leaves_the_kings_region_by_a_disc_or_a_coup() {
    // TAB-1
    let civil_war = "king toledo | chosen civil-war | toledo blue 4 | granada blue 2 | court red 1 | \
        red to use special placement";
    asks(civil_war, "special", expect!["blue: disc granada"]);
    let coup = "king toledo | chosen coup | toledo blue 4 | court red 1 | red to use special placement";
    check(
        coup,
        "special; name toledo",
        expect!["COU-1: name galicia navarra aragon cataluna castilla valencia sevilla granada"],
    );
}

#[test]
fn no_grande_goes_into_or_out_of_the_kings_region() {
    let position =
        "king toledo | chosen new-home | grandes red granada | court red 1 | red to use special placement";
    check(
        position,
        "special; grande toledo",
        expect!["TAB-1: grande galicia navarra aragon cataluna castilla valencia sevilla"],
    );
    let position =
        "king toledo | chosen new-home | grandes red toledo | court red 1 | red to use special placement";
    check(position, "special", expect!["red to use placement"]);
}

#[test]
fn no_tile_goes_into_or_out_of_the_kings_region() {
    let open = "galicia navarra aragon cataluna castilla valencia sevilla granada castillo";
    let into = "king toledo | chosen decree | court red 1 | red to use special placement";
    assert_eq!(
        engine::trial::trial(into, "special; tile low toledo"),
        format!("TAB-1: tile low {open}, or tile high {open}")
    );
    let out = "king toledo | chosen decree | tiles high toledo | court red 1 | red to use special placement";
    assert_eq!(engine::trial::trial(out, "special; tile high granada"), format!("TAB-1: tile low {open}"));
}

#[test]
fn beside_the_castillo_the_king_keeps_its_tile_there() {
    check(
        "variants regency | king castillo | chosen decree | tiles high castillo | court red 1 | \
            red to use special placement",
        "special; tile high toledo",
        expect!["RVT-1: tile low galicia navarra aragon cataluna castilla toledo valencia sevilla granada"],
    );
}

#[test]
fn the_kings_region_can_be_scored() {
    // TAB-1: 7 and the king's bonus.
    check(
        "king toledo | chosen justice | toledo blue 1 | court red 1 | red to use special placement",
        "special; name toledo",
        expect![[r#"
            scores blue 9
            red to use placement"#]],
    );
}

#[test]
fn four_cards_reach_into_the_kings_region_for_exactly_what_they_say() {
    // TAB-1, its exceptions.
    let infiltration =
        "variants regency | king toledo | chosen infiltration | court red 3 | red to use special placement";
    check(
        infiltration,
        "special; place toledo; place toledo",
        expect![[r#"
            toledo red 2
            court red 1
            infiltrating
            red to place 3 then use nothing"#]],
    );
    let entourage = "variants regency | king toledo | chosen entourage | toledo blue 3 | court red 1 | \
        red to use special placement";
    check(
        entourage,
        "special; king granada; move blue toledo granada; move blue toledo granada",
        expect![[r#"
            king granada
            toledo blue 1
            granada blue 2
            red to use placement"#]],
    );
    let competition = "variants regency | king toledo | chosen competition | grandes red toledo blue granada | \
        granada blue 1 | court red 1 | red to use special placement";
    check(
        competition,
        "special; king granada",
        expect![[r#"
            king granada
            grandes red toledo blue castillo
            red to use placement"#]],
    );
    let deputy = "variants regency | king toledo | chosen deputy | grandes blue granada | toledo red 1 | court red 1 | \
        red to use special placement";
    check(
        deputy,
        "special; swap blue",
        expect![[r#"
            king granada
            grandes blue toledo
            red to use placement"#]],
    );
}
