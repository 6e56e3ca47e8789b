//! Where a player's turn alerts go.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use locales::Because;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::extract::Body;
use super::caller::Member;
use super::rate_limit::Limits;
use crate::host::webhook_message::Message;
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Explained, Refusal};
use crate::secret;
use crate::store::Webhook;

/// No address is longer.
const LONGEST: usize = 500;
/// What a try costs, in requests.
const TRY: f64 = 20.0;

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "NewWebhook"))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    url: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Webhook"))]
#[derive(Serialize)]
pub(super) struct Shown {
    url: String,
    created: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    secret: Option<String>,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<Json<Shown>, Refusal> {
    let webhook = kept(&host, &user.id).await?;
    Ok(Json(Shown { url: webhook.url, created: webhook.created, secret: None }))
}

/// The secret is told now and never again.
pub(super) async fn set(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Body(Wanted { url }): Body<Wanted>,
) -> Result<Json<Shown>, Refusal> {
    if url.len() > LONGEST {
        return Err(Refusal::new(Code::BadWebhook, format!("an address has at most {LONGEST} letters")));
    }
    host.courier.must_allow(&url)?;
    let webhook = Webhook { url, secret: secret::token(), created: now() };
    host.store.set_webhook(&user.id, &webhook).await?;
    Ok(Json(Shown { url: webhook.url, created: webhook.created, secret: Some(webhook.secret) }))
}

/// Sends a try at once, and tells what came of it.
pub(super) async fn test(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Member(user): Member,
) -> Result<Json<Value>, Refusal> {
    limits.take(&format!("webhook {}", user.id), TRY)?;
    let webhook = kept(&host, &user.id).await?;
    let sent = host.courier.send(&webhook, &Message::of_test(&user.id, now())).await;
    let reason = sent.err();
    let because = reason.as_deref().map(Because::surely);
    let because = because.as_ref().map(Explained::from);
    Ok(Json(json!({ "taken": reason.is_none(), "reason": reason, "because": because })))
}

pub(super) async fn delete(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<StatusCode, Refusal> {
    let is_deleted = host.store.delete_webhook(&user.id).await?;
    if is_deleted { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("webhook")) }
}

async fn kept(host: &Host, user: &str) -> Result<Webhook, Refusal> {
    host.store.webhook(user).await?.ok_or_else(|| Refusal::not_found("webhook"))
}
