//! Sends alerts to webhooks, by email and to devices, with retries; and withdraws what devices show once its reason ends.
//!
//! An alert is a row of the store from the moment its reason begins. A process claims it for a while before it sends it; if
//! that process dies, another one claims it later.

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use tokio::time::timeout;

use crate::host::Host;
use crate::host::deliveries::{Channel, DeliveryError, is_wanted};
use crate::host::push::{PushError, PushMessage, may_withdraw};
use crate::refusal::Refusal;
use crate::store::{Alert, AlertReason};
use crate::tables::alerts::exists;
use crate::time::now;

/// How often due alerts are looked up.
const EVERY: Duration = Duration::from_millis(500);
/// The time limit of one attempt, and of looking up due alerts.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(20);
/// How long a process claims an alert, in milliseconds; longer than any attempt.
const CLAIM_MILLIS: i64 = 30_000;
/// The number of concurrent requests.
const MAX_CONCURRENT: usize = 16;
/// The number of attempts.
const MAX_ATTEMPTS: i64 = 9;

/// Sends due alerts until the server closes.
pub async fn run(host: Arc<Host>) {
    let mut closing = host.closing.subscribe();
    while !*closing.borrow_and_update() {
        match timeout(ATTEMPT_TIMEOUT, host.store.alerts_due(now())).await {
            Ok(Ok(due)) => {
                let due = stream::iter(due).take_while(|_| ready(!host.is_closing()));
                due.for_each_concurrent(MAX_CONCURRENT, |alert| attempt(&host, alert)).await;
            }
            Ok(Err(error)) => tracing::warn!(%error, "cannot look up due alerts"),
            Err(error) => tracing::warn!(%error, "cannot look up due alerts"),
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.changed() => {}
        }
    }
}

async fn attempt(host: &Arc<Host>, alert: Alert) {
    let table = &alert.table_id;
    match timeout(ATTEMPT_TIMEOUT, try_attempt(host, &alert)).await {
        Ok(Ok(())) => {}
        Ok(Err(refusal)) => tracing::warn!(table, code = ?refusal.code, "an alert is postponed"),
        Err(error) => tracing::warn!(table, %error, "an alert is postponed"),
    }
}

/// Claims an alert and sends or withdraws it.
async fn try_attempt(host: &Arc<Host>, alert: &Alert) -> Result<(), Refusal> {
    if !host.store.claim_alert(alert, now() + CLAIM_MILLIS).await? {
        return Ok(());
    }
    match alert.reason() {
        Some(reason) if alert.tries < MAX_ATTEMPTS && alert.is_withdrawn() => {
            withdraw(host, alert, reason).await
        }
        Some(reason) if alert.tries < MAX_ATTEMPTS => send(host, alert, reason).await,
        Some(_) | None => delete(host, alert).await,
    }
}

/// Sends an alert, unless its reason has ended or its receiver does not want it.
async fn send(host: &Arc<Host>, alert: &Alert, reason: AlertReason) -> Result<(), Refusal> {
    let table = host.cache.latest(&alert.table_id).await?;
    if !exists(reason, &table, &alert.user_id) {
        return delete(host, alert).await;
    }
    let settings = host.store.notification_settings(&alert.user_id).await?;
    let is_muted = host.store.is_table_muted(&alert.user_id, &alert.table_id).await?;
    let channel = host.channel(alert, &settings).await?;
    let Some(channel) = channel.filter(|_| is_wanted(&settings, reason) && !is_muted) else {
        return delete(host, alert).await;
    };
    if let Some(until) = channel.quiet_until(&settings, now()) {
        host.store.postpone_alert(alert, until).await?;
        return Ok(());
    }
    // Fails if the reason has ended since the table was read.
    if !host.store.begin_sending(alert).await? {
        return Ok(());
    }
    match host.deliver(alert, reason, &table, &channel, &settings).await {
        Ok(()) => finish(host, alert, reason, &channel).await,
        Err(DeliveryError::Gone) => remove_channel(host, alert, &channel).await,
        Err(DeliveryError::Failed(why)) => reschedule(host, alert, &why).await,
    }
}

/// Deletes a delivered alert, or keeps what a device shows until its reason ends.
async fn finish(host: &Host, alert: &Alert, reason: AlertReason, channel: &Channel) -> Result<(), Refusal> {
    match (channel, reason) {
        (Channel::Push(_), AlertReason::Turn | AlertReason::Invitation) => {
            host.store.keep_shown(alert).await?;
            Ok(())
        }
        (Channel::Push(_) | Channel::Webhook(_) | Channel::Email(_), _) => delete(host, alert).await,
    }
}

/// Removes what a device shows.
async fn withdraw(host: &Arc<Host>, alert: &Alert, reason: AlertReason) -> Result<(), Refusal> {
    let device = host.store.push_subscription(&alert.user_id, &alert.channel).await?;
    let Some(device) = device.filter(may_withdraw) else { return delete(host, alert).await };
    match host.push.send(&device, &PushMessage::withdraw(&alert.table_id, reason)).await {
        Ok(()) => delete(host, alert).await,
        Err(PushError::Gone) => remove_channel(host, alert, &Channel::Push(device)).await,
        Err(PushError::Failed(why)) => reschedule(host, alert, &why).await,
    }
}

async fn delete(host: &Host, alert: &Alert) -> Result<(), Refusal> {
    host.store.delete_alert(alert).await?;
    Ok(())
}

/// Forgets a device that is not subscribed any more.
async fn remove_channel(host: &Host, alert: &Alert, channel: &Channel) -> Result<(), Refusal> {
    match channel {
        Channel::Push(device) => {
            tracing::info!(user = alert.user_id, device = device.id, "a device is not subscribed any more");
            host.store.delete_push_subscription(&alert.user_id, &device.id).await?;
            Ok(())
        }
        Channel::Webhook(_) | Channel::Email(_) => delete(host, alert).await,
    }
}

/// Schedules the next attempt; the delay doubles each time. The last failure deletes the alert.
async fn reschedule(host: &Host, alert: &Alert, reason: &str) -> Result<(), Refusal> {
    tracing::info!(user = alert.user_id, attempts = alert.tries + 1, reason, "an alert was not delivered");
    if alert.tries + 1 >= MAX_ATTEMPTS {
        return delete(host, alert).await;
    }
    let delay = host.settings.alert_retry_millis.saturating_mul(1 << alert.tries.clamp(0, MAX_ATTEMPTS));
    host.store.reschedule_alert(alert, now().saturating_add(delay)).await?;
    Ok(())
}
