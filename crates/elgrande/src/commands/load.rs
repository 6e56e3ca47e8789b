//! `load`: many people at many tables of a running server, and how fast it answers them.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use crate::failure::{Failure, Outcome};
use crate::load::crowd::{Follows, Sends};
use crate::load::measure::Plan;
use crate::load::pace::Pace;
use crate::load::process::{Folder, Process};
use crate::load::stored::{fill, start};
use crate::load::wire::Address;
use crate::progress::bar;
use crate::words::Words;

const MORE: &str = "\
.people

.pace

.own

.examples
  elgrande load  .plain
  elgrande load --in-flight 64 --seconds 10  .fastest
  elgrande load --tables 100 --rate 500 --database postgres://me@localhost/empty
  elgrande load --server http://127.0.0.1:8765 --tables 50 --rate 100
  elgrande load --stored 100000  .start";

/// What `load` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Load {
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    database: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    #[arg(long, value_name = "N", conflicts_with = "rate", value_parser = clap::value_parser!(u16).range(1..))]
    in_flight: Option<u16>,
    #[arg(long)]
    drafts: bool,
    #[arg(long)]
    no_streams: bool,
    #[arg(long)]
    rest: bool,
    #[arg(long, value_name = "N", conflicts_with_all = ["server", "rest", "rate", "in_flight", "drafts", "no_streams"])]
    stored: Option<u32>,
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long)]
    quiet: bool,
}

impl Load {
    /// Measures and prints.
    pub fn run(&self, words: &Words, out: &mut impl Write) -> Outcome {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().map_err(Failure::new)?;
        match self.stored {
            Some(games) => runtime.block_on(self.start(games as usize, words, out)),
            None => runtime.block_on(self.measure(words, out)),
        }
    }

    async fn measure(&self, words: &Words, out: &mut impl Write) -> Outcome {
        let (plan, folder) = (self.plan(), Folder::new()?);
        let process = self.process(&folder, words)?;
        let address = match (&self.server, &process) {
            (Some(url), _) => Address::read(url)?,
            (None, Some(process)) => process.address.clone(),
            (None, None) => return Err(Failure::new("there is no server")),
        };
        let report = plan.measure(&address, process.as_ref(), words).await?;
        write!(out, "{}", report.told(words))?;
        self.write(&report)
    }

    fn process(&self, folder: &Folder, words: &Words) -> Outcome<Option<Process>> {
        if self.server.is_some() {
            return Ok(None);
        }
        Process::start(&self.database(folder), 2 * self.tables as usize, words).map(Some)
    }

    fn database(&self, folder: &Folder) -> String {
        self.database.clone().unwrap_or_else(|| folder.database("load.db"))
    }

    fn plan(&self) -> Plan {
        Plan {
            tables: self.tables as usize,
            players: self.players.into(),
            time: Duration::from_secs(self.seconds),
            pace: self.in_flight.map_or(Pace::Rate(self.rate.into()), |most| Pace::InFlight(most.into())),
            follows: if self.no_streams { Follows::Nothing } else { Follows::Streams },
            sends: if self.drafts { Sends::Drafts } else { Sends::Actions },
            rests: self.rest,
            is_quiet: self.quiet,
        }
    }

    /// An empty database first: what is more is the games'.
    async fn start(&self, games: usize, words: &Words, out: &mut impl Write) -> Outcome {
        let folder = Folder::new()?;
        let database = self.database(&folder);
        let empty = start(&folder.database("empty.db"), 0, 0, words).await?;
        writeln!(out, "{}", empty.told(words))?;
        let bar = if self.quiet {
            indicatif::ProgressBar::hidden()
        } else {
            bar(games as u64, words.say("command-report-games"))
        };
        let actions = fill(&database, games, self.players, &bar).await?;
        bar.finish_and_clear();
        let full = start(&database, games, actions, words).await?;
        writeln!(out, "{}", full.told(words))?;
        self.write(&[empty, full])
    }

    fn write(&self, value: &impl Serialize) -> Outcome {
        let Some(path) = &self.json else { return Ok(()) };
        let text = serde_json::to_string_pretty(value).map_err(Failure::new)?;
        std::fs::write(path, text + "\n").map_err(|error| Failure::file(&path.display().to_string(), &error))
    }
}
