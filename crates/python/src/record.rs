//! A game as text and back.

use engine::Edition;
use pyo3::prelude::*;

use crate::error::{bad, refused};
use crate::game::{Game, edition};

/// What pickles: a function and the arguments that make the object again.
pub(crate) type Reduced<'py, Arguments> = (Bound<'py, PyAny>, Arguments);

/// A whole game as text and back: how it began, every action, and the result. `str(record)` is the text.
#[pyclass(module = "elgrande", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Record {
    pub(crate) record: engine::Record,
    /// The text of its edition; None for the built-in one.
    pub(crate) edition: Option<String>,
}

#[pymethods]
impl Record {
    /// Reads a record; every line is checked and every action replayed.
    #[staticmethod]
    #[pyo3(signature = (text, edition = None))]
    fn read(text: &str, edition: Option<String>) -> PyResult<Record> {
        let editions = [self::edition(edition.as_deref())?, Edition::embedded()];
        let record = engine::Record::read(text, &editions).map_err(|reason| refused(&reason))?;
        Ok(Record { record, edition })
    }

    /// Who did what, in order.
    #[getter]
    fn actions(&self) -> Vec<(&'static str, String)> {
        self.record.actions().iter().map(|(player, action)| (player.word(), action.to_string())).collect()
    }

    /// The game after the first `ply` actions, or after all.
    #[pyo3(signature = (ply = None))]
    fn game(&self, ply: Option<usize>) -> PyResult<Game> {
        let (all, mut record) = (self.__len__(), self.record.clone());
        if ply.is_some_and(|ply| ply > all) {
            return Err(bad(format!("the record has {all} actions")));
        }
        record.take_back_to(ply.unwrap_or(all));
        Ok(Game::of(record, self.edition.clone()))
    }

    fn __len__(&self) -> usize {
        self.record.actions().len()
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (String, Option<String>)>> {
        let read = py.get_type::<Record>().getattr("read")?;
        Ok((read, (self.record.to_string(), self.edition.clone())))
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} actions>", self.__len__())
    }
}
