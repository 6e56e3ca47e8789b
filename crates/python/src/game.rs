//! A game with its record, as its referee has it.

use engine::notation::{read_position, write_position};
use engine::record::Start;
use engine::{Action, Edition, Event, Player, Setup, Variants, Viewer};
use environment::random::generator;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{bad, illegal, refused};
use crate::json;
use crate::record::{Record, Reduced};
use crate::view::{Decision, View};

/// A game as its referee has it, hidden information included. Give players their `view(seat)` only.
///
/// Games are equal if they began in the same way and the same was played.
#[pyclass(module = "elgrande")]
#[derive(Clone)]
pub(crate) struct Game {
    record: engine::Record,
    /// The text of its edition; None for the built-in one.
    edition: Option<String>,
    /// Everything that happened, with nothing hidden.
    pub(crate) events: Vec<Event>,
}

impl Game {
    pub(crate) fn game(&self) -> &engine::Game {
        self.record.game()
    }

    pub(crate) fn of(record: engine::Record, edition: Option<String>) -> Game {
        let (_, mut events) = record.opening();
        record.replay().for_each(|moment| events.extend(moment.events));
        Game { record, edition, events }
    }

    pub(crate) fn seat(&self, word: &str) -> PyResult<Player> {
        let seats = self.game().board().seats();
        let seat = word.parse().ok().filter(|player| seats.has(*player));
        seat.ok_or_else(|| bad(format!("\"{word}\" isn’t a seat; the seats are: {seats}")))
    }

    fn viewer(&self, seat: Option<&str>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Game {
    /// Deals a game. The same arguments always give the same game.
    #[new]
    #[pyo3(signature = (players = 4, variants = Vec::new(), seed = 0, edition = None))]
    fn new(players: u8, variants: Vec<String>, seed: u64, edition: Option<String>) -> PyResult<Game> {
        let (values, variants) = (self::edition(edition.as_deref())?, self::variants(players, &variants)?);
        let setup = Setup::deal(values, variants, &mut generator(seed, 0));
        Ok(Game::of(engine::Record::new(setup), edition))
    }

    /// A game that begins with a position.
    #[staticmethod]
    #[pyo3(signature = (text, edition = None))]
    fn from_position(text: &str, edition: Option<String>) -> PyResult<Game> {
        let values = self::edition(edition.as_deref())?;
        let game = read_position(text, values).map_err(|reason| refused(&reason))?;
        Ok(Game::of(engine::Record::new(Start::Position(game)), edition))
    }

    /// Plays an action; returns the events that the seat may know.
    fn apply<'py>(&mut self, py: Python<'py>, seat: &str, action: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        let action: Action = action.parse().map_err(|reason: engine::action::BadAction| refused(&reason))?;
        let known = self.events.len();
        let played = self.record.play(seat, action, &mut self.events);
        played.map_err(|refusal| illegal(action, refusal))?;
        let visible: Vec<Event> =
            self.events[known..].iter().map(|event| event.visible_to(Viewer::Seat(seat))).collect();
        json::to_python(py, &visible)
    }

    /// What a seat may see, or a spectator.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<&str>) -> PyResult<View> {
        Ok(View(self.game().view(self.viewer(seat)?)))
    }

    /// What a seat must decide; None if nothing.
    fn decision(&self, seat: &str) -> PyResult<Option<Decision>> {
        Ok(self.view(Some(seat))?.asked())
    }

    /// The events that a seat may know, or a spectator, from that event on.
    #[pyo3(signature = (seat = None, start = 0))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<&str>, start: usize) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        let visible: Vec<Event> =
            self.events.iter().skip(start).map(|event| event.visible_to(viewer)).collect();
        json::to_python(py, &visible)
    }

    /// The seats that must decide now: several only while all choose in secret.
    #[getter]
    fn to_act(&self) -> Vec<&'static str> {
        self.game().to_act().iter().map(Player::word).collect()
    }

    /// The seats.
    #[getter]
    fn seats(&self) -> Vec<&'static str> {
        self.game().board().seats().iter().map(Player::word).collect()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.game().board().variants().player_count()
    }

    /// The words of the variants.
    #[getter]
    fn variants(&self) -> Vec<&'static str> {
        self.game().board().variants().words().collect()
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.game().board().is_over()
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.game().board().round()
    }

    /// The points of each seat.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (board, scores) = (self.game().board(), PyDict::new(py));
        board.seats().iter().try_for_each(|seat| scores.set_item(seat.word(), board.score(seat)))?;
        Ok(scores)
    }

    /// The number of actions played.
    #[getter]
    fn ply(&self) -> usize {
        self.record.actions().len()
    }

    /// Place and score of every player, and whether it is final.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.game().standing())
    }

    /// The position as text, hidden information included.
    fn position(&self) -> String {
        write_position(self.game())
    }

    /// The record up to now.
    fn record(&self) -> Record {
        Record { record: self.record.clone(), edition: self.edition.clone() }
    }

    /// A copy that is played on independently.
    fn copy(&self) -> Game {
        self.clone()
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Game {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (Record,)>> {
        Ok((py.get_type::<Record>().getattr("game")?, (self.record(),)))
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.record == other.record
    }

    fn __repr__(&self) -> String {
        let board = self.game().board();
        let words: String = board.variants().words().map(|word| format!(", {word}")).collect();
        let state = if board.is_over() { "over".to_owned() } else { format!("round {}", board.round()) };
        format!("<Game: {} players{words}; {state}, ply {}>", board.variants().player_count(), self.ply())
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        View(self.game().view(Viewer::Spectator)).draw(py, "elgrande.text")
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        View(self.game().view(Viewer::Spectator)).draw(py, "elgrande.svg")
    }
}

/// The built-in edition, or the one with this text.
pub(crate) fn edition(text: Option<&str>) -> PyResult<&'static Edition> {
    match text {
        Some(text) => Edition::load(text).map_err(bad),
        None => Ok(Edition::embedded()),
    }
}

/// Players and variants from their words.
pub(crate) fn variants(players: u8, words: &[String]) -> PyResult<Variants> {
    let plain = Variants::players(players).map_err(|reason| refused(&reason))?;
    let all = words.iter().try_fold(plain, |variants, word| variants.with_word(word));
    all.map_err(|reason| refused(&reason))
}
