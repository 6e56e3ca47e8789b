//! The whole review, as the page and the command show it.

use engine::Player;
use serde::Serialize;

use crate::account::{Account, account};
use crate::decision::Judgement;
use crate::finding::{BadFindings, Finding};
use crate::kind::Part;
use crate::moment::Moment;
use crate::notable::notable_reveals;
use crate::plan::{Budget, Plan};
use crate::reveal::Luck;
use crate::sample::{Mean, rounded};
use crate::turning::turning_points;
use crate::verdict::{Verdict, accuracy, certain};

/// The format of a review.
const VERSION: u8 = 1;

/// The review of a game.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The format, 1.
    pub version: u8,
    /// Iterations of each search.
    pub iterations: u32,
    /// The seed of the review.
    pub seed: u64,
    /// The number of plies.
    pub plies: usize,
    /// The seats, in order. Lists for each seat have the same order.
    pub players: Vec<Player>,
    /// The worth of positions, in order, for the graph.
    pub moments: Vec<Moment>,
    /// Rounds and scorings.
    pub marks: Vec<Mark>,
    /// The largest changes, in order.
    pub turning_points: Vec<TurningPoint>,
    /// All decisions, in order.
    pub decisions: Vec<DecisionReview>,
    /// What was luck, in order.
    pub luck: Vec<Luck>,
    /// The reveals that changed a lead most, in order.
    pub notable_reveals: Vec<NotableReveal>,
    /// One for each seat.
    pub summaries: Vec<PlayerReview>,
}

/// What a position is worth to a seat.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewSeatValue"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, serde::Deserialize)]
pub struct SeatValue {
    /// Expected final points ahead of the best opponent.
    pub margin: f64,
    /// The standard error of the margin.
    pub error: f64,
    /// The chance to win, 0 to 1.
    pub win: f64,
}

/// Something that began with a ply.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewMark"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The ply.
    pub ply: usize,
    /// What began.
    pub kind: MarkKind,
    /// In or after which round.
    pub round: u8,
}

/// What began.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewMarkKind"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MarkKind {
    /// A round.
    Round,
    /// A general scoring.
    Scoring,
}

/// A large change of a chance to win.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewTurningPoint"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The ply before it.
    pub from: usize,
    /// The ply after it.
    pub ply: usize,
    /// Whose chance changed most.
    pub player: Player,
    /// By how much, -1 to 1.
    pub change: f64,
}

/// A reveal that changed a lead much.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewNotableReveal"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct NotableReveal {
    /// The ply that revealed it.
    pub ply: usize,
    /// What was revealed.
    pub by: RevealKind,
    /// Whose lead changed most.
    pub player: Player,
    /// By how many points.
    pub points: f64,
    /// Their standard error.
    pub error: f64,
}

/// What was revealed.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewRevealKind"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RevealKind {
    /// Cards.
    Cards,
    /// The discs of others.
    Discs,
}

/// A decision with its verdict.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionReview {
    /// What was compared.
    #[serde(flatten)]
    pub judgement: Judgement,
    /// Its verdict.
    pub verdict: Verdict,
    /// 0 to 100.
    pub accuracy: f64,
}

/// A player's game.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReview {
    /// Who.
    pub player: Player,
    /// The mean accuracy of all decisions.
    pub accuracy: Accuracy,
    /// The accuracy of each part; parts without decisions are left out.
    pub parts: Vec<PartAccuracy>,
    /// How many decisions of each verdict.
    pub verdicts: VerdictCounts,
    /// Points given away by all decisions.
    pub lost: f64,
    /// The expected margin at the beginning.
    pub start: f64,
    /// The margin at the end.
    pub end: f64,
    /// What luck brought.
    pub luck: PointsWithError,
    /// What the player's own decisions brought.
    pub decisions: PointsWithError,
    /// What the decisions of others brought.
    pub others: PointsWithError,
}

/// A mean accuracy.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewAccuracy"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accuracy {
    /// 0 to 100; 100 if nothing was decided.
    pub percent: f64,
    /// How many decisions it is the mean of.
    pub decisions: usize,
}

/// The accuracy of one part of decisions.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewPartAccuracy"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PartAccuracy {
    /// The part.
    pub part: Part,
    /// Its accuracy.
    #[serde(flatten)]
    pub accuracy: Accuracy,
    /// Points given away.
    pub lost: f64,
}

/// How often each verdict was given.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewVerdictCounts"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the verdicts")]
pub struct VerdictCounts {
    pub best: usize,
    pub good: usize,
    pub inaccuracy: usize,
    pub mistake: usize,
    pub blunder: usize,
}

/// Points with their standard error.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewPoints"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PointsWithError {
    /// Points.
    pub points: f64,
    /// Their standard error.
    pub error: f64,
}

impl Plan {
    /// Joins the findings of all work items, in their order.
    pub fn review(&self, findings: &[Finding], budget: Budget) -> Result<Review, BadFindings> {
        let sorted = self.sort(findings)?;
        let Sorted { moments, decisions, luck } = &sorted;
        let player =
            |player| PlayerReview::of(player, decisions, account(player, &self.segments, moments, luck));
        Ok(Review {
            version: VERSION,
            iterations: budget.iterations,
            seed: budget.seed,
            plies: self.segments.last().map_or(0, |segment| segment.to()),
            players: self.players.iter().collect(),
            marks: self.marks.clone(),
            turning_points: turning_points(self.players, moments),
            notable_reveals: notable_reveals(self.players, luck),
            summaries: self.players.iter().map(player).collect(),
            moments: sorted.moments,
            decisions: sorted.decisions,
            luck: sorted.luck,
        })
    }

