//! Accounts: guests, registration, sessions, deletion.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Caller, Client, Member, SessionMember, not_signed_in};
use super::extract::{Body, optional_password, password};
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::identity::credential::{outdated_cookie, set_cookie_values, token};
use crate::identity::guesses::Guesses;
use crate::identity::names::{lookup_keys, validated_name};
use crate::identity::network::recorded;
use crate::identity::passwords;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{CredentialKind, NameKeys, User};
use crate::time::now;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    name: String,
}

/// A guest, or an account if there is a password.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAccount {
    name: String,
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    password: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SignIn {
    name: String,
    #[serde(deserialize_with = "password")]
    password: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    old: Option<String>,
    #[serde(deserialize_with = "password")]
    new: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeleteAccount {
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    password: Option<String>,
}

/// A user as the user may see it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Account"))]
#[derive(Serialize)]
pub(super) struct AccountView {
    id: String,
    name: String,
    guest: bool,
    created: i64,
}

impl From<User> for AccountView {
    fn from(user: User) -> AccountView {
        AccountView { id: user.id, name: user.name, guest: user.password.is_none(), created: user.created }
    }
}

/// An account with its recovery code, if it got a new one. The code is sent only in this response.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Registered {
    #[serde(flatten)]
    account: AccountView,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    recovery: Option<String>,
}

impl Registered {
    pub(super) fn of(user: User, recovery: Option<String>) -> Registered {
        Registered { account: user.into(), recovery }
    }
}

/// Creates a guest, or an account if there is a password.
pub(super) async fn create(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    client: Client,
    Body(NewAccount { name, password }): Body<NewAccount>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_group(Kind::GuestOrRename, &client.address.to_string())?;
    host.require_space()?;
    host.moderation.require_no_maintenance()?;
    let name = validated_name(&name)?;
    if host.store.is_name_reserved(&NameKeys::of(&name)).await? {
        return Err(name_taken());
    }
    let user = User { id: secret::id(), name, password: None, created: now() };
    let (set, registered) = match password {
        None => {
            host.store.add_user(&user).await?;
            (start_session(&host, &client, &user).await?, Registered::of(user, None))
        }
        Some(password) => {
            limits.charge_guess(client.address)?;
            register(&host, &client, user, password).await?
        }
    };
    Ok((StatusCode::CREATED, set, Json(registered)))
}

async fn register(
    host: &Arc<Host>,
    client: &Client,
    mut user: User,
    password: String,
) -> Result<(SetCookie, Registered), Refusal> {
    let (token, code) = (secret::token(), secret::code());
    let new = client.new_password(&user.name, password, &token, Some(&code)).await?;
    if !host.store.register(&user, &new).await? {
        return Err(name_taken());
    }
    user.password = Some(new.password);
    Ok((set_cookie(host, &token), Registered::of(user, Some(code))))
}

/// The caller of `GET /api/me`, and the cookie that renews their session. A cookie from before the server had https is
/// replaced.
pub(super) async fn renewed_session(
    host: &Host,
    client: &Client,
    caller: Caller,
) -> Result<(User, SetCookie), Refusal> {
    if let Some(user) = caller.user {
        let token = token(&host.settings, &client.headers);
        let cookie = token.filter(|(kind, _)| *kind == CredentialKind::Cookie).map(|(_, token)| token);
        let renewed = cookie.map(|token| set_cookie(host, token));
        return Ok((user, renewed.unwrap_or(AppendHeaders(Vec::new()))));
    }
    let token = outdated_cookie(&host.settings, &client.headers).ok_or_else(not_signed_in)?;
    let (hash, address) = (secret::hash(token), recorded(client.address));
    let user = host.store.authenticate(&hash, CredentialKind::Cookie, &address).await?;
    Ok((user.ok_or_else(not_signed_in)?, set_cookie(host, token)))
}

/// Renames the caller. It has the limit of new guests, because it notifies all their tables.
pub(super) async fn rename(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(mut user): Member,
    Body(NameBody { name }): Body<NameBody>,
) -> Result<Json<AccountView>, Refusal> {
    let name = validated_name(&name)?;
    if name == user.name {
        return Ok(Json(user.into()));
    }
    limits.charge(Kind::GuestOrRename, &user.id, address)?;
    user.name = name;
    if host.rename(&user).await? { Ok(Json(user.into())) } else { Err(name_taken()) }
}

