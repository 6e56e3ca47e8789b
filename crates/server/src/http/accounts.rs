//! Accounts: guests, registration, sessions, deletion.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member};
use super::extract::{Body, optional_password, password};
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::identity::credential::{new_session, set_cookie_value, token};
use crate::identity::guesses::Guesses;
use crate::identity::names::validated_name;
use crate::identity::passwords;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{CredentialKind, User, name_key};
use crate::time::now;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Named"))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    name: String,
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

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Farewell"))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeleteAccount {
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    password: Option<String>,
}

/// A user as the user may see it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Me"))]
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

/// Creates a guest.
pub(super) async fn create_guest(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Body(NameBody { name }): Body<NameBody>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_group(Kind::Name, &address.to_string())?;
    host.require_space()?;
    let name = validated_name(&name)?;
    if host.store.user_by_name(&name_key(&name)).await?.is_some() {
        return Err(name_taken());
    }
    let user = User { id: secret::id(), name, password: None, created: now() };
    host.store.add_user(&user).await?;
    let set = start_session(&host, &user).await?;
    Ok((StatusCode::CREATED, set, Json(AccountView::from(user))))
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
    limits.charge(Kind::Name, &user.id, address)?;
    user.name = name;
    if host.rename(&user, name_key(&user.name)).await? { Ok(Json(user.into())) } else { Err(name_taken()) }
}

/// Sets the password, which reserves the name. All other sessions end.
pub(super) async fn set_password(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    Address(address): Address,
    Member(mut user): Member,
    Body(body): Body<NewPassword>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(address)?;
    require_password(&guesses, &user, body.old).await?;
    passwords::require_valid(&body.new)?;
    let password = passwords::hash(body.new).await?;
    let (token, session) = new_session();
    if !host.set_password(user.id.clone(), password.clone(), session, secret::hash(&token)).await? {
        return Err(name_taken());
    }
    user.password = Some(password);
    Ok((set_cookie(&host, &token), Json(AccountView::from(user))))
}

pub(super) async fn sign_in(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    Address(address): Address,
    Body(body): Body<SignIn>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(address)?;
    let user = match validated_name(&body.name) {
        Ok(name) => host.store.user_by_name(&name_key(&name)).await?,
        Err(_) => None,
    };
    let account = guessed_account(&host, &body.name, user.as_ref(), address);
    guesses.begin(&account, Instant::now())?;
    let stored = user.as_ref().and_then(|user| user.password.clone());
    let is_right = passwords::verify(body.password, stored).await?;
    let user = user.filter(|_| is_right).ok_or_else(wrong_password)?;
    guesses.succeed(&account);
    Ok((start_session(&host, &user).await?, Json(AccountView::from(user))))
}

pub(super) async fn sign_out(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if let Some((_, token)) = token(&headers) {
        host.store.revoke(&secret::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// Ends all sessions and revokes all API tokens.
pub(super) async fn sign_out_everywhere(
    State(host): State<Arc<Host>>,
    Member(user): Member,
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
    Member(user): Member,
    Body(body): Body<DeleteAccount>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(address)?;
    require_password(&guesses, &user, body.password).await?;
    host.delete_account(user.id).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

type SetCookie = AppendHeaders<[(header::HeaderName, String); 1]>;

async fn start_session(host: &Host, user: &User) -> Result<SetCookie, Refusal> {
    let (token, session) = new_session();
    host.store.add_credential(&user.id, CredentialKind::Cookie, &secret::hash(&token), &session).await?;
    Ok(set_cookie(host, &token))
}

fn set_cookie(host: &Host, token: &str) -> SetCookie {
    AppendHeaders([(header::SET_COOKIE, set_cookie_value(&host.settings, token))])
}

/// The account whose wrong passwords are counted. Where its user was seen last, guesses count separately, so that others
/// cannot lock the user out.
fn guessed_account(host: &Host, name: &str, user: Option<&User>, address: IpAddr) -> String {
    let is_known = user.is_some_and(|user| host.addresses.get(&user.id) == Some(address));
    let name = name_key(name);
    if is_known { format!("{name} at {address}") } else { name }
}

/// Refused unless it is the user's password; guests have none.
async fn require_password(guesses: &Guesses, user: &User, password: Option<String>) -> Result<(), Refusal> {
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
