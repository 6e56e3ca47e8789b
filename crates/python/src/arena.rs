//! Games between built-in bots.

use bots::Budget;
use engine::Player;
use environment::random::generator;
use pyo3::prelude::*;

use crate::bot::kinds;
use crate::error::bad;
use crate::game::{edition, variants};
use crate::json;

/// How one game ended.
#[derive(serde::Serialize)]
struct Played {
    game: u64,
    seats: Vec<Seat>,
}

/// How one seat finished.
#[derive(serde::Serialize)]
struct Seat {
    seat: &'static str,
    level: String,
    points: u16,
    /// The share of the win.
    win: f32,
}

/// Plays games between built-in bots, who change seats from game to game. Returns a dict for each game: its number (`game`) and
/// its `seats`, each a dict of `seat`, `level`, `points` and `win`, the share of the win. The result follows from the
/// arguments.
#[pyfunction]
#[pyo3(signature = (levels, games = 100, variants = Vec::new(), seed = 0, iterations = None, edition = None))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    levels: Vec<String>,
    games: u64,
    variants: Vec<String>,
    seed: u64,
    iterations: Option<u32>,
    edition: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let count = u8::try_from(levels.len()).map_err(|_| bad("a game has 2 to 5 players"))?;
    let (variants, edition) = (self::variants(count, &variants)?, self::edition(edition)?);
    let (kinds, budget) = (kinds(&levels)?, Budget { iterations, ..Budget::default() });
    let played = py.detach(|| {
        let play = |game: u64| {
            let seats: Vec<usize> =
                (0..kinds.len()).map(|seat| (seat + game as usize) % kinds.len()).collect();
            let bots: Vec<bots::Kind> = seats.iter().map(|bot| kinds[*bot]).collect();
            let end = environment::dataset::play_bots(
                edition,
                variants,
                &bots,
                &budget,
                &mut generator(seed, game),
            );
            let leaders = end.standing().leaders();
            let seat = |(seat, bot): (usize, &usize)| {
                let player = Player::seat(seat).expect("at most five play");
                let share = if leaders.has(player) { 1.0 / leaders.len() as f32 } else { 0.0 };
                let points = end.board().score(player);
                Seat { seat: player.word(), level: levels[*bot].clone(), points, win: share }
            };
            Played { game, seats: seats.iter().enumerate().map(seat).collect() }
        };
        environment::dataset::in_parallel(games, play)
    });
    json::to_python(py, &played)
}
