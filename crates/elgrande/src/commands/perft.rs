//! `perft`: the number of action sequences from a position, by depth.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use engine::notation::read_position;
use engine::{Decision, Edition, Game, Player, Setup};

use crate::failure::Outcome;
use crate::input::Text;
use crate::messages::Messages;
use crate::rng::{random_seed, seeded_rng};
use crate::table_args::TableArgs;

const MORE: &str = "\
.more

.examples
  elgrande perft --seed 1 --depth 4
  elgrande perft --players 2 --regency --seed 7 --depth 3
  elgrande perft --from position.txt --depth 3";

/// Options of `perft`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Perft {
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "D", default_value_t = 4)]
    depth: u32,
    #[command(flatten)]
    table: TableArgs,
}

impl Perft {
    /// Counts and prints one line per depth.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let game = self.game(edition, messages, out)?;
        for depth in 1..=self.depth {
            let started = Instant::now();
            let count = sequences(&game, depth);
            let seconds = format!("{:.3}", started.elapsed().as_secs_f64());
            let values =
                [("depth", depth.into()), ("count", count.to_string().into()), ("seconds", seconds.into())];
            writeln!(out, "{}", messages.format("command-report-depth", values))?;
            out.flush()?;
        }
        Ok(())
    }

    fn game(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome<Game> {
        if let Some(path) = &self.from {
            let text = Text::read(Some(path))?;
            return read_position(&text.text, edition).map_err(|error| text.bad(error));
        }
        let variants = self.table.variants()?;
        let seed = self.seed.unwrap_or_else(random_seed);
        writeln!(out, "{} {seed}", messages.get("command-report-seed"))?;
        Ok(Game::new(&Setup::deal(edition, variants, &mut seeded_rng(seed, 0))))
    }
}

/// The number of sequences of that many actions. A game that ends earlier has none.
pub fn sequences(game: &Game, depth: u32) -> u64 {
    let count =
        |player| game.decision(player).map_or(0, |decision| count_after(game, player, &decision, depth));
    if depth == 0 { 1 } else { game.to_act().iter().map(count).sum() }
}

fn count_after(game: &Game, player: Player, decision: &Decision, depth: u32) -> u64 {
    if depth == 1 {
        return decision.len() as u64;
    }
    let count = |action| {
        let mut next = *game;
        next.apply(player, action).expect("options are accepted");
        sequences(&next, depth - 1)
    };
    decision.options().map(count).sum()
}
