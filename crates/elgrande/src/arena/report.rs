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
use crate::table::words;

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
    pub fn print(&self, schedule: &Schedule, out: &mut impl Write) -> Outcome {
        let table = match schedule.tables[..] {
            [one] => format!("{} players, {}", one.player_count(), words(one)),
            _ => format!("{} tables in turn", schedule.tables.len()),
        };
        let speed = self.games as f64 / self.seconds.max(0.001);
        writeln!(out, "table  {table}")?;
        writeln!(out, "seed   {}", self.seed)?;
        writeln!(out, "games  {} in {:.1} s ({speed:.1} in a second)", self.games, self.seconds)?;
        writeln!(out, "par    {:.1} % wins for each bot", 100.0 * self.par())?;
        self.print_bots(out)
    }

    /// The win rate of equals.
    fn par(&self) -> f64 {
        let seats: u64 = self.bots.iter().map(|bot| bot.games).sum();
        self.games as f64 / seats.max(1) as f64
    }

    fn print_bots(&self, out: &mut impl Write) -> Outcome {
        let names = self.bots.iter().map(|bot| short(&bot.name).chars().count());
        let width = names.max().unwrap_or(0).max("name".len());
        writeln!(
            out,
            "\n{:width$}  seats    wins  win %         95 %  rank  margin  rating  p50 ms  p95 ms  max ms     it/s  late",
            "name"
        )?;
        for bot in &self.bots {
            let name = short(&bot.name);
            let (win, low, high) = (100.0 * bot.win_rate, 100.0 * bot.low, 100.0 * bot.high);
            write!(out, "{name:width$} {:6} {:7.1} {win:6.1} {low:5.1} – {high:5.1}", bot.games, bot.wins)?;
            write!(out, " {:5.2} {:+7.1} {:7.2}", bot.mean_rank, bot.mean_margin, bot.rating)?;
            write!(out, " {:7.1} {:7.1} {:7.1}", bot.ms_p50, bot.ms_p95, bot.ms_max)?;
            writeln!(out, " {:8.0} {:5}", bot.iterations_per_second, bot.overruns)?;
        }
        Ok(())
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
