//! Laws of whole games.

use super::{Playthrough, Verdict, demand};
use crate::game::Game;
use crate::record::Record;

pub(super) fn highest_score_wins(playthrough: &Playthrough) -> Verdict {
    let standing = playthrough.game.standing();
    let most = playthrough.game.board.seats().iter().map(|player| playthrough.game.board.score(player)).max();
    let wins = |player| Some(playthrough.game.board.score(player)) == most;
    let winners = playthrough.game.board.seats().iter().filter(|player| wins(*player)).collect();
    demand(standing.is_final() && standing.leaders() == winners, || format!("{standing:?}"))
}

pub(super) fn replay_gives_the_same(playthrough: &Playthrough) -> Verdict {
    let mut game = Game::new(playthrough.setup);
    for (player, action) in &playthrough.actions {
        game.apply(*player, *action).map_err(|illegal| format!("{player} {action}, {illegal}"))?;
    }
    demand(game == playthrough.game, || "it ends otherwise".to_owned())
}

/// Written and read, it is the same record of the same game.
pub(super) fn record_round_trip(playthrough: &Playthrough) -> Verdict {
    let mut record = Record::new(*playthrough.setup);
    for (player, action) in &playthrough.actions {
        record.play(*player, *action, &mut ()).map_err(|illegal| illegal.to_string())?;
    }
    let written = record.to_string();
    let read = Record::read(&written, &[playthrough.setup.edition()])
        .map_err(|bad| format!("{bad} in\n{written}"))?;
    demand(*read.game() == playthrough.game && read.to_string() == written, || {
        "it reads otherwise".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::setup;
    use super::*;
    use crate::player::Player;

    #[test]
    fn a_game_that_is_not_over_has_no_winner() {
        assert!(highest_score_wins(&Playthrough::begin(&setup())).is_err(), "FIN-1");
    }

    #[test]
    fn a_wrong_result_is_found() {
        let setup = setup();
        let mut playthrough = Playthrough::begin(&setup);
        assert_eq!(replay_gives_the_same(&playthrough), Ok(()));
        playthrough.game.board.court[Player::Red] += 1;
        assert_eq!(replay_gives_the_same(&playthrough), Err("it ends otherwise".to_owned()));
    }
}
