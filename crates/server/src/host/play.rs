//! Playing: actions, drafts, hints and undo.

use std::sync::Arc;

use engine::{Player, Viewer};

use super::{Host, run_detached};
use crate::identity::network::recorded;
use crate::refusal::{Code, Refusal};
use crate::store::{Appended, GameAddress, RequestKey, RequestKeyRow};
use crate::tables::play_request::{current_view, stale};
use crate::tables::{
    Actor, Draft, GameView, Hint, LogEntry, Phase, PlayRequest, Seat, Table, Unrated, hint, rows,
};
use crate::time::now;

/// Where an action comes from.
struct ActionSource {
    address: Option<GameAddress>,
    key: Option<RequestKey>,
}

impl Host {
    /// Plays all actions of a request or none, and commits them before they are published. A repeated request with the same
    /// key gets the same response.
    pub async fn play(self: &Arc<Host>, id: &str, request: &PlayRequest) -> Result<GameView, Refusal> {
        self.require_running_clocks()?;
        let mut table = self.table_for(id, request).await?;
        loop {
            let player = request.seat(&table)?.player;
            if table.ply() != request.ply {
                return self.response_to_outdated_ply(&table, player, request).await;
            }
            request.acting_seat(&table)?;
            let at = now();
            let mut after = Table::clone(&table);
            let entries = after.play(player, &request.actions, at);
            let entries = entries.map_err(|refusal| refusal.with("game", current_view(&table, player)))?;
            let origin = ActionSource {
                address: self.address_of_actor(&table, &request.actor),
                key: request.request_key(player),
            };
            match self.append(&table, after, &entries, at, origin).await? {
                Some(after) => {
                    return Ok(GameView::of(after.require_log()?, Viewer::Seat(player), request.ply + 1));
                }
                None => table = self.cache.latest(id).await?,
            }
        }
    }

    /// Previews a request. Nothing changes, and a cached table needs no query.
    pub async fn draft(&self, id: &str, request: &PlayRequest) -> Result<Draft, Refusal> {
        let table = self.table_for(id, request).await?;
        request.draft(&table)
    }

    /// Suggests what to play after the actions of a request. Nothing changes.
    pub async fn hint(&self, id: &str, request: &PlayRequest) -> Result<Hint, Refusal> {
        let table = self.table_for(id, request).await?;
        let player = request.seat(&table)?.player;
        let user = match &request.actor {
            Actor::Person { user, .. } => {
                hint::require_allowed(&table, user)?;
                user
            }
            Actor::Bot(_) | Actor::Preset(_) => &table.owner,
        };
        let client = self.queue_identity(user);
        if request.draft(&table)?.is_hidden() {
            return Ok(Hint::empty(request.ply, request.actions.len()));
        }
        self.bot_pool.hint(table, player, request.actions.clone(), client).await
    }

    /// The table of a request: the cached one if the request fits it, otherwise the latest. The version check of the commit
    /// catches a cached table that is outdated.
    async fn table_for(&self, id: &str, request: &PlayRequest) -> Result<Arc<Table>, Refusal> {
        self.cache.cached_if(id, |table| request.fits(table)).await
    }

    /// Undoes plies, or proposes it to the others.
    pub async fn undo(
        self: &Arc<Host>,
        id: &str,
        user: &str,
        ply: usize,
        to: Option<usize>,
    ) -> Result<Arc<Table>, Refusal> {
        self.require_running_clocks()?;
        loop {
            let table = self.cache.latest(id).await?;
            table.own_seat(user, None)?;
            let log = table.require_log()?;
            if table.ply() != ply {
                let view = GameView::of(log, table.viewer(Some(user), None)?, table.ply() + 1);
                return Err(stale().with("game", view));
            }
            let at = now();
            let mut after = Table::clone(&table);
            let stored = match after.undo(user, to.unwrap_or(log.checkpoint()), at)? {
                Some(entry) => {
                    let actor = Actor::Person { user: user.to_owned(), seat: None };
                    let origin = ActionSource { address: self.address_of_actor(&table, &actor), key: None };
                    self.append(&table, after, &[entry], at, origin).await?
                }
                None => {
                    after.version += 1;
                    self.save(&table, after).await?
                }
            };
            if let Some(table) = stored {
                return Ok(table);
            }
        }
    }

