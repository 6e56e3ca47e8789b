//! A progress bar and the current standings on standard error, if it is a terminal.

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use indicatif::ProgressBar;

use super::game::GameResult;
use super::schedule::Schedule;
use crate::messages::Messages;
use crate::progress::{bar, with_message_below};
use crate::text_table::{Column, TextTable};

/// The bar and the standings.
pub struct LiveTable {
    bar: ProgressBar,
    table: TextTable,
    rows: Mutex<Vec<Row>>,
}

/// The current statistics of one name.
#[derive(Clone, Debug, Default)]
struct Row {
    name: String,
    seats: u64,
    wins: f64,
    ranks: u64,
}

impl LiveTable {
    /// For this many games of these bots.
    pub fn new(games: u64, names: &[String], messages: &Messages) -> LiveTable {
        let row = |name: &String| Row { name: name.clone(), ..Row::default() };
        let bar = with_message_below(bar(games, messages.get("command-report-games")));
        LiveTable { bar, table: empty_table(messages), rows: Mutex::new(names.iter().map(row).collect()) }
    }

    /// Shows nothing.
    pub fn hidden() -> LiveTable {
        LiveTable { bar: ProgressBar::hidden(), table: TextTable::new([]), rows: Mutex::default() }
    }

    /// Adds one game.
    pub fn count(&self, schedule: &Schedule, game: &GameResult) {
        self.bar.inc(1);
        if self.bar.is_hidden() {
            return;
        }
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        for result in &game.results {
            let row = &mut rows[schedule.bots[result.bot].row];
            row.seats += 1;
            row.wins += result.win;
            row.ranks += u64::from(result.rank);
        }
        self.bar.set_message(standings(&self.table, &rows));
    }

    /// Removes the bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn empty_table(messages: &Messages) -> TextTable {
    let heading = |name: &str| messages.get(&format!("command-column-{name}"));
    TextTable::new([
        Column::left(heading("name"), 24),
        Column::right(heading("seats"), 8),
        Column::right(heading("win-rate"), 6),
        Column::right(heading("rank"), 5),
    ])
}

fn standings(table: &TextTable, rows: &[Row]) -> String {
    let mut text = table.head();
    for row in rows {
        let seats = row.seats.max(1) as f64;
        let name: String = row.name.chars().take(24).collect();
        let (win, rank) = (100.0 * row.wins / seats, row.ranks as f64 / seats);
        let cells = [name, row.seats.to_string(), format!("{win:.1}"), format!("{rank:.2}")];
        let _ = write!(text, "\n{}", table.row(&cells));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_table_has_a_row_for_each_name() {
        let row = |name: &str, seats, wins, ranks| Row { name: name.to_owned(), seats, wins, ranks };
        expect![[r#"
            name                        seats  win %  rank
            grande                          4   62.5  1.25
            squire                          0    0.0  0.00"#]]
        .assert_eq(&standings(
            &empty_table(&Messages::new("en")),
            &[row("grande", 4, 2.5, 5), row("squire", 0, 0.0, 0)],
        ));
        LiveTable::new(3, &["grande".to_owned()], &Messages::new("en")).finish();
    }
}
