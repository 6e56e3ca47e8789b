//! A game with its record, as its referee has it.

use engine::notation::{read_position, write_position};
use engine::record::Start;
use engine::{Action, Edition, Event, Player, Setup, Variants, Viewer};
use environment::random::generator;
use pyo3::prelude::*;

use crate::error::{bad, illegal, refused};
use crate::json;
use crate::view::{Decision, View};

/// A game as its referee has it, hidden information included. Give players their `view(seat)` only.
#[pyclass(module = "elgrande")]
pub(crate) struct Game {
    pub(crate) record: engine::Record,
    /// Everything that happened, with nothing hidden.
    pub(crate) events: Vec<Event>,
}

impl Game {
    pub(crate) fn game(&self) -> &engine::Game {
        self.record.game()
    }

    fn of(record: engine::Record) -> Game {
        let (_, mut events) = record.opening();
        record.replay().for_each(|moment| events.extend(moment.events));
        Game { record, events }
    }

    pub(crate) fn seat(&self, py: Python<'_>, word: &str) -> PyResult<Player> {
        let seats = self.game().board().seats();
        let seat = word.parse().ok().filter(|player| seats.has(*player));
        seat.ok_or_else(|| bad(py, format!("\"{word}\" is no seat; the seats are: {seats}")))
    }

    fn viewer(&self, py: Python<'_>, seat: Option<&str>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(py, seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Game {
    /// Deals a game. The same arguments always give the same game.
    #[new]
    #[pyo3(signature = (players = 4, variants = Vec::new(), seed = 0, edition = None))]
    fn new(
        py: Python<'_>,
        players: u8,
        variants: Vec<String>,
        seed: u64,
        edition: Option<&str>,
    ) -> PyResult<Game> {
        let (edition, variants) = (self::edition(py, edition)?, self::variants(py, players, &variants)?);
        let setup = Setup::deal(edition, variants, &mut generator(seed, 0));
        Ok(Game::of(engine::Record::new(setup)))
    }

    /// A game that begins with a position.
    #[staticmethod]
    #[pyo3(signature = (text, edition = None))]
    fn from_position(py: Python<'_>, text: &str, edition: Option<&str>) -> PyResult<Game> {
        let game = read_position(text, self::edition(py, edition)?).map_err(|reason| refused(py, &reason))?;
        Ok(Game::of(engine::Record::new(Start::Position(game))))
    }

    /// Plays an action; returns the events that the seat may know.
    fn apply<'py>(&mut self, py: Python<'py>, seat: &str, action: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(py, seat)?;
        let action: Action =
            action.parse().map_err(|reason: engine::action::BadAction| refused(py, &reason))?;
        let known = self.events.len();
        let played = self.record.play(seat, action, &mut self.events);
        played.map_err(|refusal| illegal(py, action, refusal))?;
        let visible: Vec<Event> =
            self.events[known..].iter().map(|event| event.visible_to(Viewer::Seat(seat))).collect();
        json::to_python(py, &visible)
    }

    /// What a seat may see, or a spectator.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<&str>) -> PyResult<View> {
        Ok(View(self.game().view(self.viewer(py, seat)?)))
    }

    /// What a seat must decide; None if nothing.
    fn decision(&self, py: Python<'_>, seat: &str) -> PyResult<Option<Decision>> {
        Ok(self.view(py, Some(seat))?.asked())
    }

    /// The events that a seat may know, or a spectator, from that event on.
    #[pyo3(signature = (seat = None, start = 0))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<&str>, start: usize) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(py, seat)?;
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

    /// The points of each seat.
    #[getter]
    fn scores(&self) -> Vec<(&'static str, u16)> {
        let board = self.game().board();
        board.seats().iter().map(|seat| (seat.word(), board.score(seat))).collect()
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
        Record(self.record.clone())
    }

    /// A copy that is played on independently.
    fn copy(&self) -> Game {
        Game { record: self.record.clone(), events: self.events.clone() }
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Game {
        self.copy()
    }

    fn __repr__(&self) -> String {
        let board = self.game().board();
        format!(
            "<Game of {} in round {}, ply {}>",
            board.variants().player_count(),
            board.round(),
            self.ply()
        )
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        View(self.game().view(Viewer::Spectator)).svg(py)
    }
}

/// A whole game as text and back: how it began, every action, and the result.
#[pyclass(module = "elgrande", frozen)]
pub(crate) struct Record(engine::Record);

#[pymethods]
impl Record {
    /// Reads a record; every line is checked and every action replayed.
    #[staticmethod]
    #[pyo3(signature = (text, edition = None))]
    fn read(py: Python<'_>, text: &str, edition: Option<&str>) -> PyResult<Record> {
        let editions = [self::edition(py, edition)?, Edition::embedded()];
        engine::Record::read(text, &editions).map(Record).map_err(|reason| refused(py, &reason))
    }

    /// Who did what, in order.
    #[getter]
    fn actions(&self) -> Vec<(&'static str, String)> {
        self.0.actions().iter().map(|(player, action)| (player.word(), action.to_string())).collect()
    }

    /// The game after the first actions, or after all.
    #[pyo3(signature = (ply = None))]
    fn game(&self, ply: Option<usize>) -> Game {
        let mut record = self.0.clone();
        record.take_back_to(ply.unwrap_or(usize::MAX));
        Game::of(record)
    }

    fn __len__(&self) -> usize {
        self.0.actions().len()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} actions>", self.0.actions().len())
    }
}

/// The built-in edition, or the one with this text.
pub(crate) fn edition(py: Python<'_>, text: Option<&str>) -> PyResult<&'static Edition> {
    match text {
        Some(text) => Edition::load(text).map_err(|error| bad(py, error)),
        None => Ok(Edition::embedded()),
    }
}

/// Players and variants from their words.
pub(crate) fn variants(py: Python<'_>, players: u8, words: &[String]) -> PyResult<Variants> {
    let plain = Variants::players(players).map_err(|reason| refused(py, &reason))?;
    let all = words.iter().try_fold(plain, |variants, word| variants.with_word(word));
    all.map_err(|reason| refused(py, &reason))
}
