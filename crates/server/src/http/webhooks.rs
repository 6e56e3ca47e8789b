//! The webhook of a user, for alerts.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member};
use super::extract::{Body, optional_password};
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::host::alert_text::AlertText;
use crate::host::webhook_format::WebhookFormat;
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
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<WebhookFormat>"))]
    format: WebhookFormat,
    /// The access token of the format `matrix`.
    #[serde(default, deserialize_with = "optional_password")]
    #[cfg_attr(feature = "types", ts(optional))]
    token: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Webhook"))]
#[derive(Serialize)]
pub(super) struct WebhookView {
    url: String,
    format: WebhookFormat,
    created: i64,
    /// Returned only once. Alerts in the format `json` are signed with it.
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
    Ok(Json(view(webhook, None)))
}

/// Sets the webhook. The secret is sent only in this response.
pub(super) async fn set(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Body(NewWebhook { url, format, token }): Body<NewWebhook>,
) -> Result<Json<WebhookView>, Refusal> {
    if url.len() > MAX_URL_LENGTH {
        return Err(Refusal::because(Code::BadWebhook, &WebhookReason::TooLong { most: MAX_URL_LENGTH }));
    }
    host.webhooks.require_allowed(&url)?;
    format.require_url(&url).map_err(|reason| Refusal::because(Code::BadWebhook, &reason))?;
    let is_signed = format == WebhookFormat::Json;
    let secret = if format == WebhookFormat::Matrix { require_token(token)? } else { secret::token() };
    let shown = is_signed.then(|| secret.clone());
    let webhook = Webhook { url, format: format.word().to_owned(), secret, created: now() };
    host.store.set_webhook(&user.id, &webhook).await?;
    Ok(Json(view(webhook, shown)))
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
    let language = host.store.notification_settings(&user.id).await?.language;
    let (message, text) = (WebhookMessage::of_test(&user.id, now()), AlertText::of_test(&language));
    let link = host.link(&text.path);
    let sent = host.webhooks.send(&webhook, &message, &text, link.as_deref()).await;
    host.deliveries.count(&sent);
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

fn view(webhook: Webhook, secret: Option<String>) -> WebhookView {
    let format = WebhookFormat::of(&webhook.format).unwrap_or_default();
    WebhookView { url: webhook.url, format, created: webhook.created, secret }
}

/// Refused unless the token may be part of a header.
fn require_token(token: Option<String>) -> Result<String, Refusal> {
    let is_token = |token: &String| {
        !token.is_empty()
            && token.len() <= MAX_URL_LENGTH
            && token.bytes().all(|byte| byte.is_ascii_graphic())
    };
    let refused = || Refusal::because(Code::BadWebhook, &WebhookReason::NoToken);
    token.filter(is_token).ok_or_else(refused)
}

async fn stored_webhook(host: &Host, user: &str) -> Result<Webhook, Refusal> {
    host.store.webhook(user).await?.ok_or_else(|| Refusal::not_found("webhook"))
}
