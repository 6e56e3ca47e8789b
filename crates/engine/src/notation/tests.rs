//! What a position may say, and what is answered to one that cannot be played.

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
fn only_what_matters_need_be_said() {
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
    refused("stack 5 justice | over", expect!["14 cards justice lie in the stacks, at most 4 can"]);
}

#[test]
fn what_is_no_clause_is_refused_with_its_line() {
    refused(
        "king toledo\nmoon full\nred to place 2",
        expect![[
            r#"line 2: "moon" is no clause; known are: players, variants, round, king, start, a region, castillo, grandes, tiles, court, scores, hand, modifiers, spent, passing, discs, played, waiting, offers, chosen, infiltrating, veto, drawn, stack, dummy-powers, dummy-regions, over, todo, or PLAYER to …"#
        ]],
    );
    refused(
        "king madrid | red to place 2",
        expect![[
            r#"line 1: "madrid" is no place for the king; known are: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo, france, portugal"#
        ]],
    );
    refused("king | red to place 2", expect!["line 1: one word is wanted here, not 0"]);
    refused("king toledo | king granada | red to place 2", expect![[r#"line 1: "king" is said twice"#]]);
    refused("toledo red | red to place 2", expect![[r#"line 1: "red" has nothing that belongs to it"#]]);
    refused(
        "toledo red two | red to place 2",
        expect![[r#"line 1: "two" is no number that can stand here"#]],
    );
    refused("white to place 2", expect![[r#"line 1: "white" is no player"#]]);
    refused("hand | red to choose", expect!["line 1: a player is wanted here"]);
    refused("modifiers | red to choose", expect!["line 1: a player is wanted here"]);
    refused("spent | red to choose", expect!["line 1: a player is wanted here"]);
    refused("veto | red to choose", expect!["line 1: a player is wanted here"]);
    refused("stack | red to choose", expect!["line 1: a stack is wanted here"]);
    refused(
        "stack 1 intrigue | red to choose",
        expect!["line 1: 10 words are wanted here (every card of the stack), not 1"],
    );
    refused(
        "dummy-powers 3 | red to choose",
        expect!["line 1: 13 words are wanted here (13 power cards), not 1"],
    );
    refused(
        "dummy-regions toledo | red to choose",
        expect!["line 1: 18 words are wanted here (18 regions), not 1"],
    );
    refused("players 7 | red to choose", expect!["line 1: SET-1: 2 to 5 can play"]);
    refused(
        "players 4 | variants merged | red to choose",
        expect!["line 1: THR-1: stacks 2 and 3 are merged with 2 or 3 players only"],
    );
}

#[test]
fn what_is_no_step_is_refused() {
    refused(
        "red to dance",
        expect![[
            r#"line 1: "dance" is no step; known are: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to",
        expect![[
            r#"line 1: "" is no step; known are: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to place",
        expect![[
            r#"line 1: "place" is no step; known are: pass PLAYERS, play PLAYER, take N, fetch N, choose, use special|placement, place N, muster N, veto PLAYERS, branch N, move N own|opposing|any, name score|scatter|leave …, return PLAYER N of N, pluck PLAYERS, discs PLAYERS for scoring|return N|scatter REGION|score-once, king any|adjacent|fewest|abroad, tile, grande, recall, swap"#
        ]],
    );
    refused(
        "red to move 2 yellow",
        expect![[r#"line 1: "2 yellow" should be like "2 own" or "from toledo""#]],
    );
    refused("red to move 7 own", expect![[r#""move 7 own" cannot stand there in this position"#]]);
    refused(
        "red to choose then choose then choose then choose then choose",
        expect!["line 1: at most four steps can wait"],
    );
    refused(
        "red to discs blue for fun",
        expect!["line 1: discs … for scoring, return N, scatter REGION or score-once"],
    );
    refused("todo choose", expect!["1 cards are still to be taken, 0 lie there (ACT-1)"]);
    refused("red to play red", expect![[r#""play red" cannot stand there in this position"#]]);
    refused("king toledo", expect![[r#"nobody is to act: say "red to choose", "todo play red", or "over""#]]);
    refused("over | red to choose", expect!["once it is over nobody acts (FIN-1)"]);
}

#[test]
fn what_cannot_stand_on_the_table_is_refused() {
    refused("toledo red 31 | red to choose", expect!["line 1: red has 30 caballeros, not 31 (SET-4)"]);
    refused("toledo red 20 | court red 20 | red to choose", expect!["red has 30 caballeros, not 40 (SET-4)"]);
    refused("toledo purple 1 | red to choose", expect!["purple does not play (SET-1)"]);
    refused("grandes dummy toledo | players 2 | red to choose", expect!["dummy has no seat (SET-1, DUM-1)"]);
    refused(
        "tiles low toledo high toledo | red to choose",
        expect!["at most one tile lies at a bar (SCO-6)"],
    );
    refused(
        "king france | red to choose",
        expect!["only New Regency brings the king or a grande there (REG-1)"],
    );
    refused("veto blue 1 | red to choose", expect!["there are no such vetoes in this game (ALT-1)"]);
    refused(
        "variants veto | veto blue 3 | red to choose",
        expect!["a veto lies before a seat, for 1 or 2 ends of a round (VET-3)"],
    );
    refused("round 4 | variants short | red to choose", expect!["the short game skips round 4 (SHT-1)"]);
    refused("round 12 | red to choose", expect!["rounds go from 1 to 9, not 12 (RND-1)"]);
    refused("modifiers red +1 | red to choose", expect!["modifiers come with power-shift (PSH-1)"]);
    refused(
        "variants power-shift | modifiers red +1 +1 +2 +2 | red to choose",
        expect!["red has 4 modifiers, at most 3 are dealt (PSH-1)"],
    );
    refused("drawn 2 | red to choose", expect!["region cards are drawn with two players only"]);
}

#[test]
fn what_could_not_go_on_is_refused() {
    refused(
        "hand red 3 5 | todo play red",
        expect!["red has 2 power cards; from round 1 on 12 are needed (POW-5)"],
    );
    refused("todo play blue", expect!["blue is not the next to play a power card (POW-1)"]);
    refused("played red 4 blue 4 | red to choose", expect!["no value is played twice in a round (POW-2)"]);
    refused("waiting blue | red to choose", expect!["who waits has played a power card (POW-3)"]);
    refused(
        "offers justice:blue | red to choose",
        expect!["1 cards are still to be taken, 0 lie there (ACT-1)"],
    );
    refused("offers justice justice | red to choose", expect!["a card lies face up twice"]);
    refused("red to place 2", expect!["there is nothing to decide in that step: what it needs is not there"]);
    refused("red to use special", expect![[r#""use special" cannot stand there in this position"#]]);
    refused(
        "round 2 | todo discs red blue green orange for scoring",
        expect!["no scoring follows round 2 (END-3)"],
    );
    refused(
        "round 3 | todo discs red blue green for scoring",
        expect!["every seat has set a disc or is asked (SCO-1)"],
    );
    refused(
        "discs blue toledo | red to choose",
        expect!["discs are set only while some are still asked for (DSC-2)"],
    );
    refused("todo pass red", expect!["every seat has chosen or is asked (PSH-1)"]);
}

#[test]
fn a_text_too_long_is_refused_unread() {
    let text = "# ".repeat(40_000);
    assert_eq!(
        read_position(&text, Edition::embedded()).unwrap_err().to_string(),
        "a position has at most 65536 bytes"
    );
}
