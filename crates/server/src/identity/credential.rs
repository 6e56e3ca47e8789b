//! The credential of a request: a session cookie or an API token. It is never part of a URL.

use axum::http::{HeaderMap, header};

use crate::secret;
use crate::settings::Settings;
use crate::store::{CredentialKind, CredentialRow};
use crate::time::now;

/// The name of the session cookie.
pub(crate) const COOKIE: &str = "elgrande";

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
    pub fn of(headers: &HeaderMap) -> Option<Credential> {
        token(headers).map(|(kind, token)| Credential { kind, hash: secret::hash(token) })
    }
}

/// A new session: the token for the cookie, and its row.
pub fn new_session() -> (String, CredentialRow) {
    (secret::token(), CredentialRow { id: secret::id(), label: String::new(), created: now() })
}

/// The token in these headers: an API token, else a cookie.
pub fn token(headers: &HeaderMap) -> Option<(CredentialKind, &str)> {
    bearer(headers).map(|token| (CredentialKind::Token, token)).or_else(|| {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut cookies =
            cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
        cookies.find(|(name, _)| *name == COOKIE).map(|(_, token)| (CredentialKind::Cookie, token))
    })
}

/// The API token in these headers.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The value of `Set-Cookie`; an empty token deletes the cookie.
pub fn set_cookie_value(settings: &Settings, token: &str) -> String {
    let age = if token.is_empty() { 0 } else { 365 * 24 * 3600 };
    let secure = if settings.is_secure { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}
