//! Rules on taking caballeros to court.

use super::{asks, check};
use engine::notation::read_position;
use engine::{Action, Edition, Player};
use expect_test::expect;

/// Red's turn begins as orange's ends.
fn red_follows(power: u8, pieces: &str) -> String {
    format!("{pieces} | played red {power} | waiting red | chosen justice | orange to use special")
}

#[test]
fn each_power_card_brings_up_to_its_number_and_twelve_and_thirteen_none() {
    // CRT-1
    let most = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];
    for (power, most) in (1..).zip(most) {
        let asked = engine::trial::questions(&red_follows(power, "king galicia"), "done");
        let expected = match most {
            0 => "red: choose intrigue outposts decree your-majesty".to_owned(),
            most => format!("red: take 0 to {most}"),
        };
        assert_eq!(asked, expected, "power card {power}");
    }
}

#[test]
fn fewer_may_be_taken_and_none() {
    // CRT-1
    let position = "red to take 3 then choose";
    check(
        position,
        "take 2",
        expect![[r#"
            court red 2
            red to choose"#]],
    );
    check(position, "take 0", expect!["red to choose"]);
    check(position, "take 4", expect!["CRT-1: take 0 to 3"]);
}

#[test]
fn what_is_taken_leaves_the_own_province() {
    let mut game = read_position("court red 7 | red to take 3 then choose", Edition::embedded()).unwrap();
    game.apply(Player::Red, Action::Take(3)).unwrap();
    let board = game.board();
    assert_eq!((board.court(Player::Red), board.province(Player::Red)), (10, 20), "CRT-1");
    assert_eq!(board.province(Player::Blue), 30, "CRT-1");
}

#[test]
fn what_an_emptied_province_lacks_may_come_from_regions() {
    // CRT-2: 28 are out, so the province has two of the four.
    let position = red_follows(4, "court red 25 | toledo red 2 | sevilla red 1");
    asks(&position, "done", expect!["red: take 0 to 2"]);
    asks(&position, "done; take 2", expect!["red: fetch toledo sevilla, or done"]);
    check(
        "court red 25 | toledo red 2 | sevilla red 1 | red to take 4 then choose",
        "take 2; fetch toledo; fetch sevilla",
        expect![[r#"
            toledo red 1
            court red 29
            red to choose
            no sevilla"#]],
    );
}

#[test]
fn no_more_than_the_shortfall_comes_from_regions() {
    check(
        "court red 25 | toledo red 4 | red to take 2 then choose",
        "take 1; fetch toledo; fetch toledo",
        expect!["CRT-2: choose intrigue justice outposts decree your-majesty"],
    );
    // CRT-2: the province had exactly enough.
    check(
        "court red 24 | toledo red 4 | red to take 2 then choose",
        "take 2",
        expect![[r#"
            court red 26
            red to choose"#]],
    );
}

#[test]
fn taking_from_regions_is_optional() {
    // CRT-2
    check(
        "court red 25 | toledo red 4 | red to take 4 then choose",
        "take 1; fetch toledo; done",
        expect![[r#"
            toledo red 3
            court red 27
            red to choose"#]],
    );
}

#[test]
fn while_the_province_has_one_left_none_comes_from_regions() {
    // CRT-2: one of two is taken although four are allowed.
    check(
        "court red 24 | toledo red 4 | red to take 4 then choose",
        "take 1",
        expect![[r#"
            court red 25
            red to choose"#]],
    );
    let position = red_follows(2, "court red 24 | toledo red 4");
    check(
        &position,
        "done; take 1; fetch toledo",
        expect!["CRT-2: choose intrigue outposts decree your-majesty"],
    );
    check(&position, "done; take 3", expect!["CRT-2: take 0 to 2"]);
    check(&position, "done; take 9", expect!["CRT-1: take 0 to 2"]);
}

#[test]
fn none_comes_from_the_castillo_or_the_kings_region_or_from_others() {
    // CRT-2
    let pieces =
        "king granada | court red 20 | granada red 4 | castillo red 5 | toledo red 1 | sevilla blue 2";
    let position = red_follows(2, pieces);
    asks(&position, "done", expect!["red: fetch toledo, or done"]);
    check(&position, "done; fetch granada", expect!["CRT-2: fetch toledo, or done"]);
    asks(&position, "done; fetch toledo", expect!["red: choose intrigue outposts decree your-majesty"]);
}

#[test]
fn with_nothing_in_province_or_open_regions_nothing_is_asked() {
    // CRT-2
    let position = red_follows(2, "king granada | court red 26 | granada red 4");
    asks(&position, "done", expect!["red: choose intrigue outposts decree your-majesty"]);
}

#[test]
fn a_card_that_brings_caballeros_to_court_may_take_from_regions_too() {
    // CRT-2: one from the province, the other from Toledo or not at all.
    let position = "chosen summons | court red 25 | toledo red 4 | red to use special placement";
    asks(position, "special", expect!["red: fetch toledo, or done"]);
    check(
        position,
        "special; fetch toledo",
        expect![[r#"
            toledo red 3
            court red 27
            red to use placement"#]],
    );
    check(
        position,
        "special; done",
        expect![[r#"
            court red 26
            red to use placement"#]],
    );
}

#[test]
fn nothing_comes_from_regions_while_the_province_has_some() {
    let position = "toledo red 2 | king galicia | red to take 3";
    check(position, "fetch toledo", expect!["CRT-2: take 0 to 3"]);
}
