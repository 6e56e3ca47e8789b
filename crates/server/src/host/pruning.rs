//! Deletes unused data: closed tables, orphaned games, unused guests and editions, expired sessions and codes.

use std::time::Duration;

use serde::Serialize;

use super::Host;
use crate::refusal::Refusal;
use crate::store::{Notification, PRUNE_BATCH};
use crate::time::{days, now};

/// The pause between two batches, so that actions do not wait.
const PAUSE: Duration = Duration::from_millis(100);

/// What was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pruned {
    /// Tables that closed before a game started.
    pub tables: u64,
    /// Running games that nobody can play any more.
    pub games: u64,
    /// Guests who never took part in anything.
    pub guests: u64,
    /// Editions that no table uses.
    pub editions: u64,
    /// Sessions that have expired.
    pub sessions: u64,
    /// Mailed codes that have expired.
    pub mail_codes: u64,
}

/// What can be deleted: unused data with the time before which it was last used, and data that has expired.
#[derive(Clone, Copy)]
enum Prunable {
    ClosedTables(i64),
    OrphanedGames(i64),
    Guests(i64),
    Editions(i64),
    Sessions,
    MailCodes,
}

impl Host {
    /// Deletes everything that is old enough, in batches.
    pub async fn prune(&self) -> Result<Pruned, Refusal> {
        let ages = self.settings.retention;
        Ok(Pruned {
            tables: self.prune_unused(Prunable::ClosedTables, ages.closed_tables).await?,
            games: self.prune_unused(Prunable::OrphanedGames, ages.guests).await?,
            guests: self.prune_unused(Prunable::Guests, ages.guests).await?,
            editions: self.prune_unused(Prunable::Editions, ages.editions).await?,
            sessions: self.prune_all(Prunable::Sessions).await?,
            mail_codes: self.prune_all(Prunable::MailCodes).await?,
        })
    }

    /// Deletes what was last used more than this many days ago; nothing if 0. Returns the total.
    async fn prune_unused(&self, kind: fn(i64) -> Prunable, age: u32) -> Result<u64, Refusal> {
        if age == 0 { Ok(0) } else { self.prune_all(kind(now() - days(age))).await }
    }

    /// Repeats batches until one is not full. Returns the total.
    async fn prune_all(&self, prunable: Prunable) -> Result<u64, Refusal> {
        let mut total = 0;
        while !self.is_closing() {
            let deleted = self.prune_batch(prunable).await?;
            total += deleted;
            if deleted < PRUNE_BATCH as u64 {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(total)
    }

    async fn prune_batch(&self, prunable: Prunable) -> Result<u64, Refusal> {
        Ok(match prunable {
            Prunable::ClosedTables(before) => self.store.prune_closed_tables(before).await?,
            Prunable::OrphanedGames(before) => self.prune_games(before).await?,
            Prunable::Guests(before) => self.prune_guests(before).await?,
            Prunable::Editions(before) => self.cache.editions.prune(before).await?,
            Prunable::Sessions => {
                let sessions = self.store.prune_sessions().await?;
                self.store.prune_push_subscriptions().await?;
                sessions
            }
            Prunable::MailCodes => self.store.prune_mail_codes().await?,
        })
    }

    /// One batch of games. Spectators may still follow them.
    async fn prune_games(&self, before: i64) -> Result<u64, Refusal> {
        let games = self.store.prune_orphaned_games(before).await?;
        for game in &games {
            self.hub.publish(&Notification::deleted(game));
        }
        Ok(games.len() as u64)
    }

    /// One batch of guests. Their sessions end first, so that they cannot join a table in the meantime.
    async fn prune_guests(&self, before: i64) -> Result<u64, Refusal> {
        let mut deleted = 0;
        for guest in self.store.unused_guests(before).await? {
            self.store.revoke_all(&guest).await?;
            deleted += u64::from(self.store.delete_unused_guest(&guest).await?);
        }
        Ok(deleted)
    }
}
