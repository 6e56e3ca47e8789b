//! Who calls: known by a cookie or by an API token, or not at all. A link never says it.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};

use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::settings::Settings;
use crate::store::{PassKind, User};

/// The name of the cookie.
const COOKIE: &str = "elgrande";

/// Whoever calls.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) user: Option<User>,
    /// What is kept of the token they came with.
    pub(super) hash: Option<String>,
}

/// Somebody who is known.
pub(super) struct Member(pub(super) User);

impl Caller {
    pub(super) fn id(&self) -> Option<&str> {
        self.user.as_ref().map(|user| user.id.as_str())
    }
}

impl FromRequestParts<Arc<Host>> for Caller {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Caller, Refusal> {
        let Some((kind, token)) = pass(&parts.headers) else { return Ok(Caller { user: None, hash: None }) };
        let hash = secret::hash(token);
        let user = host.store.user_with(&hash, kind).await?;
        if user.is_none() && kind == PassKind::Token {
            return Err(Refusal::new(Code::NotSignedIn, "this token is not known"));
        }
        Ok(Caller { user, hash: Some(hash) })
    }
}

impl FromRequestParts<Arc<Host>> for Member {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Member, Refusal> {
        let caller = Caller::from_request_parts(parts, host).await?;
        let unknown = || Refusal::new(Code::NotSignedIn, "say who you are first: POST /api/me with a name");
        caller.user.map(Member).ok_or_else(unknown)
    }
}

/// The token a request comes with: an API token before a cookie.
pub(super) fn pass(headers: &HeaderMap) -> Option<(PassKind, &str)> {
    bearer(headers).map(|token| (PassKind::Token, token)).or_else(|| {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut cookies =
            cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
        cookies.find(|(name, _)| *name == COOKIE).map(|(_, token)| (PassKind::Cookie, token))
    })
}

/// The API token, if there is one.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The cookie that says who somebody is; an empty token makes them unknown.
pub(super) fn cookie(settings: &Settings, token: &str) -> String {
    let age = if token.is_empty() { 0 } else { 365 * 24 * 3600 };
    let secure = if settings.is_secure { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}

/// The address a request comes from.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<Host>> for Address {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Address, Infallible> {
        Ok(Address(address(&host.settings, &parts.headers, &parts.extensions)))
    }
}

/// The same; behind a proxy of ours it is what that proxy saw.
pub(super) fn address(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let seen = if settings.is_behind_proxy { forwarded() } else { None };
    seen.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}
