//! Answers that a browser keeps and asks for again by their mark.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// It is asked for again each time.
pub(super) const ASKED_AGAIN: &str = "no-cache";

/// Its address stands for what it is, but a later server may tell it in other words.
pub(super) const A_DAY: &str = "public, max-age=86400";

/// Something to keep. The mark is weak: packed or not, it is the same thing.
pub(super) struct Kept {
    pub(super) mark: String,
    pub(super) lasts: &'static str,
    pub(super) kind: &'static str,
    pub(super) body: Bytes,
}

impl Kept {
    /// The whole answer, or only that nothing has changed.
    pub(super) fn answer(self, headers: &HeaderMap) -> Response {
        let mark = format!("W/\"{}\"", self.mark);
        let about = [header_of(header::ETAG, &mark), header_of(header::CACHE_CONTROL, self.lasts)];
        if knows(headers, &mark) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        (about, [header_of(header::CONTENT_TYPE, self.kind)], self.body).into_response()
    }
}

fn header_of(name: HeaderName, value: &str) -> (HeaderName, HeaderValue) {
    (name, HeaderValue::from_str(value).expect("visible letters"))
}

fn knows(headers: &HeaderMap, mark: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|known| known.trim() == mark))
}
