//! A disc against the strategies of the others: they are chosen at the same time, so nobody can know them.

use engine::{Action, Decision, Region};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use crate::decision::{Comparison, DecisionWork, Tried};

/// The region that was chosen first, then all others, each in equal games. The best strategy chooses among several
/// regions that are equally good, so each of them gives nothing away.
pub(crate) fn compare_discs(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Comparison {
    let strategies = work.knowledge.solve_discs(work.seat(), iterations, rng);
    let played = work.segment.actions();
    let each = iterations / 2;
    let all = std::iter::once(played[0]).chain(regions(work).into_iter().map(Action::Disc));
    let mut lines: Vec<Tried> = Vec::new();
    for action in all {
        if let (Action::Disc(region), true) =
            (action, lines.first().is_none_or(|line| line.actions[0] != action))
        {
            let samples = strategies.play_out(Some((work.seat(), region)), each, &mut rng.clone());
            lines.push(Tried { actions: vec![action], samples });
        }
    }
    rng.next_u64();
    let before = strategies.play_out(None, each, rng);
    Comparison { lines, before }
}

fn regions(work: &DecisionWork) -> Vec<Region> {
    let Some(Decision::Disc { regions }) = work.knowledge.view().decision() else { return Vec::new() };
    regions.iter().collect()
}
