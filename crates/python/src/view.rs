//! What one viewer may see. Built from the engine's view, so it holds nothing hidden.

use engine::{Player, Viewer};
use environment::{ACTIONS, OBSERVATION, observe, write_mask};
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use crate::error::bad;
use crate::json;

/// A game as one viewer sees it. It holds nothing that the viewer may not know. `str(view)` is the board as text.
#[pyclass(module = "elgrande", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct View(pub(crate) engine::View);

impl View {
    pub(crate) fn asked(&self) -> Option<Decision> {
        let branches = self.0.branches().iter().map(ToString::to_string).collect();
        self.0.decision().map(|decision| Decision { decision, branches })
    }

    fn seat(&self) -> PyResult<Player> {
        match self.0.viewer() {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(bad("a spectator has no seat, so no observation")),
        }
    }

    /// The board as the module draws it.
    pub(crate) fn draw(&self, py: Python<'_>, module: &str) -> PyResult<Py<PyAny>> {
        let draw = py.import(module)?.getattr("draw")?;
        Ok(draw.call1((json::to_python(py, &self.0)?,))?.unbind())
    }
}

#[pymethods]
impl View {
    /// The seat that looks; None for a spectator.
    #[getter]
    fn viewer(&self) -> Option<&'static str> {
        match self.0.viewer() {
            Viewer::Seat(seat) => Some(seat.word()),
            Viewer::Spectator => None,
        }
    }

    /// The seats that must decide now.
    #[getter]
    fn to_act(&self) -> Vec<&'static str> {
        self.0.to_act().iter().map(Player::word).collect()
    }

    /// What the viewer must decide; None if nothing.
    #[getter]
    fn decision(&self) -> Option<Decision> {
        self.asked()
    }

    /// Everything the viewer may know, as in docs/protocol.md.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.0)
    }

    /// The same as JSON.
    fn json(&self) -> String {
        json::text(&self.0)
    }

    /// The observation of the seat: bytes in the planes of docs/observation.md.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut observation = [0; OBSERVATION];
        observe(&self.0, self.seat()?, &mut observation);
        Ok(PyArray1::from_slice(py, &observation))
    }

    /// 1 for every legal action number of the seat.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut mask = [0; ACTIONS];
        let players = self.0.board().variants().player_count().into();
        if let Some(decision) = self.0.decision() {
            write_mask(&decision, self.seat()?, players, &mut mask);
        }
        Ok(PyArray1::from_slice(py, &mask))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.draw(py, "elgrande.text")
    }

    fn __repr__(&self) -> String {
        let round = self.0.board().round();
        format!("<View of {}: round {round}>", self.viewer().unwrap_or("a spectator"))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.draw(py, "elgrande.svg")
    }
}

/// A question to one seat and every possible answer. It is a sequence of the options.
#[pyclass(module = "elgrande", frozen, eq, sequence)]
#[derive(Clone, PartialEq)]
pub(crate) struct Decision {
    decision: engine::Decision,
    branches: Vec<String>,
}

#[pymethods]
impl Decision {
    /// Every legal action as text.
    #[getter]
    fn options(&self) -> Vec<String> {
        self.decision.options().map(|action| action.to_string()).collect()
    }

    /// What each branch of the card does, if one is to be chosen.
    #[getter]
    fn branches(&self) -> Vec<String> {
        self.branches.clone()
    }

    /// The kind of question, as in docs/protocol.md.
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.to_dict(py)?.get_item("kind")
    }

    /// The structured question, as in docs/protocol.md.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.decision)
    }

    fn __len__(&self) -> usize {
        self.decision.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<String> {
        let from_start = if index < 0 { index + self.decision.len() as isize } else { index };
        let option = usize::try_from(from_start).ok().and_then(|index| self.decision.nth(index));
        option.map(|action| action.to_string()).ok_or_else(|| PyIndexError::new_err("no such option"))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.options())?.try_iter()
    }

    fn __contains__(&self, action: &str) -> bool {
        action.parse().is_ok_and(|action| self.decision.allows(action))
    }

    fn __str__(&self) -> String {
        self.decision.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Decision: {}>", self.decision)
    }
}
