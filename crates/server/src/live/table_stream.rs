//! The event stream of a table. A client resumes it without gaps or repeats.
//!
//! The id of an event is a cursor: the ply of the game and the last chat message of each room. What follows is read from
//! the log, so a client that reconnects gets the later notices and the current view.

use std::fmt;
use std::sync::Arc;

use engine::Player;
use serde_json::json;
use tokio::time::Interval;

use super::hub::{Hub, Role, Subscription, TopicState};
use super::sse::{Events, keep_alive_interval};
use super::stream_limit::StreamPermit;
use super::table_view::{TableResponse, present};
use crate::identity::StreamAuth;
use crate::refusal::Refusal;
use crate::store::{CHAT_PAGE, Room, Store};
use crate::tables::chat::{proximity, readable_rooms};
use crate::tables::{Phase, Table, TableCache};

/// How far a client has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    ply: usize,
    players: i64,
    spectators: i64,
}

impl Cursor {
    /// The current position of the game, before the first chat message.
    pub fn at(ply: usize) -> Cursor {
        Cursor { ply, players: 0, spectators: 0 }
    }

    /// Reads the id of an event; missing numbers are 0.
    pub fn read(text: &str) -> Option<Cursor> {
        let mut parts = text.split('-');
        let ply = parts.next()?.parse().ok()?;
        let mut number = || parts.next().map_or(Some(0), |part| part.parse().ok());
        Some(Cursor { ply, players: number()?, spectators: number()? })
    }

    /// The number of log entries after it.
    pub fn entries_until(self, ply: usize) -> usize {
        ply.saturating_sub(self.ply)
    }

    /// The last chat message read in a room.
    fn chat(&mut self, room: Room) -> &mut i64 {
        match room {
            Room::Players => &mut self.players,
            Room::Spectators => &mut self.spectators,
        }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.ply, self.players, self.spectators)
    }
}

/// Where a stream reads from.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Chat messages.
    pub store: Store,
    /// Tables.
    pub cache: Arc<TableCache>,
    /// Changes.
    pub hub: Arc<Hub>,
}

/// Who reads a stream.
#[derive(Debug)]
pub struct StreamClient {
    /// The user, if known.
    pub user: Option<String>,
    /// The IP address of the client, as it is recorded: the user may be a player in a second window.
    pub address: String,
    /// The seat to view the game from.
    pub seat: Option<Player>,
    /// How long the stream may go on.
    pub auth: StreamAuth,
    /// The permission for one stream.
    pub permit: StreamPermit,
}

/// The stream of a table for one client.
#[derive(Debug)]
pub struct TableStream {
    sources: Sources,
    client: StreamClient,
    table: String,
    subscription: Subscription,
    keep_alive: Interval,
    cursor: Cursor,
    /// The public version of the table that was sent last.
    version: i64,
    /// The number of spectators that was sent last.
    spectators: usize,
    /// The state of the topic at the last read.
    seen: Option<TopicState>,
    /// The phase of the table and the role of the client at the last read: they decide which rooms are readable.
    phase_and_role: Option<(Phase, Role)>,
    /// The readable rooms at the last look at the chat.
    rooms: &'static [Room],
    /// Whether more chat messages are stored than were sent.
    has_more_chat: bool,
}

impl TableStream {
    /// Subscribes to the table. A cursor beyond the end of the log is moved back.
    pub fn open(
        sources: Sources,
        client: StreamClient,
        table: &Table,
        cursor: Option<Cursor>,
    ) -> TableStream {
        let cursor = cursor.map(|cursor| Cursor { ply: cursor.ply.min(table.ply()), ..cursor });
        TableStream {
            subscription: sources.hub.subscribe_table(
                &table.id,
                client.user.as_deref(),
                role(table, client.user.as_deref()),
            ),
            keep_alive: keep_alive_interval(),
            cursor: cursor.unwrap_or(Cursor::at(table.ply())),
            table: table.id.clone(),
            version: 0,
            spectators: 0,
            seen: None,
            phase_and_role: None,
            rooms: &[],
            has_more_chat: false,
            sources,
            client,
        }
    }

    /// The next events; `None` once the server closes, the credential is revoked or the client may not follow any more.
    pub async fn next(&mut self) -> Option<Events> {
        loop {
            let mut state = self.subscription.current();
            if self.seen.is_some_and(|seen| seen == state) && !self.has_more_chat {
                match changed(&mut self.subscription, &mut self.keep_alive, &mut self.client.auth).await? {
                    Change::Published(new) => state = new,
                    Change::Revoked => {}
                    Change::KeepAlive => return Some(Events::keep_alive()),
                }
            }
            if !self.client.auth.is_valid(&self.sources.store).await {
                return None;
            }
            let events = self.read(state).await.ok()?;
            if !events.is_empty() {
                return Some(events);
            }
        }
    }

