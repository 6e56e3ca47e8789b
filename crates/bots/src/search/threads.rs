//! Thinking on several threads: each thinks for itself, then what they found is put together.

use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

use super::discs::DiscSolver;
use super::regret::draw;
use super::tree::Tree;
use super::{Clock, Question};
use crate::answer::{Answer, Reason};
use crate::idea::Idea;
use engine::Action;

/// What came of thinking.
pub(crate) struct Thought {
    pub(crate) answer: Answer,
    /// The trees, for the next question.
    pub(crate) trees: Vec<Tree>,
}

/// Grows a tree on each thread, from what was there before.
pub(crate) fn think(
    question: Question,
    clock: Clock,
    mut trees: Vec<Tree>,
    threads: usize,
    rng: &mut Pcg64Mcg,
) -> Thought {
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
    let reasons = all.reasons();
    let action = reasons.first().expect("the first try is always made").action;
    Thought { answer: Answer { action, reasons, iterations }, trees }
}

/// Finds how to mix, on each thread, and draws.
pub(crate) fn set_disc(question: Question, clock: Clock, threads: usize, rng: &mut Pcg64Mcg) -> Answer {
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
    let reasons = matcher.reasons();
    if question.settings.does(Idea::Mixing) {
        let action = Action::Disc(draw(&matcher.resolve(), rng));
        return Answer { action, reasons, iterations };
    }
    let best = reasons.iter().max_by(|one, other| one.margin.total_cmp(&other.margin));
    let action = best.map(|reason: &Reason| reason.action).expect("some region is allowed");
    Answer { action, reasons, iterations }
}

/// Does this with each, on a thread of its own if there are several; adds up what they say.
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
        workers.into_iter().map(|worker| worker.join().expect("no thought panics")).sum()
    })
}
