//! Chat at a table, in two rooms. Who plays does not hear the watchers before the end: they may see more than one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Body, Id, Query, turns};
use super::caller::{Caller, Member};
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::store::{Line, Room};
use crate::tables::table::{Phase, Table};

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    #[serde(default)]
    after: i64,
}

pub(super) async fn read(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Id(id): Id,
    Query(After { after }): Query<After>,
) -> Result<Json<Value>, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let mut lines = Vec::new();
    for room in rooms(&table, caller.id()) {
        lines.extend(host.store.said(&id, *room, after).await?);
    }
    lines.sort_by_key(|line| line.at);
    Ok(Json(json!({ "lines": lines })))
}

pub(super) async fn say(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(Say { text }): Body<Say>,
) -> Result<(StatusCode, Json<Line>), Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let text = checked_text(&text)?;
    let is_player = table.own_seat(&user.id, None).is_ok();
    let room = if is_player { Room::Players } else { Room::Watchers };
    let line =
        Line { line: 0, room: room.word().to_owned(), user_id: user.id, name: user.name, text, at: now() };
    Ok((StatusCode::CREATED, Json(host.say(&id, line).await?)))
}

/// The rooms in which somebody may listen.
pub(super) fn rooms(table: &Table, user: Option<&str>) -> &'static [Room] {
    let is_player = user.is_some_and(|user| table.own_seat(user, None).is_ok());
    match table.phase {
        Phase::Over | Phase::Closed => &[Room::Players, Room::Watchers],
        Phase::Open | Phase::Playing if is_player => &[Room::Players],
        Phase::Open | Phase::Playing => &[Room::Watchers],
    }
}

fn checked_text(text: &str) -> Result<String, Refusal> {
    let is_kept = |letter: &char| (!letter.is_control() || *letter == '\n') && !turns(*letter);
    let text: String = text.chars().filter(is_kept).collect();
    let text = text.trim();
    let is_sound = (1..=1000).contains(&text.chars().count());
    if is_sound {
        Ok(text.to_owned())
    } else {
        Err(Refusal::new(Code::BadRequest, "1 to 1000 letters can be said"))
    }
}
