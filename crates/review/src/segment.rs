//! Segments of a game: consecutive steps of one seat that are judged together.

use engine::{Action, Board, Decision, Game, Player};

use crate::kind::{DecisionKind, Part};

/// Consecutive steps of one seat, without anything from others in between.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) seat: Player,
    pub(crate) kind: DecisionKind,
    pub(crate) round: u8,
    /// How many actions come before it.
    pub(crate) from: usize,
    pub(crate) steps: Vec<Step>,
    context: Context,
}

/// One action of a segment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) action: Action,
    pub(crate) part: Part,
    has_choice: bool,
}

/// What stays the same within a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Context {
    turn: Option<Player>,
    round: u8,
    is_secret: bool,
}

impl Context {
    /// The context of this question.
    pub(crate) fn of(board: &Board, decision: &Decision) -> Context {
        let is_secret = matches!(decision, Decision::Disc { .. } | Decision::Pass { .. });
        Context { turn: board.turn(), round: board.round(), is_secret }
    }
}

impl Segment {
    /// A segment with its first step.
    pub(crate) fn begin(
        game: &Game,
        from: usize,
        seat: Player,
        decision: &Decision,
        action: Action,
    ) -> Segment {
        let board = game.board();
        let kind = if matches!(decision, Decision::Disc { .. }) {
            DecisionKind::Disc
        } else if matches!(decision, Decision::Pass { .. } | Decision::Play(_)) {
            DecisionKind::Power
        } else if board.turn() == Some(seat) {
            DecisionKind::Turn
        } else {
            DecisionKind::Reply
        };
        let context = Context::of(board, decision);
        let steps = vec![Step::of(board, decision, action)];
        Segment { seat, kind, round: board.round(), from, steps, context }
    }

    /// Adds a step if it belongs to the segment.
    pub(crate) fn extend(&mut self, game: &Game, seat: Player, decision: &Decision, action: Action) -> bool {
        let goes_on =
            seat == self.seat && !self.is_secret() && Context::of(game.board(), decision) == self.context;
        if goes_on {
            self.steps.push(Step::of(game.board(), decision, action));
        }
        goes_on
    }

    /// The ply of its last action.
    pub(crate) fn to(&self) -> usize {
        self.from + self.steps.len()
    }

    /// Are other seats asked at the same time?
    pub(crate) fn is_secret(&self) -> bool {
        self.context.is_secret
    }

    /// Could the seat have acted otherwise?
    pub(crate) fn has_choice(&self) -> bool {
        self.steps.iter().any(|step| step.has_choice)
    }

    /// Does a question still belong to it?
    pub(crate) fn includes(&self, game: &Game) -> bool {
        let question = game.decision(self.seat);
        !self.is_secret() && question.is_some_and(|asked| Context::of(game.board(), &asked) == self.context)
    }

    pub(crate) fn actions(&self) -> Vec<Action> {
        self.steps.iter().map(|step| step.action).collect()
    }

    /// Where its parts begin, the first at 0; a part in which nothing can be chosen belongs to the one before it.
    pub(crate) fn parts(&self) -> Vec<(usize, Part)> {
        let mut parts: Vec<(usize, Part)> = Vec::new();
        for (at, step) in self.steps.iter().enumerate().filter(|(_, step)| step.has_choice) {
            match parts.last() {
                None => parts.push((0, step.part)),
                Some((_, part)) if *part == step.part => {}
                Some(_) => parts.push((at, step.part)),
            }
        }
        parts
    }
}

impl Step {
    fn of(board: &Board, decision: &Decision, action: Action) -> Step {
        Step { action, part: Part::of(board, decision, action), has_choice: decision.len() > 1 }
    }
}
