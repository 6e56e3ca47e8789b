//! A review as localized text.

use std::fmt::Write;

use engine::Action;
use review::{
    Accuracy, DecisionReview, LineValue, NotableReveal, Part, PlayerReview, PointsWithError, Reason,
    RevealKind, Review, Value as PositionValue, Verdict, VerdictCounts,
};

use crate::action_text::line_text;
use crate::game_text::GameText;
use crate::messages::Value;
use crate::text_table::{Column, TextTable};

/// Formats a review.
pub struct ReviewText<'a> {
    review: &'a Review,
    text: GameText<'a>,
}

/// The columns of the accounts.
const ACCOUNT: [&str; 5] =
    ["review-start", "review-luck", "review-own-decisions", "review-others-decisions", "review-end"];

impl<'a> ReviewText<'a> {
    /// A review in this language.
    pub fn new(review: &'a Review, text: GameText<'a>) -> ReviewText<'a> {
        ReviewText { review, text }
    }

    /// Summaries, turning points, the largest luck, and every decision that is an inaccuracy or worse.
    pub fn text(&self) -> String {
        let summary = self.format(
            "review-summary",
            &[("count", self.review.decisions.len().into()), ("iterations", self.review.iterations.into())],
        );
        let parts =
            [self.accuracies(), self.verdicts(), self.accounts(), self.reveals(), self.turning_points()];
        let worse = |decision: &&DecisionReview| decision.verdict >= Verdict::Inaccuracy;
        let decisions = self.review.decisions.iter().filter(worse).map(|decision| self.decision(decision));
        let blocks = std::iter::once(summary + "\n").chain(parts).chain(decisions);
        blocks.filter(|block| !block.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn get(&self, key: &str) -> String {
        self.text.0.get(key)
    }

    fn format(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.text.0.format_args(key, &args.iter().cloned().collect())
    }

    /// A table with a row for each player.
    fn table(&self, columns: &[String], row: impl Fn(&PlayerReview) -> Vec<String>) -> String {
        let rows: Vec<Vec<String>> = self
            .review
            .summaries
            .iter()
            .map(|summary| [vec![self.text.player(summary.player)], row(summary)].concat())
            .collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let others = columns.iter().enumerate();
        let others = others.map(|(index, name)| Column::right(name.clone(), width(index + 1)));
        let first = Column::left(self.get("review-player"), width(0));
        let table = TextTable::new(std::iter::once(first).chain(others).collect::<Vec<_>>());
        let lines = std::iter::once(table.head()).chain(rows.iter().map(|row| table.row(row)));
        lines.map(|line| line + "\n").collect()
    }

    fn accuracies(&self) -> String {
        let names = Part::ALL.map(|part| self.get(part_key(part)));
        let columns: Vec<_> = std::iter::once(self.get("review-accuracy")).chain(names).collect();
        self.table(&columns, |summary| {
            let part = |part| {
                let found = summary.parts.iter().find(|other| other.part == part);
                found.map_or_else(|| "–".to_owned(), |found| percent(found.accuracy))
            };
            std::iter::once(percent(summary.accuracy)).chain(Part::ALL.map(part)).collect()
        })
    }

    fn verdicts(&self) -> String {
        let columns: Vec<_> = Verdict::ALL.map(|verdict| self.get(verdict_key(verdict))).into();
        self.table(&columns, |summary| {
            let VerdictCounts { best, good, inaccuracy, mistake, blunder } = summary.verdicts;
            [best, good, inaccuracy, mistake, blunder].map(|count| count.to_string()).into()
        })
    }

    fn accounts(&self) -> String {
        let heading = self.get("review-account");
        let columns: Vec<_> = ACCOUNT.map(|key| self.get(key)).into();
        let table = self.table(&columns, |summary| {
            let PlayerReview { start, end, luck, decisions, others, .. } = summary;
            vec![signed(*start), points(*luck), points(*decisions), points(*others), signed(*end)]
        });
        format!("{heading}\n{table}")
    }

    fn reveals(&self) -> String {
        let line = |reveal: &NotableReveal| {
            let key = match reveal.by {
                RevealKind::Cards => "review-reveal-cards",
                RevealKind::Discs => "review-reveal-discs",
            };
            let args = [
                ("ply", reveal.ply.into()),
                ("who", self.text.player(reveal.player).into()),
                ("points", signed(reveal.points).into()),
                ("error", format!("{:.1}", reveal.error).into()),
            ];
            format!("  {}\n", self.format(key, &args))
        };
        let lines: String = self.review.notable_reveals.iter().map(line).collect();
        if lines.is_empty() { lines } else { self.get("review-reveals") + "\n" + &lines }
    }

    fn turning_points(&self) -> String {
        if self.review.turning_points.is_empty() {
            return String::new();
        }
        let mut text = self.get("review-turning-points") + "\n";
        for point in &self.review.turning_points {
            let args = [
                ("ply", point.ply.into()),
                ("who", self.text.player(point.player).into()),
                ("change", format!("{:+.0}", 100.0 * point.change).into()),
            ];
            writeln!(text, "  {}", self.format("review-turning-point", &args)).expect("a string takes text");
        }
        text
    }

    fn decision(&self, decision: &DecisionReview) -> String {
        let judgement = &decision.judgement;
        let heading = self.format(
            "review-decision",
            &[
                ("round", judgement.round.into()),
                ("ply", judgement.to.into()),
                ("who", self.text.player(judgement.seat).into()),
                ("verdict", self.get(verdict_key(decision.verdict)).into()),
                ("points", signed(-judgement.loss).into()),
            ],
        );
        let reasons: Vec<_> = judgement.reasons.iter().map(|reason| self.reason(reason)).collect();
        let mut lines = vec![
            self.format("review-before", &value_args(judgement.before)),
            self.line("review-played", &judgement.played),
            self.line("review-better", &judgement.best),
        ];
        if !reasons.is_empty() {
            lines.push(self.format("review-because", &[("reasons", reasons.join("; ").into())]));
        }
        lines.into_iter().fold(heading + "\n", |text, line| text + "  " + &line + "\n")
    }

    fn line(&self, key: &str, line: &LineValue) -> String {
        let read = |action: &String| action.parse().expect("a review contains actions");
        let actions: Vec<Action> = line.actions.iter().map(read).collect();
        let text = [("line", line_text(&actions, self.text).into())];
        self.format(key, &[text.as_slice(), &value_args(line.value)].concat())
    }

    fn reason(&self, reason: &Reason) -> String {
        let points = |points: &f64| ("points", Value::from(signed(*points)));
        match reason {
            Reason::Scored { points: more } => self.format("review-reason-scored", &[points(more)]),
            Reason::Site { site, points: more, round, played, best } => {
                let site = ("site", self.text.place(site.word()).into());
                let round = ("round", (*round).into());
                if played == best {
                    return self.format("review-reason-prospects", &[site, points(more), round]);
                }
                let place = |place: &review::Place| Value::from(self.get(place_key(*place)));
                let places = [("played", place(played)), ("best", place(best))];
                self.format("review-reason-site", &[vec![site, points(more), round], places.into()].concat())
            }
            Reason::Court { points: more, count } => {
                self.format("review-reason-court", &[points(more), ("count", (*count).into())])
            }
            Reason::King { points: more, king } => {
                let king = ("site", self.text.place(king.word()).into());
                self.format("review-reason-king", &[points(more), king])
            }
            Reason::Hand { points: more } => self.format("review-reason-hand", &[points(more)]),
            Reason::Order { played, best } => {
                let place = |place: &f64| Value::from(format!("{place:.1}"));
                self.format("review-reason-order", &[("played", place(played)), ("best", place(best))])
            }
        }
    }
}

fn value_args(value: PositionValue) -> [(&'static str, Value); 2] {
    [("margin", signed(value.margin).into()), ("win", format!("{:.0}", 100.0 * value.win).into())]
}

fn percent(accuracy: Accuracy) -> String {
    format!("{:.1}", accuracy.percent)
}

fn signed(points: f64) -> String {
    format!("{points:+.1}")
}

fn points(points: PointsWithError) -> String {
    format!("{:+.1} ± {:.1}", points.points, points.error)
}

fn part_key(part: Part) -> &'static str {
    match part {
        Part::Power => "review-part-power",
        Part::Card => "review-part-card",
        Part::Placement => "review-part-placement",
        Part::Special => "review-part-special",
        Part::Disc => "review-part-disc",
    }
}

fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "review-verdict-best",
        Verdict::Good => "review-verdict-good",
        Verdict::Inaccuracy => "review-verdict-inaccuracy",
        Verdict::Mistake => "review-verdict-mistake",
        Verdict::Blunder => "review-verdict-blunder",
    }
}

fn place_key(place: review::Place) -> &'static str {
    match place {
        review::Place::First => "review-place-first",
        review::Place::FirstTied => "review-place-first-tied",
        review::Place::Second => "review-place-second",
        review::Place::SecondTied => "review-place-second-tied",
        review::Place::Third => "review-place-third",
        review::Place::Lower => "review-place-lower",
        review::Place::None => "review-place-none",
    }
}
