//! Many tables at once, written into the caller's arrays.

use bots::Budget;
use environment::table::Rules;
use environment::vector::{Rows, Vector};
use environment::{ACTIONS, OBSERVATION, Reward};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

use crate::bot::kinds;
use crate::error::{bad, illegal_action, refused};
use crate::game::{edition, variants};

/// The caller's arrays, borrowed for one call.
struct Buffers<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    wins: PyReadwriteArray2<'py, f32>,
    players: PyReadwriteArray1<'py, u8>,
    dones: PyReadwriteArray1<'py, u8>,
}

/// Arrays that live as long as the tables use them.
struct Owned {
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray2<f32>>,
    wins: Py<PyArray2<f32>>,
    players: Py<PyArray1<u8>>,
    dones: Py<PyArray1<u8>>,
}

/// Tables with the same rules, stepped in Rust on all cores without the GIL. It writes into NumPy arrays that the caller owns;
/// `elgrande.VectorEnv` makes them if none are given.
#[pyclass(module = "elgrande", subclass)]
pub(crate) struct VectorEnv {
    vector: Vector,
    arrays: Owned,
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (observations, masks, rewards, wins, players_to_act, dones, *, players, variants, opponents, iterations, reward, seed, skip_forced, threads, edition))]
    #[expect(clippy::too_many_arguments, reason = "the Python class names and defaults them")]
    fn new(
        py: Python<'_>,
        observations: Py<PyArray2<u8>>,
        masks: Py<PyArray2<u8>>,
        rewards: Py<PyArray2<f32>>,
        wins: Py<PyArray2<f32>>,
        players_to_act: Py<PyArray1<u8>>,
        dones: Py<PyArray1<u8>>,
        players: u8,
        variants: Vec<String>,
        opponents: Vec<String>,
        iterations: Option<u32>,
        reward: &str,
        seed: u64,
        skip_forced: bool,
        threads: usize,
        edition: Option<&str>,
    ) -> PyResult<VectorEnv> {
        let reward: Reward = reward.parse().map_err(|reason: engine::words::UnknownWord| refused(&reason))?;
        let rules = Rules {
            edition: self::edition(edition)?,
            variants: self::variants(players, &variants)?,
            opponents: kinds(&opponents)?,
            budget: Budget { iterations, ..Budget::default() },
            reward,
            seed,
            skip_forced,
        };
        if rules.opponents.len() >= rules.players() {
            return Err(bad("at least one seat must be a learner's"));
        }
        let arrays = Owned { observations, masks, rewards, wins, players: players_to_act, dones };
        let tables = check_shapes(py, &arrays)?;
        let vector = py.detach(|| Vector::new(rules, tables, threads)).map_err(bad)?;
        Ok(VectorEnv { vector, arrays })
    }

    /// Deals new games from this seed and writes the first questions.
    fn reset_into(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let VectorEnv { vector, arrays } = self;
        let mut buffers = arrays.borrow(py)?;
        let rows = buffers.rows()?;
        py.detach(|| vector.reset(seed, rows));
        Ok(())
    }

    /// Plays one action number at every table, or none at all if one of them is illegal.
    fn step_into(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let VectorEnv { vector, arrays } = self;
        let actions = actions.as_slice()?;
        if actions.len() != vector.tables().len() {
            return Err(bad(format!("found {} actions for {} tables", actions.len(), vector.tables().len())));
        }
        let mut buffers = arrays.borrow(py)?;
        let rows = buffers.rows()?;
        let played = py.detach(|| vector.step(actions, rows));
        played.map_err(|error| illegal_action(error.to_string(), vector.refusal(&error)))
    }

    /// Writes a random legal action number for every table.
    fn sample_into(
        &self,
        py: Python<'_>,
        seed: u64,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        py.detach(|| self.vector.sample(seed, actions));
        Ok(())
    }
}

fn check_shapes(py: Python<'_>, arrays: &Owned) -> PyResult<usize> {
    let mut buffers = arrays.borrow(py)?;
    let rows = buffers.rows()?;
    let tables = rows.players.len();
    let lengths = [
        ("observations", rows.observations.len(), OBSERVATION),
        ("masks", rows.masks.len(), ACTIONS),
        ("rewards", rows.rewards.len(), 5),
        ("wins", rows.wins.len(), 5),
        ("dones", rows.dones.len(), 1),
    ];
    match lengths.into_iter().find(|(_, length, width)| *length != tables * width) {
        Some((name, length, width)) => {
            Err(bad(format!("{name} has {length} entries, not {tables} × {width}")))
        }
        None => Ok(tables),
    }
}

impl Owned {
    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Buffers<'py>> {
        Ok(Buffers {
            observations: self.observations.bind(py).try_readwrite()?,
            masks: self.masks.bind(py).try_readwrite()?,
            rewards: self.rewards.bind(py).try_readwrite()?,
            wins: self.wins.bind(py).try_readwrite()?,
            players: self.players.bind(py).try_readwrite()?,
            dones: self.dones.bind(py).try_readwrite()?,
        })
    }
}

impl Buffers<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            wins: self.wins.as_slice_mut()?,
            players: self.players.as_slice_mut()?,
            dones: self.dones.as_slice_mut()?,
        })
    }
}
