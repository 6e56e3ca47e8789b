//! Extractors for the caller of a request: its user and its address.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::host::Host;
use crate::identity::{Credential, StreamAuth};
use crate::refusal::{Code, Refusal};
use crate::settings::{Settings, address_group};
use crate::store::{CredentialKind, User};

/// The caller, authenticated or anonymous.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) user: Option<User>,
    credential: Option<Credential>,
}

/// The user whom the rate limits have found, so that the credential is looked up once.
#[derive(Clone, Debug)]
pub(super) struct Authenticated(pub(super) User);

/// An authenticated caller.
pub(super) struct Member(pub(super) User);

impl Caller {
    /// The authorization of a stream, which ends with the caller's credential.
    pub(super) fn stream_auth(&self) -> StreamAuth {
        StreamAuth::new(self.credential.clone().filter(|_| self.user.is_some()))
    }

    pub(super) fn id(&self) -> Option<&str> {
        self.user.as_ref().map(|user| user.id.as_str())
    }
}

impl FromRequestParts<Arc<Host>> for Caller {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Caller, Refusal> {
        let Some(credential) = Credential::of(&parts.headers) else {
            return Ok(Caller { user: None, credential: None });
        };
        let user = match parts.extensions.get::<Authenticated>() {
            Some(Authenticated(user)) => Some(user.clone()),
            None => host.store.user_by_credential(&credential.hash, credential.kind).await?,
        };
        if user.is_none() && credential.kind == CredentialKind::Token {
            return Err(Refusal::new(Code::NotSignedIn, "unknown API token"));
        }
        Ok(Caller { user, credential: Some(credential) })
    }
}

impl FromRequestParts<Arc<Host>> for Member {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Member, Refusal> {
        let caller = Caller::from_request_parts(parts, host).await?;
        let not_signed_in = || Refusal::new(Code::NotSignedIn, "sign in first: POST /api/me with a name");
        caller.user.map(Member).ok_or_else(not_signed_in)
    }
}

/// The address of a client, as the rate limits count it.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<Host>> for Address {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Address, Infallible> {
        Ok(Address(address(&host.settings, &parts.headers, &parts.extensions)))
    }
}

/// The same. Behind a trusted proxy it is the last address of the last `X-Forwarded-For` header, which the proxy wrote.
pub(super) fn address(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        let header = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let seen = if settings.is_behind_proxy { forwarded() } else { None };
    address_group(seen.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(headers: &[&'static str]) -> String {
        let settings = Settings { is_behind_proxy: true, ..Settings::default() };
        let headers =
            headers.iter().map(|value| ("x-forwarded-for".parse().unwrap(), value.parse().unwrap()));
        address(&settings, &headers.collect(), &Extensions::new()).to_string()
    }

    #[test]
    fn the_proxys_address_is_the_last_one_of_the_last_header() {
        assert_eq!(seen(&["192.0.2.1, 192.0.2.2"]), "192.0.2.2");
        assert_eq!(seen(&["192.0.2.1", "192.0.2.3"]), "192.0.2.3");
        assert_eq!(seen(&["nonsense"]), "0.0.0.0");
    }

    #[test]
    fn addresses_of_one_ipv6_network_share_a_rate_limit() {
        assert_eq!(seen(&["2001:db8:1:2:3:4:5:6"]), seen(&["2001:db8:1:2::1"]));
        assert_ne!(seen(&["2001:db8:1:2::1"]), seen(&["2001:db8:1:3::1"]));
        assert_eq!(seen(&["::ffff:192.0.2.7"]), "192.0.2.7");
    }
}
