//! What a request brings, read strictly: whatever is wrong with it is refused in our form.

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

/// What stands after the question mark.
pub(super) struct Query<T>(pub(super) T);

/// The id in a path. One that cannot be an id is of nothing we have.
pub(super) struct Id(pub(super) String);

/// Letters an id may have; ours have 16.
const LONGEST_ID: usize = 64;

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
        let is_sound = |id: &String| {
            id.len() <= LONGEST_ID && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        id.filter(is_sound).map(Id).ok_or_else(|| Refusal::not_found("thing"))
    }
}

/// A secret in a body: should it be no text, nothing of it is repeated in the refusal.
pub(super) fn password<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    password_if_any(deserializer)?.ok_or_else(|| D::Error::custom("a password is missing"))
}

/// The same where there may be none.
pub(super) fn password_if_any<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(Some(text)),
        Value::Null => Ok(None),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            Err(D::Error::custom("a password is a text"))
        }
    }
}

/// Is it a letter that nobody sees, or one that turns the others around?
pub(super) fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || turns(letter)
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}')
        || matches!(letter, '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Does it turn the direction in which others are read?
pub(super) fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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

/// The seat of that colour, if one is named.
pub(super) fn seat(word: Option<&str>) -> Result<Option<Player>, Refusal> {
    let read = |word: &str| word.parse().map_err(|error| Refusal::new(Code::BadSeat, error));
    word.map(read).transpose()
}
