//! Sends Web Push messages (RFC 8030) to the push services of browsers, and to no other address.

mod encryption; // RFC 8291

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};
use serde_json::{Value, json};

use super::alert_text::AlertText;
use crate::origin::OriginPattern;
use crate::push_key::PushKey;
use crate::settings::Settings;
use crate::store::{AlertReason, PushSubscription};
use crate::time::now;
pub use encryption::DeviceKeys;

/// The time limit of a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a push service keeps a message for a device that is off, in seconds.
const TTL: u32 = 3 * 24 * 3600;
/// How long the signed header is valid, in seconds; push services accept a day at most.
const TOKEN_LIFETIME: i64 = 12 * 3600;
/// Safari takes the permission away from pages whose messages show nothing.
const SHOWS_ALWAYS: &str = ".push.apple.com";

/// The client; it sends nothing if no push service is allowed.
#[derive(Debug)]
pub struct PushClient {
    client: Client,
    allowed: Vec<OriginPattern>,
    key: Option<PushKey>,
    subject: Option<String>,
}

/// What a device shows, or removes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushMessage {
    /// A later message with the same topic replaces this one, at the push service and at the device.
    topic: String,
    urgency: &'static str,
    body: Value,
}

/// Why a message was not delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PushError {
    /// The subscription does not exist any more: the browser has ended it.
    Gone,
    /// Another attempt may succeed.
    Failed(String),
}

impl PushMessage {
    /// Shows the alert of a table.
    pub fn show(table: &str, reason: AlertReason, text: &AlertText, language: &str) -> PushMessage {
        let topic = topic(table, reason);
        let urgency = match reason {
            AlertReason::Turn => "high",
            AlertReason::Invitation => "normal",
            AlertReason::Result => "low",
        };
        let body = json!({
            "type": "show", "tag": topic, "title": text.title, "body": text.body,
            "url": text.path, "language": language,
        });
        PushMessage { topic, urgency, body }
    }

    /// Removes the alert of a table.
    pub fn withdraw(table: &str, reason: AlertReason) -> PushMessage {
        let topic = topic(table, reason);
        let body = json!({ "type": "withdraw", "tag": topic });
        PushMessage { topic, urgency: "normal", body }
    }

    /// Shows that notifications work.
    pub fn test(text: &AlertText, language: &str) -> PushMessage {
        let body = json!({
            "type": "show", "tag": "test", "title": text.title, "body": text.body,
            "url": text.path, "language": language,
        });
        PushMessage { topic: "test".to_owned(), urgency: "high", body }
    }
}

/// At most 32 characters of base64url.
fn topic(table: &str, reason: AlertReason) -> String {
    format!("{table}-{}", reason.word())
}

impl PushClient {
    /// A client with the key of the settings, if there is one.
    pub fn new(settings: &Settings) -> Result<PushClient, reqwest::Error> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        // No redirects and no proxy: it connects only to allowed origins.
        let builder = Client::builder().redirect(Policy::none()).no_proxy().timeout(REQUEST_TIMEOUT);
        let client = builder.user_agent(concat!("elgrande/", env!("CARGO_PKG_VERSION"))).build()?;
        let (allowed, subject) = (settings.push_origins.clone(), settings.push_subject.clone());
        Ok(PushClient { client, allowed, key: settings.push_key.clone(), subject })
    }

    /// Whether any push service is allowed.
    pub fn is_enabled(&self) -> bool {
        !self.allowed.is_empty()
    }

    /// Whether it may send messages but has no key yet.
    pub fn needs_key(&self) -> bool {
        self.is_enabled() && self.key.is_none()
    }

    /// Sets the key.
    pub fn set_key(&mut self, key: PushKey) {
        self.key = Some(key);
    }

    /// The public key that browsers subscribe with; `None` if no push service is allowed.
    pub fn public_key(&self) -> Option<String> {
        self.key.as_ref().filter(|_| self.is_enabled()).map(PushKey::public)
    }

    /// Whether messages may be sent to this URL.
    pub fn is_allowed(&self, endpoint: &str) -> bool {
        self.allowed.iter().any(|origin| origin.contains(endpoint))
    }

    /// Sends a message to a device.
    pub async fn send(&self, to: &PushSubscription, message: &PushMessage) -> Result<(), PushError> {
        let url = Url::parse(&to.endpoint).ok().filter(|_| self.is_allowed(&to.endpoint));
        let keys = DeviceKeys::read(&to.p256dh, &to.auth);
        let (Some(url), Some(keys), Some(key)) = (url, keys, &self.key) else {
            return Err(PushError::Gone);
        };
        let body = keys.encrypt(message.body.to_string().as_bytes()).map_err(|_| PushError::Gone)?;
        let audience = url.origin().ascii_serialization();
        let expires = now() / 1000 + TOKEN_LIFETIME;
        let request = self.client.post(url).header("content-encoding", "aes128gcm");
        let request = request.header("content-type", "application/octet-stream").header("ttl", TTL);
        let request = request.header("urgency", message.urgency).header("topic", &message.topic);
        let token = key.authorization(&audience, expires, self.subject.as_deref());
        let response = request.header("authorization", token).body(body).send().await;
        match response.map(|response| response.status()) {
            Ok(status) if status.is_success() => Ok(()),
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Err(PushError::Gone),
            Ok(status) => Err(PushError::Failed(format!("the push service answered with status {status}"))),
            Err(error) => Err(PushError::Failed(error.without_url().to_string())),
        }
    }
}

/// Whether the browser of a subscription accepts messages that show nothing.
pub fn may_withdraw(to: &PushSubscription) -> bool {
    let url = Url::parse(&to.endpoint);
    !url.is_ok_and(|url| url.host_str().is_some_and(|host| host.ends_with(SHOWS_ALWAYS)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_at_most_32_characters_of_base64url() {
        for reason in AlertReason::ALL {
            let topic = topic(&crate::secret::id(), reason);
            assert!(topic.len() <= 32, "{topic}");
            assert!(topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'), "{topic}");
        }
    }

    #[test]
    fn nothing_is_withdrawn_from_safari() {
        let to = |endpoint: &str| PushSubscription {
            id: String::new(),
            user_id: String::new(),
            session: String::new(),
            endpoint: endpoint.to_owned(),
            p256dh: String::new(),
            auth: String::new(),
            language: String::new(),
            created: 0,
        };
        assert!(!may_withdraw(&to("https://web.push.apple.com/QAbc")));
        assert!(may_withdraw(&to("https://fcm.googleapis.com/fcm/send/abc")));
    }
}
