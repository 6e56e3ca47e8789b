//! Changes of a table without actions: new tables, seats, the start of a game, chat.

use std::sync::Arc;

use engine::{Edition, Setup};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;

use super::{Host, run_detached};
use crate::refusal::Refusal;
use crate::secret;
use crate::store::{ChatMessage, Notification, PostedMessage};
use crate::tables::{GameLog, Phase, Table, rows};
use crate::time::{days, now};

impl Host {
    /// Stores a new table.
    pub async fn add_table(self: &Arc<Host>, table: Table) -> Result<Arc<Table>, Refusal> {
        self.require_space()?;
        self.moderation.require_no_maintenance()?;
        self.require_table_quota(&table.owner).await?;
        let at = now();
        let alerts = self.alerts(None, &table, at);
        let notification = rows::notification(None, &table);
        self.store
            .add_table(&rows::new_table(&table, at, self.open_table_lifetime()), &alerts, &notification)
            .await?;
        Ok(self.publish(table, &notification))
    }

    /// Changes a table, but not its log. The change is applied again if another change was committed first.
    pub async fn change<T>(
        self: &Arc<Host>,
        id: &str,
        change: impl Fn(&mut Table) -> Result<T, Refusal>,
    ) -> Result<(Arc<Table>, T), Refusal> {
        loop {
            let before = self.cache.latest(id).await?;
            let mut after = Table::clone(&before);
            let changed = change(&mut after)?;
            after.version += 1;
            if let Some(after) = self.save(&before, after).await? {
                return Ok((after, changed));
            }
        }
    }

    /// Starts the game. Everything random is decided here.
    pub async fn start_game(self: &Arc<Host>, id: &str, user: &str) -> Result<Arc<Table>, Refusal> {
        let edition = self.cache.editions.get(&self.cache.latest(id).await?.edition).await?;
        let change = |table: &mut Table| {
            table.require_owner(user)?;
            table.require_phase(Phase::Open)?;
            table.require_ready()?;
            deal(table, edition)
        };
        self.change(id, change).await.map(|(table, ())| table)
    }

    /// Posts a chat message.
    pub async fn post_chat(self: &Arc<Host>, id: &str, message: ChatMessage) -> Result<ChatMessage, Refusal> {
        self.require_space()?;
        let (host, table, kept) = (Arc::clone(self), id.to_owned(), self.settings.limits.chat_per_table);
        run_detached(async move {
            let PostedMessage { message, total } = host.store.post_chat(&table, message, kept).await?;
            host.hub.publish(&Notification { table, chat: total, ..Notification::default() });
            Ok(message)
        })
        .await
    }

    /// The milliseconds after which an open table without changes is closed.
    pub fn open_table_lifetime(&self) -> i64 {
        days(self.settings.limits.open_table_days)
    }

    /// Stores a changed table without new entries; `None` if another change was committed first.
    pub(super) async fn save(
        self: &Arc<Host>,
        before: &Table,
        after: Table,
    ) -> Result<Option<Arc<Table>>, Refusal> {
        let (host, version, at) = (Arc::clone(self), before.version, now());
        let alerts = self.alerts(Some(before), &after, at);
        let notification = rows::notification(Some(before), &after);
        run_detached(async move {
            let (row, seats) =
                (rows::table_row(&after, at, host.open_table_lifetime()), rows::seat_rows(&after));
            let is_saved = host.store.save_table(&row, &seats, version, &alerts, &notification).await?;
            Ok(is_saved.then(|| host.publish(after, &notification)))
        })
        .await
    }
}

/// Deals and starts the game.
pub fn deal(table: &mut Table, edition: &'static Edition) -> Result<(), Refusal> {
    let (seed, at) = (secret::seed(), now());
    let variants = table.settings.engine_variants()?;
    let setup = Setup::deal(edition, variants, &mut ChaCha12Rng::from_seed(seed));
    table.seed = Some(secret::hex(&seed));
    table.start(GameLog::new(setup, at), at);
    Ok(())
}
