//! A response: `{"ok": …}`, or `{"error": {code, message, rule}}` as the server sends it.

use std::fmt::Display;

use engine::batch::Refused;
use play::json::{ObjectWriter, write};
use play::teaching::lessons::LessonRefusal;
use serde::Serialize;

/// Writes the value of an answer.
pub(crate) type Answer = Result<Box<dyn FnOnce(&mut Vec<u8>)>, Refusal>;

/// Why a request is refused. Nothing has changed.
#[derive(Debug, Serialize)]
pub(crate) struct Refusal {
    error: Wrong,
    /// The key of a lesson's own reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct Wrong {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, message: impl Display) -> Refusal {
        Refusal { error: Wrong { code, message: message.to_string(), rule: None }, why: None }
    }

    pub(crate) fn not_found(what: &str) -> Refusal {
        Refusal::new("not-found", format!("there is no such {what}"))
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let rule = refused.rule().map(|rule| rule.to_string());
        let Refusal { error, why } = Refusal::new(refused.code(), refused);
        Refusal { error: Wrong { rule, ..error }, why }
    }
}

impl From<LessonRefusal> for Refusal {
    fn from(refusal: LessonRefusal) -> Refusal {
        match refusal {
            LessonRefusal::Batch(refused) => refused.into(),
            LessonRefusal::TooLong => Refusal::new(refusal.code(), refusal),
            LessonRefusal::NotYet(why) => Refusal { why: Some(why), ..Refusal::new(refusal.code(), refusal) },
        }
    }
}

/// An answer that is serialized as it is.
pub(crate) fn value(value: impl Serialize + 'static) -> Answer {
    Ok(Box::new(move |text| write(text, &value)))
}

/// The response as JSON.
pub(crate) fn write_response(answer: Answer) -> Vec<u8> {
    let mut text = Vec::new();
    match answer {
        Ok(value) => {
            text.extend_from_slice(b"{\"ok\":");
            value(&mut text);
            text.push(b'}');
        }
        Err(refusal) => ObjectWriter::of(&mut text, &refusal).end(),
    }
    text
}
