//! Live streams: server-sent events that can be taken up again where they broke off, without gap or repeat.
//!
//! An event's id is how far its reader has come: the ply of the game and the line of each room's chat. What follows is read
//! from the log, so a reader who comes back gets what came after, and the view as it is.

use std::fmt;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::Player;
use futures_util::stream::unfold;
use serde::Deserialize;
use serde_json::json;
use tokio::time::Interval;

use super::extract::{Id, Query, seat};
use super::caller::{Address, Caller, Leave, Member};
use crate::live::sse::{self, Events, pulse};
use crate::live::table_view::{Whole, present};
use crate::live::stream_limit::{Open, Streams};
use super::chat::rooms;
use crate::host::Host;
use crate::live::hub::{Following, Mark};
use crate::refusal::Refusal;
use crate::store::{List, PORTION, Room};
use crate::tables::table::Table;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Watch {
    seat: Option<String>,
    /// For those who cannot send a Last-Event-ID: the same here.
    last: Option<String>,
}

/// How far a reader has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    ply: usize,
    players: i64,
    watchers: i64,
}

impl Place {
    /// What is not said is 0: nothing was heard of it.
    fn read(text: &str) -> Option<Place> {
        let mut parts = text.split('-');
        let ply = parts.next()?.parse().ok()?;
        let mut line = || parts.next().map_or(Some(0), |part| part.parse().ok());
        Some(Place { ply, players: line()?, watchers: line()? })
    }

    /// The last line heard in a room.
    fn line(&mut self, room: Room) -> &mut i64 {
        match room {
            Room::Players => &mut self.players,
            Room::Watchers => &mut self.watchers,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.ply, self.players, self.watchers)
    }
}

pub(super) async fn table(
    State(host): State<Arc<Host>>,
    Extension(streams): Extension<Arc<Streams>>,
    Address(address): Address,
    caller: Caller,
    Id(id): Id,
    Query(watch): Query<Watch>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let named = seat(watch.seat.as_deref())?;
    let table = host.shelf.fresh(&id).await?;
    table.viewer(caller.id(), named)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let place = last.or(watch.last.as_deref()).and_then(Place::read);
    let place = place.map(|place| Place { ply: place.ply.min(table.ply()), ..place });
    let reader = Reader {
        _open: streams.open(caller.id().map_or_else(|| address.to_string(), str::to_owned))?,
        following: host.hub.follow_table(&id, caller.id()),
        pulse: pulse(),
        place: place.unwrap_or(Place { ply: table.ply(), players: 0, watchers: 0 }),
        leave: caller.leave(),
        user: caller.user.map(|user| user.id),
        seen: None,
        rooms: &[],
        is_behind: false,
        version: 0,
        named,
        host,
        id,
    };
    Ok(events::stream(unfold(reader, |mut reader| async {
        let events = reader.next().await?;
        Some((events, reader))
    })))
}

/// Where the caller is awaited: now, for to follow is itself something new, and whenever that changes.
pub(super) async fn personal(
    State(host): State<Arc<Host>>,
    Extension(streams): Extension<Arc<Streams>>,
    caller: Caller,
    Member(user): Member,
) -> Result<Response, Refusal> {
    let (leave, open) = (caller.leave(), streams.open(user.id.clone())?);
    let following = host.hub.follow_user(&user.id);
    Ok(events::stream(unfold(
        (host, following, pulse(), user.id, leave, open),
        |(host, mut following, mut pulse, user, mut leave, open)| async {
            let mut events = Events::still_here();
            if changed(&mut following, &mut pulse).await?.is_some() {
                if !leave.is_given(&host).await {
                    return None;
                }
                let awaited = host.store.list(&List::Awaited(user.clone()), 0).await.ok()?;
                let tables: Vec<_> = awaited.into_iter().map(|listed| listed.id).collect();
                events = Events::default();
                events.push("awaited", &json!({ "tables": tables }));
            }
            Some((events, (host, following, pulse, user, leave, open)))
        },
    )))
}

