//! `simulate`: plays many random games, checks laws and counts.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::{Args, ValueEnum};
use engine::{Edition, Player, PlayerSet, Setup, Variants, laws};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::{Failure, Outcome};
use crate::messages::Messages;
use crate::parallel::on_threads;
use crate::progress::bar;
use crate::random_play;
use crate::rng::{random_seed, seeded_rng};
use crate::table_args::{TableArgs, VARIANTS, describe_tables};
use crate::text_table::aligned_list;

const MORE: &str = "\
.more
.figures

.examples
  elgrande simulate --players 3 --merged --games 10000 --seed 1
  elgrande simulate --all --games 100000 --seed 1 --laws all  .every
  elgrande simulate --all --seed 1 --first 4711 --games 1  .one";

/// Options of `simulate`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Simulate {
    #[arg(long, conflicts_with_all = ["players", VARIANTS])]
    all: bool,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    #[arg(long, value_enum, default_value_t = Laws::Cheap)]
    laws: Laws,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Which laws are checked.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Laws {
    None,
    Cheap,
    All,
}

/// The counters.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    actions: u64,
    seats: [u64; 5],
    scores: [u64; 5],
    wins: [u64; 5],
    violations: u64,
    first: Option<Violation>,
}

/// A violated law, and the number of the game.
#[derive(Clone)]
struct Violation {
    game: u64,
    reason: String,
}

#[derive(Serialize)]
struct Report {
    games: u64,
    violations: u64,
    mean_scores: Vec<f64>,
    mean_actions: f64,
    wins_by_seat: Vec<u64>,
    seed: u64,
}

/// Games that a thread takes at a time.
const PORTION: u64 = 64;

impl Simulate {
    /// Plays and prints the counts; fails if a law was violated.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let tables = if self.all { Variants::all().collect() } else { vec![self.table.variants()?] };
        let series = Series { edition, tables, seed: self.seed.unwrap_or_else(random_seed), laws: self.laws };
        let started = Instant::now();
        let tally = self.play(&series, messages);
        let report = tally.report(series.seed);
        if self.json {
            print_json(out, &report)?;
        } else {
            let text = report_text(&report, &series, started.elapsed().as_secs_f64(), messages);
            write!(out, "{}", aligned_list(&text))?;
        }
        out.flush()?;
        self.check(&tally, series.seed)
    }

    fn play(&self, series: &Series, messages: &Messages) -> Tally {
        let progress = bar(self.games, messages.get("command-report-games"));
        let (next, last) = (AtomicU64::new(self.first), self.first.saturating_add(self.games));
        let tallies = on_threads(self.threads, || series.play_until(&next, last, &progress));
        progress.finish_and_clear();
        tallies.into_iter().fold(Tally::default(), Tally::merge)
    }

    /// One line for the first violation, with a command that reproduces it.
    fn check(&self, tally: &Tally, seed: u64) -> Outcome {
        let Some(Violation { game, reason }) = &tally.first else { return Ok(()) };
        Err(Failure::new(format!(
            "{} games violated a law, first game {game} of seed {seed}: {reason}; \
             reproduce with: elgrande simulate {} --seed {seed} --first {game} --games 1",
            tally.violations,
            self.to_args()
        )))
    }

    /// The table and the laws as command-line options.
    fn to_args(&self) -> String {
        let laws = self.laws.to_possible_value().map_or(String::new(), |laws| laws.get_name().to_owned());
        let table = if self.all { "--all".to_owned() } else { self.table.to_args() };
        format!("{table} --laws {laws}")
    }
}

/// The games to play.
struct Series {
    edition: &'static Edition,
    tables: Vec<Variants>,
    seed: u64,
    laws: Laws,
}

impl Series {
    /// Plays portions of games until all are taken.
    fn play_until(&self, next: &AtomicU64, last: u64, progress: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(PORTION, Ordering::Relaxed);
            if first >= last {
                return tally;
            }
            let end = last.min(first.saturating_add(PORTION));
            (first..end).for_each(|game| self.play_game(game, &mut tally));
            progress.inc(end - first);
        }
    }

    fn play_game(&self, number: u64, tally: &mut Tally) {
        let rng = &mut seeded_rng(self.seed, number);
        let variants = self.tables[(number % self.tables.len() as u64) as usize];
        let setup = Setup::deal(self.edition, variants, rng);
        let outcome = match self.laws {
            Laws::None => Ok(random_play::play_unchecked(&setup, rng)),
            Laws::Cheap => laws::play_checked(&setup, laws::Laws::Cheap, rng),
            Laws::All => laws::play_checked(&setup, laws::Laws::All, rng),
        };
        match outcome {
            Ok(outcome) => tally.count(variants, &outcome),
            Err(violation) => tally.add_violation(number, &violation),
        }
    }
}

impl Tally {
    fn count(&mut self, variants: Variants, outcome: &laws::Outcome) {
        self.games += 1;
        self.actions += outcome.actions as u64;
        for player in PlayerSet::seats(variants.player_count()).iter() {
            let seat = player.index();
            self.seats[seat] += 1;
            self.scores[seat] += u64::from(outcome.scores[player]);
            self.wins[seat] += u64::from(outcome.winners.has(player));
        }
    }

    fn add_violation(&mut self, game: u64, violation: &laws::Violation) {
        self.games += 1;
        self.violations += 1;
        self.first.get_or_insert_with(|| Violation { game, reason: violation.to_string() });
    }

    fn merge(mut self, other: Tally) -> Tally {
        let add = |sums: &mut [u64; 5], more: [u64; 5]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        };
        self.games += other.games;
        self.actions += other.actions;
        add(&mut self.seats, other.seats);
        add(&mut self.scores, other.scores);
        add(&mut self.wins, other.wins);
        self.violations += other.violations;
        self.first = self.first.into_iter().chain(other.first).min_by_key(|violation| violation.game);
        self
    }

    fn report(&self, seed: u64) -> Report {
        let seats = self.seats.iter().filter(|games| **games > 0).count();
        Report {
            games: self.games,
            violations: self.violations,
            mean_scores: (0..seats).map(|seat| mean(self.scores[seat], self.seats[seat])).collect(),
            mean_actions: mean(self.actions, self.games),
            wins_by_seat: self.wins[..seats].to_vec(),
            seed,
        }
    }
}

/// The mean, rounded to three decimal places.
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { (1000.0 * sum as f64 / count as f64).round() / 1000.0 }
}

/// The report as localized text.
fn report_text(report: &Report, series: &Series, seconds: f64, messages: &Messages) -> Vec<(String, String)> {
    let row = |key: &str, text: String| (messages.get(key), text);
    let speed = format!("{:.0}", report.games as f64 / seconds);
    let games =
        messages.format("command-report-speed", [("games", report.games.into()), ("speed", speed.into())]);
    let rows = [
        row("command-report-table", describe_tables(&series.tables, messages)),
        row("command-report-seed", report.seed.to_string()),
        row("command-report-games", games),
        row("command-report-violations", report.violations.to_string()),
        row("command-report-actions", format!("{:.1}", report.mean_actions)),
    ];
    let seat = |(seat, score): (usize, &f64)| {
        let (score, wins) = (format!("{score:.1}"), report.wins_by_seat[seat]);
        let text = messages.format("command-report-seat", [("score", score.into()), ("wins", wins.into())]);
        (Player::ALL[seat].word().to_owned(), text)
    };
    rows.into_iter().chain(report.mean_scores.iter().enumerate().map(seat)).collect()
}
