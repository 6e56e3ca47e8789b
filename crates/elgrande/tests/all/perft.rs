//! Perft numbers from setups and from positions in mid-game. A change of the rules that adds or removes an option changes
//! them.
use elgrande::commands::perft::sequences;
use elgrande::rng::seeded_rng;
use engine::notation::read_position;
use engine::{Edition, Game, Setup, Variants};
use expect_test::{Expect, expect};

fn counts(game: &Game, depth: u32) -> String {
    (1..=depth).map(|depth| sequences(game, depth).to_string()).collect::<Vec<_>>().join(" ")
}

/// From a seeded setup.
fn dealt(players: u8, words: &str, depth: u32, expected: Expect) {
    let plain = Variants::players(players).unwrap();
    let variants = words.split_whitespace().try_fold(plain, Variants::with_word).unwrap();
    let game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut seeded_rng(1, 0)));
    expected.assert_eq(&counts(&game, depth));
}

/// Mid-game: caballeros in most regions, red to use a card, blue and green still to play.
fn in_the_thick(card: &str, words: &str, king: &str, depth: u32, expected: Expect) {
    let position = format!(
        "variants {words} | king {king} | round 3 | played red 9 blue 5 green 3 | waiting blue green | \
         galicia red 2 blue 1 | navarra red 1 green 2 | castilla blue 2 orange 1 | toledo red 3 blue 3 | \
         valencia green 1 orange 2 | granada red 1 blue 1 green 1 orange 1 | castillo red 1 blue 2 | \
         grandes red galicia blue toledo green valencia orange granada | tiles low granada | \
         court red 3 blue 4 green 1 orange 2 | chosen {card} | red to use special"
    );
    let position = position.replace("variants  |", "");
    let game = read_position(&position, Edition::embedded()).unwrap();
    expected.assert_eq(&counts(&game, depth));
}

#[test]
fn from_the_setup() {
    dealt(2, "", 6, expect!["12 132 472 2030 11774 101618"]);
    dealt(3, "", 6, expect!["13 156 1716 6390 35580 193656"]);
    dealt(3, "merged", 6, expect!["13 156 1716 5664 28464 154806"]);
    dealt(4, "", 6, expect!["13 156 1716 17160 66024 376320"]);
    dealt(5, "", 6, expect!["13 156 1716 17160 154440 623640"]);
    dealt(4, "short regency representation veto veto rivalry", 6, expect!["13 156 1716 17160 66024 376320"]);
    dealt(2, "regency power-shift representation veto veto rivalry", 4, expect!["5 12 480 19770"]);
}

#[test]
fn from_every_kind_of_special_action() {
    for (card, expected) in [
        ("intrigue", expect!["2 102 8894 543976"]),
        ("conspiracy", expect!["2 10 121 1861"]),
        ("ambush", expect!["2 70 3870 209096"]),
        ("exodus", expect!["2 9 61 419"]),
        ("militia", expect!["2 14 102 560"]),
        ("justice", expect!["2 14 65 320"]),
        ("withdrawal", expect!["2 9 39 219"]),
        ("civil-war", expect!["2 13 67 283"]),
        ("assassin", expect!["2 13 67 283"]),
        ("levy", expect!["2 10 50 350"]),
        ("desertion", expect!["2 13 67 283"]),
        ("supremacy", expect!["2 10 50 350"]),
        ("decree", expect!["2 21 100 460"]),
        ("empowerment", expect!["2 6 30 200"]),
        ("new-home", expect!["2 12 60 350"]),
        ("coup", expect!["2 13 96 747"]),
        ("summons", expect!["2 10 50 350"]),
        ("royal-adviser", expect!["2 9 45 275"]),
        ("your-majesty", expect!["2 13 60 300"]),
    ] {
        in_the_thick(card, "", "castilla", 4, expected);
    }
}

#[test]
fn from_the_cards_of_the_variants() {
    for (card, expected) in [
        ("representation", expect!["2 7 37 304"]),
        ("veto", expect!["2 10 50 400"]),
        ("rivalry", expect!["2 41 997 17696"]),
        ("exile", expect!["2 7 35 250"]),
        ("entourage", expect!["2 13 36 192"]),
        ("country-seat", expect!["2 9 45 300"]),
        ("competition", expect!["2 13 65 400"]),
        ("revolt", expect!["2 10 50 475"]),
        ("infiltration", expect!["2 10 50 400"]),
        ("deputy", expect!["2 8 40 275"]),
    ] {
        in_the_thick(card, "regency representation veto veto rivalry", "toledo", 4, expected);
    }
}

#[test]
fn from_a_king_abroad_and_beside_the_castillo() {
    in_the_thick("entourage", "regency", "france", 4, expect!["2 14 65 300"]);
    in_the_thick("ambush", "regency", "castillo", 4, expect!["2 86 6126 431164"]);
    in_the_thick("decree", "regency", "castillo", 4, expect!["2 21 100 540"]);
}