    fn sort(&self, findings: &[Finding]) -> Result<Sorted, BadFindings> {
        let fitting = (0..self.len()).zip(findings).take_while(|(item, finding)| self.fits(*item, finding));
        let fitting = fitting.count();
        if fitting < self.len() || findings.len() > fitting {
            return Err(BadFindings { expected: self.len(), fitting });
        }
        let mut sorted = Sorted { moments: Vec::new(), decisions: Vec::new(), luck: Vec::new() };
        for finding in findings {
            match finding.clone() {
                Finding::Moment(moment) => sorted.moments.push(moment),
                Finding::Reveal(luck) => sorted.luck.push(luck),
                Finding::Decision(judgement) => sorted.decisions.push(DecisionReview::of(judgement)),
            }
        }
        sorted.decisions.sort_by_key(|decision| decision.judgement.from);
        Ok(sorted)
    }
}

/// Findings by kind.
struct Sorted {
    moments: Vec<Moment>,
    decisions: Vec<DecisionReview>,
    luck: Vec<Luck>,
}

impl DecisionReview {
    fn of(judgement: Judgement) -> DecisionReview {
        let Judgement { loss, error, .. } = judgement;
        let accuracy = rounded(accuracy(certain(loss, error)));
        DecisionReview { judgement, verdict: Verdict::of(loss, error), accuracy }
    }

    /// The share of the loss that is certain.
    fn certainty(&self) -> f64 {
        let Judgement { loss, error, .. } = self.judgement;
        if loss > 0.0 { certain(loss, error) / loss } else { 0.0 }
    }
}

impl PlayerReview {
    fn of(player: Player, decisions: &[DecisionReview], account: Account) -> PlayerReview {
        let own: Vec<_> = decisions.iter().filter(|decision| decision.judgement.seat == player).collect();
        PlayerReview {
            player,
            accuracy: Accuracy::mean(own.iter().map(|decision| decision.accuracy)),
            parts: Part::ALL.into_iter().filter_map(|part| PartAccuracy::of(part, &own)).collect(),
            verdicts: VerdictCounts::of(&own),
            lost: rounded(own.iter().map(|decision| decision.judgement.loss * decision.certainty()).sum()),
            start: rounded(account.start),
            end: rounded(account.end),
            luck: account.luck.mean().into(),
            decisions: account.own.mean().into(),
            others: account.others.mean().into(),
        }
    }
}

impl Accuracy {
    fn mean(all: impl Iterator<Item = f64>) -> Accuracy {
        let all: Vec<f64> = all.collect();
        let decisions = all.len();
        let percent = if decisions == 0 { 100.0 } else { all.iter().sum::<f64>() / decisions as f64 };
        Accuracy { percent: rounded(percent), decisions }
    }
}

impl PartAccuracy {
    fn of(part: Part, decisions: &[&DecisionReview]) -> Option<PartAccuracy> {
        let of_part = |decision: &&DecisionReview| {
            let losses = decision.judgement.parts.iter().filter(|loss| loss.part == part);
            let certainty = decision.certainty();
            losses.map(|loss| loss.loss * certainty).reduce(|one, more| one + more)
        };
        let losses: Vec<f64> = decisions.iter().filter_map(of_part).collect();
        let accuracy = Accuracy::mean(losses.iter().map(|loss| accuracy(*loss)));
        (!losses.is_empty()).then(|| PartAccuracy { part, accuracy, lost: rounded(losses.iter().sum()) })
    }
}

impl VerdictCounts {
    fn of(decisions: &[&DecisionReview]) -> VerdictCounts {
        let count = |verdict| decisions.iter().filter(|decision| decision.verdict == verdict).count();
        VerdictCounts {
            best: count(Verdict::Best),
            good: count(Verdict::Good),
            inaccuracy: count(Verdict::Inaccuracy),
            mistake: count(Verdict::Mistake),
            blunder: count(Verdict::Blunder),
        }
    }
}

impl From<Mean> for PointsWithError {
    fn from(mean: Mean) -> PointsWithError {
        PointsWithError { points: rounded(mean.value), error: rounded(mean.error) }
    }
}

/// The TypeScript declarations of a review and its parts.
#[cfg(feature = "types")]
pub fn declarations(config: &ts_rs::Config) -> Vec<String> {
    use crate::{decision, kind, reason, reveal};
    use ts_rs::TS;
    fn declare<T: TS>(config: &ts_rs::Config) -> String {
        let doc = T::docs().unwrap_or_default();
        format!("{doc}export {}", T::decl(config))
    }
    let declare = [
        declare::<Review>,
        declare::<Moment>,
        declare::<SeatValue>,
        declare::<Mark>,
        declare::<MarkKind>,
        declare::<TurningPoint>,
        declare::<NotableReveal>,
        declare::<RevealKind>,
        declare::<DecisionReview>,
        declare::<Judgement>,
        declare::<decision::Value>,
        declare::<decision::LineValue>,
        declare::<decision::PartLoss>,
        declare::<kind::DecisionKind>,
        declare::<kind::Part>,
        declare::<Verdict>,
        declare::<reason::Reason>,
        declare::<reason::Place>,
        declare::<Luck>,
        declare::<reveal::SeatLuck>,
        declare::<PlayerReview>,
        declare::<Accuracy>,
        declare::<PartAccuracy>,
        declare::<VerdictCounts>,
        declare::<PointsWithError>,
        declare::<Finding>,
    ];
    declare.map(|declare| declare(config)).into()
}
