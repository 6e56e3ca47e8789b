//! Thinking: many imagined games, each played on for a while; what comes of them decides.

mod clock; // when to stop
mod value; // the value of a position for each seat
mod playout; // playing on for a while
mod node; // one question and its answers
mod tree; // what everybody may do, as far as it was looked at
mod regret; // regret matching for one secret choice
mod discs; // secret choices of all at once
mod threads; // several at once

pub(crate) use clock::Clock;
pub(crate) use threads::{set_disc, think};
pub(crate) use tree::Tree;
pub(crate) use value::Values;

use engine::{Decision, Imagined, Player, View};
use rand_core::Rng;

use crate::idea::{Idea, Ideas};
use crate::instinct::Instinct;
use crate::lore::Lore;
use crate::memory::SeatMemory;
use crate::network::{Network, is_judged};

/// How one thinks.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// What is known of the worth of things.
    pub(crate) lore: &'static Lore,
    /// Judges the end of an imagined game; without, the lore does.
    pub(crate) network: Option<&'static Network>,
    /// What it does and what it does without.
    pub(crate) ideas: Ideas,
    /// After how many whole turns an imagined game ends.
    pub(crate) turns: u32,
    /// How many answers one after the other are looked at before playing on.
    pub(crate) depth: usize,
    /// How much winning counts beside the margin, 0 to 1.
    pub(crate) winning: f32,
    /// How many tries it makes if nobody says how many or how long.
    pub(crate) usual: u32,
    /// More tries than this it never makes.
    pub(crate) most: u32,
}

impl Settings {
    fn instinct(&self) -> Instinct<'static> {
        Instinct::new(self.lore, NOISE)
    }

    /// Can a position be judged at this question? The lore can judge any.
    fn can_judge(&self, decision: &Decision) -> bool {
        self.network.is_none() || is_judged(decision)
    }

    fn does(&self, idea: Idea) -> bool {
        self.ideas.has(idea)
    }
}

/// How much chance is in imagined games, in points.
pub(crate) const NOISE: f32 = 1.0;

/// Who thinks, and about what.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub(crate) me: Player,
    pub(crate) view: &'a View,
    pub(crate) memory: &'a SeatMemory,
    pub(crate) settings: &'a Settings,
}

impl Question<'_> {
    #[inline]
    fn imagine(&self, rng: &mut impl Rng) -> Imagined {
        self.memory.imagine(self.view, rng)
    }
}

/// Imagined games for one thought: another each time, or the first again and again.
struct Determinizations<'a> {
    question: Question<'a>,
    only: Option<Imagined>,
}

impl<'a> Determinizations<'a> {
    fn new(question: Question<'a>, rng: &mut impl Rng) -> Determinizations<'a> {
        let only = (!question.settings.does(Idea::Dealing)).then(|| question.imagine(rng));
        Determinizations { question, only }
    }

    #[inline]
    fn next(&self, rng: &mut impl Rng) -> Imagined {
        self.only.unwrap_or_else(|| self.question.imagine(rng))
    }
}
