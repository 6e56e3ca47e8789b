//! `signature`: a hash of many seeded games, to prove that a refactoring did not change the rules.

use std::io::Write;

use clap::Args;
use engine::Edition;
use play::seeded::signature;

use crate::failure::Outcome;
use crate::messages::Messages;
use crate::progress::bar;

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
        let signature = signature(edition, self.games, || progress.inc(1));
        progress.finish_and_clear();
        Ok(writeln!(out, "{signature}")?)
    }
}
