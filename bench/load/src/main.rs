//! `elgrande-load`: puts a server under load and reports latency, throughput, memory and startup time.
//!
//! In reading order:

mod http; // addresses, requests and responses
mod connection; // one keep-alive connection, written for low client cost
mod server_process; // the server under test as a child process: memory and CPU time
mod random_action; // a random legal action for a decision
mod client; // a guest account with its connection
mod metrics; // counters and histograms
mod table; // client-side state of one table
mod stream; // reads a table's event stream
mod workload; // all clients, from sign-in to hang-up
mod pace; // when the next action is sent
mod load_test; // the whole run
mod startup; // startup time with a full database
mod report; // the results as JSON
mod report_text; // the results as text

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::http::Address;
use crate::load_test::LoadTest;
use crate::pace::Pace;
use crate::server_process::{ServerProcess, TempFolder};
use crate::startup::{fill_database, measure_startup};
use crate::workload::{RequestMode, UpdateMode};

/// Like `elgrande`: the memory numbers depend on the allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The result of anything that can fail here; errors are only printed.
type Result<T = ()> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

const EXAMPLES: &str = "\
Examples:
  elgrande-load                                1000 tables on SQLite, 2000 actions/s
  elgrande-load --in-flight 64 --seconds 10    maximum throughput
  elgrande-load --tables 100 --rate 500 --database postgres://me@localhost/empty
  elgrande-load --server http://127.0.0.1:8765 --tables 50 --rate 100
  elgrande-load --stored 100000                startup time with 100000 stored games";

/// Put an El Grande server under load.
///
/// Every player is a guest with two connections: one for requests, one for the table's event stream. Players answer each
/// decision with a random legal action; when a game ends, the same players start another one.
///
/// With --rate, actions are sent at a fixed rate (open loop), and latency is measured from the time an action was due, so a
/// slow server is not hidden by a slow client. With --in-flight, a fixed number of requests is always pending (closed
/// loop): this finds the maximum throughput, not the latency users see.
///
/// Without --server, the program starts a server as a child process with a temporary database and also reports its memory
/// and CPU time. A server that is already running needs `--requests-per-second 0 --limits none`. Each player needs two open
/// files here and two in the server; see `ulimit -n`.
#[derive(Parser, Debug)]
#[command(version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    internal: Option<Internal>,
    #[command(flatten)]
    options: Options,
}

/// How this binary calls itself.
#[derive(Subcommand, Debug)]
enum Internal {
    /// Run the server under test.
    #[command(hide = true)]
    Serve { database: String, tables: usize },
}

#[derive(Args, Debug)]
struct Options {
    /// Server to test [default: start one]
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Database of the server that is started [default: SQLite in a temporary folder]
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    database: Option<String>,
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// Players per table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// Duration of the measurement
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// Action requests per second
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    /// Send as fast as possible, with N requests pending at any time
    #[arg(long, value_name = "N", conflicts_with = "rate", value_parser = clap::value_parser!(u16).range(1..))]
    in_flight: Option<u16>,
    /// Try every step first, then send a player's whole part of the turn in one request
    #[arg(long)]
    drafts: bool,
    /// Open no event streams; players poll for their decision
    #[arg(long)]
    no_streams: bool,
    /// Measure memory again after the server has evicted all tables
    #[arg(long)]
    rest: bool,
    /// Store N games and measure the server's startup time instead
    #[arg(long, value_name = "N", conflicts_with_all = ["server", "rest", "rate", "in_flight", "drafts", "no_streams"])]
    stored: Option<u32>,
    /// Also write all results to a JSON file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Show no progress bars
    #[arg(long)]
    quiet: bool,
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result {
    if let Some(Internal::Serve { database, tables }) = cli.internal {
        return tokio::runtime::Runtime::new()?.block_on(server_process::serve(database, tables));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match cli.options.stored {
        Some(games) => runtime.block_on(cli.options.measure_startup(games as usize)),
        None => runtime.block_on(cli.options.measure_load()),
    }
}

impl Options {
    async fn measure_load(&self) -> Result {
        let folder = TempFolder::new()?;
        let (address, process) = match &self.server {
            Some(url) => (Address::parse(url)?, None),
            None => {
                let process = ServerProcess::start(&self.database(&folder), 2 * self.tables as usize)?;
                (process.address.clone(), Some(process))
            }
        };
        let report = self.load_test().run(&address, process.as_ref()).await?;
        print!("{report}");
        self.write_json(&report)
    }

    fn database(&self, folder: &TempFolder) -> String {
        self.database.clone().unwrap_or_else(|| folder.database("load.db"))
    }

    fn load_test(&self) -> LoadTest {
        LoadTest {
            tables: self.tables as usize,
            players: self.players.into(),
            duration: Duration::from_secs(self.seconds),
            pace: self.in_flight.map_or(Pace::Rate(self.rate.into()), |limit| Pace::InFlight(limit.into())),
            updates: if self.no_streams { UpdateMode::Polling } else { UpdateMode::Streams },
            requests: if self.drafts { RequestMode::Drafts } else { RequestMode::SingleActions },
            measures_idle_memory: self.rest,
            is_quiet: self.quiet,
        }
    }

    /// Starts with an empty database too, as a baseline.
    async fn measure_startup(&self, games: usize) -> Result {
        let folder = TempFolder::new()?;
        let database = self.database(&folder);
        let empty = measure_startup(&folder.database("empty.db"), 0, 0).await?;
        println!("{empty}");
        let bar = if self.quiet { ProgressBar::hidden() } else { progress_bar(games, "games") };
        let actions = fill_database(&database, games, self.players, &bar).await?;
        bar.finish_and_clear();
        let full = measure_startup(&database, games, actions).await?;
        println!("{full}");
        self.write_json(&[empty, full])
    }

    fn write_json(&self, value: &impl Serialize) -> Result {
        let Some(path) = &self.json else { return Ok(()) };
        let text = serde_json::to_string_pretty(value)? + "\n";
        std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()).into())
    }
}

/// A bar on standard error; indicatif hides it where that is not a terminal.
fn progress_bar(length: usize, label: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {human_pos}/{human_len} {eta}");
    let style = style.expect("the template is valid");
    ProgressBar::new(length as u64).with_style(style).with_prefix(label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
        progress_bar(3, "games").finish_and_clear();
    }
}
