//! El Grande for Python. Translates types only; rules are in the engine, observations in the environment.

mod arena;
mod bot;
mod dataset;
mod error;
mod game;
mod json;
mod record;
mod spaces;
mod vector;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _elgrande(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<view::View>()?;
    module.add_class::<view::Decision>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::VectorEnv>()?;
    module.add_function(wrap_pyfunction!(arena::arena, module)?)?;
    module.add_function(wrap_pyfunction!(dataset::play_dataset, module)?)?;
    spaces::register(module)
}
