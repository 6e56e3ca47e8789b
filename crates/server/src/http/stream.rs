//! Live streams: server-sent events that can be taken up again where they broke off, without gap or repeat.
//!
//! An event's id is how far its reader has come: the ply of the game and the line of each room's chat. What follows is read
//! from the log, so a reader who comes back gets what came after, and the view as it is.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use engine::Player;
use futures_util::stream::{self, Stream, StreamExt};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::watch;

use super::body::{Id, Query, seat};
use super::caller::{Address, Caller, Leave, Member};
use super::facts::Whole;
use super::open::{Open, Streams};
use super::talk::rooms;
use crate::host::Host;
use crate::hub::{Following, Mark};
use crate::refusal::Refusal;
use crate::store::{List, PORTION, Room};
use crate::table::Table;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Watch {
    seat: Option<String>,
    /// For those who cannot send a Last-Event-ID: the same here.
    last: Option<String>,
}

type Events = Sse<KeepAliveStream<stream::BoxStream<'static, Result<Event, Infallible>>>>;

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

    fn text(self) -> String {
        format!("{}-{}-{}", self.ply, self.players, self.watchers)
    }

    /// The last line heard in a room.
    fn line(&mut self, room: Room) -> &mut i64 {
        match room {
            Room::Players => &mut self.players,
            Room::Watchers => &mut self.watchers,
        }
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
) -> Result<Events, Refusal> {
    let named = seat(watch.seat.as_deref())?;
    let table = host.shelf.fresh(&id).await?;
    table.viewer(caller.id(), named)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let place = last.or(watch.last.as_deref()).and_then(Place::read);
    let place = place.map(|place| Place { ply: place.ply.min(table.ply()), ..place });
    let reader = Reader {
        _open: streams.open(caller.id().map_or_else(|| address.to_string(), str::to_owned))?,
        following: host.hub.follow_table(&id, caller.id()),
        closing: host.closing.subscribe(),
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
    Ok(sse(stream::unfold(reader, |mut reader| async {
        let events = reader.next().await?;
        Some((stream::iter(events.into_iter().map(Ok)), reader))
    })
    .flatten()))
}

/// Where the caller is awaited: now, for to follow is itself something new, and whenever that changes.
pub(super) async fn personal(
    State(host): State<Arc<Host>>,
    Extension(streams): Extension<Arc<Streams>>,
    caller: Caller,
    Member(user): Member,
) -> Result<Events, Refusal> {
    let (leave, open) = (caller.leave(), streams.open(user.id.clone())?);
    let following = host.hub.follow_user(&user.id);
    let closing = host.closing.subscribe();
    Ok(sse(stream::unfold(
        (host, following, closing, user.id, leave, open),
        |(host, mut following, mut closing, user, mut leave, open)| async {
            changed(&mut following, &mut closing).await?;
            if !leave.is_given(&host).await {
                return None;
            }
            let awaited = host.store.list(&List::Awaited(user.clone()), 0).await.ok()?;
            let tables: Vec<_> = awaited.into_iter().map(|listed| listed.id).collect();
            let event = event("awaited", &json!({ "tables": tables }));
            Some((Ok(event), (host, following, closing, user, leave, open)))
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
    closing: watch::Receiver<bool>,
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
    async fn next(&mut self) -> Option<Vec<Event>> {
        loop {
            let mut mark = self.following.now();
            if self.seen.is_some_and(|seen| seen == mark) && !self.is_behind {
                mark = changed(&mut self.following, &mut self.closing).await?;
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

    async fn read(&mut self, mark: Mark) -> Result<Vec<Event>, Refusal> {
        let seen = self.seen.replace(mark);
        let is_doubtful = seen.is_none_or(|seen| seen.doubt < mark.doubt);
        let table = match is_doubtful {
            true => self.host.shelf.fresh(&self.id).await?,
            false => self.host.shelf.at_least(&self.id, mark.version).await?,
        };
        let mut events = Vec::new();
        if self.version < table.shown() {
            events.push(self.game(&table)?);
        }
        let rooms = rooms(&table, self.user.as_deref());
        let is_elsewhere = std::mem::replace(&mut self.rooms, rooms) != rooms;
        let is_news = is_doubtful || seen.is_none_or(|seen| seen.chat < mark.chat);
        if is_news || is_elsewhere || self.is_behind {
            events.extend(self.chat().await?);
        }
        if seen.is_some_and(|seen| seen.presence < mark.presence) {
            events.push(self.presence(&table));
        }
        Ok(events)
    }

    /// The table as it is, with what happened since.
    fn game(&mut self, table: &Table) -> Result<Event, Refusal> {
        let user = self.user.as_deref();
        let viewer = table.viewer(user, self.named)?;
        let whole = Whole::of(table, &self.host.hub, user, viewer, self.place.ply + 1);
        let told = event("table", &whole);
        self.place.ply = table.ply();
        self.version = table.shown();
        Ok(told.id(self.place.text()))
    }

    /// What was said, a portion at a time: a long talk must not lie in memory as a whole.
    async fn chat(&mut self) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.is_behind = false;
        for room in self.rooms {
            let lines = self.host.store.said(&self.id, *room, *self.place.line(*room)).await?;
            self.is_behind |= lines.len() == PORTION;
            events.extend(lines.into_iter().map(|line| {
                *self.place.line(*room) = line.line;
                event("chat", &line).id(self.place.text())
            }));
        }
        Ok(events)
    }

    fn presence(&self, table: &Table) -> Event {
        let present = self.host.hub.present(&self.id);
        let is_there =
            |seat: &&crate::seat::Seat| seat.person().is_some_and(|person| present.contains(&person.id));
        let seats: Vec<Player> = table.seats.iter().filter(is_there).map(|seat| seat.player).collect();
        event("presence", &json!({ "present": seats }))
    }
}

/// Waits for something new, or for the end.
async fn changed(following: &mut Following, closing: &mut watch::Receiver<bool>) -> Option<Mark> {
    tokio::select! {
        biased;
        _ = closing.wait_for(|is_closing| *is_closing) => None,
        mark = following.next() => mark,
    }
}

/// Written as a whole first: axum would look for line ends in every piece that serde writes.
fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).data(serde_json::to_string(data).expect("every key is a string"))
}

fn sse(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Events {
    Sse::new(events.boxed()).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_reads_back_as_it_was_written() {
        let place = Place { ply: 17, players: 3, watchers: 0 };
        assert_eq!(Place::read(&place.text()), Some(place));
        assert_eq!((Place::read(""), Place::read("1-x"), Place::read("x-1-1")), (None, None, None));
    }
}
