//! Recovery of an account: with the code that was shown once, or with a code sent by email.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::accounts::{Registered, require_password, set_cookie};
use super::caller::{Address, Client, SessionMember};
use super::extract::{Body, optional_password, password};
use super::rate_limit::RateLimits;
use crate::host::{Host, MailText};
use crate::identity::guesses::Guesses;
use crate::identity::names::lookup_keys;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{MailPurpose, User};
use crate::time::now;

/// The milliseconds for which a mailed code is valid.
const MAIL_CODE_MILLIS: i64 = 3_600_000;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recover {
    name: String,
    code: String,
    #[serde(deserialize_with = "password")]
    password: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConfirmPassword {
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    password: Option<String>,
}

/// `language` is that of the email.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmailBody {
    email: String,
    #[serde(deserialize_with = "password")]
    password: String,
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    language: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmailCode {
    code: String,
}

/// `language` is that of the email.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SendCode {
    name: String,
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    language: String,
}

/// A confirmed email address.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct ConfirmedEmail {
    email: String,
}

/// How the caller could get back in without the password.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Recovery"))]
#[derive(Serialize)]
pub(super) struct RecoveryView {
    /// Whether there is an unused recovery code.
    code: bool,
    email: Option<String>,
    /// Whether this server can send email.
    mail: bool,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
) -> Result<Json<RecoveryView>, Refusal> {
    let row = host.store.recovery(&user.id).await?;
    let (code, email) = row.map_or((false, None), |row| (row.recovery.is_some(), row.email));
    Ok(Json(RecoveryView { code, email, mail: host.mailer.is_some() }))
}

/// Creates a new recovery code; the old one is void.
pub(super) async fn create_code(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
    Body(body): Body<ConfirmPassword>,
) -> Result<Json<Registered>, Refusal> {
    limits.charge_guess(address)?;
    require_registered(&user)?;
    require_password(&guesses, &user, body.password).await?;
    let code = secret::code();
    host.store.set_recovery(&user.id, &secret::code_hash(&code)).await?;
    Ok(Json(Registered::of(user, Some(code))))
}

/// Sets a new password with a code. All sessions and tokens end, and there is a new recovery code.
pub(super) async fn recover(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    client: Client,
    Body(body): Body<Recover>,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_guess(client.address)?;
    let keys = lookup_keys(&body.name).ok_or_else(wrong_code)?;
    let (token, code) = (secret::token(), secret::code());
    // The slow part comes first, so that the time does not reveal which names exist.
    let new = client.new_password(&body.name, body.password, &token, Some(&code)).await?;
    let user = host.store.user_by_name(&keys).await?.ok_or_else(wrong_code)?;
    if !host.recover(user.id.clone(), body.code, new).await? {
        return Err(wrong_code());
    }
    Ok((set_cookie(&host, &token), Json(Registered::of(user, Some(code)))))
}

/// Sends a code to the confirmed address of an account. The response does not reveal whether there is one.
pub(super) async fn send_code(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Body(body): Body<SendCode>,
) -> Result<StatusCode, Refusal> {
    limits.charge_guess(address)?;
    host.require_mailer()?;
    let Some(keys) = lookup_keys(&body.name) else { return Ok(StatusCode::ACCEPTED) };
    let Some(user) = host.store.user_by_name(&keys).await? else { return Ok(StatusCode::ACCEPTED) };
    if let Some(email) = host.store.recovery(&user.id).await?.and_then(|row| row.email) {
        mail_code((&host, &limits), &user, MailPurpose::Recover, email, body.language).await?;
    }
    Ok(StatusCode::ACCEPTED)
}

/// Sends a code to an address, which confirms that it is the user's.
pub(super) async fn set_email(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Extension(guesses): Extension<Arc<Guesses>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
    Body(body): Body<EmailBody>,
) -> Result<StatusCode, Refusal> {
    limits.charge_guess(address)?;
    require_registered(&user)?;
    require_password(&guesses, &user, Some(body.password)).await?;
    let email = host.require_mailer()?.validated(&body.email)?;
    mail_code((&host, &limits), &user, MailPurpose::Confirm, email, body.language).await?;
    Ok(StatusCode::ACCEPTED)
}

pub(super) async fn confirm_email(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
    Body(body): Body<EmailCode>,
) -> Result<Json<ConfirmedEmail>, Refusal> {
    limits.charge_guess(address)?;
    let email = host.store.confirm_email(&user.id, &secret::code_hash(&body.code)).await?;
    Ok(Json(ConfirmedEmail { email: email.ok_or_else(wrong_code)? }))
}

pub(super) async fn delete_email(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
) -> Result<StatusCode, Refusal> {
    host.store.delete_email(&user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stores a code and sends it in the background, unless one was sent to the user or to the email address a moment ago.
async fn mail_code(
    (host, limits): (&Arc<Host>, &RateLimits),
    user: &User,
    purpose: MailPurpose,
    email: String,
    language: String,
) -> Result<(), Refusal> {
    if limits.charge_mail(purpose, &email).is_err() {
        return Ok(());
    }
    let (code, expires) = (secret::code(), now() + MAIL_CODE_MILLIS);
    let hash = secret::code_hash(&code);
    if host.store.add_mail_code(&user.id, purpose, &hash, &email, expires).await? {
        let name = user.name.clone();
        host.send_mail(email, language, MailText { purpose, name, code });
    }
    Ok(())
}

fn require_registered(user: &User) -> Result<(), Refusal> {
    let refused = || Refusal::new(Code::Forbidden, "a guest has nothing to recover; set a password first");
    user.password.as_ref().map(|_| ()).ok_or_else(refused)
}

fn wrong_code() -> Refusal {
    Refusal::new(Code::WrongCode, "wrong name or code; a code can be used once")
}
