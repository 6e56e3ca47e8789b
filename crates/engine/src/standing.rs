//! The ranking by score, and the winners at the end. It knows scores, not how they were earned.

use serde::Serialize;
use serde::ser::SerializeStruct;

use crate::board::Board;
use crate::game::Game;
use crate::player::{Player, PlayerSet};

/// One player's place. Equal scores share a place, and the places after it are left out (FIN-1).
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Whose.
    pub player: Player,
    /// From 1.
    pub place: u8,
    /// The points it is for.
    pub score: u16,
}

/// All players by score, highest first; ties in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    places: [Option<Place>; 5],
    is_final: bool,
}

impl Standing {
    fn of(board: &Board) -> Standing {
        let mut places = [None; 5];
        for player in board.seats().iter() {
            let score = board.score(player);
            let better = |other: &Player| board.score(*other) > score;
            let better = board.seats().iter().filter(better).count();
            let same = board.seats().iter().filter(|other| *other < player && board.score(*other) == score);
            places[better + same.count()] = Some(Place { player, place: better as u8 + 1, score });
        }
        Standing { places, is_final: board.is_over() }
    }

    /// The places, highest score first.
    pub fn iter(&self) -> impl Iterator<Item = Place> {
        self.places.into_iter().flatten()
    }

    /// Those with the highest score: the winners, once it is final.
    pub fn leaders(&self) -> PlayerSet {
        self.iter().filter(|place| place.place == 1).map(|place| place.player).collect()
    }

    /// Has the last general scoring been held?
    pub fn is_final(&self) -> bool {
        self.is_final
    }
}

impl Board {
    /// Who leads; once the game is over, who has won (FIN-1).
    pub fn standing(&self) -> Standing {
        Standing::of(self)
    }
}

impl Game {
    /// Who leads; once the game is over, who has won (FIN-1).
    pub fn standing(&self) -> Standing {
        self.board.standing()
    }
}

impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Standing", 2)?;
        fields.serialize_field("final", &self.is_final)?;
        fields.serialize_field("places", &self.iter().collect::<Vec<_>>())?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Variants;

    fn board(scores: &[u16], over: bool) -> Board {
        let mut board = Board::bare(Variants::players(scores.len() as u8).unwrap());
        board.scores.0[..scores.len()].copy_from_slice(scores);
        board.over = over;
        board
    }

    fn check(scores: &[u16], expected: &str) {
        let line = |place: Place| format!("{} {} {}", place.place, place.player, place.score);
        let lines: Vec<_> = board(scores, true).standing().iter().map(line).collect();
        assert_eq!(lines.join(", "), expected, "FIN-1");
    }

    #[test]
    fn the_highest_score_is_first() {
        check(&[20, 35, 31], "1 blue 35, 2 green 31, 3 red 20");
    }

    #[test]
    fn equal_scores_share_the_win_and_any_other_place() {
        check(&[30, 12, 30, 12, 5], "1 red 30, 1 green 30, 3 blue 12, 3 orange 12, 5 purple 5");
        check(&[7, 7], "1 red 7, 1 blue 7");
        assert_eq!(board(&[30, 12, 30], true).standing().leaders().to_string(), "red green", "FIN-1");
    }

    #[test]
    fn it_is_final_only_when_the_game_is_over() {
        assert!(!board(&[1, 2], false).standing().is_final());
        assert!(board(&[1, 2], true).standing().is_final(), "FIN-1");
    }
}
