//! `cards`: every action card, as the edition has it.

use std::io::Write;

use clap::Args;
use engine::card::{Certainty, Set};
use engine::effect_text::Wording;
use engine::{Card, Edition};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::Outcome;

const MORE: &str = "\
.more

.examples
  elgrande cards  .built-in
  elgrande cards --edition mine.toml  .own
  elgrande cards --json | jq '.[] | select(.certainty == \"L\") | .id'";

/// What `cards` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Cards {
    #[arg(long)]
    json: bool,
}

/// A card as it is printed.
#[derive(Serialize)]
struct Row {
    id: Card,
    set: Set,
    stack: u8,
    copies: u8,
    placement: u8,
    effect: String,
    certainty: Certainty,
    effect_certainty: Certainty,
    copies_certainty: Certainty,
}

impl Cards {
    /// Prints them.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let rows: Vec<_> = Card::all().map(|card| row(edition, card)).collect();
        if self.json { print_json(out, &rows) } else { print_table(edition, &rows, out) }
    }
}

/// An effect that the edition states itself is as sure as the edition's line.
fn row(edition: &Edition, card: Card) -> Row {
    let (face, print) = (card.face(), edition.card(card));
    let effect_certainty = if print.effects == face.effects { face.certainty } else { print.certainty };
    Row {
        id: card,
        set: face.set,
        stack: face.stack,
        copies: print.copies,
        placement: face.stack,
        effect: Wording(print.effects).to_string(),
        certainty: effect_certainty.max(print.certainty),
        effect_certainty,
        copies_certainty: print.certainty,
    }
}

fn print_table(edition: &Edition, rows: &[Row], out: &mut impl Write) -> Outcome {
    writeln!(out, "edition {}", edition.name())?;
    writeln!(
        out,
        "{:15} {:11} {:>5} {:>6} {:>5} {:9} effect",
        "card", "set", "stack", "copies", "place", "certainty"
    )?;
    for Row { id, set, stack, copies, placement, effect, certainty, .. } in rows {
        writeln!(out, "{id:15} {set:11} {stack:>5} {copies:>6} {placement:>5} {certainty:9} {effect}")?;
    }
    Ok(())
}
