//! `bench`: the speed of random play. Computes the options, picks one and applies it; no events.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use engine::{Edition, Game, Setup, Variants};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::Outcome;
use crate::messages::Messages;
use crate::progress::bar;
use crate::random_play;
use crate::rng::seeded_rng;
use crate::table_args;
use crate::text_table::{Column, TextTable};

const MORE: &str = "\
.more

.examples
  elgrande bench  .every
  elgrande bench --quick --json  .machines";

/// Options of `bench`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Bench {
    #[arg(long)]
    json: bool,
    #[arg(long)]
    quick: bool,
}

/// One row of the output.
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

/// Number and duration of the measurements of a row.
struct Precision {
    repeats: usize,
    seconds: f64,
}

/// One measurement.
#[derive(Clone, Copy)]
struct Measured {
    games: u64,
    actions: u64,
    seconds: f64,
}

impl Bench {
    /// Measures and prints all rows.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let precision = if self.quick {
            Precision { repeats: 3, seconds: 0.01 }
        } else {
            Precision { repeats: 7, seconds: 0.3 }
        };
        let rows = rows()?;
        let progress = bar(rows.len() as u64, messages.get("command-report-rows"));
        let table = text_table(messages);
        if !self.json {
            writeln!(out, "{}\n{}", precision.text(messages), table.head())?;
        }
        for (variants, threads) in rows {
            let row = precision.row(edition, variants, threads);
            let text = row.text(&table, &table_args::describe_variants(variants, messages));
            progress.suspend(|| self.print(&row, &text, out))?;
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn print(&self, row: &Row, text: &str, out: &mut impl Write) -> Outcome {
        if self.json {
            print_json(out, row)?
        } else {
            writeln!(out, "{text}")?
        }
        Ok(out.flush()?)
    }
}

/// Each variant alone.
const SINGLES: [(u8, &str); 5] = [
    (4, "short"),
    (4, "regency"),
    (4, "power-shift"),
    (4, "representation veto veto rivalry"),
    (3, "merged"),
];

/// Four players first, then the other player counts, each variant alone, all variants, and two threads.
fn rows() -> Outcome<Vec<(Variants, usize)>> {
    let plain = [(4, ""), (2, ""), (3, ""), (5, "")];
    let each = plain.into_iter().chain(SINGLES).map(|(players, words)| variants(players, words));
    let each = each.collect::<Outcome<Vec<_>>>()?;
    let everything =
        (2..=5).filter_map(|players| Variants::all().filter(|v| v.player_count() == players).last());
    let alone = each.iter().copied().chain(everything).map(|variants| (variants, 1));
    Ok(alone.chain([(each[0], 1), (each[0], 2)]).collect())
}

fn variants(players: u8, words: &str) -> Outcome<Variants> {
    let plain = Variants::players(players)?;
    Ok(words.split_whitespace().try_fold(plain, Variants::with_word)?)
}

fn text_table(messages: &Messages) -> TextTable {
    let heading = |name: &str| messages.get(&format!("command-column-{name}"));
    let column = |name: &str, width| Column::right(heading(name), width);
    TextTable::new([
        column("players", 7),
        column("threads", 7),
        column("actions-per-second", 12),
        column("games-per-second", 8),
        column("actions-per-game", 13),
        Column::left(format!(" {}", heading("variants")), 0),
    ])
}

impl Row {
    fn text(&self, table: &TextTable, variants: &str) -> String {
        let [players, threads] = [self.players.into(), self.threads].map(|number: usize| number.to_string());
        let [actions, games] =
            [self.actions_per_second, self.games_per_second].map(|number| number.to_string());
        let length = format!("{:.1}", self.actions_per_game);
        table.row(&[players, threads, actions, games, length, format!(" {variants}")])
    }
}

fn size() -> usize {
    std::mem::size_of::<Game>()
}

impl Precision {
    fn text(&self, messages: &Messages) -> String {
        let Precision { repeats, seconds } = *self;
        let values =
            [("repeats", repeats.into()), ("seconds", seconds.to_string().into()), ("bytes", size().into())];
        messages.format("command-report-bench", values)
    }

    fn row(&self, edition: &'static Edition, variants: Variants, threads: usize) -> Row {
        let warm = measure(edition, variants, threads, 200);
        let games = (self.seconds * warm.games as f64 / warm.seconds) as u64 / threads as u64;
        let mut all: Vec<_> =
            (0..self.repeats).map(|_| measure(edition, variants, threads, games.max(1))).collect();
        all.sort_by(|a, b| a.rate(a.actions).total_cmp(&b.rate(b.actions)));
        let median = all[all.len() / 2];
        Row {
            players: variants.player_count(),
            variants: table_args::variant_names(variants),
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

/// Plays this many games on each thread.
fn measure(edition: &'static Edition, variants: Variants, threads: usize, games: u64) -> Measured {
    let started = Instant::now();
    let actions = std::thread::scope(|scope| {
        let thread = |number| scope.spawn(move || play_games(edition, variants, games, number as u64));
        let running: Vec<_> = (0..threads).map(thread).collect();
        running.into_iter().map(|thread| thread.join().expect("random play does not panic")).sum()
    });
    Measured { games: games * threads as u64, actions, seconds: started.elapsed().as_secs_f64() }
}

fn play_games(edition: &'static Edition, variants: Variants, games: u64, thread: u64) -> u64 {
    let rng = &mut seeded_rng(1, thread);
    (0..games)
        .map(|_| random_play::play_to_end(&mut Game::new(&Setup::deal(edition, variants, rng)), rng))
        .sum()
}
