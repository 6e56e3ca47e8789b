//! Development tasks: `cargo xtask <task>`. Knows the repository, not the game.

mod attacks;
mod browser;
mod check;
mod ci;
mod command;
mod deny;
mod faults;
mod fuzz;
mod imports;
mod intruders;
mod laws;
mod layers;
mod page_layers;
mod python;
mod rules;
mod secrecy;
mod signature;
mod soak;
mod steps;
mod strategy;
mod survive;
mod tidy;
mod types;
mod wasm;

use std::{env, path::Path, process::ExitCode};

use browser::Tests;
use clap::{Parser, Subcommand};
use laws::Laws;
use python::Checks;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Development tasks")]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check formatting, layers, style and lints, and run the unit tests of crates with uncommitted changes
    Check,
    /// Check everything that a change must pass; stop at the first failure
    Ci,
    /// Check the page: types, unit tests, and browser tests against the release binary
    Browser {
        /// Include the long games
        #[arg(long)]
        all: bool,
    },
    /// Recreate docs/screenshots
    Screenshots,
    /// Check that crates only depend on lower layers, and that the folders of the server and of the page have no import
    /// cycle
    Layers,
    /// Check licences, versions and sources of the dependencies against deny.toml
    Deny,
    /// Check the style that no compiler checks, and that every rule has an anchor and a test
    Tidy,
    /// Generate web/types, docs/openapi.json and the lists of cards
    Types,
    /// Build the WebAssembly module of the page
    Wasm {
        /// Only check that the module matches the sources
        #[arg(long)]
        check: bool,
    },
    /// Play random games and check the engine's laws at every position
    Laws {
        /// How many games to play
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Leave out the laws that are slow to check
        #[arg(long)]
        cheap: bool,
    },
    /// Check that the rules behave as recorded in signature.txt
    Signature {
        /// Write the new signature after an intended change of the rules
        #[arg(long)]
        write: bool,
    },
    /// Generate docs/rules.md from locales/en and the built-in edition
    Rules,
    /// Play games of bots and generate the statistics of the strategy page; takes about 10 minutes of one core
    Strategy {
        /// Games for each number of players, and half as many with all variant cards
        #[arg(long, default_value_t = 720)]
        games: u64,
    },
    /// Check every response at every ply of games with all variants for leaked secrets; takes 40 minutes on two idle
    /// cores
    Secrecy,
    /// Kill servers under load, on SQLite and PostgreSQL, and check that no data is lost
    Survive {
        /// Number of kills for each setup
        #[arg(long, default_value_t = 100)]
        kills: u64,
    },
    /// Make disk and database fail under load, on SQLite and PostgreSQL, and check that no data is lost
    Faults {
        /// Number of faults on SQLite; a third as many on PostgreSQL
        #[arg(long, default_value_t = 1000)]
        faults: u64,
        /// Choose the same faults as an earlier run
        #[arg(long)]
        seed: Option<u64>,
        /// Only faults whose name contains this, such as "full" or "killed"
        #[arg(long)]
        only: Option<String>,
    },
    /// Send malformed bodies and forged requests to a server, which must refuse all of them
    Intruders {
        /// Number of malformed bodies
        #[arg(long, default_value_t = 100_000)]
        bodies: u64,
    },
    /// Attack a server from one IP address, each attack alone, and print how long bystanders wait
    Attacks {
        /// Seconds for each attack; half as many before and after it
        #[arg(long, default_value_t = 6)]
        seconds: u64,
    },
    /// Run a server with load, faults, attackers and restarts, and check that memory, open files and disk level off
    Soak {
        /// Length of the run
        #[arg(long, default_value_t = 120)]
        minutes: u64,
    },
    /// Build the wheel of the Python package, install it into an empty virtual environment and check it there
    Python {
        /// Leave out lints, type stubs, OpenSpiel and the PPO example
        #[arg(long)]
        short: bool,
    },
    /// Build the wheel, install it beside other Python environments and compare decisions per second
    Compare,
    /// Run every fuzz target
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
}

fn main() -> ExitCode {
    let task = Xtask::parse().task;
    match enter_root().and_then(|()| run(task)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<(), String> {
    match task {
        Task::Check => check::run(),
        Task::Ci => ci::run(),
        Task::Browser { all: false } => browser::check(Tests::Short),
        Task::Browser { all: true } => browser::check(Tests::All),
        Task::Screenshots => browser::screenshots(),
        Task::Layers => layers::check(),
        Task::Deny => deny::check(),
        Task::Tidy => tidy::check(),
        Task::Python { short: true } => python::check(Checks::Short),
        Task::Python { short: false } => python::check(Checks::All),
        Task::Compare => python::compare(),
        Task::Types => types::write(),
        Task::Wasm { check: false } => wasm::build(),
        Task::Wasm { check: true } => wasm::check(),
        Task::Laws { games, cheap: false } => laws::check(Laws::All, games),
        Task::Laws { games, cheap: true } => laws::check(Laws::Cheap, games),
        Task::Rules => rules::write(),
        Task::Strategy { games } => strategy::write(games),
        Task::Signature { write: false } => signature::check(),
        Task::Signature { write: true } => signature::write(),
        Task::Secrecy => secrecy::check(),
        Task::Survive { kills } => survive::check(kills),
        Task::Faults { faults, seed, only } => faults::check(faults, seed, only),
        Task::Intruders { bodies } => intruders::check(bodies),
        Task::Attacks { seconds } => attacks::check(seconds),
        Task::Soak { minutes } => soak::check(minutes),
        Task::Fuzz { seconds } => fuzz::run(seconds),
    }
}

/// All paths are relative to the root of the repository.
fn enter_root() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    env::set_current_dir(&root).map_err(|error| format!("{}: {error}", root.display()))
}
