//! Laws that count: caballeros, scores, tiles.

use super::{LawRng, Moment, PlayedAction, Verdict, demand};
use crate::game::Game;
use crate::player::Player;
use crate::region::Region;

pub(super) fn thirty_of_each_colour(moment: &Moment, _: &mut LawRng) -> Verdict {
    let colours = moment.game.board.colours();
    for player in Player::ALL {
        let (there, wanted) = (caballeros(moment.game, player), if colours.has(player) { 30 } else { 0 });
        demand(there == wanted, || format!("{player} has {there}, not {wanted}"))?;
    }
    Ok(())
}

/// In regions, at court, in the province and in the castillo.
fn caballeros(game: &Game, player: Player) -> u32 {
    let regions = game.board.caballeros.iter().map(|region| u32::from(region[player]));
    let elsewhere = [game.board.court[player], game.board.province[player], game.secrets.castillo[player]];
    regions.chain(elsewhere.map(u32::from)).sum()
}

pub(super) fn presence_agrees(moment: &Moment, _: &mut LawRng) -> Verdict {
    let board = &moment.game.board;
    for player in Player::ALL {
        let there = Region::ALL.into_iter().filter(|region| board.caballeros(*region, player) > 0).collect();
        let said = board.presence.regions(player);
        demand(said == there && !board.presence.has_court(player), || {
            format!("{player} stands in {there}, not in {said}")
        })?;
    }
    Ok(())
}

pub(super) fn scores_never_fall(moment: &Moment, _: &mut LawRng) -> Verdict {
    let scores = moment.game.board.scores;
    demand(scores[Player::Dummy] == 0, || "the dummy has points".to_owned())?;
    let Some(PlayedAction { before, .. }) = moment.last else { return Ok(()) };
    for player in moment.game.board.seats().iter() {
        let (then, now) = (before.board.scores[player], scores[player]);
        demand(then <= now, || format!("{player} had {then} and has {now}"))?;
    }
    Ok(())
}

pub(super) fn tiles_lie_apart(moment: &Moment, _: &mut LawRng) -> Verdict {
    let [low, high] = moment.game.board.tiles;
    demand(low.is_none() || low != high, || format!("both lie at {low:?}"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, game, verdict};
    use super::*;
    use crate::action::Action;
    use crate::region::Site;

    #[test]
    fn a_caballero_too_many_is_found() {
        check(thirty_of_each_colour, |game| game.board.court[Player::Red] += 1, "red has 31, not 30");
        check(thirty_of_each_colour, |game| game.secrets.castillo[Player::Blue] += 1, "blue has 31, not 30");
        check(thirty_of_each_colour, |game| game.board.court[Player::Purple] = 1, "purple has 1, not 0");
    }

    #[test]
    fn wrong_presence_bits_are_found() {
        let lonely = |game: &mut Game| {
            let home = game.board.presence.regions(Player::Red).first().unwrap();
            game.board.caballeros[home.index()][Player::Red] = 0;
        };
        let home = game().board.presence.regions(Player::Red);
        check(presence_agrees, lonely, &format!("red stands in , not in {home}"));
    }

    #[test]
    fn a_score_that_falls_and_points_of_the_dummy_are_found() {
        let mut before = game();
        before.board.scores[Player::Blue] = 5;
        let mut after = before;
        after.board.scores[Player::Blue] = 4;
        let verdict = verdict(scores_never_fall, &before, Action::Done, &after);
        assert_eq!(verdict, Err("blue had 5 and has 4".to_owned()));
        check(scores_never_fall, |game| game.board.scores[Player::Dummy] = 1, "the dummy has points");
    }

    #[test]
    fn two_tiles_at_one_bar_are_found() {
        let at_castillo = |game: &mut Game| game.board.tiles = [Some(Site::Castillo); 2];
        check(tiles_lie_apart, at_castillo, "both lie at Some(Castillo)");
    }
}
