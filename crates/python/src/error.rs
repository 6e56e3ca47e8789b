//! Refusals as Python exceptions with the rule and the message.

use engine::reason::Reason;
use engine::refusal::PlayReason;
use engine::{Action, Illegal};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    elgrande,
    ElGrandeError,
    PyValueError,
    "A refusal: `rule` is the ID of the rule or None, `message` says why."
);
create_exception!(
    elgrande,
    IllegalAction,
    ElGrandeError,
    "An action that the rules do not allow now. Nothing has changed."
);

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ElGrandeError", module.py().get_type::<ElGrandeError>())?;
    module.add("IllegalAction", module.py().get_type::<IllegalAction>())
}

/// The exception for a text or a choice that is refused.
pub(crate) fn refused(py: Python<'_>, reason: &dyn Reason) -> PyErr {
    let rule = reason.rule().map(|rule| rule.to_string());
    with_fields(py, ElGrandeError::new_err(reason.to_string()), rule, reason.to_string())
}

/// The exception for an illegal action.
pub(crate) fn illegal(py: Python<'_>, action: Action, illegal: Illegal) -> PyErr {
    let reason = PlayReason::from(illegal);
    let message = format!("{action}: {reason}");
    with_fields(py, IllegalAction::new_err(message.clone()), Some(illegal.rule.to_string()), message)
}

/// The exception for anything else that cannot be meant.
pub(crate) fn bad(py: Python<'_>, message: impl ToString) -> PyErr {
    with_fields(py, ElGrandeError::new_err(message.to_string()), None, message.to_string())
}

fn with_fields(py: Python<'_>, error: PyErr, rule: Option<String>, message: String) -> PyErr {
    let value = error.value(py);
    match value.setattr("rule", rule).and_then(|()| value.setattr("message", message)) {
        Ok(()) => error,
        Err(other) => other,
    }
}
