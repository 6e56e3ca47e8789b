//! The files of the page and its messages.
//!
//! A release build embeds them, bundled and compressed, below `/assets/<hash>/`, where browsers may keep them forever.
//! The plain files are below `/page/` and `/words/`; a debug build reads them from disk and serves nothing else.

mod document;
mod manifest;
mod offline;
#[cfg_attr(embedded, path = "embedded.rs")]
#[cfg_attr(not(embedded), path = "disk.rs")]
mod files;

pub use offline::{SiteFile, site};

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::cached::{CachedResponse, IMMUTABLE, ONE_DAY, REVALIDATE, accepts};
use crate::host::Host;
use crate::refusal::Refusal;
use crate::secret;

const TYPES: [(&str, &str); 10] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
];

/// Sent in place of a module of another version; it reloads the page.
const OUTDATED: &str = "page/outdated.js";

/// The picture in `/favicon.ico`, with its width and height.
const ICON: (&str, u8) = ("page/icon-32.png", 32);

/// A file of the page, with the compressed forms that the build made.
#[derive(Debug)]
struct File {
    etag: String,
    plain: Cow<'static, [u8]>,
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// A file that the page needs without the server.
#[derive(Debug)]
struct NeededFile {
    /// Below the folder of the version.
    path: String,
    /// Identifies the content.
    digest: &'static str,
    data: Cow<'static, [u8]>,
}

/// Whether the path is a file, which is cheap to serve.
pub(super) fn is_file(path: &str) -> bool {
    ["/page/", "/words/", "/assets/", "/favicon.ico", "/sw.js", "/manifest.webmanifest"]
        .iter()
        .any(|folder| path.starts_with(folder))
}

pub(super) async fn index(State(host): State<Arc<Host>>, uri: Uri, headers: HeaderMap) -> Response {
    document::respond(&host, &uri, &headers).await
}

pub(super) async fn favicon(headers: HeaderMap) -> Response {
    let (path, size) = ICON;
    let Some(file) = files::find(path) else { return Refusal::not_found("file").into_response() };
    let body = icon(&file.plain, size);
    let (etag, content_type) = (secret::hash(&body), "image/x-icon");
    CachedResponse { etag, cache_control: ONE_DAY, content_type, body: body.into() }.respond(&headers)
}

/// A file of the format ICO with one square picture in the format PNG.
fn icon(png: &[u8], size: u8) -> Vec<u8> {
    const HEADER: u32 = 22;
    let length = u32::try_from(png.len()).unwrap_or(u32::MAX);
    // The number of pictures; then its size, colours without a palette, one plane of 32 bits.
    let mut icon = vec![0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0];
    icon.extend(length.to_le_bytes());
    icon.extend(HEADER.to_le_bytes());
    icon.extend(png);
    icon
}

/// The service worker of this version.
pub(super) async fn service_worker(headers: HeaderMap) -> Response {
    let script = offline::server_script();
    let (etag, content_type) = (secret::hash(&script), content_type("sw.js"));
    CachedResponse { etag, cache_control: REVALIDATE, content_type, body: script.into() }.respond(&headers)
}

/// What makes the page an app, in the reader's language.
pub(super) async fn manifest(headers: HeaderMap) -> Response {
    let text = manifest::manifest(document::language(&headers), &manifest::Place::Server);
    let (etag, content_type) = (secret::hash(&text), content_type("manifest.webmanifest"));
    let mut response =
        CachedResponse { etag, cache_control: REVALIDATE, content_type, body: text.into() }.respond(&headers);
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    response
}

pub(super) async fn file(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    let path = path.map(|Path(path)| format!("page/{path}")).unwrap_or_default();
    respond(&path, REVALIDATE, &headers)
}

/// `<language>.js`, the messages of every page.
pub(super) async fn sentences(path: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Response {
    let path = path.map(|Path(file)| format!("words/{file}")).unwrap_or_default();
    respond(&path, REVALIDATE, &headers)
}

/// `<language>/<part>.js`, messages of some pages.
pub(super) async fn sentence_part(
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    let path = path.map(|Path((language, file))| format!("words/{language}/{file}")).unwrap_or_default();
    respond(&path, REVALIDATE, &headers)
}

/// A file of exactly this version of the page. A page of another version asks for modules that no longer exist; it gets
/// one that reloads it.
pub(super) async fn hashed(
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    let (hash, path) = path.map(|Path(parts)| parts).unwrap_or_default();
    if hash == files::HASH {
        return respond(&path, IMMUTABLE, &headers);
    }
    if !path.ends_with(".js") {
        return Refusal::not_found("file").into_response();
    }
    let mut response = respond(OUTDATED, REVALIDATE, &headers);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Every URL outside the API and the files returns the document; the page itself shows "not found". A URL with a dot is
/// never a page, so it gets status 404.
pub(super) async fn page(
    State(host): State<Arc<Host>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let is_read = method == Method::GET || method == Method::HEAD;
    if !is_read || !is_page_address(uri.path()) || !wants_html(&headers) {
        return Refusal::not_found("page").into_response();
    }
    let mut response = document::respond(&host, &uri, &headers).await;
    if uri.path().contains('.') && response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

fn is_page_address(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    parts.next().is_some_and(|first| !["api", "page", "words", "assets"].contains(&first))
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

fn respond(path: &str, cache_control: &'static str, headers: &HeaderMap) -> Response {
    match files::find(path).filter(|_| is_plain(path)) {
        Some(file) => file.respond(content_type(path), cache_control, headers),
        None => Refusal::not_found("file").into_response(),
    }
}

impl File {
    fn respond(
        self,
        content_type: &'static str,
        cache_control: &'static str,
        headers: &HeaderMap,
    ) -> Response {
        let is_compressed = self.gzip.is_some();
        let (encoding, body) = self.encoded(headers);
        let mut response =
            CachedResponse { etag: self.etag, cache_control, content_type, body }.respond(headers);
        let is_modified = response.headers().contains_key(header::CONTENT_TYPE);
        let headers = response.headers_mut();
        if is_compressed {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Some(encoding) = encoding.filter(|_| is_modified) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// The smallest form that the client accepts, and its name.
    fn encoded(&self, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let forms = [("br", self.brotli), ("gzip", self.gzip)];
        let accepted =
            forms.into_iter().find_map(|(name, form)| Some((name, form?)).filter(|_| accepts(headers, name)));
        match (accepted, &self.plain) {
            (Some((name, form)), _) => (Some(name), Bytes::from_static(form)),
            (None, Cow::Borrowed(plain)) => (None, Bytes::from_static(plain)),
            (None, Cow::Owned(plain)) => (None, Bytes::copy_from_slice(plain)),
        }
    }
}

fn content_type(path: &str) -> &'static str {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let found = TYPES.iter().find(|(known, _)| *known == extension);
    found.map_or("application/octet-stream", |(_, content_type)| content_type)
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
        for path in ["/", "/table/abc", "/new", "/rules/PLC-2", "/apiary", "/index.php"] {
            assert!(is_page_address(path), "{path}");
        }
        for path in ["/api", "/api/x", "/page/x", "/words/x", "/assets/x", "*", ""] {
            assert!(!is_page_address(path), "{path}");
        }
    }

    #[test]
    fn the_smallest_accepted_form_is_sent() {
        let file =
            File { etag: String::new(), plain: b"plain".into(), brotli: Some(b"br"), gzip: Some(b"gzip") };
        let check = |accepted: &'static str, expected: Option<&str>| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            let (encoding, body) = file.encoded(&headers);
            assert_eq!((encoding, &*body), (expected, expected.unwrap_or("plain").as_bytes()), "{accepted}");
        };
        check("gzip, deflate, br, zstd", Some("br"));
        check("gzip;q=1.0, br;q=0", Some("gzip"));
        check("gzip;q=0.0", None);
        check("brotli", None);
        check("", None);
    }

    #[test]
    fn every_file_of_the_page_has_a_type() {
        let mut folders = vec![std::path::PathBuf::from("../../web/page")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    assert_ne!(content_type(path.to_str().unwrap()), "application/octet-stream", "{path:?}");
                }
            }
        }
    }
}
