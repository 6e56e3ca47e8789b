//! Refusals as Python exceptions with the rule and the message.

use engine::reason::Reason;
use engine::refusal::PlayReason;
use engine::{Action, Illegal};
use pyo3::import_exception;
use pyo3::prelude::*;

import_exception!(elgrande.errors, ElGrandeError);
import_exception!(elgrande.errors, IllegalAction);

/// The exception for a text or a choice that is refused.
pub(crate) fn refused(reason: &dyn Reason) -> PyErr {
    ElGrandeError::new_err((reason.to_string(), reason.rule().map(|rule| rule.to_string())))
}

/// The exception for an illegal action.
pub(crate) fn illegal(action: Action, illegal: Illegal) -> PyErr {
    let reason = PlayReason::from(illegal);
    illegal_action(format!("{action}: {reason}"), Some(illegal))
}

/// The exception for an action number that is not legal, with the refusal if the number is an action at all.
pub(crate) fn illegal_action(message: String, refusal: Option<Illegal>) -> PyErr {
    IllegalAction::new_err((message, refusal.map(|refusal| refusal.rule.to_string())))
}

/// The exception for anything else that cannot be meant.
pub(crate) fn bad(message: impl ToString) -> PyErr {
    ElGrandeError::new_err((message.to_string(), None::<String>))
}
