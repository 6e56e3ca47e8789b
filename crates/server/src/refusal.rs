//! The error type of every request, with its HTTP status.

use std::fmt::Display;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http};
use engine::batch::Refused;
use engine::reason::{Arg, Reason};
use play::teaching::lessons::LessonRefusal;
use serde::Serialize;
use serde_json::{Map, Value};

/// The error codes, as they are sent.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "docs/api.md describes each")]
pub enum Code {
    BadRequest,
    BadJson,
    BadMedia,
    TooLarge,
    NotSignedIn,
    WrongPassword,
    WrongCode,
    CrossSite,
    Forbidden,
    Banned,
    Muted,
    Blocked,
    NotFound,
    BadMethod,
    NameTaken,
    BadName,
    BadPassword,
    BadEmail,
    NoMail,
    BadTable,
    BadRecord,
    BadEdition,
    BadSeat,
    BadWebhook,
    WrongPhase,
    SeatTaken,
    NotReady,
    Stale,
    BadAction,
    OutOfTurn,
    Illegal,
    PastCheckpoint,
    NothingToUndo,
    UndoRefused,
    KeyUsed,
    NotOver,
    NoHints,
    NearPlayer,
    NotYet,
    TooMany,
    LowSpace,
    Maintenance,
    Unavailable,
    Broken,
}

impl Code {
    /// The HTTP status.
    pub fn status(self) -> StatusCode {
        match self {
            Code::BadRequest | Code::BadJson => StatusCode::BAD_REQUEST,
            Code::BadMedia => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::NotSignedIn => StatusCode::UNAUTHORIZED,
            Code::WrongPassword | Code::WrongCode | Code::CrossSite | Code::Forbidden => {
                StatusCode::FORBIDDEN
            }
            Code::NotOver | Code::NoHints | Code::NoMail | Code::NearPlayer => StatusCode::FORBIDDEN,
            Code::Banned | Code::Muted | Code::Blocked => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::NameTaken | Code::WrongPhase | Code::SeatTaken | Code::NotReady => StatusCode::CONFLICT,
            Code::Stale | Code::OutOfTurn | Code::KeyUsed | Code::NothingToUndo | Code::UndoRefused => {
                StatusCode::CONFLICT
            }
            Code::BadName | Code::BadPassword | Code::BadTable | Code::BadRecord | Code::BadEdition => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Code::BadEmail
            | Code::BadSeat
            | Code::BadWebhook
            | Code::BadAction
            | Code::Illegal
            | Code::PastCheckpoint
            | Code::NotYet => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::LowSpace | Code::Maintenance | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// A refused request. Nothing has changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The error code.
    pub code: Code,
    message: String,
    rule: Option<String>,
    because: Option<Box<Because>>,
    /// Further members of the response, such as the current game.
    extra_fields: Map<String, Value>,
    /// The value of `Retry-After` in seconds.
    wait: u64,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct ErrorBody<'a> {
    code: Code,
    /// English text for people.
    message: &'a str,
    /// The ID of a rule of the game, such as PLC-2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    because: Option<&'a Because>,
}

/// The longest value of a message, in characters: a text may contain a word of any length.
const MAX_VALUE: usize = 2000;

/// The message for any language: a key of `locales/`, its arguments, and the line of the text that is at fault.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Because {
    /// A message key in /words/{language}/reasons.js.
    key: &'static str,
    /// The arguments of the message.
    #[cfg_attr(feature = "types", ts(type = "Record<string, string | number>"), schema(value_type = Object))]
    values: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    line: Option<usize>,
}

impl Because {
    pub(crate) fn new(reason: &dyn Reason) -> Because {
        let value = |arg| match arg {
            Arg::Text(text) => text.chars().take(MAX_VALUE).collect::<String>().into(),
            Arg::Number(number) => Value::from(number),
        };
        let values = reason.args().into_iter().map(|(name, arg)| (name.to_owned(), value(arg))).collect();
        Because { key: reason.key(), values, line: reason.line() }
    }
}

#[derive(Serialize)]
struct Body<'a> {
    error: ErrorBody<'a>,
    #[serde(flatten)]
    extra_fields: &'a Map<String, Value>,
}

