//! Middleware for every request: security headers, CSRF protection, a deadline, and panics as internal errors.

use std::any::Any;
use std::sync::{Arc, Once};

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::host::Host;
use crate::identity::credential::bearer;
use crate::limits::seconds;
use crate::refusal::{Code, Refusal};
use crate::settings::Settings;

/// A larger body is an upload, in bytes.
const UPLOAD: u64 = 64 * 1024;

const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The headers by which proxies forward the address of a client.
const FORWARDING_HEADERS: [&str; 3] = ["x-forwarded-for", "forwarded", "x-real-ip"];

/// With https a browser uses nothing else for this host, for a year.
const STRICT_TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the security headers. Responses of the API are not cached.
pub(super) async fn headers(State(host): State<Arc<Host>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    warn_about_proxy(&host, request.headers());
    let mut response = next.run(request).await;
    if host.settings.is_secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT);
    }
    let headers = response.headers_mut();
    HEADERS.into_iter().for_each(|(name, value)| {
        headers.insert(name, HeaderValue::from_static(value));
    });
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Warns once if a proxy forwards addresses that are ignored: rate limits and ratings then take all clients for one.
fn warn_about_proxy(host: &Host, headers: &HeaderMap) {
    static WARNED: Once = Once::new();
    if let Some(name) = ignored_header(&host.settings, headers) {
        WARNED.call_once(|| {
            tracing::warn!(
                "ignoring the header {name}; if your own proxy sets it, have it set X-Forwarded-For and start with --behind-proxy true"
            );
        });
    }
}

/// A header by which a proxy forwards addresses, if the settings say that there is none.
fn ignored_header(settings: &Settings, headers: &HeaderMap) -> Option<&'static str> {
    let present = FORWARDING_HEADERS.into_iter().find(|name| headers.contains_key(*name));
    present.filter(|_| !settings.is_behind_proxy)
}

/// A request whose response does not begin in time is refused, for instance because the database does not answer.
pub(super) async fn deadline(State(host): State<Arc<Host>>, request: Request, next: Next) -> Response {
    let late =
        |_| Refusal::new(Code::Unavailable, "this took too long; try again in a moment").into_response();
    let is_upload = request.body().size_hint().upper().is_none_or(|size| size > UPLOAD);
    let limits = &host.settings.limits;
    let deadline = if is_upload { limits.upload_seconds } else { limits.request_seconds };
    timeout(seconds(deadline), next.run(request)).await.unwrap_or_else(late)
}

/// CSRF protection: a browser sends its cookie with requests of any page, so changes must come from our own origin.
pub(super) async fn require_same_origin(request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe || bearer(request.headers()).is_some() || is_same_origin(request.uri(), request.headers()) {
        return next.run(request).await;
    }
    Refusal::new(Code::CrossSite, "this request comes from another site").into_response()
}

/// The host is in the URI of HTTP/2 and in a header of HTTP/1.1.
fn is_same_origin(uri: &Uri, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let is_same_site = site.is_none_or(|site| site == "same-origin" || site == "none");
    let host = uri.authority().map(Authority::as_str).or(text(header::HOST));
    let has_own_origin = text(header::ORIGIN).is_none_or(|origin| {
        let origin = origin.split_once("://").map(|(_, host)| host);
        origin.is_some() && origin == host
    });
    is_same_site && has_own_origin
}

/// Answers a panic with an internal error without details.
pub(super) fn internal_error(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?");
    tracing::error!(panic = text, "a request panicked");
    Refusal::internal().into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(headers: &[(&'static str, &'static str)], expected: bool) {
        let pairs = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        assert_eq!(is_same_origin(&Uri::default(), &pairs.collect()), expected, "{headers:?}");
    }

    #[test]
    fn requests_of_other_sites_are_refused() {
        check(&[], true);
        check(&[("host", "a.org"), ("origin", "https://a.org")], true);
        check(&[("host", "a.org"), ("origin", "https://b.org")], false);
        check(&[("host", "a.org"), ("origin", "null")], false);
        check(&[("host", "a.org"), ("sec-fetch-site", "cross-site")], false);
        check(&[("host", "a.org"), ("sec-fetch-site", "same-site")], false);
        check(&[("host", "a.org"), ("sec-fetch-site", "same-origin"), ("origin", "http://a.org")], true);
    }

    #[test]
    fn a_proxy_without_the_setting_is_noticed() {
        let with = |name: &'static str, is_behind_proxy| {
            let headers =
                HeaderMap::from_iter([(name.parse().unwrap(), HeaderValue::from_static("192.0.2.1"))]);
            ignored_header(&Settings { is_behind_proxy, ..Settings::default() }, &headers)
        };
        for name in ["x-forwarded-for", "forwarded", "x-real-ip"] {
            assert_eq!((with(name, false), with(name, true)), (Some(name), None));
        }
        assert_eq!(with("accept", false), None);
    }

    #[test]
    fn the_host_of_http_2_is_in_the_uri() {
        let uri = Uri::from_static("https://a.org:8443/api/tables");
        let origin = |text| HeaderMap::from_iter([(header::ORIGIN, HeaderValue::from_static(text))]);
        assert!(is_same_origin(&uri, &origin("https://a.org:8443")));
        assert!(!is_same_origin(&uri, &origin("https://b.org")));
    }
}
