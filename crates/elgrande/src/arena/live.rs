//! How it stands while games are played: a bar and a small table on standard error, where somebody looks at one.

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use indicatif::ProgressBar;

use super::bout::Bout;
use super::schedule::Schedule;
use crate::grid::{Column, Grid};
use crate::progress::{bar, show_below};
use crate::words::Words;

/// The bar with the table.
pub struct Live {
    bar: ProgressBar,
    grid: Grid,
    rows: Mutex<Vec<Row>>,
}

/// One name so far.
#[derive(Clone, Debug, Default)]
struct Row {
    name: String,
    seats: u64,
    wins: f64,
    ranks: u64,
}

impl Live {
    /// For so many games of these.
    pub fn new(games: u64, names: &[String], words: &Words) -> Live {
        let row = |name: &String| Row { name: name.clone(), ..Row::default() };
        let bar = show_below(bar(games, words.say("command-report-games")));
        Live { bar, grid: grid(words), rows: Mutex::new(names.iter().map(row).collect()) }
    }

    /// Shows nothing.
    pub fn hidden() -> Live {
        Live { bar: ProgressBar::hidden(), grid: Grid::new([]), rows: Mutex::default() }
    }

    /// One game more.
    pub fn count(&self, schedule: &Schedule, bout: &Bout) {
        self.bar.inc(1);
        if self.bar.is_hidden() {
            return;
        }
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        for result in &bout.results {
            let row = &mut rows[schedule.entrants[result.entrant].line];
            row.seats += 1;
            row.wins += result.win;
            row.ranks += u64::from(result.rank);
        }
        self.bar.set_message(table(&self.grid, &rows));
    }

    /// All are played.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn grid(words: &Words) -> Grid {
    let heading = |name: &str| words.say(&format!("command-column-{name}"));
    Grid::new([
        Column::left(heading("name"), 24),
        Column::right(heading("seats"), 8),
        Column::right(heading("win-rate"), 6),
        Column::right(heading("rank"), 5),
    ])
}

fn table(grid: &Grid, rows: &[Row]) -> String {
    let mut table = grid.head();
    for row in rows {
        let seats = row.seats.max(1) as f64;
        let name: String = row.name.chars().take(24).collect();
        let (win, rank) = (100.0 * row.wins / seats, row.ranks as f64 / seats);
        let cells = [name, row.seats.to_string(), format!("{win:.1}"), format!("{rank:.2}")];
        let _ = write!(table, "\n{}", grid.row(&cells));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_table_has_a_line_for_each_name() {
        let row = |name: &str, seats, wins, ranks| Row { name: name.to_owned(), seats, wins, ranks };
        expect![[r#"
            name                        seats  win %  rank
            grande                          4   62.5  1.25
            squire                          0    0.0  0.00"#]]
        .assert_eq(&table(&grid(&Words::of("en")), &[row("grande", 4, 2.5, 5), row("squire", 0, 0.0, 0)]));
        Live::new(3, &["grande".to_owned()], &Words::of("en")).finish();
    }
}
