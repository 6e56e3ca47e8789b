//! Sends webhook requests, only to allowed origins.

use std::time::Duration;

use reqwest::Client;
use reqwest::redirect::Policy;

use super::alert_text::AlertText;
use super::webhook_format::{WebhookFormat, WebhookRequest};
use super::webhook_message::WebhookMessage;
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
}

impl WebhookClient {
    /// A client for the allowed origins; disabled if there are none.
    pub fn new(settings: &Settings) -> Result<WebhookClient, reqwest::Error> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let allowed = settings.alert_origins.clone();
        let client = if allowed.is_empty() { None } else { Some(client()?) };
        Ok(WebhookClient { client, allowed })
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

    /// Sends a message in the format of the webhook; the error says why it failed. `link` leads to the page of the message.
    pub async fn send(
        &self,
        webhook: &Webhook,
        message: &WebhookMessage,
        text: &AlertText,
        link: Option<&str>,
    ) -> Result<(), WebhookReason> {
        let client = self.client.as_ref().filter(|_| self.is_allowed(&webhook.url));
        let client = client.ok_or(WebhookReason::NotAllowed)?;
        let format = WebhookFormat::of(&webhook.format).ok_or(WebhookReason::NotAllowed)?;
        let WebhookRequest { method, url, headers, body } = format.request(webhook, message, text, link)?;
        let request = client.request(method, url).header("content-type", "application/json");
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
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
