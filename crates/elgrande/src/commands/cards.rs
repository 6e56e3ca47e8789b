//! `cards`: all action cards of the edition.

use std::io::Write;

use clap::Args;
use engine::card::{Certainty, Set};
use engine::effect_text::Wording;
use engine::{Card, Edition};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::Outcome;
use crate::game_text::GameText;
use crate::messages::Messages;
use crate::text_table::{Column, TextTable};

const MORE: &str = "\
.more

.examples
  elgrande cards  .built-in
  elgrande cards --edition mine.toml  .own
  elgrande cards --json | jq '.[] | select(.certainty == \"L\") | .id'";

/// Options of `cards`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Cards {
    #[arg(long)]
    json: bool,
}

/// One row of the output.
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
    /// Prints all cards.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let rows: Vec<_> = Card::all().map(|card| row(edition, card)).collect();
        if self.json { print_json(out, &rows) } else { print_table(edition, &rows, messages, out) }
    }
}

/// If the edition changes an effect, its own certainty applies.
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

fn print_table(edition: &Edition, rows: &[Row], messages: &Messages, out: &mut impl Write) -> Outcome {
    let name = edition.name().to_owned().into();
    writeln!(out, "{}", messages.format("command-shown-edition", [("name", name)]))?;
    let named: Vec<_> = rows.iter().map(|row| (row, GameText(messages).card(row.id))).collect();
    let table = table(&named, messages);
    writeln!(out, "{}", table.head())?;
    for (row, name) in &named {
        writeln!(out, "{}", table.row(&cells(row, name)))?;
    }
    Ok(())
}

fn table(rows: &[(&Row, String)], messages: &Messages) -> TextTable {
    let heading = |column: &str| messages.get(&format!("command-column-{column}"));
    let longest = |cell: fn(&(&Row, String)) -> usize| rows.iter().map(cell).max().unwrap_or(0);
    let numbers = ["stack", "copies", "placement"].map(|column| Column::right(heading(column), 1));
    let mut columns = vec![
        Column::left(heading("card"), longest(|(row, _)| row.id.to_string().len())),
        Column::left(heading("name"), longest(|(_, name)| name.chars().count())),
        Column::left(heading("set"), longest(|(row, _)| row.set.to_string().len())),
    ];
    columns.extend(numbers);
    columns.extend(["certainty", "effect"].map(|column| Column::left(heading(column), 1)));
    TextTable::new(columns)
}

fn cells(row: &Row, name: &str) -> [String; 8] {
    let Row { id, set, stack, copies, placement, effect, certainty, .. } = row;
    let numbers = [stack, copies, placement].map(u8::to_string);
    let [stack, copies, placement] = numbers;
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