/// Somebody who reads the stream of a table.
struct Reader {
    _open: Open,
    host: Arc<Host>,
    id: String,
    user: Option<String>,
    named: Option<Player>,
    following: Following,
    pulse: Interval,
    place: Place,
    /// The version of the table that was told last.
    version: i64,
    leave: Leave,
    /// How far things had come when this reader last looked.
    seen: Option<Mark>,
    /// In which rooms it listened then.
    rooms: &'static [Room],
    /// More was said than could be told at once.
    is_behind: bool,
}

impl Reader {
    /// What is new; nothing more once the server closes, the pass is revoked or the reader may not look any more.
    async fn next(&mut self) -> Option<Events> {
        loop {
            let mut mark = self.following.now();
            if self.seen.is_some_and(|seen| seen == mark) && !self.is_behind {
                match changed(&mut self.following, &mut self.pulse).await? {
                    Some(new) => mark = new,
                    None => return Some(Events::still_here()),
                }
            }
            if !self.leave.is_given(&self.host).await {
                return None;
            }
            let events = self.read(mark).await.ok()?;
            if !events.is_empty() {
                return Some(events);
            }
        }
    }

    async fn read(&mut self, mark: Mark) -> Result<Events, Refusal> {
        let seen = self.seen.replace(mark);
        let is_doubtful = seen.is_none_or(|seen| seen.doubt < mark.doubt);
        let table = match is_doubtful {
            true => self.host.shelf.fresh(&self.id).await?,
            false => self.host.shelf.at_least(&self.id, mark.version).await?,
        };
        let mut events = Events::default();
        if self.version < table.shown() {
            self.game(&table, &mut events)?;
        }
        let rooms = rooms(&table, self.user.as_deref());
        let is_elsewhere = std::mem::replace(&mut self.rooms, rooms) != rooms;
        let is_news = is_doubtful || seen.is_none_or(|seen| seen.chat < mark.chat);
        if is_news || is_elsewhere || self.is_behind {
            self.chat(&mut events).await?;
        }
        if seen.is_some_and(|seen| seen.presence < mark.presence) {
            self.presence(&table, &mut events);
        }
        Ok(events)
    }

    /// The table as it is, with what happened since.
    fn game(&mut self, table: &Table, events: &mut Events) -> Result<(), Refusal> {
        let user = self.user.as_deref();
        let viewer = table.viewer(user, self.named)?;
        let whole = Whole::of(table, &self.host.hub, user, viewer, self.place.ply + 1);
        self.place.ply = table.ply();
        self.version = table.shown();
        events.push_written("table", |text| whole.write(text), self.place);
        Ok(())
    }

    /// What was said, a portion at a time: a long talk must not lie in memory as a whole.
    async fn chat(&mut self, events: &mut Events) -> Result<(), Refusal> {
        self.is_behind = false;
        for room in self.rooms {
            let lines = self.host.store.said(&self.id, *room, *self.place.line(*room)).await?;
            self.is_behind |= lines.len() == PORTION;
            for line in lines {
                *self.place.line(*room) = line.line;
                events.push_place("chat", &line, self.place);
            }
        }
        Ok(())
    }

    fn presence(&self, table: &Table, events: &mut Events) {
        events.push("presence", &json!({ "present": present(table, &self.host.hub) }));
    }
}

/// Waits for something new: nothing yet where it is time to say that the stream is still there, and nothing any more at the
/// end.
async fn changed(following: &mut Following, pulse: &mut Interval) -> Option<Option<Mark>> {
    tokio::select! {
        biased;
        mark = following.next() => mark.map(Some),
        _ = pulse.tick() => Some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_reads_back_as_it_was_written() {
        let place = Place { ply: 17, players: 3, watchers: 0 };
        assert_eq!(Place::read(&place.to_string()), Some(place));
        assert_eq!((Place::read(""), Place::read("1-x"), Place::read("x-1-1")), (None, None, None));
    }
}
