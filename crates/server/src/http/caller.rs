//! Who calls: known by a cookie or by an API token, or not at all. A link never says it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

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
    pass: Option<KnownBy>,
}

/// What is kept of the pass somebody came with.
#[derive(Clone, Debug)]
struct KnownBy {
    kind: PassKind,
    hash: String,
}

/// The right to go on listening: it ends with the pass it began with.
#[derive(Debug)]
pub(super) struct Leave {
    pass: Option<KnownBy>,
    /// How often passes had been revoked here when it was last looked at, and when that was.
    seen: (u64, Instant),
}

/// How long a pass counts that another process may have revoked, should its news be lost.
const TRUSTED: Duration = Duration::from_secs(30);

impl Leave {
    /// Is it still given? The store is asked only if something was revoked since, or a while has gone by.
    pub(super) async fn is_given(&mut self, host: &Host) -> bool {
        let Some(KnownBy { kind, hash }) = &self.pass else { return true };
        let revoked = host.store.revoked();
        if self.seen.0 == revoked && self.seen.1.elapsed() < TRUSTED {
            return true;
        }
        self.seen = (revoked, Instant::now());
        matches!(host.store.user_with(hash, *kind).await, Ok(Some(_)))
    }
}

/// Somebody who is known.
pub(super) struct Member(pub(super) User);

impl Caller {
    /// Leave to listen for as long as the caller is known; it is looked at before the first word.
    pub(super) fn leave(&self) -> Leave {
        let pass = self.pass.clone().filter(|_| self.user.is_some());
        Leave { pass, seen: (u64::MAX, Instant::now()) }
    }

    pub(super) fn id(&self) -> Option<&str> {
        self.user.as_ref().map(|user| user.id.as_str())
    }
}

impl FromRequestParts<Arc<Host>> for Caller {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Caller, Refusal> {
        let Some((kind, token)) = pass(&parts.headers) else { return Ok(Caller { user: None, pass: None }) };
        let hash = secret::hash(token);
        let user = host.store.user_with(&hash, kind).await?;
        if user.is_none() && kind == PassKind::Token {
            return Err(Refusal::new(Code::NotSignedIn, "this token is not known"));
        }
        Ok(Caller { user, pass: Some(KnownBy { kind, hash }) })
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

/// The same; behind a proxy of ours it is what that proxy saw, in the last of the lines it may have added one to.
pub(super) fn address(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    };
    let seen = if settings.is_behind_proxy { forwarded() } else { None };
    household(seen.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

/// Whoever has one address of version 6 has 2⁶⁴ of them: they count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(lines: &[&'static str]) -> String {
        let settings = Settings { is_behind_proxy: true, ..Settings::default() };
        let lines = lines.iter().map(|line| ("x-forwarded-for".parse().unwrap(), line.parse().unwrap()));
        address(&settings, &lines.collect(), &Extensions::new()).to_string()
    }

    #[test]
    fn what_our_proxy_saw_is_the_last_address_of_the_last_line() {
        assert_eq!(seen(&["192.0.2.1, 192.0.2.2"]), "192.0.2.2");
        assert_eq!(seen(&["192.0.2.1", "192.0.2.3"]), "192.0.2.3");
        assert_eq!(seen(&["nonsense"]), "0.0.0.0");
    }

    #[test]
    fn a_household_is_one_caller() {
        assert_eq!(seen(&["2001:db8:1:2:3:4:5:6"]), seen(&["2001:db8:1:2::1"]));
        assert_ne!(seen(&["2001:db8:1:2::1"]), seen(&["2001:db8:1:3::1"]));
        assert_eq!(seen(&["::ffff:192.0.2.7"]), "192.0.2.7");
    }
}
