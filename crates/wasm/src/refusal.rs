//! Why a request was refused, with the codes and messages of the server.

use std::fmt::Display;

use engine::batch::Refused;
use play::teaching::lessons::LessonRefusal;
use serde::Serialize;

/// A refused request. Nothing has changed.
#[derive(Debug, Serialize)]
pub(crate) struct Refusal {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The key of the reason, in lessons.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, message: impl Display) -> Refusal {
        Refusal { code, message: message.to_string(), rule: None, why: None }
    }

    pub(crate) fn not_found(what: &str) -> Refusal {
        Refusal::new("not-found", format!("there is no such {what}"))
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let rule = refused.rule().map(|rule| rule.to_string());
        Refusal { rule, ..Refusal::new(refused.code(), refused) }
    }
}

impl From<LessonRefusal> for Refusal {
    fn from(refusal: LessonRefusal) -> Refusal {
        match refusal {
            LessonRefusal::Batch(refused) => refused.into(),
            LessonRefusal::NotYet(why) => Refusal { why: Some(why), ..Refusal::new(refusal.code(), refusal) },
            LessonRefusal::TooLong => Refusal::new(refusal.code(), refusal),
        }
    }
}
