//! Extractors for the caller of a request: its user and its address.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::host::Host;
use crate::identity::credential::new_session;
use crate::identity::network::recorded;
use crate::identity::{Credential, StreamAuth, passwords};
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::settings::{Settings, address_group};
use crate::store::{CredentialKind, CredentialRow, NewPassword, User};

/// The caller, authenticated or anonymous.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) user: Option<User>,
    credential: Option<Credential>,
}

/// The user that the rate limiter has already found, so that the credential is looked up only once.
#[derive(Clone, Debug)]
pub(super) struct Authenticated(pub(super) User);

/// An authenticated caller.
pub(super) struct Member(pub(super) User);

/// A caller with a session of a browser. A token, which may be in the hands of a program, cannot manage the account.
pub(super) struct SessionMember {
    pub(super) user: User,
    pub(super) credential: Credential,
}

impl Caller {
    /// The authorization of a stream to this address, which ends with the caller's credential.
    pub(super) fn stream_auth(&self, host: &Host, address: IpAddr) -> StreamAuth {
        let address = host.moderation.watch_address(address);
        StreamAuth::new(&host.store, address, self.id().zip(self.credential.clone()))
    }

    pub(super) fn id(&self) -> Option<&str> {
        self.user.as_ref().map(|user| user.id.as_str())
    }
}

impl FromRequestParts<Arc<Host>> for Caller {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Caller, Refusal> {
        let Some(credential) = Credential::of(&host.settings, &parts.headers) else {
            return Ok(Caller { user: None, credential: None });
        };
        let address = recorded(address(&host.settings, &parts.headers, &parts.extensions));
        let user = match parts.extensions.get::<Authenticated>() {
            Some(Authenticated(user)) => Some(user.clone()),
            None => host.store.authenticate(&credential.hash, credential.kind, &address).await?,
        };
        if user.is_none() && credential.kind == CredentialKind::Token {
            return Err(Refusal::new(Code::NotSignedIn, "unknown API token"));
        }
        user.iter().try_for_each(|user| host.moderation.require_not_banned(&user.id))?;
        Ok(Caller { user, credential: Some(credential) })
    }
}

impl FromRequestParts<Arc<Host>> for Member {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Member, Refusal> {
        let caller = Caller::from_request_parts(parts, host).await?;
        caller.user.map(Member).ok_or_else(not_signed_in)
    }
}

impl FromRequestParts<Arc<Host>> for SessionMember {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<SessionMember, Refusal> {
        let caller = Caller::from_request_parts(parts, host).await?;
        let (user, credential) = caller.user.zip(caller.credential).ok_or_else(not_signed_in)?;
        match credential.kind {
            CredentialKind::Cookie => Ok(SessionMember { user, credential }),
            CredentialKind::Token => {
                Err(Refusal::new(Code::Forbidden, "a token cannot do this; sign in with name and password"))
            }
        }
    }
}

pub(super) fn not_signed_in() -> Refusal {
    Refusal::new(Code::NotSignedIn, "sign in first: POST /api/me with a name")
}

/// The client that sends a request, as it is recorded when it begins a session.
pub(super) struct Client {
    pub(super) headers: HeaderMap,
    pub(super) address: IpAddr,
}

impl FromRequestParts<Arc<Host>> for Client {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Client, Infallible> {
        let address = address(&host.settings, &parts.headers, &parts.extensions);
        Ok(Client { headers: parts.headers.clone(), address })
    }
}

impl Client {
    /// A new session of this client.
    pub(super) fn new_session(&self) -> CredentialRow {
        new_session(&self.headers, recorded(self.address))
    }

    /// A new password with a new session of this client; refused if it is too short or easy to guess.
    pub(super) async fn new_password(
        &self,
        name: &str,
        password: String,
        token: &str,
        code: Option<&str>,
    ) -> Result<NewPassword, Refusal> {
        passwords::require_valid(&password, name)?;
        Ok(NewPassword {
            password: passwords::hash(password).await?,
            recovery: code.map(secret::code_hash),
            session: self.new_session(),
            hash: secret::hash(token),
        })
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

/// The IP address of a client. Behind a trusted proxy it is the last one of the last `X-Forwarded-For` header, which the
/// proxy wrote.
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
