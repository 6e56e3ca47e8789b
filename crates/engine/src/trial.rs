//! Tries actions on a position, text in, text out: what they changed, or which rule refused one.
//!
//! Tests state rules with it, and people report bugs with it.

use crate::action::Action;
use crate::edition::Edition;
use crate::game::Game;
use crate::notation::{read_position, write_position};
use crate::player::Player;

/// Plays actions, `;` between them, from a position of the embedded edition. An action is played by the player
/// who must act. If several must, or to play out of turn, name the player first: `blue disc toledo`.
///
/// Gives the clauses of the position that changed, `no …` for one that is gone; or the first refusal.
pub fn trial(position: &str, actions: &str) -> String {
    match try_out(position, actions) {
        Ok((before, after)) => changes(&write_position(&before), &write_position(&after)),
        Err(reason) => reason,
    }
}

/// Who must decide now and what they may answer, a line each.
pub fn questions(position: &str, actions: &str) -> String {
    match try_out(position, actions) {
        Ok((_, game)) => asked(&game),
        Err(reason) => reason,
    }
}

fn try_out(position: &str, actions: &str) -> Result<(Game, Game), String> {
    let before =
        read_position(position, Edition::embedded()).map_err(|error| format!("position: {error}"))?;
    let mut game = before;
    for said in actions.split(';').map(str::trim).filter(|said| !said.is_empty()) {
        let (player, action) = split(&game, said)?;
        game.apply(player, action).map_err(|illegal| illegal.to_string())?;
    }
    Ok((before, game))
}

fn split(game: &Game, said: &str) -> Result<(Player, Action), String> {
    let (first, rest) = said.split_once(' ').unwrap_or((said, ""));
    let (player, action) = match first.parse() {
        Ok(player) => (Some(player), rest),
        Err(_) => (game.to_act().first(), said),
    };
    let player = player.ok_or("the game is over")?;
    action.parse().map(|action| (player, action)).map_err(|error| format!("{error}"))
}

fn asked(game: &Game) -> String {
    let lines =
        game.to_act().iter().filter_map(|player| Some(format!("{player}: {}", game.decision(player)?)));
    lines.collect::<Vec<_>>().join("\n")
}

fn changes(before: &str, after: &str) -> String {
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<&str> = after.lines().collect();
    let gone =
        old.iter().filter(|line| about(head(line), &new) < about(head(line), &old) && !new.contains(line));
    let gone =
        gone.map(|line| format!("no {}", if about(head(line), &new) == 0 { head(line) } else { line }));
    let changed = new.iter().filter(|line| !old.contains(line)).map(|line| (*line).to_owned());
    changed.chain(gone).collect::<Vec<_>>().join("\n")
}

/// How many clauses are about it: two only if one player holds both vetoes.
fn about(keyword: &str, clauses: &[&str]) -> usize {
    clauses.iter().filter(|clause| head(clause) == keyword).count()
}

/// What a clause is about.
fn head(clause: &str) -> &str {
    let mut words = clause.split(' ');
    let keyword = words.next().unwrap_or("");
    match (keyword, words.next()) {
        (_, Some("to")) | ("todo" | "over", _) => "",
        ("hand" | "modifiers" | "spent" | "veto" | "stack", Some(owner)) => {
            &clause[..keyword.len() + 1 + owner.len()]
        }
        _ => keyword,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn changes_are_shown_and_refusals_name_the_rule() {
        let position = "king toledo | court red 4 | red to place 2";
        expect![[r#"
            castilla red 1
            court red 3
            red to place 1"#]]
        .assert_eq(&trial(position, "place castilla"));
        expect!["PLC-2: place aragon castilla valencia sevilla granada castillo, or done"]
            .assert_eq(&trial(position, "place toledo"));
        expect!["POW-3: red must decide now"].assert_eq(&trial(position, "blue place castilla"));
        expect!["red: place aragon castilla valencia sevilla granada castillo, or done"]
            .assert_eq(&questions(position, "place aragon"));
    }

    #[test]
    fn of_two_clauses_about_the_same_the_removed_one_is_shown() {
        let position = "variants veto veto | veto blue 2 | veto blue 1 | court red 1 | chosen justice | \
            red to use special placement";
        expect![[r#"
            red to use placement vetoed
            no veto blue 1"#]]
        .assert_eq(&trial(position, "special; veto"));
    }
}
