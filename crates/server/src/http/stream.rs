//! Live streams as server-sent events.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, StreamExt, unfold};
use serde::Deserialize;
use serde_json::json;
use tokio::time::Interval;

use super::caller::{Address, Caller, Client, Member};
use super::extract::{Id, Query, seat};
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::identity::StreamAuth;
use crate::identity::network::recorded;
use crate::live::hub::Subscription;
use crate::live::sse::{Events, keep_alive_interval};
use crate::live::stream_limit::{StreamLimit, StreamPermit};
use crate::live::table_stream::{Change, Cursor, Sources, StreamClient, TableStream, changed};
use crate::refusal::Refusal;
use crate::store::TableList;

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StreamQuery {
    /// The seat to look from; default: your own.
    seat: Option<String>,
    /// The same as the header `Last-Event-ID`, for clients that cannot send it.
    last: Option<String>,
}

/// The events of a table.
pub(super) async fn table(
    State(host): State<Arc<Host>>,
    Extension(limit): Extension<Arc<StreamLimit>>,
    Extension(rates): Extension<Arc<RateLimits>>,
    client: Client,
    caller: Caller,
    Id(id): Id,
    Query(query): Query<StreamQuery>,
) -> Result<Response, Refusal> {
    let address = client.address;
    let seat = seat(query.seat.as_deref())?;
    let table = host.cache.latest(&id).await?;
    table.viewer(caller.id(), seat)?;
    let last = client.headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let cursor = last.or(query.last.as_deref()).and_then(Cursor::read);
    rates.charge_entries(
        caller.id(),
        address,
        cursor.map_or(0, |cursor| cursor.entries_until(table.ply())),
    )?;
    let permit = limit.open(caller.id().map(str::to_owned), address)?;
    let (auth, user) = (caller.stream_auth(&host, address), caller.user.map(|user| user.id));
    let sources =
        Sources { store: host.store.clone(), cache: Arc::clone(&host.cache), hub: Arc::clone(&host.hub) };
    let client = StreamClient { user, address: recorded(address), seat, auth, permit };
    let stream = TableStream::open(sources, client, &table, cursor);
    if table.is_abandoned() {
        host.advance_soon(&id);
    }
    Ok(event_stream(unfold(stream, |mut stream| async {
        let events = stream.next().await?;
        Some((events, stream))
    })))
}

/// Sends the tables that wait for the caller: once at the start (subscribing counts as a change), then after every
/// change.
pub(super) async fn personal(
    State(host): State<Arc<Host>>,
    Extension(limit): Extension<Arc<StreamLimit>>,
    Address(address): Address,
    caller: Caller,
    Member(user): Member,
) -> Result<Response, Refusal> {
    let stream = PersonalStream {
        _permit: limit.open(Some(user.id.clone()), address)?,
        auth: caller.stream_auth(&host, address),
        subscription: host.hub.subscribe_user(&user.id),
        keep_alive: keep_alive_interval(),
        user: user.id,
        host,
    };
    Ok(event_stream(unfold(stream, |mut stream| async {
        let events = stream.next().await?;
        Some((events, stream))
    })))
}

struct PersonalStream {
    _permit: StreamPermit,
    host: Arc<Host>,
    user: String,
    auth: StreamAuth,
    subscription: Subscription,
    keep_alive: Interval,
}

impl PersonalStream {
    async fn next(&mut self) -> Option<Events> {
        loop {
            match changed(&mut self.subscription, &mut self.keep_alive, &mut self.auth).await? {
                Change::KeepAlive => return Some(Events::keep_alive()),
                Change::Published(_) if self.auth.is_valid(&self.host.store).await => break,
                Change::Revoked if self.auth.is_valid(&self.host.store).await => {}
                Change::Published(_) | Change::Revoked => return None,
            }
        }
        let awaited = self.host.store.list(&TableList::Awaited(self.user.clone()), 0).await.ok()?;
        let tables: Vec<_> = awaited.into_iter().map(|table| table.id).collect();
        let mut events = Events::default();
        events.push("awaited", &json!({ "tables": tables }));
        Some(events)
    }
}

fn event_stream(chunks: impl Stream<Item = Events> + Send + 'static) -> Response {
    let body = Body::from_stream(chunks.map(|events| Ok::<_, Infallible>(events.into_bytes())));
    ([(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")], body).into_response()
}
