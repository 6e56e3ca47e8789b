//! The instinct: a fast rule-based policy that answers every question. Playouts consist of it.

mod cards; // action cards
mod discs; // secret choices
mod estimate; // any answer
mod moves; // moving caballeros and tiles
mod places; // placing caballeros
mod points; // points now and points expected later

use engine::chance::below;
use engine::power::{Played, PowerSet};
use engine::{Action, Decision, Imagined, Player};
use rand_core::Rng;

use crate::evaluation::Evaluation;
use crate::lore::Lore;

/// The policy: lore, and some randomness.
#[derive(Clone, Copy)]
pub(crate) struct Instinct<'a> {
    lore: &'a Lore,
    /// Each estimate gets a random amount between 0 and this, in points.
    noise: f32,
}

/// Estimates answers for the player who is asked.
pub(crate) struct Estimator<'a> {
    evaluation: Evaluation<'a>,
    me: Player,
}

/// Random amounts, in points.
struct Noise<'a, R> {
    noise: f32,
    rng: &'a mut R,
}

impl<R: Rng> Noise<'_, R> {
    #[inline]
    fn roll(&mut self) -> f32 {
        (self.rng.next_u32() >> 8) as f32 * (self.noise / 16_777_216.0)
    }
}

impl<'a> Instinct<'a> {
    pub(crate) fn new(lore: &'a Lore, noise: f32) -> Instinct<'a> {
        Instinct { lore, noise }
    }

    /// The estimator for the player who is asked.
    #[inline]
    pub(crate) fn estimator<'b>(&self, game: &'b Imagined, me: Player) -> Estimator<'b>
    where
        'a: 'b,
    {
        Estimator { evaluation: Evaluation::new(game, self.lore), me }
    }

    /// An answer to the question. The most frequent questions of playouts have their own fast path.
    #[inline]
    pub(crate) fn answer(
        &self,
        game: &Imagined,
        me: Player,
        decision: &Decision,
        rng: &mut impl Rng,
    ) -> Action {
        let mut noise = Noise { noise: self.noise, rng };
        match *decision {
            Decision::Take { most, .. } => Action::Take(most),
            Decision::Play(plays) => Action::Play(power(game, me, plays.with(None), noise.rng)),
            Decision::Place { sites, .. } => self.estimator(game, me).place(sites, &mut noise),
            Decision::Use { special, sites, .. } => {
                let special = special.then(|| game.board().chosen()).flatten();
                self.estimator(game, me).use_card(special, sites, &mut noise)
            }
            Decision::Move { sources, targets, must, .. } => {
                let least = if must { f32::MIN } else { moves::WORTHWHILE };
                self.estimator(game, me).step(sources, targets, least, &mut noise)
            }
            Decision::Choose { cards } => self.estimator(game, me).best_card(cards, &mut noise),
            Decision::Pass { .. }
            | Decision::Fetch { .. }
            | Decision::Veto { .. }
            | Decision::Branch { .. }
            | Decision::Name { .. }
            | Decision::King { .. }
            | Decision::Tile { .. }
            | Decision::Grande { .. }
            | Decision::Recall { .. }
            | Decision::Disc { .. }
            | Decision::Return { .. }
            | Decision::Swap { .. } => self.estimator(game, me).best(decision, &mut noise),
        }
    }
}

/// Tends to high cards while the court is full, to low ones when it is nearly empty.
fn power(game: &Imagined, me: Player, powers: PowerSet, rng: &mut impl Rng) -> Played {
    let two = [below(powers.len(), rng), below(powers.len(), rng)];
    let index = if game.board().court(me) >= 5 { two[0].max(two[1]) } else { two[0].min(two[1]) };
    let power = powers.nth(index).expect("some plain card may always be played (POW-5)");
    Played { power, modifier: None }
}

impl Estimator<'_> {
    /// The answer with the highest estimate.
    fn best(&self, decision: &Decision, noise: &mut Noise<impl Rng>) -> Action {
        let mut best = None;
        for action in decision.options() {
            let estimate = self.estimate(decision, action) + noise.roll();
            if best.is_none_or(|(_, most)| estimate > most) {
                best = Some((action, estimate));
            }
        }
        best.expect("a question that is asked has an answer").0
    }
}
