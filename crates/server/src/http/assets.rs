//! The page and its sentences: files built in, in debug builds read from disk. Knows no table.

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

use super::kept::{ASKED_AGAIN, Kept};
use crate::refusal::Refusal;
use crate::secret;

#[derive(RustEmbed)]
#[folder = "../../web/page"]
struct Page;

const INDEX: &str = "index.html";
const TYPES: [(&str, &str); 9] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
];

/// Shorter answers are not worth packing.
const SMALLEST_PACKED: u16 = 1024;

/// Packs what a browser can unpack. For files only: games are small, and streams must not wait.
pub(super) fn packed() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().quality(CompressionLevel::Best).compress_when(SizeAbove::new(SMALLEST_PACKED))
}

/// Does a request for this path cost next to nothing?
pub(super) fn is_file(path: &str) -> bool {
    path.starts_with("/page/") || path.starts_with("/words/")
}

pub(super) async fn start(headers: HeaderMap) -> Response {
    embedded(INDEX, &headers)
}

pub(super) async fn file(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    match path {
        Ok(Path(path)) if is_plain(&path) => embedded(&path, &headers),
        Ok(_) | Err(_) => Refusal::not_found("file").into_response(),
    }
}

/// `<language>.js`, what every page needs, or `languages.json`.
pub(super) async fn words(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    let name = path.map(|Path(name)| name).unwrap_or_default();
    if name == "languages.json" {
        let languages = serde_json::to_vec(LANGUAGES).expect("words are JSON");
        return answer(&name, secret::hash(&LANGUAGES.concat()), languages.into(), &headers);
    }
    module(name.strip_suffix(".js").unwrap_or_default(), "page", &headers)
}

/// `<language>/<part>.js`, what only some pages need.
pub(super) async fn more_words(
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    let (language, file) = path.map(|Path(names)| names).unwrap_or_default();
    module(&language, file.strip_suffix(".js").unwrap_or_default(), &headers)
}

fn module(language: &str, part: &str, headers: &HeaderMap) -> Response {
    match locales::page_module(language, part) {
        Some(module) => answer("words.js", secret::hash(module), module.into(), headers),
        None => Refusal::not_found("language").into_response(),
    }
}

/// An address of the page shows the page, whatever it is about; nothing else is here.
pub(super) async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_look = method == Method::GET || method == Method::HEAD;
    if is_look && is_address(uri.path()) && wants_html(&headers) {
        return embedded(INDEX, &headers);
    }
    Refusal::not_found("page").into_response()
}

fn is_address(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    let is_ours = parts.next().is_some_and(|first| !["api", "page", "words"].contains(&first));
    is_ours && !path.contains('.')
}

fn wants_html(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Names as we give them: nothing that leads elsewhere.
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
            let mark = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
            answer(path, mark, file.data.into_owned().into(), headers)
        }
        None => Refusal::not_found("file").into_response(),
    }
}

fn answer(path: &str, mark: String, body: Bytes, headers: &HeaderMap) -> Response {
    Kept { mark, lasts: ASKED_AGAIN, kind: kind(path), body }.answer(headers)
}

fn kind(path: &str) -> &'static str {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    let found = TYPES.iter().find(|(known, _)| *known == ending);
    found.map_or("application/octet-stream", |(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_looked_for() {
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
    fn an_address_of_the_page_is_neither_a_file_nor_of_the_api() {
        for path in ["/", "/table/abc", "/new", "/rules/PLC-2", "/apiary"] {
            assert!(is_address(path), "{path}");
        }
        for path in ["/api", "/api/x", "/page/x", "/words/x", "/favicon.ico", "/table/../x", "*", ""] {
            assert!(!is_address(path), "{path}");
        }
    }

    #[test]
    fn every_file_of_the_page_has_a_type() {
        for path in Page::iter() {
            assert_ne!(kind(&path), "application/octet-stream", "{path}");
        }
        assert!(Page::get(INDEX).is_some());
    }
}
