//! `explore`: statistics over records of finished games.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use engine::{Edition, Record, Site};

use crate::cli::print_json;
use crate::explore::{
    CardStatistics, Choice, LevelStatistics, RoundStatistics, Statistics, TableStatistics, levels,
};
use crate::failure::{Failure, Outcome};
use crate::input::Text;
use crate::messages::Messages;
use crate::parallel::on_threads;
use crate::text_table::{Column, TextTable};

const MORE: &str = "\
.more

.examples
  elgrande arena --bots grande,grande,grande,grande --games 1000 --iterations 50 --save games
  elgrande explore games  .folder
  elgrande explore games --save games.json  .save-example
  elgrande explore games.json more-games --json  .json-example";

/// The parts of the game, each up to a general scoring.
const PARTS: [&str; 3] =
    ["command-report-explored-first", "command-report-explored-second", "command-report-explored-third"];

const CARD_COLUMNS: [&str; 4] = [
    "command-report-explored-taken",
    "command-report-explored-turn",
    "command-report-explored-wins",
    "command-report-explored-margin",
];

const ROUND_COLUMNS: [&str; 3] =
    ["command-shown-points", "command-report-explored-leader", "command-report-explored-starter"];

const LEVEL_COLUMNS: [&str; 4] = [
    "command-column-seats",
    "command-shown-points",
    "command-report-explored-wins",
    "command-report-explored-margin",
];

/// Options of `explore`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Explore {
    #[arg(value_name = "FILE", required = true)]
    records: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Explore {
    /// Reads all records and saved statistics, and prints or saves the statistics. A file that is neither is named on standard
    /// error and skipped.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let files = self.files()?;
        let next = AtomicUsize::new(0);
        let (mut all, mut skipped) = (Statistics::default(), Vec::new());
        for (part, refused) in on_threads(self.threads, || read_all(&files, &next, edition)) {
            all.merge(&part);
            skipped.extend(refused);
        }
        skipped.sort_by_key(|(index, _)| *index);
        if let Some((_, reason)) = skipped.pop_if(|_| all.games() == 0) {
            return Err(reason);
        }
        for (_, reason) in &skipped {
            let reason = reason.text(messages).into();
            eprintln!("{}", messages.format("command-report-explored-skipped", [("reason", reason)]));
        }
        match &self.save {
            Some(file) => save(&all, file),
            None if self.json => print_json(out, &all.summary()),
            None => print(&all, messages, out),
        }
    }

    /// The files, and all files in the folders, in lexicographic order.
    fn files(&self) -> Outcome<Vec<PathBuf>> {
        let mut files = Vec::new();
        for path in &self.records {
            if path.is_dir() { files.extend(files_in(path)?) } else { files.push(path.clone()) }
        }
        files.sort();
        Ok(files)
    }
}

fn files_in(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let name = folder.display().to_string();
    let failed = |error: std::io::Error| Failure::file(&name, &error);
    let entries = std::fs::read_dir(folder).map_err(failed)?;
    let paths = entries.map(|entry| Ok(entry.map_err(failed)?.path())).collect::<Outcome<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.is_file()).collect())
}

/// What could be read of the files, and why the others were skipped.
fn read_all(
    files: &[PathBuf],
    next: &AtomicUsize,
    edition: &'static Edition,
) -> (Statistics, Vec<(usize, Failure)>) {
    let (mut all, mut skipped) = (Statistics::default(), Vec::new());
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(file) = files.get(index) else { return (all, skipped) };
        if let Err(failure) = read(file, edition, &mut all) {
            skipped.push((index, failure));
        }
    }
}

/// Adds a record, or the statistics that `--save` has written.
fn read(file: &Path, edition: &'static Edition, all: &mut Statistics) -> Outcome {
    let text = Text::read(Some(file))?;
    if text.text.starts_with('{') {
        let saved: Statistics = serde_json::from_str(&text.text)
            .map_err(|error| Failure::new(format!("{}: {error}", text.name)))?;
        all.merge(&saved);
        return Ok(());
    }
    let record = Record::read(&text.text, &[edition, Edition::embedded()]);
    all.add(&record.map_err(|reason| text.bad(reason))?, &levels(&text.text));
    Ok(())
}

fn save(all: &Statistics, file: &Path) -> Outcome {
    let text = serde_json::to_string(all).expect("every key is a word or a number");
    std::fs::write(file, text + "\n").map_err(|error| Failure::file(&file.display().to_string(), &error))
}

