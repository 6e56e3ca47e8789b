//! A disc against the strategies of the others: they are chosen at the same time, so nobody can know them.

use bots::analysis::DiscStrategies;
use engine::{Action, Decision, Region};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use crate::decision::{Comparison, DecisionWork, Tried};

/// The strategies are worked out with this many times the iterations: each needs a value for every region of every player.
const STRATEGIES: u32 = 8;

/// The region that was chosen first, then all others, each in equal games. The best strategy chooses among several
/// regions that are equally good, so each of them gives nothing away.
pub(crate) fn compare_discs(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Comparison {
    let strategies = work.knowledge.solve_discs(work.seat(), iterations.saturating_mul(STRATEGIES), rng);
    let played = work.segment.actions();
    let others = regions(work).into_iter().map(Action::Disc).filter(|action| *action != played[0]);
    let lines = std::iter::once(played[0]).chain(others).map(|action| vec![action]);
    let each = iterations.div_ceil(2);
    let lines = try_discs(work, &strategies, lines, each, rng);
    Comparison { lines, before: strategies.play_out(None, each, rng) }
}

/// Tries discs again, against strategies that were worked out anew.
pub(crate) fn verify_discs(
    work: &DecisionWork,
    lines: &[Vec<Action>],
    iterations: u32,
    rng: &mut Pcg64Mcg,
) -> Vec<Tried> {
    let strategies = work.knowledge.solve_discs(work.seat(), iterations.saturating_mul(STRATEGIES), rng);
    try_discs(work, &strategies, lines.iter().cloned(), iterations, rng)
}

/// Each disc in equal games.
fn try_discs(
    work: &DecisionWork,
    strategies: &DiscStrategies<'_>,
    lines: impl Iterator<Item = Vec<Action>>,
    iterations: u32,
    rng: &mut Pcg64Mcg,
) -> Vec<Tried> {
    let own = |line: &[Action]| match line {
        [Action::Disc(region)] => Some((work.seat(), *region)),
        _ => None,
    };
    let tried = lines.map(|actions| {
        let samples = strategies.play_out(own(&actions), iterations, &mut rng.clone());
        Tried { actions, samples }
    });
    let tried = tried.collect();
    rng.next_u64();
    tried
}

fn regions(work: &DecisionWork) -> Vec<Region> {
    let Some(Decision::Disc { regions }) = work.knowledge.view().decision() else { return Vec::new() };
    regions.iter().collect()
}
