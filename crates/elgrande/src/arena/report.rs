//! What the arena prints: a table for people, an object or lines for programs.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::bout::{Bout, Finish};
use super::figures::rounded;
use super::schedule::Schedule;
use super::series::Played;
use super::tally::Figures;
use crate::failure::Outcome;
use crate::grid::{Column, Grid, list};
use crate::table;
use crate::words::Words;

/// The results of a series.
#[derive(Serialize)]
pub struct Report {
    games: u64,
    seconds: f64,
    bots: Vec<Figures>,
    seed: u64,
}

impl Report {
    /// What was played in that time, and what came of it.
    pub fn new(seed: u64, played: &Played, time: Duration, bots: Vec<Figures>) -> Report {
        Report { games: played.bouts.len() as u64, seconds: rounded(time.as_secs_f64(), 3), bots, seed }
    }

    /// For people.
    pub fn print(&self, schedule: &Schedule, words: &Words, out: &mut impl Write) -> Outcome {
        let line = |key: &str, said: String| (words.say(key), said);
        let percent = format!("{:.1}", 100.0 * self.par());
        let lines = [
            line("command-report-table", table::played(&schedule.tables, words)),
            line("command-report-seed", self.seed.to_string()),
            line("command-report-games", self.time(words)),
            line(
                "command-report-par",
                words.fill("command-report-par-figure", [("percent", percent.into())]),
            ),
        ];
        writeln!(out, "{}", list(&lines))?;
        self.print_bots(words, out)
    }

    fn time(&self, words: &Words) -> String {
        let speed = format!("{:.1}", self.games as f64 / self.seconds.max(0.001));
        let seconds = format!("{:.1}", self.seconds);
        let values = [("games", self.games.into()), ("seconds", seconds.into()), ("speed", speed.into())];
        words.fill("command-report-time", values)
    }

    /// The win rate of equals.
    fn par(&self) -> f64 {
        let seats: u64 = self.bots.iter().map(|bot| bot.games).sum();
        self.games as f64 / seats.max(1) as f64
    }

    fn print_bots(&self, words: &Words, out: &mut impl Write) -> Outcome {
        let grid = self.grid(words);
        writeln!(out, "{}", grid.head())?;
        self.bots.iter().try_for_each(|bot| Ok(writeln!(out, "{}", grid.row(&bot.cells()))?))
    }

    fn grid(&self, words: &Words) -> Grid {
        let names = self.bots.iter().map(|bot| short(&bot.name).chars().count());
        let heading = |name: &str| words.say(&format!("command-column-{name}"));
        let column = |name: &str, width| Column::right(heading(name), width);
        Grid::new([
            Column::left(heading("name"), names.max().unwrap_or(0)),
            column("seats", 6),
            column("wins", 7),
            column("win-rate", 6),
            column("interval", 13),
            column("rank", 5),
            column("margin", 7),
            column("rating", 7),
            column("median", 7),
            column("slow", 7),
            column("slowest", 7),
            column("tries", 8),
            column("late", 5),
        ])
    }
}

impl Figures {
    fn cells(&self) -> [String; 13] {
        let (low, high) = (100.0 * self.low, 100.0 * self.high);
        [
            short(&self.name),
            self.games.to_string(),
            format!("{:.1}", self.wins),
            format!("{:.1}", 100.0 * self.win_rate),
            format!("{low:5.1} – {high:5.1}"),
            format!("{:.2}", self.mean_rank),
            format!("{:+.1}", self.mean_margin),
            format!("{:.2}", self.rating),
            format!("{:.1}", self.ms_p50),
            format!("{:.1}", self.ms_p95),
            format!("{:.1}", self.ms_max),
            format!("{:.0}", self.iterations_per_second),
            self.overruns.to_string(),
        ]
    }
}

/// A name that leaves room for the figures.
fn short(name: &str) -> String {
    const LONGEST: usize = 32;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// A line for each seat of each game, the names of the columns first.
pub fn print_csv(schedule: &Schedule, played: &Played, out: &mut impl Write) -> Outcome {
    writeln!(
        out,
        "game,deal,players,seat,colour,name,score,rank,margin,win,decisions,ms_total,ms_max,iterations"
    )?;
    for bout in &played.bouts {
        bout.results.iter().try_for_each(|result| print_line(schedule, bout, result, out))?;
    }
    Ok(())
}

fn print_line(schedule: &Schedule, bout: &Bout, result: &Finish, out: &mut impl Write) -> Outcome {
    let (Bout { game, deal, results }, Finish { player, score, rank, margin, .. }) = (bout, result);
    let (players, seat) = (results.len(), player.index() + 1);
    let name = quoted(&schedule.entrants[result.entrant].name);
    let (thought, win) = (&result.thought, rounded(result.win, 4));
    let total = 1000.0 * thought.time.as_secs_f64();
    let longest = f64::from(thought.micros.iter().copied().max().unwrap_or(0)) / 1000.0;
    write!(out, "{game},{deal},{players},{seat},{player},{name},{score},{rank},{margin},{win},")?;
    Ok(writeln!(out, "{},{total:.3},{longest:.3},{}", thought.micros.len(), thought.iterations)?)
}

/// In quotes where a reader would lose its way.
fn quoted(field: &str) -> String {
    if field.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_holds_a_comma_is_quoted_and_a_long_one_is_cut() {
        assert_eq!(quoted("grande@200ms"), "grande@200ms");
        assert_eq!(quoted("./bot \"a,b\""), "\"./bot \"\"a,b\"\"\"");
        assert_eq!(short("grande"), "grande");
        assert_eq!(short(&"ñ".repeat(40)).chars().count(), 32);
    }
}
