//! A node of the search tree: one question and its candidate answers.

use engine::{Action, Decision, Imagined, Player};

use super::Settings;
use super::value::SeatValue;
use crate::exp::exp;
use crate::technique::Technique;

/// A question reached by one sequence of answers.
#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) edges: Vec<Edge>,
    pub(crate) visits: u32,
    value: f32,
}

/// A candidate answer.
#[derive(Clone, Copy)]
pub(crate) struct Edge {
    pub(crate) action: Action,
    /// Prior probability from the instinct's estimate. The priors of a node add up to 1.
    prior: f32,
    pub(crate) visits: u32,
    /// Sums over the visits.
    pub(crate) sums: SeatValue,
    /// The node of the next question, if it has one.
    pub(crate) next: Option<u32>,
}

/// The previous answer and its player.
pub(crate) type PreviousAnswer = Option<(Player, Action)>;

/// At most this many answers per node.
const MAX_ANSWERS: usize = 16;
/// Scale of the softmax over estimates, in points.
const PRIOR_TEMPERATURE: f32 = 1.5;
/// Every candidate gets at least this weight before normalising.
const PRIOR_FLOOR: f32 = 0.02;
/// Untried answers are assumed to be this much worse than the node's mean.
const UNTRIED_PENALTY: f32 = 0.02;

impl Node {
    /// A node with the candidate answers to a question.
    pub(crate) fn open(
        game: &Imagined,
        player: Player,
        decision: &Decision,
        last: PreviousAnswer,
        settings: &Settings,
    ) -> Node {
        let mut answers = candidates(game, player, decision, last, settings);
        let most = answers.iter().map(|(_, estimate)| *estimate).fold(f32::MIN, f32::max);
        let weight = |estimate: f32| exp((estimate - most) / PRIOR_TEMPERATURE) + PRIOR_FLOOR;
        answers.iter_mut().for_each(|(_, estimate)| *estimate = weight(*estimate));
        let all: f32 = answers.iter().map(|(_, weight)| weight).sum();
        let edges = answers.iter().map(|(action, weight)| Edge::new(*action, weight / all)).collect();
        Node { edges, visits: 0, value: 0.0 }
    }

    /// Selects the next answer to try among those allowed in this imagined game.
    #[inline]
    pub(crate) fn choose(&self, decision: &Decision, exploration: f32) -> Option<usize> {
        let exploration = exploration * (self.visits as f32).sqrt();
        let usual = if self.visits > 0 { self.value / self.visits as f32 - UNTRIED_PENALTY } else { 0.0 };
        let mut best = None;
        for (index, edge) in self.edges.iter().enumerate() {
            let value = if edge.visits == 0 { usual } else { edge.sums.value / edge.visits as f32 };
            let promise = value + edge.prior * exploration / (1 + edge.visits) as f32;
            if best.is_none_or(|(_, most)| promise > most) && decision.allows(edge.action) {
                best = Some((index, promise));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Adds one visit.
    #[inline]
    pub(crate) fn add_result(&mut self, edge: usize, share: SeatValue) {
        self.visits += 1;
        self.value += share.value;
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.sums.value += share.value;
        edge.sums.margin += share.margin;
        edge.sums.win += share.win;
    }

    /// The index and visits of the most visited answer, and the visits of the second.
    pub(crate) fn leaders(&self) -> (usize, u32, u32) {
        let (mut leader, mut most, mut second) = (0, 0, 0);
        for (index, edge) in self.edges.iter().enumerate() {
            if edge.visits > most {
                (leader, most, second) = (index, edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        (leader, most, second)
    }
}

impl Edge {
    fn new(action: Action, prior: f32) -> Edge {
        Edge { action, prior, visits: 0, sums: SeatValue::default(), next: None }
    }
}

/// Candidate answers with their estimates, best first; without pruning, all answers.
fn candidates(
    game: &Imagined,
    player: Player,
    decision: &Decision,
    last: PreviousAnswer,
    settings: &Settings,
) -> Vec<(Action, f32)> {
    let instinct = settings.instinct();
    let moment = instinct.estimator(game, player);
    let estimated = |action: Action| (action, moment.estimate(decision, action));
    let mut answers: Vec<_> = decision.options().map(estimated).collect();
    if settings.does(Technique::Pruning) {
        let ordered = |answer: &(Action, f32)| !is_other_order(last, player, answer.0);
        if answers.iter().any(ordered) {
            answers.retain(ordered);
        }
        answers.sort_by(|one, other| other.1.total_cmp(&one.1));
        answers.truncate(MAX_ANSWERS);
    }
    answers
}

/// Equal steps in another order lead to the same position: only one order is searched.
fn is_other_order(last: PreviousAnswer, player: Player, action: Action) -> bool {
    let Some((before, earlier)) = last else { return false };
    before == player
        && match (earlier, action) {
            (Action::Place(one), Action::Place(other)) => other < one,
            (Action::Fetch(one), Action::Fetch(other)) => other < one,
            (Action::Return(player, from), Action::Return(other, later)) => (other, later) < (player, from),
            (Action::Move { player, from, to }, Action::Move { player: other, from: later, to: there }) => {
                (other, later, there) < (player, from, to)
            }
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other_order(one: &str, other: &str) -> bool {
        let action = |text: &str| text.parse().expect("an action");
        is_other_order(Some((Player::Red, action(one))), Player::Red, action(other))
    }

    #[test]
    fn equivalent_orders_are_searched_once() {
        for (one, other) in [
            ("place galicia", "place toledo"),
            ("place toledo", "place castillo"),
            ("move red toledo granada", "move blue toledo granada"),
            ("fetch galicia", "fetch toledo"),
            ("return red galicia", "return red toledo"),
        ] {
            assert!(!other_order(one, other) && other_order(other, one), "{one}, {other}");
        }
        assert!(!other_order("place toledo", "place toledo") && !other_order("place toledo", "done"));
    }

    #[test]
    fn the_answers_of_different_players_have_no_other_order() {
        let action = |text: &str| text.parse().expect("an action");
        let last = Some((Player::Red, action("return red toledo")));
        assert!(!is_other_order(last, Player::Blue, action("return blue galicia")));
    }
}
