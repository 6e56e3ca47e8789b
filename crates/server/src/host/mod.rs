//! All changes go through [`Host`]. It applies a change to a copy, commits it, then publishes the new state.

mod accounts; // names, passwords, deletion
pub mod alert_text; // what an alert says
pub mod deliveries; // sends alerts through all channels
pub mod admin; // what admins can do
pub mod bot_pool; // bots that think, a few at a time
mod changes; // every change except actions
pub mod moderation; // bans, mutes and notices in memory
pub mod pruning; // deletes unused data
pub mod fair_queue; // slots shared by addresses and people
pub mod leaderboard; // the best players, in memory for a while
mod mailer; // sends email
pub mod outage; // time in which nobody could play
pub mod pictures; // pictures of positions that were drawn lately
mod play; // actions, drafts, hints, undo
pub mod push; // Web Push
pub mod quiet_hours; // when no notifications are sent
pub mod table_text; // names and progress of a table in words
mod upkeep; // what happens without a request: deadlines, presets, bots
pub mod user_addresses; // where users were seen last
pub mod webhook_client; // sends webhook requests
pub mod webhook_format; // the formats of webhooks
pub mod webhook_message; // the bodies for programs and their signatures

use std::sync::Arc;

use tokio::sync::{mpsc, watch};

use crate::live::Hub;
use crate::metrics::Metrics;
use crate::push_key::PushKey;
use crate::refusal::{Code, Refusal};
use crate::settings::Settings;
use crate::store::{AlertChange, Notification, Store};
use crate::tables::alerts::{AlertTimes, alert_changes};
use crate::tables::{Editions, Table, TableCache};
use bot_pool::BotPool;
use deliveries::Deliveries;
use fair_queue::QueueIdentity;
use leaderboard::Leaderboard;
use moderation::Moderation;
use outage::RunState;
use pictures::Pictures;
use push::PushClient;
use user_addresses::UserAddresses;
use webhook_client::WebhookClient;

pub use changes::deal;
pub use mailer::{AlertMail, MailText, Mailer};

/// The shared state of the server.
#[derive(Debug)]
pub struct Host {
    /// The settings.
    pub settings: Settings,
    /// The database.
    pub store: Store,
    /// Replayed tables.
    pub cache: Arc<TableCache>,
    /// Publish/subscribe.
    pub hub: Arc<Hub>,
    /// Bots that think.
    pub bot_pool: BotPool,
    /// Where users were last seen.
    pub addresses: UserAddresses,
    /// The sender of alerts to webhooks.
    pub webhooks: WebhookClient,
    /// The sender of alerts to devices.
    pub push: PushClient,
    /// Counters of alerts.
    pub deliveries: Deliveries,
    /// The sender of email, if SMTP is configured.
    pub mailer: Option<Mailer>,
    /// Request counters.
    pub metrics: Metrics,
    /// Bans, mutes and the maintenance notice.
    pub moderation: Moderation,
    /// The best players.
    pub leaderboard: Leaderboard,
    /// Pictures that were drawn recently.
    pub pictures: Pictures,
    /// Whether the database stores that the server runs.
    pub run_state: RunState,
    /// True once the server closes.
    pub closing: watch::Sender<bool>,
    /// The ids of tables where a bot must decide.
    bot_turns: mpsc::UnboundedSender<String>,
}

/// The ids of tables where a bot must decide, for the worker that plays them.
pub type BotTurns = mpsc::UnboundedReceiver<String>;

