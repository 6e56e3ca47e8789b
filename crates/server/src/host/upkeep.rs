//! What happens at a table without a request: preset answers, bots, clocks that run out, unused open tables.

use std::sync::Arc;

use super::Host;
use crate::refusal::{Code, Refusal};
use crate::tables::play_request::stale;
use crate::tables::{Actor, Phase, PlayRequest, Table};
use crate::time::now;

impl Host {
    /// Does what is due at a table: hands seats to bots when time runs out, plays preset answers, queues bots.
    pub async fn advance(self: &Arc<Host>, id: &str) -> Result<(), Refusal> {
        if self.is_closing() || self.run_state.is_interrupted() {
            return Ok(());
        }
        let table = self.cache.latest(id).await?;
        match table.phase {
            Phase::Open => return self.close_abandoned(&table).await,
            Phase::Playing => {}
            Phase::Over | Phase::Closed => return Ok(()),
        }
        if table.out_of_time(now()).is_some() {
            self.replace_late_player(id).await?;
        } else if let Some((player, action)) = table.preset_answer() {
            let (actor, actions) = (Actor::Preset(player), vec![action]);
            self.play(id, &PlayRequest { actor, ply: table.ply(), actions, key: None }).await?;
        } else if self.must_play_bots(&table) {
            self.queue_bot_turn(id);
        }
        Ok(())
    }

    /// The same in the background.
    pub fn advance_soon(self: &Arc<Host>, id: &str) {
        let (host, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            if let Err(refusal) = host.advance(&id).await {
                tracing::debug!(table = id, code = ?refusal.code, "cannot advance the table");
            }
        });
    }

    /// Closes an open table without changes for a long time, unless someone follows it in any process. A closing server does
    /// not know who follows.
    async fn close_abandoned(self: &Arc<Host>, before: &Table) -> Result<(), Refusal> {
        let may_be_followed = self.hub.has_subscribers_anywhere(&before.id) || self.is_closing();
        if may_be_followed || !self.store.is_due(&before.id, before.version, now()).await? {
            return Ok(());
        }
        let closed = Table { phase: Phase::Closed, version: before.version + 1, ..before.clone() };
        self.save(before, closed).await.map(|_| ())
    }

    /// Hands the seat of a player who ran out of time to a bot, unless the player has answered in the meantime.
    async fn replace_late_player(self: &Arc<Host>, id: &str) -> Result<(), Refusal> {
        let level = self.settings.stand_in;
        let change = |table: &mut Table| {
            let at = now();
            let player = table.out_of_time(at).ok_or_else(stale)?;
            table.hand_to_bot(player, level, at)
        };
        match self.change(id, change).await {
            Err(refusal) if refusal.code == Code::Stale => Ok(()),
            changed => changed.map(|_| ()),
        }
    }
}
