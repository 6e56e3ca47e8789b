//! Serialized values as Python objects.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;

/// The value as Python's dicts, lists, strings and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    LOADS.import(py, "json", "loads")?.call1((text(value),))
}

/// The value as JSON.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("every key is a string")
}