impl Host {
    /// Opens the database and everything that depends on it.
    pub async fn open(
        settings: Settings,
        webhooks: WebhookClient,
        mut push: PushClient,
    ) -> Result<(Arc<Host>, BotTurns), sqlx::Error> {
        let store = Store::open(&settings.database).await?.with_session_lifetime(settings.session_millis);
        let editions = Editions::open(store.clone(), settings.edition.as_deref(), settings.editions).await?;
        let cache = Arc::new(TableCache::new(store.clone(), editions, settings.cached_tables));
        let bot_pool = BotPool::new(settings.bot_threads, settings.bot_millis);
        let (hub, closing) = (Arc::default(), watch::Sender::new(false));
        let (bot_turns, receiver) = mpsc::unbounded_channel();
        let (metrics, mailer) = (Metrics::default(), settings.mail.as_ref().map(Mailer::new));
        let moderation = Moderation::default();
        moderation.refresh(&store).await?;
        let addresses = UserAddresses::default();
        if push.needs_key() {
            push.set_key(stored_push_key(&store).await?);
        }
        let host = Host {
            settings,
            store,
            cache,
            hub,
            bot_pool,
            addresses,
            webhooks,
            push,
            deliveries: Deliveries::default(),
            mailer,
            metrics,
            moderation,
            leaderboard: Leaderboard::default(),
            pictures: Pictures::default(),
            run_state: RunState::default(),
            closing,
            bot_turns,
        };
        Ok((Arc::new(host), receiver))
    }

    /// Closes: all streams and background loops end.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.hub.close();
    }

    /// Whether the server is closing.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Refuses new tables, accounts, chat messages and reports while the disk is nearly full, so that games can go on.
    pub fn require_space(&self) -> Result<(), Refusal> {
        match self.store.free_space() {
            Some(free) if free < self.settings.min_free_space => {
                tracing::warn!(
                    free,
                    "low disk space: new tables, accounts, chat messages and reports are refused"
                );
                Err(Refusal::new(
                    Code::LowSpace,
                    "the server is low on disk space; games go on, but nothing new can be added",
                ))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The reasons for alerts that begin or end with a change; alerts are due late enough for a player at the table to answer
    /// first.
    fn alerts(&self, before: Option<&Table>, after: &Table, at: i64) -> Vec<AlertChange> {
        let is_any_enabled = self.webhooks.is_enabled() || self.push.is_enabled() || self.mailer.is_some();
        if !is_any_enabled {
            return Vec::new();
        }
        let due = at.saturating_add(self.settings.alert_after_millis);
        let mail_due = at.saturating_add(self.settings.mail_alert_after_millis);
        let times = AlertTimes { at, due, mail_due };
        alert_changes(before, after, times, &|user| {
            self.hub.with_present(&after.id, |is_present| is_present(user))
        })
    }

    /// Publishes a committed table and lets bots and presets go on. Returns the table as it was committed, although the game
    /// may have gone on since.
    fn publish(self: &Arc<Host>, table: Table, notification: &Notification) -> Arc<Table> {
        let table = Arc::new(table);
        self.cache.put(Arc::clone(&table));
        self.hub.publish(notification);
        if table.preset_answer().is_some() {
            self.advance_soon(&table.id);
        } else if self.must_play_bots(&table) {
            self.queue_bot_turn(&table.id);
        }
        table
    }

    /// Whether a bot must decide. Bots pause while nobody plays or follows and no result counts.
    pub fn must_play_bots(&self, table: &Table) -> bool {
        table.bot_to_act().is_some()
            && (!table.is_abandoned() || self.hub.has_subscribers_anywhere(&table.id))
    }

    /// A user with the address where they were last seen, for the queue of the bots.
    pub fn queue_identity(&self, user: &str) -> QueueIdentity {
        QueueIdentity::new(user, self.addresses.get(user))
    }

    /// Hands a table to the worker that plays bots.
    fn queue_bot_turn(&self, table: &str) {
        // The receiver is gone only when the server has stopped.
        let _ = self.bot_turns.send(table.to_owned());
    }
}

/// The key that push services know this server by. It is created when a server first needs it.
async fn stored_push_key(store: &Store) -> Result<PushKey, sqlx::Error> {
    let stored = match store.stored_push_key().await? {
        Some(stored) => stored,
        None => store.push_key(&PushKey::generate()).await?,
    };
    PushKey::read(&stored).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Runs work to its end even if the caller disconnects: a committed change must be published, too.
pub(crate) async fn run_detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Refusal::internal()))
}