impl Refusal {
    /// A refusal with an English message.
    pub fn new(code: Code, message: impl Display) -> Refusal {
        let message = message.to_string();
        Refusal { code, message, rule: None, because: None, extra_fields: Map::new(), wait: 1 }
    }

    /// A refusal of something the caller wrote, with the reason as data beside the message.
    pub fn because(code: Code, reason: &dyn Reason) -> Refusal {
        let rule = reason.rule().map(|rule| rule.to_string());
        Refusal { rule, because: Some(Box::new(Because::new(reason))), ..Refusal::new(code, reason) }
    }

    /// The refusal of a batch of actions.
    pub fn of_batch(refused: Refused) -> Refusal {
        let code = match refused {
            Refused::Illegal(_, illegal) if illegal.asked.is_some() => Code::Illegal,
            Refused::Illegal(..) => Code::OutOfTurn,
            Refused::PastCheckpoint { .. } => Code::PastCheckpoint,
        };
        Refusal { rule: refused.rule().map(|rule| rule.to_string()), ..Refusal::new(code, refused) }
    }

    /// Adds a member to the response.
    pub fn with(mut self, name: &str, value: impl Serialize) -> Refusal {
        self.extra_fields.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    /// Sets the seconds of `Retry-After`.
    pub fn after(self, wait: u64) -> Refusal {
        Refusal { wait, ..self }
    }

    /// A bug in the server; the details are only in its log.
    pub fn internal() -> Refusal {
        Refusal::new(Code::Broken, "internal error; the details are in the server's log")
    }

    /// It does not exist, or not for this caller.
    pub fn not_found(what: &str) -> Refusal {
        Refusal::new(Code::NotFound, format!("there is no such {what}"))
    }
}

impl From<LessonRefusal> for Refusal {
    fn from(refusal: LessonRefusal) -> Refusal {
        match refusal {
            LessonRefusal::TooLong => Refusal::new(Code::BadRequest, refusal),
            LessonRefusal::Batch(refused) => Refusal::of_batch(refused),
            LessonRefusal::NotYet(why) => Refusal::new(Code::NotYet, refusal).with("why", why),
        }
    }
}

/// The database failed. Callers learn no details; the log has them. It is closed only when the server stops.
impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        if matches!(error, sqlx::Error::PoolClosed) {
            tracing::debug!("the store is closed");
        } else {
            tracing::error!(%error, "the database failed");
        }
        Refusal::new(Code::Unavailable, "the database is unavailable; try again in a moment")
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

/// Marks a response that refuses a request on purpose, although its status is that of a failure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intended;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (rule, because) = (self.rule.as_deref(), self.because.as_deref());
        let error = ErrorBody { code: self.code, message: &self.message, rule, because };
        let mut response = Json(Body { error, extra_fields: &self.extra_fields }).into_response();
        *response.status_mut() = self.code.status();
        let is_temporary =
            matches!(self.code, Code::TooMany | Code::LowSpace | Code::Maintenance | Code::Unavailable);
        if is_temporary {
            response.headers_mut().insert(http::header::RETRY_AFTER, self.wait.into());
        }
        if matches!(self.code, Code::LowSpace | Code::Maintenance) {
            response.extensions_mut().insert(Intended);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use engine::notation::read_position;
    use engine::{Edition, Player};

    use super::*;

    #[test]
    fn a_refused_batch_has_the_same_code_here_and_in_the_browser() {
        let game = read_position("king toledo | court red 4 | red to place 2", Edition::embedded()).unwrap();
        for (player, actions, code) in [
            (Player::Red, ["place toledo", "done"], Code::Illegal),
            (Player::Blue, ["done", "done"], Code::OutOfTurn),
            (Player::Red, ["done", "done"], Code::PastCheckpoint),
        ] {
            let actions = actions.map(|action| action.parse().unwrap());
            let refused = game.clone().play_batch(player, &actions).unwrap_err();
            assert_eq!(Refusal::of_batch(refused).code, code);
            assert_eq!(serde_json::to_value(code).unwrap(), refused.code());
        }
    }
}