/// Sets the password, which reserves the name. All other sessions end. An account without a recovery code gets one.
pub(super) async fn set_password(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    client: Client,
    SessionMember { mut user, .. }: SessionMember,
    Body(body): Body<NewPassword>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(client.address)?;
    require_password(&guesses, &user, body.old).await?;
    let has_code = host.store.recovery(&user.id).await?.is_some_and(|row| row.recovery.is_some());
    let (token, code) = (secret::token(), (!has_code).then(secret::code));
    let new = client.new_password(&user.name, body.new, &token, code.as_deref()).await?;
    user.password = Some(new.password.clone());
    if !host.set_password(user.id.clone(), new).await? {
        return Err(name_taken());
    }
    Ok((set_cookie(&host, &token), Json(Registered::of(user, code))))
}

pub(super) async fn sign_in(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    client: Client,
    Body(body): Body<SignIn>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(client.address)?;
    let keys = lookup_keys(&body.name).ok_or_else(wrong_password)?;
    let user = host.store.user_by_name(&keys).await?;
    let account = guessed_account(&host, &keys, user.as_ref(), client.address);
    guesses.begin(&account, Instant::now())?;
    let stored = user.as_ref().and_then(|user| user.password.clone());
    let is_right = passwords::verify(body.password, stored).await?;
    let user = user.filter(|_| is_right).ok_or_else(wrong_password)?;
    host.moderation.require_not_banned(&user.id)?;
    guesses.succeed(&account);
    Ok((start_session(&host, &client, &user).await?, Json(AccountView::from(user))))
}

pub(super) async fn sign_out(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if let Some((_, token)) = token(&host.settings, &headers) {
        host.store.revoke(&secret::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// Ends all sessions and revokes all API tokens.
pub(super) async fn sign_out_everywhere(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
) -> Result<impl IntoResponse, Refusal> {
    host.store.revoke_all(&user.id).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// Deletes the account. Bots take over its seats.
pub(super) async fn delete(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
    Body(body): Body<DeleteAccount>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(address)?;
    require_password(&guesses, &user, body.password).await?;
    host.delete_account(user.id).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

pub(super) type SetCookie = AppendHeaders<Vec<(header::HeaderName, String)>>;

async fn start_session(host: &Host, client: &Client, user: &User) -> Result<SetCookie, Refusal> {
    let token = secret::token();
    let (hash, session) = (secret::hash(&token), client.new_session());
    host.store.add_session(&user.id, &hash, &session, host.settings.limits.sessions).await?;
    Ok(set_cookie(host, &token))
}

pub(super) fn set_cookie(host: &Host, token: &str) -> SetCookie {
    let values = set_cookie_values(&host.settings, token).into_iter();
    AppendHeaders(values.map(|value| (header::SET_COOKIE, value)).collect())
}

/// The account whose wrong passwords are counted. Where its user was last seen, guesses count separately, so that others
/// cannot lock the user out.
fn guessed_account(host: &Host, keys: &NameKeys, user: Option<&User>, address: IpAddr) -> String {
    let is_known = user.is_some_and(|user| host.addresses.get(&user.id) == Some(address));
    let name = keys.exact();
    if is_known { format!("{name} at {address}") } else { name.to_owned() }
}

/// Refused unless it is the user's password; guests have none.
pub(super) async fn require_password(
    guesses: &Guesses,
    user: &User,
    password: Option<String>,
) -> Result<(), Refusal> {
    let Some(stored) = &user.password else { return Ok(()) };
    guesses.begin(&user.id, Instant::now())?;
    let is_right = passwords::verify(password.unwrap_or_default(), Some(stored.clone())).await?;
    if !is_right {
        return Err(wrong_password());
    }
    guesses.succeed(&user.id);
    Ok(())
}

fn name_taken() -> Refusal {
    Refusal::new(Code::NameTaken, "this name belongs to a registered user")
}

fn wrong_password() -> Refusal {
    Refusal::new(Code::WrongPassword, "wrong name or password")
}
