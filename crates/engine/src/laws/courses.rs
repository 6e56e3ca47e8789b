//! Laws of whole games.

use super::{Course, Verdict, demand};
use crate::game::Game;

pub(super) fn highest_score_wins(course: &Course) -> Verdict {
    let standing = course.game.standing();
    let most = course.game.board.seats().iter().map(|player| course.game.board.score(player)).max();
    let wins = |player| Some(course.game.board.score(player)) == most;
    let winners = course.game.board.seats().iter().filter(|player| wins(*player)).collect();
    demand(standing.is_final() && standing.leaders() == winners, || format!("{standing:?}"))
}

pub(super) fn replay_gives_the_same(course: &Course) -> Verdict {
    let mut game = Game::new(course.setup);
    for (player, action) in &course.actions {
        game.apply(*player, *action).map_err(|illegal| format!("{player} {action}, {illegal}"))?;
    }
    demand(game == course.game, || "it ends otherwise".to_owned())
}

/// HOOK for the record: writing the game and reading it gives the same game. To be filled.
pub(super) fn record_round_trip(_: &Course) -> Verdict {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::setup;
    use super::*;
    use crate::player::Player;

    #[test]
    fn a_game_that_is_not_over_has_no_winner() {
        assert!(highest_score_wins(&Course::begin(&setup())).is_err(), "FIN-1");
    }

    #[test]
    fn a_game_that_ends_otherwise_is_found() {
        let setup = setup();
        let mut course = Course::begin(&setup);
        assert_eq!(replay_gives_the_same(&course), Ok(()));
        course.game.board.court[Player::Red] += 1;
        assert_eq!(replay_gives_the_same(&course), Err("it ends otherwise".to_owned()));
    }
}