fn print(all: &Statistics, messages: &Messages, out: &mut impl Write) -> Outcome {
    for (players, table) in &all.tables {
        let values = [("players", (*players as u64).into()), ("games", table.games.into())];
        writeln!(out, "{}\n", messages.format("command-report-explored", values))?;
        writeln!(out, "{}", cards(table, messages))?;
        writeln!(out, "{}", powers(table, messages))?;
        writeln!(out, "{}", places(table, messages))?;
        writeln!(out, "{}", rounds(table, messages))?;
        writeln!(out, "{}", seats(table, messages))?;
        if !table.levels.is_empty() {
            writeln!(out, "{}", bots(table, messages))?;
        }
    }
    Ok(())
}

/// A table with a column of names and columns of numbers.
fn text(messages: &Messages, first: &str, others: &[&str], rows: &[Vec<String>]) -> String {
    let heading = |key: &str| messages.get(key);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let numbers =
        others.iter().enumerate().map(|(index, name)| Column::right(heading(name), width(index + 1)));
    let columns: Vec<_> = std::iter::once(Column::left(heading(first), width(0))).chain(numbers).collect();
    let table = TextTable::new(columns);
    let lines = std::iter::once(table.head()).chain(rows.iter().map(|row| table.row(row)));
    lines.map(|line| line + "\n").collect()
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn choice(choice: &Choice) -> [String; 2] {
    [percent(choice.wins.value()), format!("{:+.1}", choice.margin.value())]
}

/// The most successful first.
fn cards(table: &TableStatistics, messages: &Messages) -> String {
    let mut cards: Vec<_> = table.cards.iter().collect();
    cards.sort_by(|(_, a), (_, b)| b.takers.margin.value().total_cmp(&a.takers.margin.value()));
    let row = |(id, card): (&&str, &CardStatistics)| {
        let [wins, margin] = choice(&card.takers);
        let name = messages.get(&format!("card-{id}"));
        vec![name, percent(card.taken.value()), format!("{:.1}", card.turn.value()), wins, margin]
    };
    let rows: Vec<_> = cards.into_iter().map(row).collect();
    text(messages, "command-report-explored-card", &CARD_COLUMNS, &rows)
}

fn powers(table: &TableStatistics, messages: &Messages) -> String {
    let row = |(power, parts): (&u8, &[Choice; 3])| {
        let margins = parts.iter().map(|part| format!("{:+.1}", part.margin.value()));
        std::iter::once(power.to_string()).chain(margins).collect()
    };
    let rows: Vec<Vec<String>> = table.powers.iter().map(row).collect();
    text(messages, "command-report-explored-power", &PARTS, &rows)
}

fn places(table: &TableStatistics, messages: &Messages) -> String {
    let mut rows = Vec::new();
    for (place, parts) in &table.places {
        let cells =
            parts.iter().map(|part| format!("{:.1} / {:.1}", part.leader.value(), part.points.value()));
        rows.push(std::iter::once(place_name(place, messages)).chain(cells).collect::<Vec<_>>());
    }
    text(messages, "command-report-explored-place", &PARTS, &rows)
}

fn rounds(table: &TableStatistics, messages: &Messages) -> String {
    let row = |(round, found): (&u8, &RoundStatistics)| {
        let points = format!("{:.1}", found.points.value());
        let [leader, first] = [&found.leader, &found.first].map(|found| percent(found.wins.value()));
        vec![round.to_string(), points, leader, first]
    };
    let rows: Vec<_> = table.rounds.iter().map(row).collect();
    text(messages, "command-report-explored-round", &ROUND_COLUMNS, &rows)
}

fn seats(table: &TableStatistics, messages: &Messages) -> String {
    let row = |(seat, found): (&usize, &Choice)| {
        let [wins, margin] = choice(found);
        vec![(seat + 1).to_string(), wins, margin]
    };
    let rows: Vec<_> = table.seats.iter().map(row).collect();
    text(messages, "command-report-explored-seat", &CARD_COLUMNS[2..], &rows)
}

fn bots(table: &TableStatistics, messages: &Messages) -> String {
    let row = |(name, level): (&String, &LevelStatistics)| {
        let [wins, margin] = choice(&level.results);
        let points = format!("{:.1}", level.points.value());
        vec![name.clone(), level.points.count().to_string(), points, wins, margin]
    };
    let rows: Vec<_> = table.levels.iter().map(row).collect();
    text(messages, "command-column-name", &LEVEL_COLUMNS, &rows)
}

fn place_name(place: &str, messages: &Messages) -> String {
    if place == Site::Castillo.word() {
        messages.get(place)
    } else {
        messages.get(&format!("region-{place}"))
    }
}
