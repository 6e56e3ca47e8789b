//! Responses that browsers cache and revalidate by an ETag.

use std::io::Write;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Revalidated on every use.
pub(super) const REVALIDATE: &str = "no-cache";

/// Never revalidated, for a URL that always has the same content.
pub(super) const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Fresh for a day, for a URL that identifies the content but whose representation may change with the server.
pub(super) const ONE_DAY: &str = "public, max-age=86400";

/// Smaller bodies are not worth compressing.
const MIN_COMPRESSED: usize = 1024;

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

    /// The same, compressed if the client accepts it. Only for text without secrets: its size tells what it contains.
    pub(super) fn respond_compressed(self, headers: &HeaderMap) -> Response {
        let is_compressed = self.body.len() >= MIN_COMPRESSED && accepts(headers, "gzip");
        let body = if is_compressed { gzip(&self.body) } else { self.body };
        let mut response = CachedResponse { body, ..self }.respond(headers);
        let is_modified = response.status() == StatusCode::OK;
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if is_compressed && is_modified {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

fn gzip(text: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text).and_then(|()| encoder.finish()).expect("writing to memory cannot fail").into()
}

/// Whether the client accepts this content encoding.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        let is_refused = quality.trim().strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0));
        name.trim() == encoding && !is_refused
    })
}

fn header_of(name: HeaderName, value: &str) -> (HeaderName, HeaderValue) {
    (name, HeaderValue::from_str(value).expect("visible ASCII"))
}

fn has_etag(headers: &HeaderMap, etag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|known| known.trim() == etag))
}
