//! What a decision gave away: the line that was played against the best line found, from what the seat knew.

use bots::analysis::{Knowledge, Outcome};
use engine::{Action, Player};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use crate::disc::{compare_discs, verify_discs};
use crate::kind::{DecisionKind, Part};
use crate::reason::{Reason, reasons};
use crate::sample::{Mean, margin, paired, rounded, win};
use crate::segment::Segment;
use crate::verdict::Verdict;

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
#[derive(Clone, Debug)]
pub(crate) struct Tried {
    pub(crate) actions: Vec<Action>,
    pub(crate) samples: Vec<Outcome>,
}

/// At most this many power cards are compared with the one played.
const POWER_CARDS: usize = 3;
/// A loss that matters is measured again with this many times the iterations.
const VERIFIED: u32 = 4;

impl DecisionWork {
    pub(crate) fn seat(&self) -> Player {
        self.segment.seat
    }

    /// The line with its player.
    pub(crate) fn line(&self, actions: &[Action]) -> Vec<(Player, Action)> {
        actions.iter().map(|action| (self.segment.seat, *action)).collect()
    }
}

/// Judges a decision. A loss that matters is measured again by a longer search with other games: the search that found the
/// line overestimates it.
pub(crate) fn judge(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Judgement {
    let segment = &work.segment;
    let compared = compare(work, iterations, rng);
    let (played, best) = (&compared.lines[0], best_of(&compared.lines, segment.seat));
    let first = loss_of(best, played, segment.seat);
    let matters = Verdict::of(first.value, first.error) >= Verdict::Inaccuracy;
    let pair =
        if matters { verify(work, [played, best], iterations, rng) } else { [played.clone(), best.clone()] };
    let loss = if matters { verified(first, loss_of(&pair[1], &pair[0], segment.seat)) } else { first };
    let is_better = loss.value > 0.0 && paired(&pair[1].samples, &pair[0].samples, segment.seat).value > 0.0;
    let (best, loss) = if is_better { (&pair[1], loss) } else { (&pair[0], Mean { value: 0.0, ..loss }) };
    let reasons = reasons(work, &pair[0].actions, &best.actions, loss, rng);
    Judgement {
        seat: segment.seat,
        kind: segment.kind,
        round: segment.round,
        from: segment.from,
        to: segment.to(),
        before: value(&compared.before, segment.seat),
        played: line_value(&pair[0], segment.seat),
        best: line_value(best, segment.seat),
        loss: rounded(loss.value),
        error: rounded(loss.error),
        parts: part_losses(segment, &compared.lines, loss.value),
        reasons,
    }
}

/// The lines of a decision, and the position before it.
fn compare(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Comparison {
    let lines = match work.segment.kind {
        DecisionKind::Disc => return compare_discs(work, iterations, rng),
        DecisionKind::Power => power_cards(work, iterations, rng),
        DecisionKind::Turn | DecisionKind::Reply => lines(work, iterations, rng),
    };
    let lines = match work.segment.kind {
        DecisionKind::Power => play_all(work, lines, iterations, rng),
        DecisionKind::Turn | DecisionKind::Reply | DecisionKind::Disc => {
            try_all(work, lines, iterations, rng)
        }
    };
    Comparison { lines, before: work.knowledge.search(&[], iterations, rng) }
}

/// Tries two lines again, longer and in other games.
fn verify(work: &DecisionWork, lines: [&Tried; 2], iterations: u32, rng: &mut Pcg64Mcg) -> [Tried; 2] {
    let longer = iterations.saturating_mul(VERIFIED);
    let lines = lines.map(|line| line.actions.clone());
    let again = match work.segment.kind {
        DecisionKind::Disc => verify_discs(work, &lines, longer, rng),
        DecisionKind::Power | DecisionKind::Turn | DecisionKind::Reply => {
            try_all(work, lines.into(), longer, rng)
        }
    };
    again.try_into().expect("as many lines were tried as were given")
}

/// The mean of both measurements. If they disagree, the error is not that of sampling.
fn verified(first: Mean, again: Mean) -> Mean {
    let disagreement = (first.value - again.value).abs() / 2.0;
    Mean { value: (first.value + again.value) / 2.0, error: again.error.max(disagreement) }
}

/// Lines that were tried in equal games, the one that was played first.
pub(crate) struct Comparison {
    pub(crate) lines: Vec<Tried>,
    /// The outcomes before the decision.
    pub(crate) before: Vec<Outcome>,
}

/// The line that was played, the best line from the start, and the best continuation of each part that was played.
fn lines(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Vec<Action>> {
    let played = work.segment.actions();
    let mut lines = vec![played.clone()];
    for (start, _) in work.segment.parts() {
        if start > 0 && lines[1..].iter().any(|line| line.starts_with(&played[..start])) {
            continue;
        }
        let goes_on = |game: &engine::Imagined| work.segment.includes(game);
        lines.push(work.knowledge.best_line(work.seat(), &played[..start], iterations, rng, goes_on));
    }
    lines
}

/// The card that was played, and the best others.
fn power_cards(work: &DecisionWork, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Vec<Action>> {
    let played = work.segment.actions();
    let candidates = work.knowledge.candidates(work.seat(), iterations, rng);
    let others = candidates.iter().map(|candidate| vec![candidate.action]).filter(|line| *line != played);
    std::iter::once(played.clone()).chain(others.take(POWER_CARDS)).collect()
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

/// Tries the lines in equal games that are played on without a search tree. A tree over a whole round is too coarse to compare
/// power cards: its values depend on which turns it happened to explore.
fn play_all(work: &DecisionWork, lines: Vec<Vec<Action>>, iterations: u32, rng: &mut Pcg64Mcg) -> Vec<Tried> {
    let tried = lines.into_iter().map(|actions| {
        let samples = work.knowledge.play_out(&work.line(&actions), iterations, &mut rng.clone());
        Tried { actions, samples }
    });
    let tried = tried.collect();
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

/// What was still possible when a part began, less what was still possible after it; together they are the loss.
fn part_losses(segment: &Segment, lines: &[Tried], loss: f64) -> Vec<PartLoss> {
    let played = &lines[0].actions;
    let possible = |start: usize| {
        let reachable = lines.iter().filter(|line| line.actions.starts_with(&played[..start]));
        reachable.map(|line| margin(&line.samples, segment.seat).value).fold(f64::MIN, f64::max)
    };
    let parts = segment.parts();
    let ends = parts.iter().skip(1).map(|(start, _)| *start).chain([played.len()]);
    let all = possible(0) - possible(played.len());
    let share = |start, end| if all > 0.0 { (possible(start) - possible(end)) / all } else { 0.0 };
    let part_loss = |((start, part), end): (&(usize, Part), usize)| PartLoss {
        part: *part,
        loss: rounded(loss * share(*start, end)),
    };
    parts.iter().zip(ends).map(part_loss).collect()
}

fn line_value(line: &Tried, seat: Player) -> LineValue {
    let actions = line.actions.iter().map(Action::to_string).collect();
    LineValue { actions, value: value(&line.samples, seat) }
}

fn value(samples: &[Outcome], seat: Player) -> Value {
    Value { margin: rounded(margin(samples, seat).value), win: rounded(win(samples, seat)) }
}
