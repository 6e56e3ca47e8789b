//! Adds up each name's results in the order of the games and computes its statistics.

use std::time::Duration;

use serde::Serialize;

use super::game::{GameResult, SeatResult};
use super::roster::{BotSpec, Roster};
use super::series::SeriesResult;
use super::statistics::{interval, mean, percentile, rounded};
use server::rating::{self, Rating};

/// The statistics of one name. `games` counts seats: three bots with one name count three in each game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the help of the command says what the fields are")]
pub struct BotStats {
    pub name: String,
    pub games: u64,
    pub wins: f64,
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
    pub mean_rank: f64,
    pub mean_margin: f64,
    pub rating: f64,
    pub uncertainty: f64,
    pub decisions: u64,
    pub ms_p50: f64,
    pub ms_p95: f64,
    pub ms_max: f64,
    pub iterations_per_second: f64,
    pub overruns: u64,
    pub illegal: u64,
}

/// The statistics of all names.
pub fn bot_stats(roster: &Roster, played: &SeriesResult) -> Vec<BotStats> {
    let mut tallies: Vec<_> = roster.names.iter().map(|name| Tally::new(name)).collect();
    let mut ratings = vec![Rating::default(); roster.names.len()];
    for game in &played.games {
        game.results.iter().for_each(|result| count(&mut tallies, &roster.bots[result.bot], result));
        rating::update(&mut ratings, &seats(roster, game));
    }
    let illegal_bot = played.stop.as_ref().and_then(|stop| stop.illegal_bot);
    illegal_bot.into_iter().for_each(|bot| tallies[roster.bots[bot].row].illegal += 1);
    tallies.into_iter().zip(ratings).map(|(tally, rating)| tally.statistics(rating)).collect()
}

fn count(tallies: &mut [Tally], bot: &BotSpec, result: &SeatResult) {
    tallies[bot.row].count(result, bot.budget.time);
}

/// By seat: the row of the name, and the place.
fn seats(roster: &Roster, game: &GameResult) -> Vec<(usize, u8)> {
    game.results.iter().map(|result| (roster.bots[result.bot].row, result.rank)).collect()
}

#[derive(Default)]
struct Tally {
    name: String,
    seats: u64,
    wins: f64,
    ranks: u64,
    margins: i64,
    micros: Vec<u32>,
    time: Duration,
    iterations: u64,
    overruns: u64,
    illegal: u64,
}

impl Tally {
    fn new(name: &str) -> Tally {
        Tally { name: name.to_owned(), ..Tally::default() }
    }

    fn count(&mut self, result: &SeatResult, time: Option<Duration>) {
        self.seats += 1;
        self.wins += result.win;
        self.ranks += u64::from(result.rank);
        self.margins += i64::from(result.margin);
        self.time += result.thinking.time;
        self.iterations += result.thinking.iterations;
        self.micros.extend(&result.thinking.micros);
        let late = |micros: &&u32| time.is_some_and(|time| is_late(**micros, time));
        self.overruns += result.thinking.micros.iter().filter(late).count() as u64;
    }

    fn statistics(mut self, rating: Rating) -> BotStats {
        self.micros.sort_unstable();
        let (low, high) = interval(self.wins, self.seats as f64);
        let ms = |percent| f64::from(percentile(&self.micros, percent)) / 1000.0;
        let seconds = self.time.as_secs_f64();
        let rate = if seconds > 0.0 { self.iterations as f64 / seconds } else { 0.0 };
        BotStats {
            games: self.seats,
            wins: rounded(self.wins, 3),
            win_rate: rounded(mean(self.wins, self.seats), 4),
            low: rounded(low, 4),
            high: rounded(high, 4),
            mean_rank: rounded(mean(self.ranks as f64, self.seats), 3),
            mean_margin: rounded(mean(self.margins as f64, self.seats), 3),
            rating: rounded(rating.rating, 3),
            uncertainty: rounded(rating.uncertainty, 3),
            decisions: self.micros.len() as u64,
            ms_p50: ms(50),
            ms_p95: ms(95),
            ms_max: ms(100),
            iterations_per_second: rounded(rate, 1),
            overruns: self.overruns,
            illegal: self.illegal,
            name: self.name,
        }
    }
}

/// Did a decision take more than 10 % longer than its budget?
fn is_late(micros: u32, time: Duration) -> bool {
    u128::from(micros) * 10 > time.as_micros() * 11
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::seat::ThinkingStats;
    use bots::Budget;
    use engine::Player;

    fn result(bot: usize, rank: u8, margin: i32, win: f64, micros: &[u32]) -> SeatResult {
        let thinking = ThinkingStats {
            micros: micros.to_vec(),
            time: Duration::from_micros(micros.iter().map(|micros| u64::from(*micros)).sum()),
            iterations: 10,
        };
        SeatResult { bot, player: Player::Red, score: 0, rank, margin, win, thinking }
    }

    #[test]
    fn bots_with_the_same_name_share_a_row() {
        let roster = Roster::read(["grande", "squire", "squire"].into_iter(), Budget::millis(1)).unwrap();
        let game = |game, results| GameResult { game, deal: 0, results };
        let games = vec![
            game(
                0,
                vec![result(0, 1, 0, 0.5, &[1100]), result(1, 1, 0, 0.5, &[]), result(2, 3, -9, 0.0, &[])],
            ),
            game(
                1,
                vec![result(1, 2, -4, 0.0, &[]), result(0, 1, 4, 1.0, &[1101]), result(2, 3, -5, 0.0, &[])],
            ),
        ];
        let [grande, squire] = &bot_stats(&roster, &SeriesResult { games, stop: None })[..] else { panic!() };
        assert_eq!((grande.games, grande.wins, grande.win_rate), (2, 1.5, 0.75));
        assert_eq!((squire.games, squire.wins, squire.win_rate), (4, 0.5, 0.125));
        assert_eq!((grande.mean_rank, grande.mean_margin, squire.mean_margin), (1.0, 2.0, -4.5));
        assert!(grande.rating > squire.rating);
        assert_eq!((grande.overruns, grande.ms_p50, grande.ms_max), (1, 1.1, 1.101));
        assert_eq!((grande.iterations_per_second, squire.iterations_per_second), (9086.8, 0.0));
    }

    #[test]
    fn figures_are_defined_without_games() {
        let roster = Roster::read(["grande", "squire"].into_iter(), Budget::default()).unwrap();
        let statistics = bot_stats(&roster, &SeriesResult { games: Vec::new(), stop: None });
        assert_eq!((statistics[0].games, statistics[0].high, statistics[0].rating), (0, 1.0, 25.0));
    }
}
