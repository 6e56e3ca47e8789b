//! Checks what a server answers while its store fails: 503 with a JSON error, within a time limit.

use std::sync::Mutex;
use std::time::Duration;

use serde_json::Value;

use super::counters::Count;

/// The maximum time of any request.
const TIME_LIMIT: Duration = Duration::from_secs(15);
/// The error codes of a 503.
const CODES: [&str; 2] = ["unavailable", "low-space"];

#[derive(Default)]
pub(crate) struct Outages {
    /// Responses with 503.
    pub(crate) refused: Count,
    /// The current or latest fault.
    pub(crate) context: Mutex<String>,
    /// Messages about everything that must not happen.
    pub(crate) violations: Mutex<Vec<String>>,
}

impl Outages {
    /// Checks a response, if there was one, and the time it took.
    pub(crate) fn check(&self, path: &str, answer: Option<&(u16, Value)>, took: Duration) {
        if took > TIME_LIMIT {
            self.add_violation(format!("{path}: no response for {} s", took.as_secs()));
        }
        match answer {
            Some((503, body)) if CODES.iter().any(|code| body["error"]["code"] == *code) => {
                self.refused.add(1)
            }
            Some((status, body)) if *status >= 500 => self.add_violation(format!("{path}: {status} {body}")),
            Some(_) | None => {}
        }
    }

    pub(crate) fn add_violation(&self, message: String) {
        let message = format!("{}: {message}", self.context.lock().unwrap());
        self.violations.lock().unwrap().push(message);
    }
}
