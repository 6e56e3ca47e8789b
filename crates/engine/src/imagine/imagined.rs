//! An imagined game: one that may be looked into, because nothing in it is anybody's secret.

use std::ops::Deref;

use super::concerned;
use crate::action::Action;
use crate::agenda::Step;
use crate::game::Game;
use crate::player::{ByPlayer, Player};
use crate::power::{Modifiers, PowerSet};
use crate::refusal::Illegal;

/// A whole game that fits what a viewer knows. Only [`super::imagine`] makes one, so whoever takes nothing else
/// cannot have looked at anybody's cards:
///
/// ```compile_fail
/// fn peek(real: engine::Game) -> engine::Imagined {
///     engine::Imagined(real)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Imagined(pub(super) Game);

impl Deref for Imagined {
    type Target = Game;
    #[inline(always)]
    fn deref(&self) -> &Game {
        &self.0
    }
}

impl Imagined {
    /// Plays an action, as [`Game::apply`] does.
    #[inline]
    pub fn apply(&mut self, player: Player, action: Action) -> Result<(), Illegal> {
        self.0.apply(player, action)
    }

    /// How many of each colour are in the castillo.
    #[inline]
    pub fn castillo(&self) -> &ByPlayer<u8> {
        &self.0.secrets.castillo
    }

    /// The same game as somebody believes it who has miscounted what is in the castillo.
    pub fn believing(mut self, castillo: ByPlayer<u8>) -> Imagined {
        self.0.secrets.castillo = castillo;
        self
    }

    /// Power cards in hand.
    #[inline]
    pub fn hand(&self, player: Player) -> PowerSet {
        self.0.secrets.hands[player]
    }

    /// Modifiers in hand.
    pub fn modifiers(&self, player: Player) -> Modifiers {
        self.0.secrets.modifiers[player]
    }

    /// The same moment before anybody made a secret choice, where some still make theirs (PSH-1, DSC-1).
    pub fn before_choices(mut self) -> Imagined {
        let board = self.0.board;
        match self.0.agenda.top() {
            Some(Step::Pass(_)) => {
                self.0.secrets.passing = ByPlayer::default();
                self.0.agenda.replace(Step::Pass(board.seats()));
            }
            Some(Step::Discs { purpose, .. }) => {
                self.0.secrets.discs = ByPlayer::default();
                self.0.agenda.replace(Step::Discs { asked: concerned(&board, purpose), purpose });
            }
            Some(_) | None => {}
        }
        self.0.pose();
        self
    }
}
