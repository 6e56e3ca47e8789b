//! What one viewer may see. Built from the engine's view, so it holds nothing hidden.

use engine::{Player, Viewer};
use environment::{ACTIONS, OBSERVATION, observe, write_mask};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::error::bad;
use crate::json;

/// A game as one viewer sees it. It holds nothing that the viewer may not know.
#[pyclass(module = "elgrande", frozen)]
pub(crate) struct View(pub(crate) engine::View);

impl View {
    pub(crate) fn asked(&self) -> Option<Decision> {
        let branches = self.0.branches().iter().map(ToString::to_string).collect();
        self.0.decision().map(|decision| Decision { decision, branches })
    }

    fn seat(&self, py: Python<'_>) -> PyResult<Player> {
        match self.0.viewer() {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(bad(py, "a spectator has no seat, so no observation")),
        }
    }

    pub(crate) fn svg(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let draw = py.import("elgrande.svg")?.getattr("draw")?;
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
        observe(&self.0, self.seat(py)?, &mut observation);
        Ok(PyArray1::from_slice(py, &observation))
    }

    /// 1 for every legal action number of the seat.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut mask = [0; ACTIONS];
        let players = self.0.board().variants().player_count().into();
        if let Some(decision) = self.0.decision() {
            write_mask(&decision, self.seat(py)?, players, &mut mask);
        }
        Ok(PyArray1::from_slice(py, &mask))
    }

    fn __repr__(&self) -> String {
        format!("<View of {}>", self.viewer().unwrap_or("a spectator"))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.svg(py)
    }
}

/// A question to one seat and every possible answer.
#[pyclass(module = "elgrande", frozen)]
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

    fn __str__(&self) -> String {
        self.decision.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Decision: {}>", self.decision)
    }
}
