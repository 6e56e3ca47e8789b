//! `simulate`: many random games at once, laws checked, counted.

use std::io::Write;
use std::time::Instant;

use clap::{Args, ValueEnum};
use engine::{Edition, Player, PlayerSet, Setup, Variants, laws};
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::cli::print_json;
use crate::dice::{any_seed, dice};
use crate::failure::{Failure, Outcome};
use crate::grid::list;
use crate::play;
use crate::progress::bar;
use crate::table::{Table, played};
use crate::threads::pool;
use crate::words::Words;

const MORE: &str = "\
.more
.figures

.examples
  elgrande simulate --players 3 --merged --games 10000 --seed 1
  elgrande simulate --all --games 100000 --seed 1 --laws all  .every
  elgrande simulate --all --seed 1 --first 4711 --games 1  .one";

/// What `simulate` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Simulate {
    #[arg(long, conflicts_with_all = ["players", "short", "regency", "power_shift", "alternatives", "merged", "memory_aid"])]
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
    table: Table,
}

/// Which laws are checked.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Laws {
    None,
    Cheap,
    All,
}

/// What is counted.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    actions: u64,
    seats: [u64; 5],
    scores: [u64; 5],
    wins: [u64; 5],
    violations: u64,
    first: Option<Broken>,
}

/// A law that was broken, and in which game.
#[derive(Clone)]
struct Broken {
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

/// Games are handed to threads in portions of this size.
const PORTION: u64 = 64;

impl Simulate {
    /// Plays, counts and prints; fails where a law was broken.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let tables = if self.all { Variants::all().collect() } else { vec![self.table.variants()?] };
        let series = Series { edition, tables, seed: self.seed.unwrap_or_else(any_seed), laws: self.laws };
        let begun = Instant::now();
        let tally = self.play(&series, words)?;
        let report = tally.report(series.seed);
        if self.json {
            print_json(out, &report)?;
        } else {
            let told = told(&report, &series, begun.elapsed().as_secs_f64(), words);
            write!(out, "{}", list(&told))?;
        }
        out.flush()?;
        self.judge(&tally, series.seed)
    }

    fn play(&self, series: &Series, words: &Words) -> Outcome<Tally> {
        let progress = bar(self.games, words.say("command-report-games"));
        let last = self.first.saturating_add(self.games);
        let portions = (self.first..last).step_by(PORTION as usize).collect::<Vec<_>>();
        let play = |first: u64| series.play_portion(first, last.min(first + PORTION), &progress);
        let tally = pool(self.threads)?
            .install(|| portions.into_par_iter().map(play).reduce(Tally::default, Tally::with));
        progress.finish_and_clear();
        Ok(tally)
    }

    /// One line for the first broken law, with what shows it again.
    fn judge(&self, tally: &Tally, seed: u64) -> Outcome {
        let Some(Broken { game, reason }) = &tally.first else { return Ok(()) };
        Err(Failure::new(format!(
            "{} games broke a law, the first is game {game} of seed {seed}: {reason}; \
             again: elgrande simulate {} --seed {seed} --first {game} --games 1",
            tally.violations,
            self.typed()
        )))
    }

    /// The table and the laws as they were typed.
    fn typed(&self) -> String {
        let laws = self.laws.to_possible_value().map_or(String::new(), |laws| laws.get_name().to_owned());
        let table = if self.all { "--all".to_owned() } else { self.table.typed() };
        format!("{table} --laws {laws}")
    }
}

/// Which games are played.
struct Series {
    edition: &'static Edition,
    tables: Vec<Variants>,
    seed: u64,
    laws: Laws,
}

impl Series {
    fn play_portion(&self, first: u64, last: u64, progress: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        (first..last).for_each(|game| self.play_game(game, &mut tally));
        progress.inc(last - first);
        tally
    }

    fn play_game(&self, number: u64, tally: &mut Tally) {
        let rng = &mut dice(self.seed, number);
        let variants = self.tables[(number % self.tables.len() as u64) as usize];
        let setup = Setup::deal(self.edition, variants, rng);
        let outcome = match self.laws {
            Laws::None => Ok(play::outcome(&setup, rng)),
            Laws::Cheap => laws::play_checked(&setup, laws::Laws::Cheap, rng),
            Laws::All => laws::play_checked(&setup, laws::Laws::All, rng),
        };
        match outcome {
            Ok(outcome) => tally.count(variants, &outcome),
            Err(violation) => tally.blame(number, &violation),
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

    fn blame(&mut self, game: u64, violation: &laws::Violation) {
        self.games += 1;
        self.violations += 1;
        self.first.get_or_insert_with(|| Broken { game, reason: violation.to_string() });
    }

    fn with(mut self, other: Tally) -> Tally {
        let add = |sums: &mut [u64; 5], more: [u64; 5]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        };
        self.games += other.games;
        self.actions += other.actions;
        add(&mut self.seats, other.seats);
        add(&mut self.scores, other.scores);
        add(&mut self.wins, other.wins);
        self.violations += other.violations;
        self.first = self.first.into_iter().chain(other.first).min_by_key(|broken| broken.game);
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

/// To three places.
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { (1000.0 * sum as f64 / count as f64).round() / 1000.0 }
}

/// The report for people, line by line.
fn told(report: &Report, series: &Series, seconds: f64, words: &Words) -> Vec<(String, String)> {
    let line = |key: &str, said: String| (words.say(key), said);
    let speed = format!("{:.0}", report.games as f64 / seconds);
    let games = words.fill("command-report-speed", [("games", report.games.into()), ("speed", speed.into())]);
    let lines = [
        line("command-report-table", played(&series.tables, words)),
        line("command-report-seed", report.seed.to_string()),
        line("command-report-games", games),
        line("command-report-violations", report.violations.to_string()),
        line("command-report-actions", format!("{:.1}", report.mean_actions)),
    ];
    let seat = |(seat, score): (usize, &f64)| {
        let (score, wins) = (format!("{score:.1}"), report.wins_by_seat[seat]);
        let said = words.fill("command-report-seat", [("score", score.into()), ("wins", wins.into())]);
        (Player::ALL[seat].word().to_owned(), said)
    };
    lines.into_iter().chain(report.mean_scores.iter().enumerate().map(seat)).collect()
}
