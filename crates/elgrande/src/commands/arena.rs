//! `arena`: bots against each other, any mix of them; who is better, and by how much.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::Budget;
use clap::Args;
use engine::{Edition, Variants};

use crate::arena::entrant::Field;
use crate::arena::live::Live;
use crate::arena::report::{Report, print_csv};
use crate::arena::schedule::Schedule;
use crate::arena::seated::Patience;
use crate::arena::series::{Played, Series};
use crate::arena::tally::figures;
use crate::cli::print_json;
use crate::dice::any_seed;
use crate::failure::{Failure, Outcome};
use crate::table::Flags;
use crate::words::Words;

const MORE: &str = "\
.entrants
  grande@200ms  .time
  caballero@300it  .tries
  slow=grande@2000ms@5000it  .both
  grande-mixing  .without
  mine=cmd@200ms: ./my_bot
.ideas
.budget

.deals

.figures

.examples
  elgrande arena --bots grande,squire,squire,squire --games 400 --millis 200 --seed 1
  elgrande arena --bots grande@200ms,grande@50ms --games 100 --short
  elgrande arena --bots random,random --bot \"cmd: python3 examples/greedy_bot.py\" --games 30
  elgrande arena --bots grande,caballero --all --games 10000 --iterations 50 --save games";

/// What `arena` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Arena {
    #[arg(long, value_name = "LIST", value_delimiter = ',', required_unless_present = "bot")]
    bots: Vec<String>,
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    millis: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    think_threads: usize,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    patience: Option<u64>,
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    #[arg(long)]
    csv: bool,
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    flags: Flags,
    #[arg(long, conflicts_with_all = ["short", "regency", "power_shift", "alternatives", "merged", "memory_aid"])]
    all: bool,
}

impl Arena {
    /// Plays and prints; fails where a bot could not go on.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let field = self.field()?;
        let series = self.series(edition, &field)?;
        self.save.iter().try_for_each(make)?;
        let live = if self.quiet { Live::hidden() } else { Live::new(self.games, &field.names, words) };
        let begun = Instant::now();
        let played = series.play(&live);
        live.finish();
        let mut played = played?;
        let report = Report::new(series.schedule.seed, &played, begun.elapsed(), figures(&field, &played));
        self.print(&report, &series.schedule, &played, words, out)?;
        out.flush()?;
        played.stop.take().map_or(Ok(()), |stop| Err(stop.failure))
    }

    fn field(&self) -> Outcome<Field> {
        let time = self.millis.map(Duration::from_millis);
        let common = Budget { time, iterations: self.iterations, threads: self.think_threads.max(1) };
        Field::read(self.bots.iter().chain(&self.bot).map(String::as_str), common)
    }

    fn series(&self, edition: &'static Edition, field: &Field) -> Outcome<Series> {
        let tables = if self.all { Variants::all().collect() } else { vec![self.table(field)?] };
        let (entrants, seed) = (field.entrants.clone(), self.seed.unwrap_or_else(any_seed));
        Ok(Series {
            schedule: Schedule { edition, tables, entrants, seed },
            first: self.first,
            games: self.games,
            threads: self.threads,
            patience: Patience(self.patience.map(Duration::from_secs)),
            save: self.save.clone(),
        })
    }

    /// As many play as there are bots.
    fn table(&self, field: &Field) -> Outcome<Variants> {
        let bots = field.entrants.len();
        let players = u8::try_from(bots).ok().filter(|players| (2..=5).contains(players));
        let count = || Failure::told("command-error-bot-count", [("count", bots.into())]);
        let players = players.ok_or_else(count)?;
        self.flags.variants(players)
    }

    fn print(
        &self,
        report: &Report,
        schedule: &Schedule,
        played: &Played,
        words: &Words,
        out: &mut impl Write,
    ) -> Outcome {
        if self.csv {
            return print_csv(schedule, played, out);
        }
        if self.json { print_json(out, report) } else { report.print(schedule, words, out) }
    }
}

fn make(folder: &PathBuf) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(&folder.display().to_string(), &error))
}
