//! A built-in bot in one seat of one game.

use bots::{Budget, Kind};
use engine::{Player, Viewer};
use pyo3::prelude::*;

use crate::error::{bad, refused};
use crate::game::Game;
use crate::json;

/// A built-in bot in one seat. It sees what that seat may see, and nothing else.
#[pyclass(module = "elgrande")]
pub(crate) struct Bot {
    bot: bots::Bot,
    level: String,
    seat: Player,
    /// How many events of its game it has observed.
    observed: usize,
    budget: Budget,
}

#[derive(serde::Serialize)]
struct Considered {
    action: String,
    margin: f32,
    win: f32,
    share: f32,
}

#[pymethods]
impl Bot {
    /// A bot of this level in this seat of this game. With `iterations` and without `millis` its answers follow from the
    /// seed.
    #[new]
    #[pyo3(signature = (level, game, seat, seed = 0, iterations = None, millis = None))]
    fn new(
        level: &str,
        game: &Game,
        seat: &str,
        seed: u64,
        iterations: Option<u32>,
        millis: Option<u64>,
    ) -> PyResult<Bot> {
        let (kind, seat) = (self::kind(level)?, game.seat(seat)?);
        let bot = bots::Bot::new(kind, game.game().board().variants(), seat, seed);
        let time = millis.map(std::time::Duration::from_millis);
        Ok(Bot {
            bot,
            level: level.to_owned(),
            seat,
            observed: 0,
            budget: Budget { time, iterations, threads: 1 },
        })
    }

    /// The level, perhaps without some techniques.
    #[getter]
    fn level(&self) -> &str {
        &self.level
    }

    /// The seat.
    #[getter]
    fn seat(&self) -> &'static str {
        self.seat.word()
    }

    /// The action it would play now; the game must be the one it has followed.
    fn answer(&mut self, py: Python<'_>, game: &Game) -> PyResult<String> {
        Ok(self.think(py, game)?.action.to_string())
    }

    /// The actions it considers, best first, as dicts: `action`, `margin` (expected points ahead of the best other seat), `win`
    /// (chance of winning) and `share` of the search.
    fn consider<'py>(&mut self, py: Python<'py>, game: &Game) -> PyResult<Bound<'py, PyAny>> {
        let answer = self.think(py, game)?;
        let considered = answer.candidates.iter().map(|candidate| Considered {
            action: candidate.action.to_string(),
            margin: candidate.margin,
            win: candidate.win,
            share: candidate.share,
        });
        json::to_python(py, &considered.collect::<Vec<_>>())
    }

    fn __repr__(&self) -> String {
        format!("<Bot {} of {}>", self.level, self.seat)
    }
}

impl Bot {
    fn think(&mut self, py: Python<'_>, game: &Game) -> PyResult<bots::Answer> {
        let view = game.game().view(Viewer::Seat(self.seat));
        let news = game.events.get(self.observed..);
        let news = news.ok_or_else(|| bad("the bot has followed another game"))?.to_vec();
        self.observed = game.events.len();
        let (bot, budget) = (&mut self.bot, &self.budget);
        let answer = py.detach(|| {
            news.iter().for_each(|event| bot.observe(event));
            bot.answer(&view, budget)
        });
        answer.ok_or_else(|| bad(format!("{} has nothing to decide", self.seat)))
    }
}

/// A level, perhaps without some techniques.
pub(crate) fn kind(word: &str) -> PyResult<Kind> {
    word.parse().map_err(|reason: engine::words::UnknownWord| refused(&reason))
}

/// Several of them.
pub(crate) fn kinds(words: &[String]) -> PyResult<Vec<Kind>> {
    words.iter().map(|word| kind(word)).collect()
}
