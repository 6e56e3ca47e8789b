//! An imagined game. Its hidden parts may be inspected, because none of them is a real secret.

use std::ops::Deref;

use super::concerned;
use crate::action::Action;
use crate::agenda::Step;
use crate::game::Game;
use crate::player::{ByPlayer, Player};
use crate::power::{Modifiers, PowerSet};
use crate::refusal::Illegal;

/// A whole game that fits what a viewer knows. Only [`super::imagine`] makes one, so code that accepts nothing else
/// cannot have seen hidden cards:
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

    /// The game as it looks to a player who has miscounted the castillo.
    pub fn with_castillo(mut self, castillo: ByPlayer<u8>) -> Imagined {
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

    /// The same moment before any secret choice, while some choices are still open (PSH-1, DSC-1).
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

#[cfg(test)]
mod tests {
    use crate::edition::Edition;
    use crate::event::Viewer;
    use crate::memory::Memory;
    use crate::notation::read_position;
    use crate::player::{ByPlayer, Player, PlayerSet};
    use crate::{Imagined, imagine};
    use rand_pcg::Pcg32;

    const RED: Viewer = Viewer::Seat(Player::Red);

    fn imagined(position: &str) -> Imagined {
        let game = read_position(position, Edition::embedded()).unwrap();
        imagine(&game.view(RED), &Memory::new(game.board().variants(), RED), &mut Pcg32::new(1, 1))
    }

    #[test]
    fn before_the_choices_everyone_is_asked_again_dsc_1() {
        let game = imagined(
            "round 3 | discs blue toledo | castillo red 1 blue 1 | todo discs red green orange for scoring",
        );
        assert_eq!(game.to_act(), PlayerSet::seats(4).without(Player::Blue));
        assert_eq!(game.before_choices().to_act(), PlayerSet::seats(4), "DSC-1");
    }

    #[test]
    fn before_the_choices_everyone_may_pass_another_modifier_psh_1() {
        let game = imagined(
            "players 2 | variants power-shift | modifiers red +1 +1 +2 | modifiers blue -1 -1 -2 | passing blue -1 | todo pass red",
        );
        assert_eq!(game.to_act(), PlayerSet::only(Player::Red));
        assert_eq!(game.before_choices().to_act(), PlayerSet::seats(2), "PSH-1");
    }

    #[test]
    fn nothing_changes_if_nothing_is_secret() {
        let game = imagined("king toledo | court red 4 | red to place 2");
        assert_eq!(game.before_choices().view(RED), game.view(RED));
    }

    #[test]
    fn a_miscounted_castillo_changes_only_the_hidden_part() {
        let game = imagined("castillo red 1 blue 2 | king toledo | court red 4 | red to place 2");
        assert_eq!(game.castillo().0, [1, 2, 0, 0, 0, 0], "CAS-3");
        let believed = game.with_castillo(ByPlayer([1, 0, 0, 0, 0, 0]));
        assert_eq!(believed.castillo().0, [1, 0, 0, 0, 0, 0]);
        assert_eq!(believed.view(RED), game.view(RED));
    }
}
