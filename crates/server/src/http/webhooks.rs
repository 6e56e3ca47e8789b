//! The webhook of a user, for turn alerts.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member};
use super::extract::Body;
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::host::webhook_message::WebhookMessage;
use crate::reason::WebhookReason;
use crate::refusal::{Because, Code, Refusal};
use crate::secret;
use crate::store::Webhook;
use crate::time::now;

/// The longest URL.
const MAX_URL_LENGTH: usize = 500;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "NewWebhook"))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewWebhook {
    url: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Webhook"))]
#[derive(Serialize)]
pub(super) struct WebhookView {
    url: String,
    created: i64,
    /// Returned only once. Alerts are signed with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    secret: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct WebhookTest {
    /// Whether the receiver accepted it.
    taken: bool,
    /// Why not, in English.
    reason: Option<String>,
    because: Option<Because>,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<Json<WebhookView>, Refusal> {
    let webhook = stored_webhook(&host, &user.id).await?;
    Ok(Json(WebhookView { url: webhook.url, created: webhook.created, secret: None }))
}

/// Sets the webhook. The secret is sent only in this response.
pub(super) async fn set(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Body(NewWebhook { url }): Body<NewWebhook>,
) -> Result<Json<WebhookView>, Refusal> {
    if url.len() > MAX_URL_LENGTH {
        return Err(Refusal::because(Code::BadWebhook, &WebhookReason::TooLong { most: MAX_URL_LENGTH }));
    }
    host.webhooks.require_allowed(&url)?;
    let webhook = Webhook { url, secret: secret::token(), created: now() };
    host.store.set_webhook(&user.id, &webhook).await?;
    Ok(Json(WebhookView { url: webhook.url, created: webhook.created, secret: Some(webhook.secret) }))
}

/// Sends a test message and reports the outcome.
pub(super) async fn test(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
) -> Result<Json<WebhookTest>, Refusal> {
    limits.charge_as_guess(&user.id, address)?;
    let webhook = stored_webhook(&host, &user.id).await?;
    let sent = host.webhooks.send(&webhook, &WebhookMessage::of_test(&user.id, now())).await;
    let because = sent.as_ref().err().map(|reason| Because::new(reason));
    let reason = sent.as_ref().err().map(ToString::to_string);
    Ok(Json(WebhookTest { taken: sent.is_ok(), reason, because }))
}

pub(super) async fn delete(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<StatusCode, Refusal> {
    let is_deleted = host.store.delete_webhook(&user.id).await?;
    if is_deleted { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("webhook")) }
}

async fn stored_webhook(host: &Host, user: &str) -> Result<Webhook, Refusal> {
    host.store.webhook(user).await?.ok_or_else(|| Refusal::not_found("webhook"))
}
