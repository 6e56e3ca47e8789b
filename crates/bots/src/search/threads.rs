//! Root parallelisation: each thread searches on its own, then the results are merged.

use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use super::discs::DiscSolver;
use super::regret::draw;
use super::tree::Tree;
use super::{Question, SearchClock};
use crate::answer::{Answer, Candidate};
use crate::technique::Technique;
use engine::Action;

/// The result of a search.
pub(crate) struct SearchResult {
    pub(crate) answer: Answer,
    /// The trees, to be reused for the next question.
    pub(crate) trees: Vec<Tree>,
}

/// Grows a tree on each thread, starting from earlier trees.
pub(crate) fn think(
    question: Question,
    clock: SearchClock,
    mut trees: Vec<Tree>,
    threads: usize,
    rng: &mut Pcg64Mcg,
) -> SearchResult {
    let threads = threads.max(1);
    trees.resize_with(threads, Tree::default);
    let clock = clock.share(threads as u32);
    let iterations = on_each(&mut trees, rng, |tree, rng| {
        let mut clock = clock;
        tree.grow(question, &mut clock, rng);
        clock.done()
    });
    let mut all = trees[0].clone();
    trees[1..].iter().for_each(|tree| all.join(tree));
    let candidates = all.candidates();
    let action = candidates.first().expect("the first try is always made").action;
    SearchResult { answer: Answer { action, candidates, iterations }, trees }
}

/// Solves the choice of a disc on each thread, then draws from the merged strategy.
pub(crate) fn set_disc(question: Question, clock: SearchClock, threads: usize, rng: &mut Pcg64Mcg) -> Answer {
    let threads = threads.max(1);
    let mut all = vec![DiscSolver::new(&question, rng); threads];
    let clock = clock.share(threads as u32);
    let iterations = on_each(&mut all, rng, |matchers, rng| {
        let mut clock = clock;
        matchers.think(question, &mut clock, rng);
        clock.done()
    });
    let (first, rest) = all.split_first_mut().expect("at least one thread");
    rest.iter().for_each(|matchers| first.join(matchers));
    let matcher = first.of(question.me);
    let candidates = matcher.candidates();
    if question.settings.does(Technique::Mixing) {
        let action = Action::Disc(draw(&matcher.resolve(), rng));
        return Answer { action, candidates, iterations };
    }
    let best = candidates.iter().max_by(|one, other| one.margin.total_cmp(&other.margin));
    let action = best.map(|reason: &Candidate| reason.action).expect("some region is allowed");
    Answer { action, candidates, iterations }
}

/// Runs `work` on each item, in parallel if there are several, and adds up the results.
fn on_each<T: Send>(
    all: &mut [T],
    rng: &mut Pcg64Mcg,
    work: impl Fn(&mut T, &mut Pcg64Mcg) -> u32 + Sync,
) -> u32 {
    let mut dice = || Pcg64Mcg::new(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()));
    if let [only] = all {
        return work(only, &mut dice());
    }
    std::thread::scope(|scope| {
        let (work, mut workers) = (&work, Vec::new());
        for one in all {
            let mut rng = dice();
            workers.push(scope.spawn(move || work(one, &mut rng)));
        }
        workers.into_iter().map(|worker| worker.join().expect("the search does not panic")).sum()
    })
}
