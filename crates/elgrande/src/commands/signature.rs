//! `signature`: a hash of many seeded games, to prove that a refactoring did not change the rules.

use std::io::Write;

use clap::Args;
use engine::signature::Signature;
use engine::{Edition, Setup, Variants};

use crate::failure::Outcome;
use crate::messages::Messages;
use crate::progress::bar;
use crate::random_play;
use crate::rng::seeded_rng;

const MORE: &str = "\
.more

.examples
  elgrande signature  .stated";

/// Options of `signature`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Sign {
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
}

impl Sign {
    /// Plays the games and prints the hash.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let progress = bar(self.games, messages.get("command-report-games"));
        let mut signature = Signature::default();
        let tables: Vec<_> = Variants::all().collect();
        for (number, variants) in (0..self.games).zip(tables.into_iter().cycle()) {
            let rng = &mut seeded_rng(0, number);
            signature.sign(&random_play::play_recorded(Setup::deal(edition, variants, rng), rng, &mut ()));
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(writeln!(out, "{signature}")?)
    }
}
