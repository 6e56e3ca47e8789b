//! Sends webhook requests, only to allowed origins.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use reqwest::Client;
use reqwest::redirect::Policy;

use super::webhook_message::{WebhookMessage, signature};
use crate::origin::Origin;
use crate::reason::WebhookReason;
use crate::refusal::{Code, Refusal};
use crate::settings::Settings;
use crate::store::Webhook;

/// The time limit of a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// The client.
#[derive(Debug)]
pub struct WebhookClient {
    client: Option<Client>,
    allowed: Vec<Origin>,
    /// The number of successful requests.
    pub sent: AtomicU64,
    /// The number of failed requests.
    pub failed: AtomicU64,
}

impl WebhookClient {
    /// A client for the allowed origins; disabled if there are none.
    pub fn new(settings: &Settings) -> Result<WebhookClient, reqwest::Error> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let allowed = settings.alert_origins.clone();
        let client = if allowed.is_empty() { None } else { Some(client()?) };
        Ok(WebhookClient { client, allowed, sent: AtomicU64::new(0), failed: AtomicU64::new(0) })
    }

    /// Whether any origin is allowed.
    pub fn is_enabled(&self) -> bool {
        self.client.is_some()
    }

    /// Refused unless requests may be sent to this URL.
    pub fn require_allowed(&self, url: &str) -> Result<(), Refusal> {
        if self.is_allowed(url) {
            return Ok(());
        }
        let known: Vec<_> = self.allowed.iter().map(Origin::to_string).collect();
        let reason = match known.as_slice() {
            [] => WebhookReason::NoAlerts,
            known => WebhookReason::Elsewhere { known: known.join(", ") },
        };
        Err(Refusal::because(Code::BadWebhook, &reason))
    }

    /// Sends a message; the error says why it failed.
    pub async fn send(&self, webhook: &Webhook, message: &WebhookMessage) -> Result<(), WebhookReason> {
        let sent = self.try_send(webhook, message).await;
        let counter = if sent.is_ok() { &self.sent } else { &self.failed };
        counter.fetch_add(1, Ordering::Relaxed);
        sent
    }

    async fn try_send(&self, webhook: &Webhook, message: &WebhookMessage) -> Result<(), WebhookReason> {
        let client = self.client.as_ref().filter(|_| self.is_allowed(&webhook.url));
        let client = client.ok_or(WebhookReason::NotAllowed)?;
        let body = serde_json::to_vec(message).expect("a message is valid JSON");
        let request = client.post(&webhook.url).header("content-type", "application/json");
        let request = request.header("x-elgrande-signature", signature(&webhook.secret, &body));
        let response = request.body(body).send().await.map_err(|error| reason(&error))?;
        let status = response.status();
        if status.is_success() { Ok(()) } else { Err(WebhookReason::Status { status: status.as_u16() }) }
    }

    fn is_allowed(&self, url: &str) -> bool {
        self.allowed.iter().any(|origin| origin.contains(url))
    }
}

/// The client follows no redirects and uses no proxy, so it connects only to allowed origins.
fn client() -> Result<Client, reqwest::Error> {
    let builder = Client::builder().redirect(Policy::none()).no_proxy().timeout(REQUEST_TIMEOUT);
    builder.user_agent(concat!("elgrande/", env!("CARGO_PKG_VERSION"))).build()
}

fn reason(error: &reqwest::Error) -> WebhookReason {
    if error.is_timeout() { WebhookReason::Timeout } else { WebhookReason::Unreachable }
}
