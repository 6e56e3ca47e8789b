//! What a server answers while its store fails: 503 with a JSON error, and soon. Everything else is noted.

use std::sync::Mutex;
use std::time::Duration;

use serde_json::Value;

use crate::tally::Count;

/// How long any answer may take.
const TIME_LIMIT: Duration = Duration::from_secs(15);

/// What the error of a 503 may be.
const CODES: [&str; 2] = ["unavailable", "low-space"];

#[derive(Default)]
pub(crate) struct Outages {
    /// Answers with 503.
    pub(crate) refused: Count,
    /// What must not happen, in words.
    pub(crate) violations: Mutex<Vec<String>>,
}

impl Outages {
    /// Looks at an answer, or at a request that had none, and at the time it took.
    pub(crate) fn note(&self, path: &str, answer: Option<&(u16, Value)>, took: Duration) {
        if took > TIME_LIMIT {
            self.violation(format!("{path}: {} s without an answer", took.as_secs()));
        }
        match answer {
            Some((503, body)) if CODES.iter().any(|code| body["error"]["code"] == *code) => {
                self.refused.add(1)
            }
            Some((status, body)) if *status >= 500 => self.violation(format!("{path}: {status} {body}")),
            Some(_) | None => {}
        }
    }

    pub(crate) fn violation(&self, what: String) {
        self.violations.lock().unwrap().push(what);
    }
}
