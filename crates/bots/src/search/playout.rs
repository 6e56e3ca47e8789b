//! Playouts: an imagined game is played on for some turns and then evaluated.

use engine::chance::pick;
use engine::{Decision, Imagined, Player};
use rand_core::Rng;

use super::{Settings, Values};
use crate::technique::Technique;

/// Plays on until the set number of turns is over, then evaluates the position.
pub(crate) fn play_out(game: Imagined, settings: &Settings, rng: &mut impl Rng) -> Values {
    Values::of(&play_on(game, settings, rng), settings)
}

/// Plays on until the set number of turns is over. Not inlined, so that the code exists once.
#[inline(never)]
pub(crate) fn play_on(mut game: Imagined, settings: &Settings, rng: &mut impl Rng) -> Imagined {
    let mut turns = Turns::new(&game, settings.turns);
    let instinct = settings.instinct();
    let sensible = settings.does(Technique::Playouts);
    while let Some((player, decision)) = game.question() {
        if turns.are_over(&game, decision) && settings.can_judge(decision) {
            break;
        }
        let action =
            if sensible { instinct.answer(&game, player, decision, rng) } else { pick(decision, rng) };
        game.apply(player, action).expect("instinct answers what is allowed");
    }
    game
}

/// Counts finished turns.
struct Turns {
    now: (u8, Option<Player>),
    left: u32,
    is_done: bool,
}

impl Turns {
    fn new(game: &Imagined, left: u32) -> Turns {
        Turns { now: whose(game), left, is_done: false }
    }

    /// A playout stops only between turns, and never before a pending general scoring.
    #[inline]
    fn are_over(&mut self, game: &Imagined, decision: &Decision) -> bool {
        let now = whose(game);
        if self.is_done || now == self.now {
            return self.is_done;
        }
        let ended = self.now.1.is_some();
        self.now = now;
        let between = now.1.is_some() || matches!(decision, Decision::Play(_));
        self.is_done = ended && between && self.left == 0;
        self.left = self.left.saturating_sub(u32::from(ended));
        self.is_done
    }
}

/// The round and the player whose turn it is.
#[inline]
fn whose(game: &Imagined) -> (u8, Option<Player>) {
    (game.board().round(), game.board().turn())
}
