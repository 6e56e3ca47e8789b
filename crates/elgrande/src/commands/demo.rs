//! `demo`: a game of random players, told in the terminal.

use std::io::Write;

use clap::Args;
use engine::{Edition, Event, Setup, Variants};

use crate::dice::{any_seed, dice};
use crate::failure::Outcome;
use crate::play;
use crate::showing::Places;
use crate::telling::Told;

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
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let seed = self.seed.unwrap_or_else(any_seed);
        let rng = &mut dice(seed, 0);
        let variants = Variants::players(4)?;
        let mut events = Vec::new();
        let record = play::record(Setup::deal(edition, variants, rng), rng, &mut events);
        writeln!(out, "Four random players. The same game again: elgrande demo --seed {seed}")?;
        for event in events {
            let blank = if is_heading(&event) { "\n" } else { "" };
            writeln!(out, "{blank}{}", Told(event))?;
        }
        Ok(write!(out, "\n{}", Places(record.game().standing()))?)
    }
}

fn is_heading(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. } | Event::ScoringBegan { .. })
}
