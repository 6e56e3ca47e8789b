//! Which positions can be read, and how others are refused.

use expect_test::{Expect, expect};

use super::{read_position, write_position};
use crate::edition::Edition;

/// The position as it is written, or why it was refused.
fn check(text: &str, expected: Expect) {
    let read = read_position(text, Edition::embedded());
    expected.assert_eq(&read.map_or_else(|bad| bad.to_string(), |game| write_position(&game)));
}

/// Refused with this reason.
fn refused(text: &str, expected: Expect) {
    assert!(read_position(text, Edition::embedded()).is_err(), "{text}");
    check(text, expected);
}

#[test]
fn only_what_matters_need_be_written() {
    check(
        "king toledo | court red 4 | red to place 2",
        expect![[r#"
        players 4
        round 1
        king toledo
        start red
        court red 4
        red to place 2
    "#]],
    );
    check(
        "players 2 # a remark\n\n todo play red",
        expect![[r#"
        players 2
        round 1
        king galicia
        start red
        todo play red
    "#]],
    );
}

#[test]
fn one_king_card_is_a_whole_stack() {
    check(
        "stack 5 your-majesty | over",
        expect![[r#"
        players 4
        round 1
        king galicia
        start red
        over
    "#]],
    );
    refused(
        "stack 5 justice | over",
        expect!["copies of justice in the stacks: found 14, expected at most 4"],
    );
}

#[test]
fn an_unknown_clause_is_refused_with_its_line() {
    refused(
        "king toledo\nmoon full\nred to place 2",
        expect![[
            r#"line 2: unknown clause "moon"; expected one of: players, variants, round, king, start, a region, castillo, grandes, tiles, court, scores, hand, modifiers, spent, passing, discs, played, waiting, offers, chosen, infiltrating, veto, drawn, stack, dummy-powers, dummy-regions, over, todo, or PLAYER to …"#
        ]],
    );
    refused(
        "king madrid | red to place 2",
        expect![[
            r#"line 1: unknown place for the king "madrid"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo, france, portugal"#
        ]],
    );
    refused("king | red to place 2", expect!["line 1: expected one word, found 0"]);
    refused("king toledo | king granada | red to place 2", expect![[r#"line 1: "king" appears twice"#]]);
    refused("toledo red | red to place 2", expect![[r#"line 1: "red" has no value after it"#]]);
    refused("toledo red two | red to place 2", expect![[r#"line 1: "two" is not a number that fits here"#]]);
    refused("white to place 2", expect![[r#"line 1: unknown player "white""#]]);
    refused("hand | red to choose", expect!["line 1: expected a player"]);
    refused("modifiers | red to choose", expect!["line 1: expected a player"]);
    refused("spent | red to choose", expect!["line 1: expected a player"]);
    refused("veto | red to choose", expect!["line 1: expected a player"]);
    refused("stack | red to choose", expect!["line 1: expected a stack"]);
    refused("stack 1 intrigue | red to choose", expect!["line 1: cards of the stack: found 1, expected 10"]);
    refused("dummy-powers 3 | red to choose", expect!["line 1: power cards: found 1, expected 13"]);
    refused("dummy-regions toledo | red to choose", expect!["line 1: regions: found 1, expected 18"]);
    refused("players 7 | red to choose", expect!["line 1: SET-1: a game has 2 to 5 players"]);
    refused(
        "players 4 | variants merged | red to choose",
        expect!["line 1: THR-1: stacks 2 and 3 are merged only with 2 or 3 players"],
    );
}

#[test]
fn an_unknown_step_is_refused() {
    refused(
        "red to dance",
        expect![[
            r#"line 1: unknown step "dance"; expected one of: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to",
        expect![[
            r#"line 1: unknown step ""; expected one of: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to place",
        expect![[
            r#"line 1: unknown step "place"; expected one of: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to move 2 yellow",
        expect![[r#"line 1: unexpected "2 yellow"; expected something like "2 own" or "from toledo""#]],
    );
    refused("red to move 7 own", expect![[r#""move 7 own" is not possible there in this position"#]]);
    refused(
        "red to choose then choose then choose then choose then choose",
        expect!["line 1: at most four steps can follow each other"],
    );
    refused(
        "red to discs blue for fun",
        expect![[
            r#"line 1: after "discs …" expected "for scoring", "for return N", "for scatter REGION" or "for score-once""#
        ]],
    );
    refused("todo choose", expect!["ACT-1: cards left to take: found 0, expected at least 1"]);
    refused("red to play red", expect![[r#""play red" is not possible there in this position"#]]);
    refused("king toledo", expect![[r#"nobody is to act; add "red to choose", "todo play red" or "over""#]]);
    refused("over | red to choose", expect!["FIN-1: nobody acts after the end of the game"]);
}

#[test]
fn an_impossible_table_is_refused() {
    refused(
        "toledo red 31 | red to choose",
        expect!["line 1: SET-4: caballeros of red: found 31, expected at most 30"],
    );
    refused(
        "toledo red 20 | court red 20 | red to choose",
        expect!["SET-4: caballeros of red: found 40, expected at most 30"],
    );
    refused("toledo purple 1 | red to choose", expect!["SET-1: purple does not take part"]);
    refused("grandes dummy toledo | players 2 | red to choose", expect!["SET-1, DUM-1: dummy has no seat"]);
    refused(
        "tiles low toledo high toledo | red to choose",
        expect!["SCO-6: a score bar can hold only one tile"],
    );
    refused(
        "king france | red to choose",
        expect!["REG-1: only New Regency moves the king or a grande there"],
    );
    refused("veto blue 1 | red to choose", expect!["ALT-1: this game does not have that many vetoes"]);
    refused(
        "variants veto | veto blue 3 | red to choose",
        expect![
            "VET-3: a veto must belong to a seat and last until the end of this round (1) or the next (2)"
        ],
    );
    refused("round 4 | variants short | red to choose", expect!["SHT-1: the short game skips round 4"]);
    refused("round 12 | red to choose", expect!["RND-1: round: found 12, expected 1 to 9"]);
    refused("modifiers red +1 | red to choose", expect!["PSH-1: modifiers need the variant power-shift"]);
    refused(
        "variants power-shift | modifiers red +1 +1 +2 +2 | red to choose",
        expect!["PSH-1: modifiers of red: found 4, expected at most 3"],
    );
    refused("drawn 2 | red to choose", expect!["region cards are drawn only with two players"]);
}

#[test]
fn a_position_that_cannot_go_on_is_refused() {
    refused(
        "hand red 3 5 | todo play red",
        expect!["POW-5: power cards of red: found 2, expected at least 12 from round 1 on"],
    );
    refused("todo play blue", expect!["POW-1: blue is not the next to play a power card"]);
    refused(
        "played red 4 blue 4 | red to choose",
        expect!["POW-2: a value cannot be played twice in a round"],
    );
    refused("waiting blue | red to choose", expect!["POW-3: a waiting player must have played a power card"]);
    refused(
        "offers justice:blue | red to choose",
        expect!["ACT-1: cards left to take: found 0, expected at least 1"],
    );
    refused("offers justice justice | red to choose", expect!["a card is face up twice"]);
    refused("offers exile | red to choose", expect!["REG-1: exile is not part of this game"]);
    refused("chosen exile | red to use special", expect!["REG-1: exile is not part of this game"]);
    refused("offers veto | red to choose", expect!["ALT-1: this game does not have that many vetoes"]);
    refused(
        "variants veto | offers veto | veto blue 1 | red to choose",
        expect!["ALT-1: this game does not have that many vetoes"],
    );
    refused(
        "variants veto | veto blue 1 | veto green 2 | red to choose",
        expect!["ALT-1: this game does not have that many vetoes"],
    );
    assert!(
        read_position(
            "variants veto | offers veto:red | veto red 2 | chosen veto | court red 1 | red to use placement",
            Edition::embedded()
        )
        .is_ok(),
        "the card just used still lies there"
    );
    refused("red to place 2", expect!["the next step leaves nothing to decide; what it needs is missing"]);
    refused("red to use special", expect![[r#""use special" is not possible there in this position"#]]);
    refused(
        "round 2 | todo discs red blue green orange for scoring",
        expect!["END-3: there is no scoring after round 2"],
    );
    refused(
        "round 3 | todo discs red blue green for scoring",
        expect!["SCO-1: every seat must have set a disc or be asked for one"],
    );
    refused(
        "discs blue toledo | red to choose",
        expect!["DSC-2: discs can be set only while other players still have to set theirs"],
    );
    refused("todo pass red", expect!["PSH-1: every seat must have chosen a modifier or be asked for one"]);
}

#[test]
fn a_text_that_is_too_long_is_refused_unread() {
    let text = "# ".repeat(40_000);
    assert_eq!(
        read_position(&text, Edition::embedded()).unwrap_err().to_string(),
        "a position has at most 65536 bytes"
    );
}
