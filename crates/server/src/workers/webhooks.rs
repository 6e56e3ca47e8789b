//! Sends turn alerts to webhooks, with retries.
//!
//! An alert is a row of the store from the moment a turn begins. A process claims it for a while before it sends it; if that
//! process dies, another one claims it later.

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use tokio::time::timeout;

use crate::host::Host;
use crate::host::webhook_message::WebhookMessage;
use crate::reason::WebhookReason;
use crate::refusal::Refusal;
use crate::store::Alert;
use crate::tables::alerts::is_awaited;
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
    if !host.webhooks.is_enabled() {
        return;
    }
    let mut closing = host.closing.subscribe();
    while !*closing.borrow_and_update() {
        match timeout(ATTEMPT_TIMEOUT, host.store.alerts_due(now())).await {
            Ok(Ok(due)) => {
                let due = stream::iter(due).take_while(|_| ready(!host.is_closing()));
                due.for_each_concurrent(MAX_CONCURRENT, |alert| deliver(&host, alert)).await;
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

async fn deliver(host: &Arc<Host>, alert: Alert) {
    let table = &alert.table_id;
    match timeout(ATTEMPT_TIMEOUT, try_deliver(host, &alert)).await {
        Ok(Ok(())) => {}
        Ok(Err(refusal)) => tracing::warn!(table, code = ?refusal.code, "an alert is postponed"),
        Err(error) => tracing::warn!(table, %error, "an alert is postponed"),
    }
}

/// Claims and sends an alert. It is dropped if the player has answered in the meantime.
async fn try_deliver(host: &Arc<Host>, alert: &Alert) -> Result<(), Refusal> {
    if !host.store.claim_alert(alert, now() + CLAIM_MILLIS).await? {
        return Ok(());
    }
    if alert.tries >= MAX_ATTEMPTS {
        return Ok(host.store.delete_alert(alert).await?);
    }
    let table = host.cache.latest(&alert.table_id).await?;
    if !is_awaited(&table, &alert.user_id) {
        return Ok(host.store.delete_alert(alert).await?);
    }
    let message = WebhookMessage::of_turn(alert, &table, now());
    match host.webhooks.send(&alert.webhook(), &message).await {
        Ok(()) => Ok(host.store.delete_alert(alert).await?),
        Err(reason) => reschedule(host, alert, &reason).await,
    }
}

/// Schedules the next attempt; the delay doubles each time. The last failure deletes the alert.
async fn reschedule(host: &Host, alert: &Alert, reason: &WebhookReason) -> Result<(), Refusal> {
    tracing::info!(user = alert.user_id, attempts = alert.tries + 1, %reason, "an alert was not delivered");
    if alert.tries + 1 >= MAX_ATTEMPTS {
        return Ok(host.store.delete_alert(alert).await?);
    }
    let delay = host.settings.alert_retry_millis.saturating_mul(1 << alert.tries.clamp(0, MAX_ATTEMPTS));
    Ok(host.store.reschedule_alert(alert, now().saturating_add(delay)).await?)
}
