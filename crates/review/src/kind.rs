//! Kinds of decisions. Steps that belong together form one decision; its steps belong to parts.

use engine::agenda::{Cause, Supply};
use engine::{Action, Board, Decision};
use serde::{Deserialize, Serialize};

/// What is judged together.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewDecisionKind"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecisionKind {
    /// A power card, or the modifier that is passed on.
    Power,
    /// The steps of a turn, up to where others act.
    Turn,
    /// A disc.
    Disc,
    /// An answer in the turn of another player: a veto, caballeros to return.
    Reply,
}

/// A part of a decision, for accuracy by kind.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewPart"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The power card.
    Power,
    /// The action card, and what comes before it in a turn.
    Card,
    /// Placing caballeros from court.
    Placement,
    /// The special action, and answers to those of others.
    Special,
    /// A disc.
    Disc,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 5] = [Part::Power, Part::Card, Part::Placement, Part::Special, Part::Disc];

    /// The part that an answer belongs to.
    pub(crate) fn of(board: &Board, decision: &Decision, action: Action) -> Part {
        match decision {
            Decision::Play(_) | Decision::Pass { .. } => Part::Power,
            Decision::Disc { .. } => Part::Disc,
            Decision::Choose { .. } => Part::Card,
            Decision::Take { cause: Cause::Power | Cause::Ability, .. }
            | Decision::Fetch { cause: Cause::Power | Cause::Ability, .. } => Part::Card,
            Decision::Use { special, .. } => {
                let is_placement = matches!(action, Action::Place(_)) || !special;
                if is_placement { Part::Placement } else { Part::Special }
            }
            Decision::Place { from: Supply::Court, .. } => Part::Placement,
            Decision::Veto { .. } | Decision::Return { .. } => Part::Special,
            Decision::Take { .. }
            | Decision::Fetch { .. }
            | Decision::Place { .. }
            | Decision::Branch { .. }
            | Decision::Move { .. }
            | Decision::Name { .. }
            | Decision::King { .. }
            | Decision::Tile { .. }
            | Decision::Grande { .. }
            | Decision::Recall { .. }
            | Decision::Swap { .. } => {
                if board.chosen().is_some() {
                    Part::Special
                } else {
                    Part::Card
                }
            }
        }
    }
}
