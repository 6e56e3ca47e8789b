//! The files of the page and its sentences: embedded in release builds, read from disk in debug builds.

use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use locales::LANGUAGES;
use rust_embed::RustEmbed;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use super::cached::{CachedResponse, REVALIDATE};
use crate::refusal::Refusal;
use crate::secret;

#[derive(RustEmbed)]
#[folder = "../../web/page"]
struct Page;

const INDEX: &str = "index.html";
const BINARY: &str = "application/octet-stream";
const TYPES: [(&str, &str); 11] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("wasm", "application/wasm"),
    ("bin", BINARY),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
];

/// Smaller responses are not compressed.
const MIN_COMPRESSED: u16 = 1024;

/// Compresses files. Not used for the API: games are small, and streams must not be buffered.
pub(super) fn compressed() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().quality(CompressionLevel::Best).compress_when(SizeAbove::new(MIN_COMPRESSED))
}

/// Whether the path is a file, which is cheap to serve.
pub(super) fn is_file(path: &str) -> bool {
    path.starts_with("/page/") || path.starts_with("/words/")
}

pub(super) async fn index(headers: HeaderMap) -> Response {
    embedded(INDEX, &headers)
}

pub(super) async fn file(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    match path {
        Ok(Path(path)) if is_plain(&path) => embedded(&path, &headers),
        Ok(_) | Err(_) => Refusal::not_found("file").into_response(),
    }
}

/// `<language>.js`, the sentences of every page, or `languages.json`.
pub(super) async fn sentences(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    let name = path.map(|Path(name)| name).unwrap_or_default();
    if name == "languages.json" {
        let languages = serde_json::to_vec(LANGUAGES).expect("a list of strings is valid JSON");
        return respond(&name, secret::hash(&LANGUAGES.concat()), languages.into(), &headers);
    }
    module(name.strip_suffix(".js").unwrap_or_default(), "page", &headers)
}

/// `<language>/<part>.js`, sentences of some pages.
pub(super) async fn sentence_part(
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    let (language, file) = path.map(|Path(names)| names).unwrap_or_default();
    module(&language, file.strip_suffix(".js").unwrap_or_default(), &headers)
}

fn module(language: &str, part: &str, headers: &HeaderMap) -> Response {
    match locales::page_module(language, part) {
        Some(module) => respond("words.js", secret::hash(module), module.into(), headers),
        None => Refusal::not_found("language").into_response(),
    }
}

/// Any address of the page serves `index.html`; other paths are not found.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_read = method == Method::GET || method == Method::HEAD;
    if is_read && is_page_address(uri.path()) && wants_html(&headers) {
        return embedded(INDEX, &headers);
    }
    Refusal::not_found("page").into_response()
}

fn is_page_address(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    let is_ours = parts.next().is_some_and(|first| !["api", "page", "words"].contains(&first));
    is_ours && !path.contains('.')
}

fn wants_html(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Whether every part of the path is a plain file name.
fn is_plain(path: &str) -> bool {
    path.split('/').all(|name| {
        !name.is_empty()
            && !name.starts_with('.')
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    })
}

fn embedded(path: &str, headers: &HeaderMap) -> Response {
    match Page::get(path) {
        Some(file) => {
            let hash = file.metadata.sha256_hash();
            let etag = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
            respond(path, etag, file.data.into_owned().into(), headers)
        }
        None => Refusal::not_found("file").into_response(),
    }
}

fn respond(path: &str, etag: String, body: Bytes, headers: &HeaderMap) -> Response {
    CachedResponse { etag, cache_control: REVALIDATE, content_type: content_type(path), body }
        .respond(headers)
}

fn content_type(path: &str) -> &'static str {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let found = TYPES.iter().find(|(known, _)| *known == extension);
    found.map_or(BINARY, |(_, content_type)| content_type)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_file_names_are_served() {
        for path in ["start.js", "css/table.css", "a-b/c_d.1.svg"] {
            assert!(is_plain(path), "{path}");
        }
        for path in
            ["", "/", "..", "../start.js", "css/../start.js", "css//x", ".git", "a\\b", "a\0", "ä", "css/"]
        {
            assert!(!is_plain(path), "{path}");
        }
    }

    #[test]
    fn an_address_of_the_page_is_neither_a_file_nor_an_api_path() {
        for path in ["/", "/table/abc", "/new", "/rules/PLC-2", "/apiary"] {
            assert!(is_page_address(path), "{path}");
        }
        for path in ["/api", "/api/x", "/page/x", "/words/x", "/favicon.ico", "/table/../x", "*", ""] {
            assert!(!is_page_address(path), "{path}");
        }
    }

    #[test]
    fn every_file_of_the_page_has_a_type() {
        for path in Page::iter() {
            assert!(content_type(&path) != BINARY || path.ends_with(".bin"), "{path}");
        }
        assert!(Page::get(INDEX).is_some());
    }
}
