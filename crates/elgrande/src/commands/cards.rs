//! `cards`: every action card, as the edition has it.

use std::io::Write;

use clap::Args;
use engine::card::{Certainty, Set};
use engine::effect_text::Wording;
use engine::{Card, Edition};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::Outcome;
use crate::grid::{Column, Grid};
use crate::telling::Teller;
use crate::words::Words;

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
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let rows: Vec<_> = Card::all().map(|card| row(edition, card)).collect();
        if self.json { print_json(out, &rows) } else { print_table(edition, &rows, words, out) }
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

fn print_table(edition: &Edition, rows: &[Row], words: &Words, out: &mut impl Write) -> Outcome {
    let name = edition.name().to_owned().into();
    writeln!(out, "{}", words.fill("command-shown-edition", [("name", name)]))?;
    let named: Vec<_> = rows.iter().map(|row| (row, Teller(words).title(row.id))).collect();
    let grid = grid(&named, words);
    writeln!(out, "{}", grid.head())?;
    for (row, name) in &named {
        writeln!(out, "{}", grid.row(&cells(row, name)))?;
    }
    Ok(())
}

fn grid(rows: &[(&Row, String)], words: &Words) -> Grid {
    let heading = |column: &str| words.say(&format!("command-column-{column}"));
    let longest = |cell: fn(&(&Row, String)) -> usize| rows.iter().map(cell).max().unwrap_or(0);
    let figures = ["stack", "copies", "placement"].map(|column| Column::right(heading(column), 1));
    let mut columns = vec![
        Column::left(heading("card"), longest(|(row, _)| row.id.to_string().len())),
        Column::left(heading("name"), longest(|(_, name)| name.chars().count())),
        Column::left(heading("set"), longest(|(row, _)| row.set.to_string().len())),
    ];
    columns.extend(figures);
    columns.extend(["certainty", "effect"].map(|column| Column::left(heading(column), 1)));
    Grid::new(columns)
}

fn cells(row: &Row, name: &str) -> [String; 8] {
    let Row { id, set, stack, copies, placement, effect, certainty, .. } = row;
    let figures = [stack, copies, placement].map(u8::to_string);
    let [stack, copies, placement] = figures;
    [
        id.to_string(),
        name.to_owned(),
        set.to_string(),
        stack,
        copies,
        placement,
        certainty.to_string(),
        effect.clone(),
    ]
}