    /// Stores entries; `None` if another change was committed first.
    async fn append(
        self: &Arc<Host>,
        before: &Table,
        mut after: Table,
        entries: &[LogEntry],
        at: i64,
        ActionSource { address, key }: ActionSource,
    ) -> Result<Option<Arc<Table>>, Refusal> {
        after.version = before.version + 1;
        after.unrated = self.unrated(&after, address.as_ref()).await?;
        after.addresses.extend(address.clone());
        let alerts = self.alerts(Some(before), &after, at);
        let append = rows::append(before, &after, entries, at, key, address, alerts);
        let (host, notification) = (Arc::clone(self), append.notification.clone());
        run_detached(async move {
            match host.store.append(append).await? {
                Appended::Stored => {
                    host.run_state.note_stored();
                    Ok(Some(host.publish(after, &notification)))
                }
                Appended::Conflict => Ok(None),
                Appended::KeyUsed => Err(key_used()),
            }
        })
        .await
    }

    /// The address of a person who acts, unless the game has it already.
    fn address_of_actor(&self, table: &Table, actor: &Actor) -> Option<GameAddress> {
        let Actor::Person { user, .. } = actor else { return None };
        let address = recorded(self.addresses.get(user)?);
        let address = GameAddress { user: user.clone(), address };
        (!address.address.is_empty() && !table.addresses.contains(&address)).then_some(address)
    }

    /// Why a game that has just ended, with an action from this address, does not change ratings.
    async fn unrated(&self, table: &Table, last: Option<&GameAddress>) -> Result<Option<Unrated>, Refusal> {
        if table.phase != Phase::Over {
            return Ok(None);
        }
        if let Some(reason) = Unrated::at_table(table) {
            return Ok(Some(reason));
        }
        let people = table.seats.iter().filter_map(Seat::person).map(|person| person.id.as_str());
        let people: Vec<&str> = people.collect();
        if self.store.count_registered(&people).await? < people.len() {
            return Ok(Some(Unrated::Guests));
        }
        let started = table.require_log()?.started();
        let is_shared = self.store.share_an_address(&table.id, &people, last, started).await?;
        Ok(is_shared.then_some(Unrated::SameAddress))
    }

    /// The response to a request for an earlier ply: the same as before if it was played, otherwise stale.
    async fn response_to_outdated_ply(
        &self,
        table: &Table,
        player: Player,
        request: &PlayRequest,
    ) -> Result<GameView, Refusal> {
        let log = table.require_log()?;
        let Some((key, stored)) = self.stored_key(table, player, request).await? else {
            request.acting_seat(table)?;
            return Err(stale().with("game", current_view(table, player)));
        };
        let first = usize::try_from(stored.first).unwrap_or_default();
        let last = first + usize::try_from(stored.entries).unwrap_or_default();
        let entries = self.store.log(&table.id, first).await?;
        let requested = request.actions.iter().map(|action| LogEntry::Act(player, *action).to_string());
        let is_same = stored.bit == key.bit
            && first == request.ply
            && requested.eq(entries.into_iter().take(last - first).map(|row| row.entry));
        if !is_same {
            return Err(key_used());
        }
        self.store.verify_durable().await?;
        Ok(GameView::of(&log.truncated(last), Viewer::Seat(player), first + 1))
    }

    /// The key of a request, if a request with it was played before.
    async fn stored_key(
        &self,
        table: &Table,
        player: Player,
        request: &PlayRequest,
    ) -> Result<Option<(RequestKey, RequestKeyRow)>, Refusal> {
        let Some(key) = request.request_key(player) else { return Ok(None) };
        let stored = self.store.request_key(&table.id, &key.user, &key.key).await?;
        Ok(stored.map(|stored| (key, stored)))
    }
}

fn key_used() -> Refusal {
    Refusal::new(Code::KeyUsed, "this key was used for another request")
}
