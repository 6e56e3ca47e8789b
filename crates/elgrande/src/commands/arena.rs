//! `arena`: tournaments between bots.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::Budget;
use clap::Args;
use engine::{Edition, Variants};

use crate::arena::ladder::{ENTRANTS, Ladder};
use crate::arena::live_table::LiveTable;
use crate::arena::report::{Report, print_csv};
use crate::arena::roster::Roster;
use crate::arena::schedule::{Groups, Schedule};
use crate::arena::seat::AnswerTimeout;
use crate::arena::series::{Series, SeriesResult};
use crate::arena::tally::bot_stats;
use crate::cli::print_json;
use crate::failure::{Failure, Outcome};
use crate::messages::Messages;
use crate::rng::random_seed;
use crate::table_args::{VARIANTS, VariantArgs};

const MORE: &str = "\
.entrants
  grande@200ms  .time
  caballero@300it  .iteration-limit
  slow=grande@2000ms@5000it  .both
  grande-mixing  .without
  mine=cmd@200ms: ./my_bot
.ideas
.budget

.deals

.figures

.ratings

.examples
  elgrande arena --bots grande,squire,squire,squire --games 400 --millis 200 --seed 1
  elgrande arena --bots grande@200ms,grande@50ms --games 100 --short
  elgrande arena --bots random,random --bot \"cmd: python3 examples/greedy_bot.py\" --games 30
  elgrande arena --bots grande,caballero --all --games 10000 --iterations 50 --save games
  elgrande arena --ladder --games 420 --seed 1";

/// Options of `arena`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Arena {
    #[arg(long, value_name = "LIST", value_delimiter = ',', required_unless_present_any = ["bot", "ladder"])]
    bots: Vec<String>,
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "4")]
    #[arg(value_parser = clap::value_parser!(u8).range(2..=5), conflicts_with = "all")]
    ladder: Option<u8>,
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
    variants: VariantArgs,
    #[arg(long, conflicts_with = VARIANTS)]
    all: bool,
}

impl Arena {
    /// Plays and prints the results; fails if a bot failed.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let roster = self.roster()?;
        let series = self.series(edition, &roster)?;
        self.save.iter().try_for_each(create_folder)?;
        let live = if self.quiet {
            LiveTable::hidden()
        } else {
            LiveTable::new(self.games, &roster.names, messages)
        };
        let started = Instant::now();
        let mut played = series.play(&live);
        live.finish();
        let time = started.elapsed();
        if self.ladder.is_some() {
            let ladder = Ladder::new(&roster, series.schedule.seed, &played, time);
            self.print_ladder(&ladder, &series.schedule, &played, messages, out)?;
        } else {
            let report = Report::new(series.schedule.seed, &played, time, bot_stats(&roster, &played));
            self.print(&report, &series.schedule, &played, messages, out)?;
        }
        out.flush()?;
        played.stop.take().map_or(Ok(()), |stop| Err(stop.failure))
    }

    fn roster(&self) -> Outcome<Roster> {
        let time = self.millis.map(Duration::from_millis);
        let common = Budget { time, iterations: self.iterations, threads: self.think_threads.max(1) };
        let named = || self.bots.iter().chain(&self.bot).map(String::as_str);
        match self.ladder {
            Some(_) if named().next().is_none() => Roster::read(ENTRANTS.into_iter(), common),
            Some(_) | None => Roster::read(named(), common),
        }
    }

    fn series(&self, edition: &'static Edition, roster: &Roster) -> Outcome<Series> {
        let tables = if self.all { Variants::all().collect() } else { vec![self.table(roster)?] };
        let (bots, seed) = (roster.bots.clone(), self.seed.unwrap_or_else(random_seed));
        let groups = match self.ladder {
            Some(players) => Groups::all(bots.len(), players.into(), seed),
            None => Groups::InTurn,
        };
        Ok(Series {
            schedule: Schedule { edition, tables, bots, groups, seed },
            first: self.first,
            games: self.games,
            threads: self.threads,
            timeout: AnswerTimeout(self.patience.map(Duration::from_secs)),
            save: self.save.clone(),
        })
    }

    /// There are as many players as bots, except in a rating list.
    fn table(&self, roster: &Roster) -> Outcome<Variants> {
        if let Some(players) = self.ladder {
            return self.ladder_table(roster, players);
        }
        let bots = roster.bots.len();
        let players = u8::try_from(bots).ok().filter(|players| (2..=5).contains(players));
        let count = || Failure::localized("command-error-bot-count", [("count", bots.into())]);
        let players = players.ok_or_else(count)?;
        self.variants.variants(players)
    }

    /// Every name is one bot, and there is one for each seat.
    fn ladder_table(&self, roster: &Roster, players: u8) -> Outcome<Variants> {
        let (names, bots) = (roster.names.len(), roster.bots.len());
        if names == bots && bots >= players.into() {
            return self.variants.variants(players);
        }
        let values = [("count", names.into()), ("players", usize::from(players).into())];
        Err(Failure::localized("command-error-ladder", values))
    }

    fn print_ladder(
        &self,
        ladder: &Ladder,
        schedule: &Schedule,
        played: &SeriesResult,
        messages: &Messages,
        out: &mut impl Write,
    ) -> Outcome {
        if played.stop.is_some() && played.games.is_empty() {
            return Ok(());
        }
        match (self.json, self.csv) {
            (true, _) => print_json(out, ladder),
            (false, true) => ladder.print_csv(out),
            (false, false) => ladder.print(schedule, messages, out),
        }
    }

    fn print(
        &self,
        report: &Report,
        schedule: &Schedule,
        played: &SeriesResult,
        messages: &Messages,
        out: &mut impl Write,
    ) -> Outcome {
        if self.csv {
            return print_csv(schedule, played, out);
        }
        let has_nothing = played.stop.is_some() && played.games.is_empty();
        match self.json {
            true => print_json(out, report),
            false if has_nothing => Ok(()),
            false => report.print(schedule, messages, out),
        }
    }
}

fn create_folder(folder: &PathBuf) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(&folder.display().to_string(), &error))
}
