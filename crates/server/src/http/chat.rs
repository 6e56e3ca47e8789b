//! The chat of a table, in two rooms.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Caller, Member};
use super::extract::{Body, Id, Query};
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::identity::network::recorded;
use crate::identity::text::is_bidi_control;
use crate::limits::at_most;
use crate::refusal::{Code, Refusal};
use crate::store::{ChatMessage, Room};
use crate::tables::chat::{proximity, readable_rooms};
use crate::time::now;

const NEAR_PLAYER: &str =
    "a player of this game uses the same internet connection; the spectators' chat opens at the end";

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatBody {
    text: String,
}

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatQuery {
    /// Messages after this number.
    #[serde(default)]
    after: i64,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct ChatMessages {
    lines: Vec<ChatMessage>,
}

pub(super) async fn read(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Address(address): Address,
    Id(id): Id,
    Query(ChatQuery { after }): Query<ChatQuery>,
) -> Result<Json<ChatMessages>, Refusal> {
    let table = host.cache.latest(&id).await?;
    let mut messages = Vec::new();
    let proximity = proximity(&host.store, &table, &recorded(address)).await?;
    for room in readable_rooms(&table, caller.id(), proximity) {
        messages.extend(host.store.chat_after(&id, *room, after).await?);
    }
    if let Some(user) = caller.id() {
        let hidden = host.store.hidden_authors(user).await?;
        messages.retain(|message| !hidden.contains(&message.user_id));
    }
    messages.sort_by_key(|message| message.at);
    Ok(Json(ChatMessages { lines: messages }))
}

pub(super) async fn post(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(ChatBody { text }): Body<ChatBody>,
) -> Result<(StatusCode, Json<ChatMessage>), Refusal> {
    host.moderation.require_not_muted(&user.id)?;
    let table = host.cache.latest(&id).await?;
    let text = validated_text(&text, at_most(host.settings.limits.chat_length))?;
    let is_player = table.own_seat(&user.id, None).is_ok();
    let room = if is_player { Room::Players } else { Room::Spectators };
    let proximity = proximity(&host.store, &table, &recorded(address)).await?;
    if !readable_rooms(&table, Some(&user.id), proximity).contains(&room) {
        return Err(Refusal::new(Code::NearPlayer, NEAR_PLAYER));
    }
    let room = room.word().to_owned();
    limits.charge(Kind::Chat, &user.id, address)?;
    limits.charge_group(Kind::Chat, &format!("{room} of {id}"))?;
    let message = ChatMessage { number: 0, room, user_id: user.id, name: user.name, text, at: now() };
    Ok((StatusCode::CREATED, Json(host.post_chat(&id, message).await?)))
}

fn validated_text(text: &str, most: usize) -> Result<String, Refusal> {
    let is_kept = |letter: &char| (!letter.is_control() || *letter == '\n') && !is_bidi_control(*letter);
    let text: String = text.chars().filter(is_kept).collect();
    let text = text.trim();
    if (1..=most).contains(&text.chars().count()) {
        Ok(text.to_owned())
    } else {
        Err(Refusal::new(Code::BadRequest, format!("a chat message must have 1 to {most} characters")))
    }
}
