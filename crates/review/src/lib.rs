//! The review of a finished game. Every decision is judged from what its seat knew then, and chance is priced against its
//! average. Pure: no input or output, no clock, no threads.
//!
//! A [`Plan`] lists independent work items. [`Plan::work`] does one of them: the result depends only on the record, the item
//! and the budget, so items may run on any thread, in any order, and be stored. [`Plan::review`] joins all results.
//!
//! In reading order:

mod word; // values written as words in JSON
mod kind; // kinds of decisions
mod sample; // means with their errors
mod segment; // the steps that are judged together
mod plan; // the work items of a game
mod decision; // what a decision gave away
mod disc; // the same for a disc
mod reason; // why one line is better than another
mod moment; // what a position is worth to everyone
mod reveal; // what was luck
mod finding; // the result of a work item
mod verdict; // what a loss is called, and accuracy
mod account; // where a player's points came from
mod turning; // where the game turned
mod notable; // the reveals that changed a lead most
mod report; // the whole review

pub use decision::{Judgement, LineValue, PartLoss, Value};
pub use finding::{BadFindings, Finding};
pub use kind::{DecisionKind, Part};
pub use moment::Moment;
pub use plan::{Budget, Plan};
pub use reason::{Place, Reason};
pub use report::{
    Accuracy, DecisionReview, Mark, MarkKind, NotableReveal, PartAccuracy, PlayerReview, PointsWithError,
    RevealKind, Review, SeatValue, TurningPoint, VerdictCounts,
};
pub use reveal::{Luck, SeatLuck};
pub use verdict::Verdict;

#[cfg(feature = "types")]
pub use report::declarations;
