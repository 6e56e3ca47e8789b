//! What players do about others: mute, block and report.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member};
use super::extract::{Body, Id};
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::identity::network::recorded;
use crate::limits::at_most;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{BlockKind, BlockRow, Report, Room, User};
use crate::tables::chat::{proximity, readable_rooms};
use crate::time::now;

/// The longest report, in characters.
const MAX_REPORT: usize = 1000;

/// Whom a user has muted or blocked.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Blocks {
    players: Vec<BlockRow>,
}

/// A report that was stored.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct NewReportId {
    id: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetBlock {
    kind: BlockKind,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReport {
    player: String,
    text: String,
    /// The table it is about.
    table: Option<String>,
    /// The chat message it is about.
    #[cfg_attr(feature = "types", ts(type = "\"players\" | \"watchers\""))]
    room: Option<Room>,
    line: Option<i64>,
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<Json<Blocks>, Refusal> {
    Ok(Json(Blocks { players: host.store.blocks(&user.id).await? }))
}

pub(super) async fn set(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(SetBlock { kind }): Body<SetBlock>,
) -> Result<StatusCode, Refusal> {
    let other = player(&host, &user, &id).await?;
    let blocks = host.store.blocks(&user.id).await?;
    let most = at_most(host.settings.limits.blocks);
    if blocks.len() >= most && !blocks.iter().any(|block| block.id == other.id) {
        let reason = format!("you can mute or block at most {most} players; remove one first");
        return Err(Refusal::new(Code::Forbidden, reason));
    }
    host.store.set_block(&user.id, &other.id, kind, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<StatusCode, Refusal> {
    let is_removed = secret::is_id(&id) && host.store.remove_block(&user.id, &id).await?;
    if is_removed { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("muted or blocked player")) }
}

/// Reports a player to the admins, with the chat message it is about.
pub(super) async fn report(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Body(new): Body<NewReport>,
) -> Result<(StatusCode, Json<NewReportId>), Refusal> {
    limits.charge_guess(address)?;
    host.require_space()?;
    let other = player(&host, &user, &new.player).await?;
    let text = new.text.trim().to_owned();
    if !(1..=MAX_REPORT).contains(&text.chars().count()) {
        return Err(Refusal::new(
            Code::BadRequest,
            format!("a report must have 1 to {MAX_REPORT} characters"),
        ));
    }
    let open = usize::try_from(host.store.count_open_reports(&user.id).await?).unwrap_or(usize::MAX);
    if open >= at_most(host.settings.limits.open_reports) {
        return Err(Refusal::new(
            Code::Forbidden,
            "you have too many open reports; wait until they are read",
        ));
    }
    let quote = quote(&host, (&user, address), &other, &new).await?;
    let id = secret::id();
    let (player, table_id) = (other.id, new.table);
    let report =
        Report { id: id.clone(), at: now(), reporter: user.id, player, table_id, quote, text, closed: None };
    host.store.add_report(&report).await?;
    Ok((StatusCode::CREATED, Json(NewReportId { id })))
}

/// The text of the reported chat message, which the reporter must be able to read and the other must have written.
async fn quote(
    host: &Host,
    (user, address): (&User, IpAddr),
    other: &User,
    new: &NewReport,
) -> Result<Option<String>, Refusal> {
    let Some(table) = &new.table else {
        let is_complete = new.room.is_none() && new.line.is_none();
        let incomplete = || Refusal::new(Code::BadRequest, "a chat message is named by table, room and line");
        return if is_complete { Ok(None) } else { Err(incomplete()) };
    };
    let table = host.cache.latest(table).await?;
    let (Some(room), Some(line)) = (new.room, new.line) else { return Ok(None) };
    let proximity = proximity(&host.store, &table, &recorded(address)).await?;
    let can_read = readable_rooms(&table, Some(&user.id), proximity).contains(&room);
    let message = if can_read { host.store.chat_message(&table.id, room, line).await? } else { None };
    let message = message.filter(|message| message.user_id == other.id);
    message.map(|message| Some(message.text)).ok_or_else(|| Refusal::not_found("chat message of that player"))
}

/// Another player.
async fn player(host: &Host, user: &User, id: &str) -> Result<User, Refusal> {
    if id == user.id {
        return Err(Refusal::new(Code::BadRequest, "you cannot do this to yourself"));
    }
    let other = if secret::is_id(id) { host.store.user(id).await? } else { None };
    other.ok_or_else(|| Refusal::not_found("player"))
}
