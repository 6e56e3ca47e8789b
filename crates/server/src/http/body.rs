//! What a request brings, read strictly: whatever is wrong with it is refused in our form.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::Player;
use serde::de::DeserializeOwned;

use crate::refusal::{Code, Refusal};

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

/// What stands after the question mark.
pub(super) struct Query<T>(pub(super) T);

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
