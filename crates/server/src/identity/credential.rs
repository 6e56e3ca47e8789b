//! The credential of a request: a session cookie or an API token. It is never part of a URL.

use axum::http::{HeaderMap, header};

use super::device;
use crate::secret;
use crate::settings::Settings;
use crate::store::{CredentialKind, CredentialRow};
use crate::time::now;

/// The name of the session cookie.
pub(crate) const COOKIE: &str = "elgrande";
/// The same with https. Browsers accept a cookie of this name only from this host and over https.
const SECURE_COOKIE: &str = "__Host-elgrande";

/// A credential that was sent, as its hash.
#[derive(Clone, Debug)]
pub struct Credential {
    /// Cookie or API token.
    pub kind: CredentialKind,
    /// The hash of the token.
    pub hash: String,
}

impl Credential {
    /// The credential in these headers.
    pub fn of(settings: &Settings, headers: &HeaderMap) -> Option<Credential> {
        token(settings, headers).map(|(kind, token)| Credential { kind, hash: secret::hash(token) })
    }
}

/// A new session of the client with these headers and this address.
pub fn new_session(headers: &HeaderMap, address: String) -> CredentialRow {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let label = agent.map(device::label).unwrap_or_default();
    CredentialRow { id: secret::id(), label, created: now(), used: Some(now()), address }
}

/// The token in these headers: an API token, else a cookie.
pub fn token<'a>(settings: &Settings, headers: &'a HeaderMap) -> Option<(CredentialKind, &'a str)> {
    let cookie_name = if settings.is_secure { SECURE_COOKIE } else { COOKIE };
    let session = || cookie(headers, cookie_name).map(|token| (CredentialKind::Cookie, token));
    bearer(headers).map(|token| (CredentialKind::Token, token)).or_else(session)
}

/// The token of a cookie from before the server had https. It is accepted only to replace the cookie.
pub fn outdated_cookie<'a>(settings: &Settings, headers: &'a HeaderMap) -> Option<&'a str> {
    let has_none = settings.is_secure && token(settings, headers).is_none();
    cookie(headers, COOKIE).filter(|_| has_none)
}

/// The API token in these headers.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The values of `Set-Cookie` for a session; an empty token deletes the cookie. With https they also delete the cookie from
/// before.
pub fn set_cookie_values(settings: &Settings, token: &str) -> Vec<String> {
    let age = if token.is_empty() { 0 } else { settings.session_millis / 1000 };
    let attributes = "HttpOnly; SameSite=Lax";
    if settings.is_secure {
        vec![
            format!("{SECURE_COOKIE}={token}; Path=/; Max-Age={age}; {attributes}; Secure"),
            format!("{COOKIE}=; Path=/; Max-Age=0; {attributes}; Secure"),
        ]
    } else {
        vec![format!("{COOKIE}={token}; Path=/; Max-Age={age}; {attributes}")]
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies =
        cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(found, _)| *found == name).map(|(_, token)| token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_https_only_the_host_cookie_counts_and_replaces_the_other() {
        let headers =
            |cookies: &'static str| HeaderMap::from_iter([(header::COOKIE, cookies.parse().unwrap())]);
        let secure = Settings { is_secure: true, ..Settings::default() };
        let old = headers("a=b; elgrande=old");
        assert_eq!(token(&Settings::default(), &old), Some((CredentialKind::Cookie, "old")));
        assert_eq!((token(&secure, &old), outdated_cookie(&secure, &old)), (None, Some("old")));
        let both = headers("elgrande=planted; __Host-elgrande=new");
        assert_eq!(token(&secure, &both), Some((CredentialKind::Cookie, "new")));
        assert_eq!(outdated_cookie(&secure, &both), None);
        assert_eq!(outdated_cookie(&Settings::default(), &old), None);
        let set = set_cookie_values(&secure, "new");
        assert!(set[0].starts_with("__Host-elgrande=new; Path=/; ") && set[0].ends_with("; Secure"));
        assert!(set[1].starts_with("elgrande=; Path=/; Max-Age=0; "));
    }
}
