//! The rating list of `arena --ladder`: all bots on one scale, as a text table, JSON or CSV.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::game::GameResult;
use super::plackett_luce::{Estimate, Places, ahead};
use super::report::{quoted, series_rows, short};
use super::roster::Roster;
use super::schedule::Schedule;
use super::series::SeriesResult;
use super::statistics::{mean, rounded};
use crate::failure::Outcome;
use crate::messages::Messages;
use crate::text_table::{Column, TextTable, aligned_list};

/// The bots of a list when none are named. `squire` does not search, so it needs no budget.
pub const ENTRANTS: [&str; 7] =
    ["random", "squire", "caballero@200it", "grande@50it", "grande@200it", "master@50it", "master@200it"];

/// The bot with [`ANCHOR_RATING`]; the first one if it does not take part.
const ANCHOR: &str = "squire";
const ANCHOR_RATING: f64 = 1000.0;

/// The rating list.
#[derive(Serialize)]
pub struct Ladder {
    games: u64,
    seconds: f64,
    anchor: String,
    anchor_rating: f64,
    ladder: Vec<Rung>,
    seed: u64,
}

/// One bot of the list.
#[derive(Clone, Debug, Serialize)]
struct Rung {
    name: String,
    rating: f64,
    low: Option<f64>,
    high: Option<f64>,
    games: u64,
    win_rate: f64,
    mean_rank: f64,
    /// How often it finishes ahead of the next bot of the list.
    ahead_of_next: Option<f64>,
}

impl Ladder {
    /// The list after a series that took this long, strongest first.
    pub fn new(roster: &Roster, seed: u64, played: &SeriesResult, time: Duration) -> Ladder {
        let anchor = roster.names.iter().position(|name| name == ANCHOR).unwrap_or(0);
        let mut places = Places::new(roster.names.len());
        played.games.iter().for_each(|game| places.add(&by_name(roster, game)));
        let estimates = places.estimate(anchor, ANCHOR_RATING);
        let rung = |(row, estimate)| Rung::new(roster, row, estimate, &played.games);
        let rungs = estimates.into_iter().enumerate().map(rung);
        let mut ladder: Vec<Rung> = rungs.filter(|rung| rung.games > 0).collect();
        ladder.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        for at in 1..ladder.len() {
            let share = ahead(ladder[at - 1].rating, ladder[at].rating);
            ladder[at - 1].ahead_of_next = Some(rounded(share, 4));
        }
        Ladder {
            games: played.games.len() as u64,
            seconds: rounded(time.as_secs_f64(), 3),
            anchor: roster.names[anchor].clone(),
            anchor_rating: ANCHOR_RATING,
            ladder,
            seed,
        }
    }

    /// Prints the list as text.
    pub fn print(&self, schedule: &Schedule, messages: &Messages, out: &mut impl Write) -> Outcome {
        let values = [("name", self.anchor.clone().into()), ("rating", points(self.anchor_rating).into())];
        let scale =
            (messages.get("command-report-scale"), messages.format("command-report-scale-figure", values));
        let mut rows = series_rows(schedule, self.games, self.seconds, messages);
        rows.push(scale);
        writeln!(out, "{}", aligned_list(&rows))?;
        let table = self.table(messages);
        writeln!(out, "{}", table.head())?;
        self.ladder.iter().try_for_each(|rung| Ok(writeln!(out, "{}", table.row(&rung.cells()))?))
    }

    fn table(&self, messages: &Messages) -> TextTable {
        let names = self.ladder.iter().map(|rung| short(&rung.name).chars().count());
        let heading = |name: &str| messages.get(&format!("command-column-{name}"));
        let column = |name: &str, width| Column::right(heading(name), width);
        TextTable::new([
            Column::left(heading("name"), names.max().unwrap_or(0)),
            column("rating", 7),
            column("interval", 13),
            column("seats", 6),
            column("win-rate", 6),
            column("rank", 5),
            column("ahead", 7),
        ])
    }

    /// Prints the list as CSV: a header line, then one line per bot.
    pub fn print_csv(&self, out: &mut impl Write) -> Outcome {
        writeln!(out, "name,rating,low,high,games,win_rate,mean_rank,ahead_of_next")?;
        let or_empty = |figure: Option<f64>| figure.map_or_else(String::new, |figure| figure.to_string());
        for Rung { name, rating, low, high, games, win_rate, mean_rank, ahead_of_next } in &self.ladder {
            let (name, low, high) = (quoted(name), or_empty(*low), or_empty(*high));
            let ahead = or_empty(*ahead_of_next);
            writeln!(out, "{name},{rating},{low},{high},{games},{win_rate},{mean_rank},{ahead}")?;
        }
        Ok(())
    }
}

impl Rung {
    fn new(roster: &Roster, row: usize, estimate: Estimate, games: &[GameResult]) -> Rung {
        let results = games.iter().flat_map(|game| &game.results);
        let own: Vec<_> = results.filter(|result| roster.bots[result.bot].row == row).collect();
        let seats = own.len() as u64;
        let wins: f64 = own.iter().map(|result| result.win).sum();
        let ranks: u64 = own.iter().map(|result| u64::from(result.rank)).sum();
        Rung {
            name: roster.names[row].clone(),
            rating: rounded(estimate.rating, 1),
            low: estimate.low.map(|low| rounded(low, 1)),
            high: estimate.high.map(|high| rounded(high, 1)),
            games: seats,
            win_rate: rounded(mean(wins, seats), 4),
            mean_rank: rounded(mean(ranks as f64, seats), 3),
            ahead_of_next: None,
        }
    }

    fn cells(&self) -> [String; 7] {
        let limit = |figure: Option<f64>| figure.map_or_else(String::new, points);
        let is_anchor = self.low == self.high && self.low.is_some();
        let interval = format!("{:>5} – {:>5}", limit(self.low), limit(self.high));
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        [
            short(&self.name),
            points(self.rating),
            if is_anchor { String::new() } else { interval },
            self.games.to_string(),
            percent(self.win_rate),
            format!("{:.2}", self.mean_rank),
            self.ahead_of_next.map_or_else(String::new, percent),
        ]
    }
}

fn points(rating: f64) -> String {
    format!("{rating:.0}")
}

/// By seat: the row of the name, and the place.
fn by_name(roster: &Roster, game: &GameResult) -> Vec<(usize, u8)> {
    game.results.iter().map(|result| (roster.bots[result.bot].row, result.rank)).collect()
}
