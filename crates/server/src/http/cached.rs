//! Responses that browsers cache and revalidate by an ETag.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Revalidated on every use.
pub(super) const REVALIDATE: &str = "no-cache";

/// Never revalidated, for a URL that always has the same content.
pub(super) const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Fresh for a day, for a URL that identifies the content but whose representation may change with the server.
pub(super) const ONE_DAY: &str = "public, max-age=86400";

/// A cacheable response. Its ETag is weak: compressed or not, it is the same content.
pub(super) struct CachedResponse {
    pub(super) etag: String,
    pub(super) cache_control: &'static str,
    pub(super) content_type: &'static str,
    pub(super) body: Bytes,
}

impl CachedResponse {
    /// The response, or 304 if the client has it already.
    pub(super) fn respond(self, headers: &HeaderMap) -> Response {
        let etag = format!("W/\"{}\"", self.etag);
        let cache = [header_of(header::ETAG, &etag), header_of(header::CACHE_CONTROL, self.cache_control)];
        if has_etag(headers, &etag) {
            return (StatusCode::NOT_MODIFIED, cache).into_response();
        }
        (cache, [header_of(header::CONTENT_TYPE, self.content_type)], self.body).into_response()
    }
}

fn header_of(name: HeaderName, value: &str) -> (HeaderName, HeaderValue) {
    (name, HeaderValue::from_str(value).expect("visible ASCII"))
}

fn has_etag(headers: &HeaderMap, etag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|known| known.trim() == etag))
}
