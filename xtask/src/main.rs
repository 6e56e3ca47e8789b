//! The project's chores, as `cargo xtask <chore>`. Knows the repository, not the game.

mod browser;
mod ci;
mod command;
mod faults;
mod fuzz;
mod laws;
mod layers;
mod rules;
mod secrecy;
mod signature;
mod survive;
mod tidy;
mod types;

use std::{env, path::Path, process::ExitCode};

use browser::Tests;
use clap::{Parser, Subcommand};
use laws::Laws;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The project's chores")]
struct Xtask {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Check everything a change has to keep true, and stop at the first failure
    Ci,
    /// Check the page: its types, its units, and the tests in a real browser against the release binary
    Browser {
        /// The long games too
        #[arg(long)]
        all: bool,
    },
    /// Draw docs/screenshots anew
    Screenshots,
    /// Check that crates depend downwards only: engine, bots, locales, server, elgrande
    Layers,
    /// Check what no compiler does: module lines, lengths, marks left for later, rules without a test
    Tidy,
    /// Write what TypeScript knows of the server into web/types
    Types,
    /// Play random games and check the engine's laws at every position
    Laws {
        /// How many games to play
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Leave out the laws that are slow to check
        #[arg(long)]
        cheap: bool,
    },
    /// Check that the rules still play as signature.txt says
    Signature {
        /// Sign a change of the rules: write the new signature
        #[arg(long)]
        write: bool,
    },
    /// Print the rulebook from locales/en and the standard edition into docs/rules.md
    Rules,
    /// Look at every ply of games of all variants from every seat, and check that nothing hidden leaves; takes 40 minutes on two quiet cores
    Secrecy,
    /// Kill servers under load, on SQLite and PostgreSQL, and check that nothing is lost
    Survive {
        /// How often, on each
        #[arg(long, default_value_t = 100)]
        kills: u64,
    },
    /// Let the disk and the database fail under load, on SQLite and PostgreSQL, and check that nothing is lost
    Faults {
        /// How many faults on SQLite; a third as many on PostgreSQL
        #[arg(long, default_value_t = 1000)]
        faults: u64,
        /// Choose the same faults again
        #[arg(long)]
        seed: Option<u64>,
        /// Only faults whose name contains this, such as "full" or "killed"
        #[arg(long)]
        only: Option<String>,
    },
    /// Fuzz every target for a while
    Fuzz {
        /// How long to fuzz each target
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
}

fn main() -> ExitCode {
    let chore = Xtask::parse().chore;
    match enter_root().and_then(|()| perform(chore)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn perform(chore: Chore) -> Result<(), String> {
    match chore {
        Chore::Ci => ci::run(),
        Chore::Browser { all: false } => browser::check(Tests::Short),
        Chore::Browser { all: true } => browser::check(Tests::All),
        Chore::Screenshots => browser::screenshots(),
        Chore::Layers => layers::check(),
        Chore::Tidy => tidy::check(),
        Chore::Types => types::write(),
        Chore::Laws { games, cheap: false } => laws::check(Laws::All, games),
        Chore::Laws { games, cheap: true } => laws::check(Laws::Cheap, games),
        Chore::Rules => rules::write(),
        Chore::Signature { write: false } => signature::check(),
        Chore::Signature { write: true } => signature::write(),
        Chore::Secrecy => secrecy::check(),
        Chore::Survive { kills } => survive::check(kills),
        Chore::Faults { faults, seed, only } => faults::check(faults, seed, only),
        Chore::Fuzz { seconds } => fuzz::run(seconds),
    }
}

/// All paths are relative to the root, wherever the chore was called.
fn enter_root() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    env::set_current_dir(&root).map_err(|error| format!("{}: {error}", root.display()))
}
