//! Why a request was refused: one form for all of them, with the status that fits.

use std::fmt::Display;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http};
use engine::batch::Refused;
use locales::Because;
use serde::Serialize;
use serde_json::{Map, Value};

/// The kinds of refusals, as they are written.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
    CrossSite,
    Forbidden,
    NotFound,
    BadMethod,
    NameTaken,
    BadName,
    BadPassword,
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
    NotYet,
    TooMany,
    LowSpace,
    Unavailable,
    Broken,
}

impl Code {
    /// The status it is sent with.
    pub fn status(self) -> StatusCode {
        match self {
            Code::BadRequest | Code::BadJson => StatusCode::BAD_REQUEST,
            Code::BadMedia => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::NotSignedIn => StatusCode::UNAUTHORIZED,
            Code::WrongPassword | Code::CrossSite | Code::Forbidden | Code::NotOver | Code::NoHints => {
                StatusCode::FORBIDDEN
            }
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::NameTaken | Code::WrongPhase | Code::SeatTaken | Code::NotReady => StatusCode::CONFLICT,
            Code::Stale | Code::OutOfTurn | Code::KeyUsed | Code::NothingToUndo | Code::UndoRefused => {
                StatusCode::CONFLICT
            }
            Code::BadName | Code::BadPassword | Code::BadTable | Code::BadRecord | Code::BadEdition => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Code::BadSeat
            | Code::BadWebhook
            | Code::BadAction
            | Code::Illegal
            | Code::PastCheckpoint
            | Code::NotYet => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::LowSpace | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Is it about what somebody wrote, so that the code alone does not say what is wrong?
    fn is_explained(self) -> bool {
        matches!(self, Code::BadTable | Code::BadRecord | Code::BadEdition | Code::BadWebhook)
    }
}

/// A request that was refused. Nothing has changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// What kind.
    pub code: Code,
    message: String,
    rule: Option<String>,
    /// What stands beside the error: where the game stands now.
    beside: Map<String, Value>,
    /// In how many seconds it may be asked again, where too much was.
    wait: u64,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Wrong<'a> {
    code: Code,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    because: Option<Explained<'a>>,
}

/// The message as any language can say it: a sentence of `locales/`, what is put in, and the line of the text it is about.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Explained<'a> {
    key: &'a str,
    #[cfg_attr(feature = "types", ts(type = "Record<string, string | number>"))]
    values: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    line: Option<usize>,
}

impl<'a> From<&Because<'a>> for Explained<'a> {
    fn from(because: &Because<'a>) -> Explained<'a> {
        let values = because.values.iter().map(|(name, value)| ((*name).to_owned(), number_or_text(value)));
        Explained { key: because.key, values: values.collect(), line: because.line }
    }
}

/// A number can be counted.
fn number_or_text(value: &str) -> Value {
    Because::number(value).map_or_else(|| value.into(), Value::from)
}

#[derive(Serialize)]
struct Body<'a> {
    error: Wrong<'a>,
    #[serde(flatten)]
    beside: &'a Map<String, Value>,
}

impl Refusal {
    /// A refusal with this reason, for people.
    pub fn new(code: Code, message: impl Display) -> Refusal {
        Refusal { code, message: message.to_string(), rule: None, beside: Map::new(), wait: 1 }
    }

    /// Actions that were refused.
    pub fn of_batch(refused: Refused) -> Refusal {
        let (code, rule) = match refused {
            Refused::Illegal(_, illegal) if illegal.asked.is_some() => (Code::Illegal, Some(illegal.rule)),
            Refused::Illegal(_, illegal) => (Code::OutOfTurn, Some(illegal.rule)),
            Refused::PastCheckpoint { .. } => (Code::PastCheckpoint, None),
        };
        Refusal { rule: rule.map(|rule| rule.to_string()), ..Refusal::new(code, refused) }
    }

    /// With something to know beside it.
    pub fn with(mut self, name: &str, value: impl Serialize) -> Refusal {
        self.beside.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    /// It may be asked again in so many seconds.
    pub fn after(self, wait: u64) -> Refusal {
        Refusal { wait, ..self }
    }

    /// There is no such thing, or not for this caller.
    pub fn not_found(what: &str) -> Refusal {
        Refusal::new(Code::NotFound, format!("there is no such {what}"))
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

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let because = self.code.is_explained().then(|| Because::surely(&self.message));
        let rule = self.rule.as_deref().or(because.as_ref().and_then(|because| because.rule));
        let because = because.as_ref().map(Explained::from);
        let error = Wrong { code: self.code, message: &self.message, rule, because };
        let mut response = Json(Body { error, beside: &self.beside }).into_response();
        *response.status_mut() = self.code.status();
        if matches!(self.code, Code::TooMany | Code::LowSpace | Code::Unavailable) {
            response.headers_mut().insert(http::header::RETRY_AFTER, self.wait.into());
        }
        response
    }
}
