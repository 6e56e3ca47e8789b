//! `signature`: many seeded games in one number, so that a refactoring can prove that it changed nothing.

use std::io::Write;

use clap::Args;
use engine::signature::Signature;
use engine::{Edition, Setup, Variants};

use crate::dice::dice;
use crate::failure::Outcome;
use crate::play;
use crate::progress::bar;
use crate::words::Words;

const MORE: &str = "\
.more

.examples
  elgrande signature  .stated";

/// What `signature` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Sign {
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
}

impl Sign {
    /// Plays them and prints the number.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let progress = bar(self.games, words.say("command-report-games"));
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
