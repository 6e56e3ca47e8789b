//! What a decision gave away: the line that was played against the best line found, from what the seat knew.

use bots::analysis::{Knowledge, Outcome};
use engine::{Action, Player};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use crate::disc::compare_discs;
use crate::kind::{DecisionKind, Part};
use crate::reason::{Reason, reasons};
use crate::sample::{Mean, margin, paired, rounded, win};
use crate::segment::Segment;

/// A segment, and what its seat knew at its beginning.
pub(crate) struct DecisionWork {
    pub(crate) segment: Segment,
    pub(crate) knowledge: Knowledge,
}

/// How a decision compares with the best one.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewJudgement"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// Whose decision.
    #[serde(with = "crate::word")]
    #[cfg_attr(feature = "types", ts(as = "Player"))]
    pub seat: Player,
    /// What was decided.
    pub kind: DecisionKind,
    /// In which round.
    pub round: u8,
    /// The ply before its first action.
    pub from: usize,
    /// The ply of its last action.
    pub to: usize,
    /// What the position was worth before, with the search choosing.
    pub before: Value,
    /// What was played.
    pub played: LineValue,
    /// The best line found; the same as `played` if nothing better was found.
    pub best: LineValue,
    /// The points given away, 0 if none.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// Which part gave away how much.
    pub parts: Vec<PartLoss>,
    /// Why the best line is better; empty if the terms of the evaluation do not explain it.
    pub reasons: Vec<Reason>,
}

/// An expected margin and a chance to win.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewValue"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// Expected final points ahead of the best opponent.
    pub margin: f64,
    /// The chance to win, 0 to 1.
    pub win: f64,
}

/// Actions with their value.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewLine"))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineValue {
    /// The actions as text.
    pub actions: Vec<String>,
    /// What the position is worth after them.
    pub value: Value,
}

/// What one part of a decision gave away.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewPartLoss"))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PartLoss {
    /// The part.
    pub part: Part,
    /// Points.
    pub loss: f64,
}

/// A line that was tried.
pub(crate) struct Tried {
    pub(crate) actions: Vec<Action>,
    pub(crate) samples: Vec<Outcome>,
}

/// At most this many power cards are compared with the one played.
const POWER_CARDS: usize = 3;

impl DecisionWork {
    pub(crate) fn seat(&self) -> Player {
        self.segment.seat
    }

    /// The line with its player.
    pub(crate) fn line(&self, actions: &[Action]) -> Vec<(Player, Action)> {
        actions.iter().map(|action| (self.segment.seat, *action)).collect()
    }
}

/// Judges a decision.
pub(crate) fn judge(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Judgement {
    let segment = &work.segment;
    let tried = match segment.kind {
        DecisionKind::Disc => compare_discs(work, iterations, rng),
        DecisionKind::Power => compare_power_cards(work, iterations, rng),
        DecisionKind::Turn | DecisionKind::Reply => compare_lines(work, iterations, rng),
    };
    let before = match segment.kind {
        DecisionKind::Disc => tried.before,
        DecisionKind::Power | DecisionKind::Turn | DecisionKind::Reply => {
            work.knowledge.search(&[], iterations, rng)
        }
    };
    let (played, best) = (&tried.lines[0], best_of(&tried.lines, segment.seat));
    let loss = loss_of(best, played, segment.seat);
    let reasons = reasons(work, &played.actions, &best.actions, loss, rng);
    Judgement {
        seat: segment.seat,
        kind: segment.kind,
        round: segment.round,
        from: segment.from,
        to: segment.to(),
        before: value(&before, segment.seat),
        played: line_value(played, segment.seat),
        best: line_value(best, segment.seat),
        loss: rounded(loss.value),
        error: rounded(loss.error),
        parts: part_losses(segment, &tried.lines),
        reasons,
    }
}

/// Lines that were tried in equal games, the one that was played first.
pub(crate) struct Comparison {
    pub(crate) lines: Vec<Tried>,
    /// The outcomes before the decision, if the comparison gives them.
    pub(crate) before: Vec<Outcome>,
}

/// The line that was played, the best line from the start, and the best continuation of each part that was played.
fn compare_lines(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Comparison {
    let played = work.segment.actions();
    let mut lines = vec![played.clone()];
    for (start, _) in work.segment.parts() {
        if start > 0 && lines[1..].iter().any(|line| line.starts_with(&played[..start])) {
            continue;
        }
        let goes_on = |game: &engine::Imagined| work.segment.includes(game);
        lines.push(work.knowledge.best_line(work.seat(), &played[..start], iterations, rng, goes_on));
    }
    Comparison { lines: try_all(work, lines, iterations, rng), before: Vec::new() }
}

fn compare_power_cards(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Comparison {
    let played = work.segment.actions();
    let candidates = work.knowledge.candidates(work.seat(), iterations, rng);
    let others = candidates.iter().map(|candidate| vec![candidate.action]).filter(|line| *line != played);
    let lines = std::iter::once(played.clone()).chain(others.take(POWER_CARDS)).collect();
    Comparison { lines: try_all(work, lines, iterations, rng), before: Vec::new() }
}

/// Tries the lines in equal games. A line that leads to the same position as an earlier one is worth the same.
fn try_all(work: &DecisionWork, lines: Vec<Vec<Action>>, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    let mut reached = Vec::new();
    for actions in lines {
        let line = work.line(&actions);
        let after = *work.knowledge.imagine(&line, &mut rng.clone());
        let samples = match reached.iter().position(|earlier| *earlier == after) {
            Some(same) => tried[same].samples.clone(),
            None => work.knowledge.search(&line, iterations, &mut rng.clone()),
        };
        reached.push(after);
        tried.push(Tried { actions, samples });
    }
    rng.next_u64();
    tried
}

/// The best line; the one that was played if no other is better.
fn best_of(lines: &[Tried], seat: Player) -> &Tried {
    let mut best = &lines[0];
    for line in &lines[1..] {
        if paired(&line.samples, &best.samples, seat).value > 0.0 {
            best = line;
        }
    }
    best
}

fn loss_of(best: &Tried, played: &Tried, seat: Player) -> Mean {
    let loss = paired(&best.samples, &played.samples, seat);
    if loss.value > 0.0 { loss } else { Mean { value: 0.0, error: loss.error } }
}

/// What was still possible when a part began, less what was still possible after it.
fn part_losses(segment: &Segment, lines: &[Tried]) -> Vec<PartLoss> {
    let played = &lines[0].actions;
    let possible = |start: usize| {
        let reachable = lines.iter().filter(|line| line.actions.starts_with(&played[..start]));
        reachable.map(|line| margin(&line.samples, segment.seat).value).fold(f64::MIN, f64::max)
    };
    let parts = segment.parts();
    let ends = parts.iter().skip(1).map(|(start, _)| *start).chain([played.len()]);
    let loss = |((start, part), end): (&(usize, Part), usize)| PartLoss {
        part: *part,
        loss: rounded(possible(*start) - possible(end)),
    };
    parts.iter().zip(ends).map(loss).collect()
}

fn line_value(line: &Tried, seat: Player) -> LineValue {
    let actions = line.actions.iter().map(Action::to_string).collect();
    LineValue { actions, value: value(&line.samples, seat) }
}

fn value(samples: &[Outcome], seat: Player) -> Value {
    Value { margin: rounded(margin(samples, seat).value), win: rounded(win(samples, seat)) }
}
