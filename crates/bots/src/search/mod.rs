//! The search: many imagined games, each played on for a while and then evaluated.

mod clock; // when to stop
mod value; // the value of a position for each seat
mod playout; // playing on by instinct
mod node; // one question and its answers
mod tree; // the search tree
mod regret; // regret matching for one secret choice
mod discs; // simultaneous secret choices
mod threads; // several searches in parallel

pub(crate) use clock::SearchClock;
pub(crate) use discs::DiscSolver;
pub(crate) use playout::{play_on, play_out};
pub(crate) use threads::{set_disc, think};
pub(crate) use tree::Tree;
pub(crate) use value::Values;

use engine::{Action, Decision, Imagined, Player, View};
use rand_core::Rng;

use crate::instinct::Instinct;
use crate::lore::Lore;
use crate::memory::SeatMemory;
use crate::network::{Network, is_judged};
use crate::technique::{Technique, Techniques};

/// How a bot searches.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The lore, for playouts and evaluation.
    pub(crate) lore: &'static Lore,
    /// Evaluates the end of a playout; if there is none, the lore does.
    pub(crate) network: Option<&'static Network>,
    /// The techniques in use.
    pub(crate) techniques: Techniques,
    /// A playout finishes the current turn and plays this many more.
    pub(crate) turns: u32,
    /// The depth of the tree, in answers.
    pub(crate) depth: usize,
    /// Weight of the prior in the selection rule (PUCT).
    pub(crate) exploration: f32,
    /// Weight of the win probability next to the lead, 0 to 1.
    pub(crate) win_weight: f32,
    /// Iterations per decision if the budget sets no limit.
    pub(crate) default_iterations: u32,
    /// The maximum of iterations per decision, whatever the budget.
    pub(crate) max_iterations: u32,
}

impl Settings {
    fn instinct(&self) -> Instinct<'static> {
        Instinct::new(self.lore, NOISE)
    }

    /// Can a position be evaluated at this question? The lore can evaluate any.
    fn can_judge(&self, decision: &Decision) -> bool {
        self.network.is_none() || is_judged(decision)
    }

    fn does(&self, technique: Technique) -> bool {
        self.techniques.has(technique)
    }
}

/// Random amount in the instinct's estimates during playouts, in points.
pub(crate) const NOISE: f32 = 1.0;

/// A question to one seat, with everything the search may use.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub(crate) me: Player,
    pub(crate) view: &'a View,
    pub(crate) memory: &'a SeatMemory,
    pub(crate) settings: &'a Settings,
    /// Actions of one player that come between the view and the question; a bot that is asked has none.
    pub(crate) line: &'a [(Player, Action)],
}

impl Question<'_> {
    #[inline]
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> Imagined {
        let mut game = self.memory.imagine(self.view, rng);
        if !self.line.is_empty() {
            self.follow(&mut game);
        }
        game
    }

    /// Plays the line, up to an action that this game does not allow.
    #[inline(never)]
    fn follow(&self, game: &mut Imagined) {
        for (player, action) in self.line {
            if game.apply(*player, *action).is_err() {
                return;
            }
        }
    }
}

/// Samples of the hidden information: a new one for each iteration, or one for all.
struct Determinizations<'a> {
    question: Question<'a>,
    only: Option<Imagined>,
}

impl<'a> Determinizations<'a> {
    fn new(question: Question<'a>, rng: &mut impl Rng) -> Determinizations<'a> {
        let only = (!question.settings.does(Technique::Dealing)).then(|| question.imagine(rng));
        Determinizations { question, only }
    }

    #[inline]
    fn next(&self, rng: &mut impl Rng) -> Imagined {
        self.only.unwrap_or_else(|| self.question.imagine(rng))
    }
}
