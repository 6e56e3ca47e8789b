//! `demo`: prints a game of random players.

use std::io::Write;

use clap::Args;
use engine::{Edition, Event, Setup, Variants};

use crate::failure::Outcome;
use crate::game_text::GameText;
use crate::messages::Messages;
use crate::random_play;
use crate::rng::{random_seed, seeded_rng};
use crate::view_text::places;

const MORE: &str = "\
.examples
  elgrande demo
  elgrande demo --seed 7  .again";

/// Options of `demo`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Demo {
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

impl Demo {
    /// Plays and prints a game of four.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let seed = self.seed.unwrap_or_else(random_seed);
        let rng = &mut seeded_rng(seed, 0);
        let variants = Variants::players(4)?;
        let mut events = Vec::new();
        let record = random_play::play_recorded(Setup::deal(edition, variants, rng), rng, &mut events);
        let command = format!("elgrande demo --seed {seed}");
        writeln!(out, "{}", messages.format("command-shown-demo", [("command", command.into())]))?;
        let text = GameText(messages);
        for (event, sentence) in events.iter().filter_map(|event| Some((event, text.sentence(event)?))) {
            writeln!(out, "{}{sentence}", if is_heading(event) { "\n" } else { "" })?;
        }
        Ok(write!(out, "\n{}", places(record.game().standing(), text))?)
    }
}

fn is_heading(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. } | Event::ScoringBegan { .. })
}
