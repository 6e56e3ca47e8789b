//! `bench`: how fast random play is. Options are computed, one is picked, it is applied; nobody listens.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use engine::{Edition, Game, Setup, Variants};
use serde::Serialize;

use crate::cli::print_json;
use crate::dice::dice;
use crate::failure::Outcome;
use crate::grid::{Column, Grid};
use crate::play;
use crate::progress::bar;
use crate::table;
use crate::words::Words;

const MORE: &str = "\
.more

.examples
  elgrande bench  .every
  elgrande bench --quick --json  .machines";

/// What `bench` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Bench {
    #[arg(long)]
    json: bool,
    #[arg(long)]
    quick: bool,
}

/// One row.
#[derive(Serialize)]
struct Row {
    players: u8,
    variants: String,
    threads: usize,
    actions_per_second: u64,
    games_per_second: u64,
    actions_per_game: f64,
    game_bytes: usize,
}

/// How thoroughly a row is measured.
struct Care {
    repeats: usize,
    seconds: f64,
}

/// What one repeat gave.
#[derive(Clone, Copy)]
struct Measured {
    games: u64,
    actions: u64,
    seconds: f64,
}

impl Bench {
    /// Measures and prints every row.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let care =
            if self.quick { Care { repeats: 3, seconds: 0.01 } } else { Care { repeats: 7, seconds: 0.3 } };
        let rows = rows()?;
        let progress = bar(rows.len() as u64, words.say("command-report-rows"));
        let grid = grid(words);
        if !self.json {
            writeln!(out, "{}\n{}", care.told(words), grid.head())?;
        }
        for (variants, threads) in rows {
            let row = care.row(edition, variants, threads);
            let told = row.told(&grid, &table::told(variants, words));
            progress.suspend(|| self.print(&row, &told, out))?;
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn print(&self, row: &Row, told: &str, out: &mut impl Write) -> Outcome {
        if self.json {
            print_json(out, row)?
        } else {
            writeln!(out, "{told}")?
        }
        Ok(out.flush()?)
    }
}

/// Each variant alone, where it can be played.
const SINGLES: [(u8, &str); 5] = [
    (4, "short"),
    (4, "regency"),
    (4, "power-shift"),
    (4, "representation veto veto rivalry"),
    (3, "merged"),
];

/// Four players first, then the other counts, each variant alone, everything on, and two threads.
fn rows() -> Outcome<Vec<(Variants, usize)>> {
    let plain = [(4, ""), (2, ""), (3, ""), (5, "")];
    let typed = plain.into_iter().chain(SINGLES).map(|(players, words)| typed(players, words));
    let typed = typed.collect::<Outcome<Vec<_>>>()?;
    let everything =
        (2..=5).filter_map(|players| Variants::all().filter(|v| v.player_count() == players).last());
    let alone = typed.iter().copied().chain(everything).map(|variants| (variants, 1));
    Ok(alone.chain([(typed[0], 1), (typed[0], 2)]).collect())
}

fn typed(players: u8, words: &str) -> Outcome<Variants> {
    let plain = Variants::players(players)?;
    Ok(words.split_whitespace().try_fold(plain, Variants::with_word)?)
}

fn grid(words: &Words) -> Grid {
    let heading = |name: &str| words.say(&format!("command-column-{name}"));
    let column = |name: &str, width| Column::right(heading(name), width);
    Grid::new([
        column("players", 7),
        column("threads", 7),
        column("actions-per-second", 12),
        column("games-per-second", 8),
        column("actions-per-game", 13),
        Column::left(format!(" {}", heading("variants")), 0),
    ])
}

impl Row {
    fn told(&self, grid: &Grid, variants: &str) -> String {
        let [players, threads] = [self.players.into(), self.threads].map(|figure: usize| figure.to_string());
        let [actions, games] =
            [self.actions_per_second, self.games_per_second].map(|figure| figure.to_string());
        let length = format!("{:.1}", self.actions_per_game);
        grid.row(&[players, threads, actions, games, length, format!(" {variants}")])
    }
}

fn size() -> usize {
    std::mem::size_of::<Game>()
}

impl Care {
    fn told(&self, words: &Words) -> String {
        let Care { repeats, seconds } = *self;
        let values =
            [("repeats", repeats.into()), ("seconds", seconds.to_string().into()), ("bytes", size().into())];
        words.fill("command-report-bench", values)
    }

    fn row(&self, edition: &'static Edition, variants: Variants, threads: usize) -> Row {
        let warm = measure(edition, variants, threads, 200);
        let games = (self.seconds * warm.games as f64 / warm.seconds) as u64 / threads as u64;
        let mut all: Vec<_> =
            (0..self.repeats).map(|_| measure(edition, variants, threads, games.max(1))).collect();
        all.sort_by(|one, other| one.rate(one.actions).total_cmp(&other.rate(other.actions)));
        let median = all[all.len() / 2];
        Row {
            players: variants.player_count(),
            variants: table::words(variants),
            threads,
            actions_per_second: median.rate(median.actions) as u64,
            games_per_second: median.rate(median.games) as u64,
            actions_per_game: (10.0 * median.actions as f64 / median.games as f64).round() / 10.0,
            game_bytes: size(),
        }
    }
}

impl Measured {
    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }
}

/// Plays so many games on each thread.
fn measure(edition: &'static Edition, variants: Variants, threads: usize, games: u64) -> Measured {
    let begun = Instant::now();
    let actions = std::thread::scope(|scope| {
        let thread = |number| scope.spawn(move || play_many(edition, variants, games, number as u64));
        let running: Vec<_> = (0..threads).map(thread).collect();
        running.into_iter().map(|thread| thread.join().expect("random play does not panic")).sum()
    });
    Measured { games: games * threads as u64, actions, seconds: begun.elapsed().as_secs_f64() }
}

fn play_many(edition: &'static Edition, variants: Variants, games: u64, thread: u64) -> u64 {
    let rng = &mut dice(1, thread);
    (0..games).map(|_| play::finish(&mut Game::new(&Setup::deal(edition, variants, rng)), rng)).sum()
}
