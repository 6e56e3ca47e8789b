//! `demo`: a game of random players, told in the terminal.

use std::io::Write;

use clap::Args;
use engine::{Edition, Event, Setup, Variants};

use crate::dice::{any_seed, dice};
use crate::failure::Outcome;
use crate::play;
use crate::showing::places;
use crate::telling::Teller;
use crate::words::Words;

const MORE: &str = "\
.examples
  elgrande demo
  elgrande demo --seed 7  .again";

/// What `demo` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Demo {
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

impl Demo {
    /// Plays and tells a game of four.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let seed = self.seed.unwrap_or_else(any_seed);
        let rng = &mut dice(seed, 0);
        let variants = Variants::players(4)?;
        let mut events = Vec::new();
        let record = play::record(Setup::deal(edition, variants, rng), rng, &mut events);
        let again = format!("elgrande demo --seed {seed}");
        writeln!(out, "{}", words.fill("command-shown-demo", [("command", again.into())]))?;
        let teller = Teller(words);
        for (event, told) in events.iter().filter_map(|event| Some((event, teller.tell(event)?))) {
            writeln!(out, "{}{told}", if is_heading(event) { "\n" } else { "" })?;
        }
        Ok(write!(out, "\n{}", places(record.game().standing(), teller))?)
    }
}

fn is_heading(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. } | Event::ScoringBegan { .. })
}
