//! Discs are chosen simultaneously. Regret matching runs for all players together.

use engine::{Action, Decision, Imagined, Player, PlayerSet, Region};
use rand_core::Rng;

use super::playout::play_out;
use super::regret::{ByRegion, RegretMatcher, draw};
use super::value::{SeatValue, Values};
use super::{Determinizations, Question, SearchClock};
use crate::technique::Technique;

/// The strategies of all players who set a disc.
#[derive(Clone)]
pub(crate) struct DiscSolver {
    asked: PlayerSet,
    matchers: [RegretMatcher; 6],
}

impl DiscSolver {
    /// Starts without regrets.
    pub(crate) fn new(question: &Question, rng: &mut impl Rng) -> DiscSolver {
        let game = question.imagine(rng).before_choices();
        let asked = game.to_act();
        let mut matchers = [RegretMatcher::default(); 6];
        for player in asked.iter() {
            if let Some(Decision::Disc { regions }) = game.decision(player) {
                matchers[player.index()] = RegretMatcher::new(regions);
            }
        }
        DiscSolver { asked, matchers }
    }

    pub(crate) fn of(&self, player: Player) -> &RegretMatcher {
        &self.matchers[player.index()]
    }

    /// The players who set a disc.
    pub(crate) fn asked(&self) -> PlayerSet {
        self.asked
    }

    /// A disc of each player, drawn from the final strategies.
    pub(crate) fn draw_resolved(&self, rng: &mut impl Rng) -> [Region; 6] {
        let resolve = |matcher: RegretMatcher| {
            if matcher.allowed().is_empty() { [0.0; 9] } else { matcher.resolve() }
        };
        self.draw_all(&self.matchers.map(resolve), rng)
    }

    pub(crate) fn join(&mut self, other: &DiscSolver) {
        self.matchers.iter_mut().zip(&other.matchers).for_each(|(matcher, more)| matcher.join(more));
    }

    /// Improves the strategies until the clock runs out. Each evaluated region counts as an iteration.
    pub(crate) fn think(&mut self, question: Question, clock: &mut SearchClock, rng: &mut impl Rng) {
        let games = Determinizations::new(question, rng);
        let mut looks = 0;
        while clock.tick() {
            if looks == 0 {
                looks = self.regret(&question, games.next(rng).before_choices(), rng);
            }
            looks -= 1;
        }
    }

    /// Evaluates each region for each player while the others follow their strategies. Returns the number of
    /// evaluations.
    fn regret(&mut self, question: &Question, game: Imagined, rng: &mut impl Rng) -> u32 {
        let mixtures = self
            .matchers
            .map(|matcher| if matcher.allowed().is_empty() { [0.0; 9] } else { matcher.mixture() });
        let drawn = self.draw_all(&mixtures, rng);
        let mut looks = 0;
        for player in self.adapting_players(question).iter() {
            let mut shares = [SeatValue::default(); 9];
            for region in self.of(player).allowed().iter() {
                let mut discs = drawn;
                discs[player.index()] = region;
                shares[region.index()] = self.turned(game, &discs, question, rng).seat(player);
                looks += 1;
            }
            self.matchers[player.index()].update(&mixtures[player.index()], &shares);
        }
        looks
    }

    /// Without mixing, only the asked player adapts; the others stay uniform.
    fn adapting_players(&self, question: &Question) -> PlayerSet {
        if question.settings.does(Technique::Mixing) { self.asked } else { PlayerSet::only(question.me) }
    }

    fn draw_all(&self, mixtures: &[ByRegion; 6], rng: &mut impl Rng) -> [Region; 6] {
        let mut drawn = [Region::Galicia; 6];
        for player in self.asked.iter() {
            drawn[player.index()] = draw(&mixtures[player.index()], rng);
        }
        drawn
    }

    /// The values once these discs are turned.
    #[inline(never)]
    pub(crate) fn turned(
        &self,
        mut game: Imagined,
        discs: &[Region; 6],
        question: &Question,
        rng: &mut impl Rng,
    ) -> Values {
        for player in self.asked.iter() {
            game.apply(player, Action::Disc(discs[player.index()])).expect("only allowed regions are set");
        }
        play_out(game, question.settings, rng)
    }
}
