//! Games of bots as arrays.

use bots::Budget;
use environment::OBSERVATION;
use environment::dataset::{Dataset, Series};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bot::kinds;
use crate::game::{edition, variants};

/// Plays games of bots and returns arrays with one entry per question: what the seat saw, how the search was spent, what was
/// played, and how the game ended. The result follows from the arguments.
#[pyfunction]
#[pyo3(signature = (levels, first, games, variants, seed, iterations, edition = None))]
#[expect(clippy::too_many_arguments, reason = "the Python function names and defaults them")]
pub(crate) fn play_dataset<'py>(
    py: Python<'py>,
    levels: Vec<String>,
    first: u64,
    games: u64,
    variants: Vec<String>,
    seed: u64,
    iterations: u32,
    edition: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let players = levels.len().min(255) as u8;
    let series = Series {
        edition: self::edition(edition)?,
        variants: self::variants(players, &variants)?,
        bots: kinds(&levels)?,
        budget: Budget::iterations(iterations),
        seed,
    };
    let data = py.detach(|| Dataset::play(&series, first..first + games));
    let arrays = PyDict::new(py);
    let examples = data.actions.len();
    arrays.set_item(
        "observations",
        PyArray1::from_vec(py, data.observations).reshape([examples, OBSERVATION])?,
    )?;
    arrays.set_item("starts", PyArray1::from_vec(py, data.starts))?;
    arrays.set_item("indices", PyArray1::from_vec(py, data.indices))?;
    arrays.set_item("shares", PyArray1::from_vec(py, data.shares))?;
    arrays.set_item("actions", PyArray1::from_vec(py, data.actions))?;
    arrays.set_item("wins", PyArray1::from_vec(py, data.wins))?;
    arrays.set_item("margins", PyArray1::from_vec(py, data.margins))?;
    arrays.set_item("seats", PyArray1::from_vec(py, data.seats))?;
    arrays.set_item("games", PyArray1::from_vec(py, data.games))?;
    Ok(arrays)
}
