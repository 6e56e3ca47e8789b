//! Sizes, planes and action numbers.

use engine::{Action, Player};
use environment::action_groups::GROUPS;
use environment::planes::PLANES;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::error::{bad, refused};

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("VERSION", environment::VERSION)?;
    module.add("OBSERVATION", environment::OBSERVATION)?;
    module.add("ACTIONS", environment::ACTIONS)?;
    let planes = PyList::empty(py);
    for plane in PLANES {
        let fields = PyDict::new(py);
        fields.set_item("name", plane.name)?;
        fields.set_item("start", plane.start)?;
        fields.set_item("shape", PyTuple::new(py, plane.shape)?)?;
        fields.set_item("about", plane.about)?;
        planes.append(fields)?;
    }
    module.add("PLANES", planes)?;
    let groups = PyList::empty(py);
    for group in GROUPS {
        let fields = PyDict::new(py);
        fields.set_item("notation", group.notation)?;
        fields.set_item("start", group.start)?;
        fields.set_item("size", group.size)?;
        groups.append(fields)?;
    }
    module.add("ACTION_GROUPS", groups)?;
    module.add_function(wrap_pyfunction!(index_of, module)?)?;
    module.add_function(wrap_pyfunction!(action_at, module)?)
}

/// The number of an action of a seat.
#[pyfunction]
fn index_of(action: &str, seat: &str, players: usize) -> PyResult<usize> {
    let action: Action = action.parse().map_err(|reason: engine::action::BadAction| refused(&reason))?;
    Ok(environment::index_of(action, seat_of(seat, players)?, players))
}

/// The action of a seat with that number; None if no action of this table has it.
#[pyfunction]
fn action_at(index: usize, seat: &str, players: usize) -> PyResult<Option<String>> {
    let seat = seat_of(seat, players)?;
    Ok(environment::action_at(index, seat, players).map(|action| action.to_string()))
}

fn seat_of(word: &str, players: usize) -> PyResult<Player> {
    let seat = word.parse().ok().filter(|seat: &Player| (2..=5).contains(&players) && seat.index() < players);
    seat.ok_or_else(|| bad(format!("\"{word}\" isn’t a seat of {players} players")))
}
