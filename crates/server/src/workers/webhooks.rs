//! Carries turn alerts to the webhooks of players: again after a while where nobody takes them, and only where allowed.
//!
//! An alert is a row of the store from the moment the turn begins. A process that wants to send one takes it for a
//! while; should it die, another takes it up.

use std::future::ready;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use reqwest::Client;
use reqwest::redirect::Policy;
use tokio::time::timeout;

use crate::host::webhook_message::{Message, Origin, Turn, is_awaited, signature};
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::settings::Settings;
use crate::store::{Alert, Waking, Webhook};
use crate::tables::table::Table;

/// How often it looks.
const EVERY: Duration = Duration::from_millis(500);
/// How long a webhook may take to answer.
const TIME_LIMIT: Duration = Duration::from_secs(5);
/// How long all of a try may take, and looking for what is due: where the store does not answer, nobody waits for it.
const PATIENCE: Duration = Duration::from_secs(20);
/// For how long a process takes an alert, in milliseconds; longer than any try lasts.
const TAKEN: i64 = 30_000;
/// How many are on their way at the same time.
const AT_ONCE: usize = 16;
/// How often one is tried.
const TRIES: i64 = 9;

/// The one who carries.
#[derive(Debug)]
pub struct Courier {
    client: Option<Client>,
    allowed: Vec<Origin>,
    after: i64,
    retry: i64,
    /// How many were taken.
    pub sent: AtomicU64,
    /// How many tries failed.
    pub failed: AtomicU64,
}

impl Courier {
    /// Carries to where the settings allow; nowhere, if they allow nothing.
    pub fn new(settings: &Settings) -> Result<Courier, reqwest::Error> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let allowed = settings.alert_origins.clone();
        let client = if allowed.is_empty() { None } else { Some(client()?) };
        let (after, retry) = (settings.alert_after_millis, settings.alert_retry_millis);
        Ok(Courier { client, allowed, after, retry, sent: AtomicU64::new(0), failed: AtomicU64::new(0) })
    }

    /// Refused unless alerts may be sent to this address.
    pub fn must_allow(&self, url: &str) -> Result<(), Refusal> {
        if self.is_allowed(url) {
            return Ok(());
        }
        let known: Vec<_> = self.allowed.iter().map(Origin::to_string).collect();
        let reason = match known.as_slice() {
            [] => "this server sends no alerts".to_owned(),
            known => format!("this server sends alerts only to {}", known.join(", ")),
        };
        Err(Refusal::new(Code::BadWebhook, reason))
    }

    /// Whom to alert as the one table becomes the other, and when: whoever is at the table has answered by then.
    pub fn waking(&self, before: Option<&Table>, after: &Table, at: i64) -> Vec<Waking> {
        let turns = if self.client.is_none() { Vec::new() } else { Turn::begun(before, after, at) };
        turns.into_iter().map(|turn| Waking { turn, due: at.saturating_add(self.after) }).collect()
    }

    /// Sends a message; why it was not taken.
    pub async fn send(&self, webhook: &Webhook, message: &Message) -> Result<(), String> {
        let sent = self.try_to_send(webhook, message).await;
        let count = if sent.is_ok() { &self.sent } else { &self.failed };
        count.fetch_add(1, Ordering::Relaxed);
        sent
    }

    async fn try_to_send(&self, webhook: &Webhook, message: &Message) -> Result<(), String> {
        let client = self.client.as_ref().filter(|_| self.is_allowed(&webhook.url));
        let client = client.ok_or("this server does not send there")?;
        let body = serde_json::to_vec(message).map_err(|error| error.to_string())?;
        let request = client.post(&webhook.url).header("content-type", "application/json");
        let request = request.header("x-elgrande-signature", signature(&webhook.secret, &body));
        let answer = request.body(body).send().await.map_err(|error| reason(&error).to_owned())?;
        let status = answer.status();
        if status.is_success() { Ok(()) } else { Err(format!("it answered {}", status.as_u16())) }
    }

    fn is_allowed(&self, url: &str) -> bool {
        self.allowed.iter().any(|origin| origin.has(url))
    }
}

/// Sends what is due, again and again, until the server closes.
pub async fn carry(host: Arc<Host>) {
    if host.courier.client.is_none() {
        return;
    }
    let mut closing = host.closing.subscribe();
    while !*closing.borrow_and_update() {
        match timeout(PATIENCE, host.store.alerts_due(now())).await {
            Ok(Ok(due)) => {
                let due = stream::iter(due).take_while(|_| ready(!*host.closing.borrow()));
                due.for_each_concurrent(AT_ONCE, |alert| bring(&host, alert)).await;
            }
            Ok(Err(error)) => tracing::warn!(%error, "cannot see which alerts are due"),
            Err(error) => tracing::warn!(%error, "cannot see which alerts are due"),
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.changed() => {}
        }
    }
}

async fn bring(host: &Arc<Host>, alert: Alert) {
    let table = &alert.table_id;
    match timeout(PATIENCE, try_to_bring(host, &alert)).await {
        Ok(Ok(())) => {}
        Ok(Err(refusal)) => tracing::warn!(table, code = ?refusal.code, "an alert is put off"),
        Err(error) => tracing::warn!(table, %error, "an alert is put off"),
    }
}

/// One process takes it; whoever has answered by now is left in peace.
async fn try_to_bring(host: &Arc<Host>, alert: &Alert) -> Result<(), Refusal> {
    if !host.store.take_alert(alert, now() + TAKEN).await? {
        return Ok(());
    }
    if alert.tries >= TRIES {
        return Ok(host.store.drop_alert(alert).await?);
    }
    let table = host.shelf.fresh(&alert.table_id).await?;
    if !is_awaited(&table, &alert.user_id) {
        return Ok(host.store.drop_alert(alert).await?);
    }
    let message = Message::of_turn(&alert.turn(), &table, now());
    match host.courier.send(&alert.webhook(), &message).await {
        Ok(()) => Ok(host.store.drop_alert(alert).await?),
        Err(reason) => put_off(host, alert, &reason).await,
    }
}

/// Twice as long after every try; in the end it is given up.
async fn put_off(host: &Host, alert: &Alert, reason: &str) -> Result<(), Refusal> {
    tracing::info!(user = alert.user_id, tries = alert.tries + 1, reason, "an alert was not taken");
    if alert.tries + 1 >= TRIES {
        return Ok(host.store.drop_alert(alert).await?);
    }
    let wait = host.courier.retry.saturating_mul(1 << alert.tries.clamp(0, TRIES));
    Ok(host.store.put_off_alert(alert, now().saturating_add(wait)).await?)
}

/// It goes nowhere else than it is told, and waits for nobody.
fn client() -> Result<Client, reqwest::Error> {
    let builder = Client::builder().redirect(Policy::none()).no_proxy().timeout(TIME_LIMIT);
    builder.user_agent(concat!("elgrande/", env!("CARGO_PKG_VERSION"))).build()
}

fn reason(error: &reqwest::Error) -> &'static str {
    if error.is_timeout() { "it did not answer in time" } else { "it cannot be reached" }
}
