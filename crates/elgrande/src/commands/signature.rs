//! `signature`: many seeded games in one number, so that a refactoring can prove that it changed nothing.

use std::io::Write;

use clap::Args;
use engine::signature::Signature;
use engine::{Edition, Setup, Variants};

use crate::dice::dice;
use crate::failure::Outcome;
use crate::play;
use crate::progress::bar;

const EXAMPLES: &str = "\
The games are spread over every player count and every combination of variants. Set-up, actions and results
are hashed (64-bit FNV-1a). Whatever changes how any of them goes changes the number.

Example:
  elgrande signature                    the number that signature.txt states";

/// The behaviour of the rules in one number
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Sign {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
}

impl Sign {
    /// Plays them and prints the number.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let progress = bar(self.games, "games");
        let mut signature = Signature::default();
        let tables: Vec<_> = Variants::all().collect();
        for (number, variants) in (0..self.games).zip(tables.into_iter().cycle()) {
            let rng = &mut dice(0, number);
            signature.sign(&play::record(Setup::deal(edition, variants, rng), rng, &mut ()));
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(writeln!(out, "{signature}")?)
    }
}
