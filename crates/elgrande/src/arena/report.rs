//! The arena's output: a text table, JSON or CSV.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::game::{GameResult, SeatResult};
use super::schedule::Schedule;
use super::series::SeriesResult;
use super::statistics::rounded;
use super::tally::BotStats;
use crate::failure::Outcome;
use crate::messages::Messages;
use crate::table_args;
use crate::text_table::{Column, TextTable, aligned_list};

/// The results of a series.
#[derive(Serialize)]
pub struct Report {
    games: u64,
    seconds: f64,
    bots: Vec<BotStats>,
    seed: u64,
}

impl Report {
    /// The results of a series that took this long.
    pub fn new(seed: u64, played: &SeriesResult, time: Duration, bots: Vec<BotStats>) -> Report {
        Report { games: played.games.len() as u64, seconds: rounded(time.as_secs_f64(), 3), bots, seed }
    }

    /// Prints the report as text.
    pub fn print(&self, schedule: &Schedule, messages: &Messages, out: &mut impl Write) -> Outcome {
        let percent = format!("{:.1}", 100.0 * self.chance_level());
        let par = messages.format("command-report-par-figure", [("percent", percent.into())]);
        let mut rows = series_rows(schedule, self.games, self.seconds, messages);
        rows.push((messages.get("command-report-par"), par));
        writeln!(out, "{}", aligned_list(&rows))?;
        self.print_bots(messages, out)
    }

    /// The win rate if all bots were equally strong.
    fn chance_level(&self) -> f64 {
        let seats: u64 = self.bots.iter().map(|bot| bot.games).sum();
        self.games as f64 / seats.max(1) as f64
    }

    fn print_bots(&self, messages: &Messages, out: &mut impl Write) -> Outcome {
        let table = self.table(messages);
        writeln!(out, "{}", table.head())?;
        self.bots.iter().try_for_each(|bot| Ok(writeln!(out, "{}", table.row(&bot.cells()))?))
    }

    fn table(&self, messages: &Messages) -> TextTable {
        let names = self.bots.iter().map(|bot| short(&bot.name).chars().count());
        let heading = |name: &str| messages.get(&format!("command-column-{name}"));
        let column = |name: &str, width| Column::right(heading(name), width);
        TextTable::new([
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
            column("iterations", 8),
            column("late", 5),
        ])
    }
}

/// What a report says first: the tables, the seed, the number of games and their time.
pub(super) fn series_rows(
    schedule: &Schedule,
    games: u64,
    seconds: f64,
    messages: &Messages,
) -> Vec<(String, String)> {
    let speed = format!("{:.1}", games as f64 / seconds.max(0.001));
    let seconds = format!("{seconds:.1}");
    let values = [("games", games.into()), ("seconds", seconds.into()), ("speed", speed.into())];
    let row = |key: &str, text: String| (messages.get(key), text);
    vec![
        row("command-report-table", table_args::describe_tables(&schedule.tables, messages)),
        row("command-report-seed", schedule.seed.to_string()),
        row("command-report-games", messages.format("command-report-time", values)),
    ]
}

impl BotStats {
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

/// The name, cut to leave space for the numbers.
pub(super) fn short(name: &str) -> String {
    const LONGEST: usize = 32;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// CSV: a header line, then one line per seat of each game.
pub fn print_csv(schedule: &Schedule, played: &SeriesResult, out: &mut impl Write) -> Outcome {
    writeln!(
        out,
        "game,deal,players,seat,colour,name,score,rank,margin,win,decisions,ms_total,ms_max,iterations"
    )?;
    for game in &played.games {
        game.results.iter().try_for_each(|result| print_csv_row(schedule, game, result, out))?;
    }
    Ok(())
}

fn print_csv_row(
    schedule: &Schedule,
    game: &GameResult,
    result: &SeatResult,
    out: &mut impl Write,
) -> Outcome {
    let (GameResult { game, deal, results }, SeatResult { player, score, rank, margin, .. }) = (game, result);
    let (players, seat) = (results.len(), player.index() + 1);
    let name = quoted(&schedule.bots[result.bot].name);
    let (thinking, win) = (&result.thinking, rounded(result.win, 4));
    let total = 1000.0 * thinking.time.as_secs_f64();
    let longest = f64::from(thinking.micros.iter().copied().max().unwrap_or(0)) / 1000.0;
    write!(out, "{game},{deal},{players},{seat},{player},{name},{score},{rank},{margin},{win},")?;
    Ok(writeln!(out, "{},{total:.3},{longest:.3},{}", thinking.micros.len(), thinking.iterations)?)
}

/// A CSV field, quoted if necessary.
pub(super) fn quoted(roster: &str) -> String {
    if roster.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", roster.replace('"', "\"\""))
    } else {
        roster.to_owned()
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
