//! The search tree. Every iteration follows it with one imagined game and adds to it.

use engine::{Action, Decision, Imagined, Player};
use rand_core::Rng;

use super::node::{Node, PreviousAnswer};
use super::playout::play_out;
use super::value::Values;
use super::{Determinizations, Question, SearchClock, Settings};
use crate::answer::Candidate;

/// Nodes; the first one is the current question.
#[derive(Clone, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

/// The limit of the depth for all settings.
const MAX_DEPTH: usize = 48;

/// No early stop before this many iterations.
const MIN_ITERATIONS: u32 = 400;
/// The search stops early when the best answer has this many times the visits of the second.
const CLEAR_FACTOR: u32 = 5;

/// A question and its player, if there is one.
type Asked = Option<(Player, Decision)>;

/// The path of one iteration: node, player and answer of each step.
struct Path {
    steps: [(u32, Player, u16); MAX_DEPTH],
    len: usize,
}

impl Tree {
    /// Grows until the clock runs out or the answer is clear.
    pub(crate) fn grow(&mut self, question: Question, clock: &mut SearchClock, rng: &mut impl Rng) {
        let games = Determinizations::new(question, rng);
        while clock.tick() {
            self.try_once(&question, games.next(rng), rng);
            if clock.done().is_multiple_of(32) && self.is_clear(clock.left()) {
                break;
            }
        }
    }

    /// One iteration: returns the values at its end.
    #[inline(never)]
    pub(crate) fn try_once(&mut self, question: &Question, mut game: Imagined, rng: &mut impl Rng) -> Values {
        let path = self.descend(question, &mut game);
        let values = play_out(game, question.settings, rng);
        self.add_results(&path, &values);
        values
    }

    /// Selects answers down to a question without a node, and adds a node for it.
    fn descend(&mut self, question: &Question, game: &mut Imagined) -> Path {
        let round = question.view.board().round();
        let mut path = Path { steps: [(0, question.me, 0); MAX_DEPTH], len: 0 };
        let mut asked = game.decision(question.me).map(|decision| (question.me, decision));
        if !question.line.is_empty() {
            asked = asked.filter(|(_, decision)| !is_beyond(game, round, decision));
        }
        let mut node = self.root(game, asked, question.settings);
        while let (Some((player, decision)), Some(at)) = (asked, node) {
            let Some(edge) = self.nodes[at as usize].choose(&decision, question.settings.exploration) else {
                break;
            };
            let action = self.nodes[at as usize].edges[edge].action;
            game.apply(player, action).expect("only allowed answers are chosen");
            path.push(at, player, edge);
            asked = game.question().map(|(player, decision)| (player, *decision)).filter(|(_, decision)| {
                path.len < question.settings.depth.min(MAX_DEPTH) && !is_beyond(game, round, decision)
            });
            node = self.follow(at, edge, game, asked, Some((player, action)), question.settings);
        }
        path
    }

    /// The node of the current question.
    fn root(&mut self, game: &Imagined, asked: Asked, settings: &Settings) -> Option<u32> {
        if let (true, Some((player, decision))) = (self.nodes.is_empty(), asked) {
            self.nodes.push(Node::open(game, player, &decision, None, settings));
        }
        Some(0)
    }

    /// The node after an answer. It is created on the second visit.
    fn follow(
        &mut self,
        at: u32,
        edge: usize,
        game: &Imagined,
        asked: Asked,
        last: PreviousAnswer,
        settings: &Settings,
    ) -> Option<u32> {
        let (player, decision) = asked?;
        let taken = self.nodes[at as usize].edges[edge];
        if taken.next.is_none() && taken.visits > 0 {
            let fresh = self.nodes.len() as u32;
            self.nodes.push(Node::open(game, player, &decision, last, settings));
            self.nodes[at as usize].edges[edge].next = Some(fresh);
            return Some(fresh);
        }
        taken.next
    }

    fn add_results(&mut self, path: &Path, values: &Values) {
        for (at, player, edge) in &path.steps[..path.len] {
            self.nodes[*at as usize].add_result(*edge as usize, values.seat(*player));
        }
    }

    /// Can the remaining iterations no longer change the answer, or is it clearly best?
    fn is_clear(&self, left: u32) -> bool {
        let Some(root) = self.nodes.first() else { return false };
        let (_, most, second) = root.leaders();
        most > second.saturating_add(left)
            || root.visits >= MIN_ITERATIONS && most > second.saturating_mul(CLEAR_FACTOR)
    }

    /// The answers with their statistics, most visited first.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let Some(root) = self.nodes.first() else { return Vec::new() };
        let mut edges = root.edges.clone();
        edges.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.sums.value.total_cmp(&one.sums.value))
        });
        let reason = |edge: &super::node::Edge| {
            let visits = edge.visits.max(1) as f32;
            Candidate {
                action: edge.action,
                margin: edge.sums.margin / visits,
                win: edge.sums.win / visits,
                share: edge.visits as f32 / root.visits.max(1) as f32,
            }
        };
        edges.iter().filter(|edge| edge.visits > 0).map(reason).collect()
    }

    /// Adds the statistics of another tree's root.
    pub(crate) fn join(&mut self, other: &Tree) {
        let (Some(root), Some(more)) = (self.nodes.first_mut(), other.nodes.first()) else { return };
        root.visits += more.visits;
        for edge in &more.edges {
            if let Some(same) = root.edges.iter_mut().find(|same| same.action == edge.action) {
                same.visits += edge.visits;
                same.sums.value += edge.sums.value;
                same.sums.margin += edge.sums.margin;
                same.sums.win += edge.sums.win;
            } else {
                root.edges.push(*edge);
            }
        }
    }

    /// The subtree after one answer.
    pub(crate) fn after(&self, action: Action) -> Tree {
        let mut after = Tree::default();
        let taken = self.nodes.first().and_then(|root| root.edges.iter().find(|edge| edge.action == action));
        if let Some(next) = taken.and_then(|edge| edge.next) {
            after.copy(self, next);
        }
        after
    }

    /// Copies a subtree.
    fn copy(&mut self, from: &Tree, at: u32) -> Option<u32> {
        let mut node = from.nodes.get(at as usize)?.clone();
        let here = self.nodes.len();
        self.nodes.push(node.clone());
        for edge in &mut node.edges {
            edge.next = edge.next.and_then(|next| self.copy(from, next));
        }
        self.nodes[here] = node;
        Some(here as u32)
    }
}

impl Path {
    fn push(&mut self, node: u32, player: Player, edge: usize) {
        self.steps[self.len] = (node, player, edge as u16);
        self.len += 1;
    }
}

/// The tree ends with the round and before secret choices: a later choice must not depend on an earlier one.
fn is_beyond(game: &Imagined, round: u8, decision: &Decision) -> bool {
    game.board().round() != round || matches!(decision, Decision::Disc { .. } | Decision::Pass { .. })
}
