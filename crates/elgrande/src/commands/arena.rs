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

const EXAMPLES: &str = "\
A BOT is a level (random, squire, caballero, grande) or a program (cmd: COMMAND, spoken to
as docs/protocol.md tells). Either may have a name and a budget of its own:
  grande@200ms                  at most 200 milliseconds for a decision
  caballero@300it               at most 300 iterations
  slow=grande@2000ms@5000it     both, and a name
  grande-mixing                 without one of its ideas: playouts, lore, dealing, pruning,
                                tree, mixing (docs/bots.md)
  mine=cmd@200ms: ./my_bot
Without a budget of its own a bot has --millis and --iterations; without those it thinks as
its level does. A program is told its budget; if it is silent for too long, ends or breaks
a rule, the arena stops.

As many play as there are bots. Each deal is played once for every rotation of the bots over
the seats. Apart from times, a seed and budgets in iterations always give the same results,
on any number of threads.

Bots of the same name are counted together: `games` are the seats they had. A shared win
counts in parts. `low` and `high` hold the true win rate with 95 % likelihood, `rating` is
Weng-Lin's (25 at first), `mean_margin` are points before the best of the others. `overruns`
took a tenth longer than their time.

Examples:
  elgrande arena --bots grande,squire,squire,squire --games 400 --millis 200 --seed 1
  elgrande arena --bots grande@200ms,grande@50ms --games 100 --short
  elgrande arena --bots random,random --bot \"cmd: python3 examples/greedy_bot.py\" --games 30
  elgrande arena --bots grande,caballero --all --games 10000 --iterations 50 --save games";

/// Let bots play each other and compare them
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Arena {
    /// Who plays, such as grande,squire@50ms,squire@50ms
    #[arg(long, value_name = "LIST", value_delimiter = ',', required_unless_present = "bot")]
    bots: Vec<String>,
    /// One more: a level, or "cmd: COMMAND" for a program; may be repeated
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of all of them; any if not given
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The number of the first game
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    /// Think at most so long about a decision
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    millis: Option<u64>,
    /// Make at most so many tries for a decision
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// How many threads each bot thinks with
    #[arg(long, value_name = "N", default_value_t = 1)]
    think_threads: usize,
    /// How many games at the same time; as many as there are cores if not given
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// How long a program may be silent, beyond its time if it has one [default: 10 with a time, 60 without]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    patience: Option<u64>,
    /// Save a record of each game in this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a line for each seat of each game
    #[arg(long)]
    csv: bool,
    /// Show nothing while it runs
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    flags: Flags,
    /// Every player count and combination of variants in turn, the bots repeated to fill the seats
    #[arg(long, conflicts_with_all = ["short", "regency", "power_shift", "alternatives", "merged", "memory_aid"])]
    all: bool,
}

impl Arena {
    /// Plays and prints; fails where a bot could not go on.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let field = self.field()?;
        let series = self.series(edition, &field)?;
        self.save.iter().try_for_each(make)?;
        let live = if self.quiet { Live::hidden() } else { Live::new(self.games, &field.names) };
        let begun = Instant::now();
        let played = series.play(&live);
        live.finish();
        let mut played = played?;
        self.print(&series, &field, &played, begun.elapsed(), out)?;
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
        let players = players
            .ok_or_else(|| Failure::new(format!("as many play as there are bots: 2 to 5, not {bots}")))?;
        self.flags.variants(players)
    }

    fn print(
        &self,
        series: &Series,
        field: &Field,
        played: &Played,
        time: Duration,
        out: &mut impl Write,
    ) -> Outcome {
        if self.csv {
            return print_csv(&series.schedule, played, out);
        }
        let report = Report::new(series.schedule.seed, played, time, figures(field, played));
        if self.json { print_json(out, &report) } else { report.print(&series.schedule, out) }
    }
}

fn make(folder: &PathBuf) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| Failure::new(format!("{}: {error}", folder.display())))
}
