//! Sends alerts to people through their channels: webhook, email, devices.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Host;
use super::alert_text::AlertText;
use super::mailer::AlertMail;
use super::push::{PushError, PushMessage};
use super::quiet_hours::QuietHours;
use super::webhook_format::WebhookFormat;
use super::webhook_message::WebhookMessage;
use crate::reason::WebhookReason;
use crate::refusal::Refusal;
use crate::store::{Alert, AlertReason, EMAIL, NotificationRow, PushSubscription, User, WEBHOOK, Webhook};
use crate::tables::Table;
use crate::time::now;

/// Counters of alerts.
#[derive(Debug, Default)]
pub struct Deliveries {
    /// Those that arrived.
    pub sent: AtomicU64,
    /// Attempts that failed.
    pub failed: AtomicU64,
}

/// Where an alert goes.
#[derive(Clone, Debug)]
pub enum Channel {
    /// A webhook.
    Webhook(Webhook),
    /// A confirmed address.
    Email(String),
    /// A device.
    Push(PushSubscription),
}

/// Why an alert was not delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryError {
    /// The channel does not exist any more.
    Gone,
    /// Another attempt may succeed.
    Failed(String),
}

impl Deliveries {
    /// Counts an attempt.
    pub fn count<T, E>(&self, outcome: &Result<T, E>) {
        let counter = if outcome.is_ok() { &self.sent } else { &self.failed };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl Channel {
    /// Whether nothing is sent in quiet hours.
    fn respects_quiet_hours(&self) -> bool {
        match self {
            Channel::Webhook(webhook) => {
                WebhookFormat::of(&webhook.format).is_some_and(WebhookFormat::is_for_people)
            }
            Channel::Email(_) | Channel::Push(_) => true,
        }
    }

    /// When the quiet hours end; `None` outside of them.
    pub fn quiet_until(&self, settings: &NotificationRow, at: i64) -> Option<i64> {
        let (from, to) = settings.quiet_from.zip(settings.quiet_to)?;
        let hours = QuietHours::new(from, to, settings.utc_offset).filter(|_| self.respects_quiet_hours());
        hours?.end(at)
    }
}

/// Whether a user wants to be notified of this.
pub fn is_wanted(settings: &NotificationRow, reason: AlertReason) -> bool {
    let wanted = match reason {
        AlertReason::Turn => settings.turn,
        AlertReason::Invitation => settings.invitation,
        AlertReason::Result => settings.result,
    };
    wanted != 0
}

impl Host {
    /// The channel of an alert; `None` if the user has removed it.
    pub async fn channel(
        &self,
        alert: &Alert,
        settings: &NotificationRow,
    ) -> Result<Option<Channel>, Refusal> {
        let user = &alert.user_id;
        Ok(match alert.channel.as_str() {
            WEBHOOK => self.store.webhook(user).await?.map(Channel::Webhook),
            EMAIL if settings.email == 0 => None,
            EMAIL => self.store.recovery(user).await?.and_then(|row| row.email).map(Channel::Email),
            device => self.store.push_subscription(user, device).await?.map(Channel::Push),
        })
    }

    /// Sends an alert through its channel.
    pub async fn deliver(
        &self,
        alert: &Alert,
        reason: AlertReason,
        table: &Table,
        channel: &Channel,
        settings: &NotificationRow,
    ) -> Result<(), DeliveryError> {
        let language = &settings.language;
        let text = |language: &str| AlertText::of(reason, table, language);
        let outcome = match channel {
            Channel::Webhook(webhook) => {
                let message = WebhookMessage::of_alert(alert, reason, table, now());
                self.send_to_webhook(webhook, &message, &text(language)).await
            }
            Channel::Email(address) => {
                let people = table.seats.iter().filter_map(|seat| seat.person());
                let name = people.into_iter().find(|person| person.id == alert.user_id);
                let name = name.map_or("", |person| &person.name);
                self.send_alert_mail(address, name, language, &text(language)).await
            }
            Channel::Push(device) => {
                let language = &device.language;
                let message = PushMessage::show(&table.id, reason, &text(language), language);
                Ok(self.push.send(device, &message).await?)
            }
        };
        self.deliveries.count(&outcome);
        outcome
    }

    /// Sends a test through a channel.
    pub async fn deliver_test(
        &self,
        user: &User,
        channel: &Channel,
        settings: &NotificationRow,
    ) -> Result<(), DeliveryError> {
        let outcome = match channel {
            Channel::Webhook(webhook) => {
                let message = WebhookMessage::of_test(&user.id, now());
                self.send_to_webhook(webhook, &message, &AlertText::of_test(&settings.language)).await
            }
            Channel::Email(address) => {
                let text = AlertText::of_test(&settings.language);
                self.send_alert_mail(address, &user.name, &settings.language, &text).await
            }
            Channel::Push(device) => {
                let text = AlertText::of_test(&device.language);
                let message = PushMessage::test(&text, &device.language);
                Ok(self.push.send(device, &message).await?)
            }
        };
        self.deliveries.count(&outcome);
        outcome
    }

    async fn send_to_webhook(
        &self,
        webhook: &Webhook,
        message: &WebhookMessage,
        text: &AlertText,
    ) -> Result<(), DeliveryError> {
        let link = self.link(&text.path);
        let sent = self.webhooks.send(webhook, message, text, link.as_deref()).await;
        // The operator does not allow the URL any more.
        let is_gone = |reason: &WebhookReason| matches!(reason, WebhookReason::NotAllowed);
        sent.map_err(|reason| {
            if is_gone(&reason) { DeliveryError::Gone } else { DeliveryError::Failed(reason.to_string()) }
        })
    }

    async fn send_alert_mail(
        &self,
        to: &str,
        name: &str,
        language: &str,
        text: &AlertText,
    ) -> Result<(), DeliveryError> {
        let mailer = self.mailer.as_ref().ok_or(DeliveryError::Gone)?;
        let link = self.link(&text.path);
        let mail = AlertMail { name, text, link: link.as_deref() };
        mailer.send_alert(to, language, &mail).await.map_err(DeliveryError::Failed)
    }

    /// The URL of a page, if the URL of this server is known.
    pub fn link(&self, path: &str) -> Option<String> {
        self.settings.public_url.as_ref().map(|origin| format!("{origin}{path}"))
    }
}

impl From<PushError> for DeliveryError {
    fn from(error: PushError) -> DeliveryError {
        match error {
            PushError::Gone => DeliveryError::Gone,
            PushError::Failed(reason) => DeliveryError::Failed(reason),
        }
    }
}
