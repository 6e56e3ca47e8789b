//! Extractors for bodies, queries and ids. They are strict and report errors in our format.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::Player;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::refusal::{Code, Refusal};

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

/// A query string.
pub(super) struct Query<T>(pub(super) T);

/// The id in a path; refused as not found if it cannot be an id.
pub(super) struct Id(pub(super) String);

/// The longest id that is accepted; ours have 16 characters.
const MAX_ID_LENGTH: usize = 64;

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        let read = axum::Json::from_request(request, state).await;
        read.map(|axum::Json(body)| Body(body)).map_err(|rejection| bad_json(&rejection))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refusal> {
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        let bad = |rejection: QueryRejection| Refusal::new(Code::BadRequest, rejection.body_text());
        read.map(|axum::extract::Query(query)| Query(query)).map_err(bad)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Id, Refusal> {
        let read = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let id = read.ok().map(|axum::extract::Path(id)| id);
        let is_valid = |id: &String| {
            id.len() <= MAX_ID_LENGTH && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        id.filter(is_valid).map(Id).ok_or_else(|| Refusal::not_found("resource"))
    }
}

/// A password in a body. If it is not a string, the error does not repeat its value.
pub(super) fn password<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    optional_password(deserializer)?.ok_or_else(|| D::Error::custom("a password is missing"))
}

/// The same, optional.
pub(super) fn optional_password<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(Some(text)),
        Value::Null => Ok(None),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            Err(D::Error::custom("a password must be a string"))
        }
    }
}

fn bad_json(rejection: &JsonRejection) -> Refusal {
    let code = match rejection.status() {
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::BadMedia,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        StatusCode::UNPROCESSABLE_ENTITY => Code::BadRequest,
        _ => Code::BadJson,
    };
    Refusal::new(code, rejection.body_text())
}

/// The seat of a colour, if one is given.
pub(super) fn seat(word: Option<&str>) -> Result<Option<Player>, Refusal> {
    let read = |word: &str| word.parse().map_err(|error| Refusal::new(Code::BadSeat, error));
    word.map(read).transpose()
}