    async fn read(&mut self, state: TopicState) -> Result<Events, Refusal> {
        let seen = self.seen.replace(state);
        let must_resync = seen.is_none_or(|seen| seen.resync < state.resync);
        let cache = &self.sources.cache;
        let table = match must_resync {
            true => cache.latest(&self.table).await?,
            false => cache.at_least(&self.table, state.version).await?,
        };
        let mut events = Events::default();
        if self.version < table.public_version() {
            self.push_table(&table, &mut events)?;
        }
        let has_new_chat = must_resync || seen.is_none_or(|seen| seen.chat < state.chat);
        // A client that connects again may have missed a deletion.
        let has_deleted_chat =
            must_resync || seen.is_none_or(|seen| seen.chat_deletions < state.chat_deletions);
        let role = role(&table, self.client.user.as_deref());
        let has_new_phase_or_role =
            self.phase_and_role.replace((table.phase, role)) != Some((table.phase, role));
        if has_new_chat || has_deleted_chat || has_new_phase_or_role || self.has_more_chat {
            // Players come, go and change their address, so it is decided again whenever there is something to read.
            let near = proximity(&self.sources.store, &table, &self.client.address).await?;
            self.rooms = readable_rooms(&table, self.client.user.as_deref(), near);
            if has_deleted_chat {
                self.push_deleted_chat(&mut events).await?;
            }
            self.push_chat(&mut events).await?;
        }
        self.subscription.set_role(role);
        // A change of the number of spectators is sent only with other events.
        let spectators = self.sources.hub.spectators(&self.table);
        let has_new_spectators = !events.is_empty() && self.spectators != spectators;
        if has_new_spectators || seen.is_some_and(|seen| seen.presence < state.presence) {
            self.spectators = spectators;
            let present = present(&table, &self.sources.hub);
            events.push("presence", &json!({ "present": present, "watchers": spectators }));
        }
        Ok(events)
    }

    /// The current table, with the notices since the cursor.
    fn push_table(&mut self, table: &Table, events: &mut Events) -> Result<(), Refusal> {
        let user = self.client.user.as_deref();
        let viewer = table.viewer(user, self.client.seat)?;
        let response = TableResponse::of(table, &self.sources.hub, user, viewer, self.cursor.ply + 1);
        self.cursor.ply = table.ply();
        self.version = table.public_version();
        events.push_written("table", |text| response.write(text), self.cursor);
        Ok(())
    }

    /// The messages that the client may have with their texts, although those were deleted: each replaces the earlier one.
    async fn push_deleted_chat(&mut self, events: &mut Events) -> Result<(), Refusal> {
        for room in self.rooms {
            let read = *self.cursor.chat(*room);
            if read > 0 {
                let deleted = self.sources.store.deleted_chat(&self.table, *room, read).await?;
                deleted.iter().for_each(|message| events.push_with_id("chat", message, self.cursor));
            }
        }
        Ok(())
    }

    /// One page of chat messages of each room, so that a long chat is never in memory as a whole.
    async fn push_chat(&mut self, events: &mut Events) -> Result<(), Refusal> {
        self.has_more_chat = false;
        let hidden = match &self.client.user {
            Some(user) => self.sources.store.hidden_authors(user).await?,
            None => Vec::new(),
        };
        for room in self.rooms {
            let after = *self.cursor.chat(*room);
            let messages = self.sources.store.chat_after(&self.table, *room, after).await?;
            self.has_more_chat |= messages.len() == CHAT_PAGE;
            for message in messages {
                *self.cursor.chat(*room) = message.number;
                if !hidden.contains(&message.user_id) {
                    events.push_with_id("chat", &message, self.cursor);
                }
            }
        }
        Ok(())
    }
}

/// Whether the presence of this user is published.
fn role(table: &Table, user: Option<&str>) -> Role {
    let is_player = user.is_some_and(|user| table.seats.iter().any(|seat| seat.belongs_to(user)));
    if is_player { Role::Player } else { Role::Spectator }
}

/// What a stream wakes up for.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// The topic has changed.
    Published(TopicState),
    /// A credential of the user was revoked.
    Revoked,
    /// A keep-alive is due.
    KeepAlive,
}

/// Waits for a change; `None` at the end.
pub async fn changed(
    subscription: &mut Subscription,
    keep_alive: &mut Interval,
    auth: &mut StreamAuth,
) -> Option<Change> {
    tokio::select! {
        biased;
        () = auth.revoked() => Some(Change::Revoked),
        state = subscription.next() => state.map(Change::Published),
        _ = keep_alive.tick() => Some(Change::KeepAlive),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_a_round_trip() {
        let cursor = Cursor { ply: 17, players: 3, spectators: 0 };
        assert_eq!(Cursor::read(&cursor.to_string()), Some(cursor));
        assert_eq!((Cursor::read(""), Cursor::read("1-x"), Cursor::read("x-1-1")), (None, None, None));
    }
}
