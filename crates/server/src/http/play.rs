//! Playing: actions, drafts, undo, leaving and coming back, answers ahead.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{Action, Decision, Player, Viewer};
use serde::{Deserialize, Serialize};

use super::extract::{Body, Id, Query, seat};
use super::caller::{Address, Member};
use super::rate_limit::Limits;
use super::lobby::{Looking, whole};
use crate::tables::presets::Ahead;
use crate::tables::hint::Hint;
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::json::USUAL;
use crate::tables::table::{Phase, Table};
use crate::tables::play_request::{Actor, Wish};

/// How many actions a batch has at most; no turn needs more.
const MOST_ACTIONS: usize = 200;

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    ply: usize,
    seat: Option<String>,
    actions: Vec<String>,
    key: Option<String>,
}

/// Actions that are not played yet; there may be none.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Try {
    ply: usize,
    seat: Option<String>,
    actions: Vec<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    ply: usize,
    /// The ply to go back to; the last checkpoint if none is named.
    to: Option<usize>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seated {
    seat: Option<String>,
}

/// What a seat is asked, with every answer as text.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(super) struct Asked {
    ply: usize,
    seat: Player,
    decision: Option<Decision>,
    options: Vec<String>,
}

pub(super) async fn act(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(act): Body<Act>,
) -> Result<Response, Refusal> {
    let asked = Try { ply: act.ply, seat: act.seat, actions: act.actions };
    let wish = wish(&host, user.id, &id, &asked).await?;
    if wish.actions.is_empty() {
        return Err(too_many_or_none());
    }
    let wish = Wish { key: act.key.map(checked_key).transpose()?, ..wish };
    host.play(&id, &wish).await.map(|sight| written(|text| sight.write(text)))
}

/// What is written as JSON by that, a view in it.
pub(super) fn written(write: impl FnOnce(&mut Vec<u8>)) -> Response {
    let mut text = Vec::with_capacity(USUAL);
    write(&mut text);
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// What would come of it.
pub(super) async fn draft(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(asked): Body<Try>,
) -> Result<Response, Refusal> {
    let wish = wish(&host, user.id, &id, &asked).await?;
    host.draft(&id, &wish).await.map(|draft| written(|text| draft.write(text)))
}

/// What a strong bot would do then. It costs more than it looks, so it counts for more.
pub(super) async fn hint(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(asked): Body<Try>,
) -> Result<Json<Hint>, Refusal> {
    limits.thought(&user.id, address)?;
    let wish = wish(&host, user.id, &id, &asked).await?;
    host.hint(&id, &wish).await.map(Json)
}

pub(super) async fn decision(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(looking): Query<Looking>,
) -> Result<Json<Asked>, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let player = table.own_seat(&user.id, seat(looking.seat.as_deref())?)?.player;
    let course = table.begun()?;
    let decision = course.game().view(Viewer::Seat(player)).decision();
    let options = decision.iter().flat_map(Decision::options).map(|action| action.to_string()).collect();
    Ok(Json(Asked { ply: course.ply(), seat: player, decision, options }))
}

/// Goes back, or wishes to; whoever sends the same agrees to a wish.
pub(super) async fn undo(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(undo): Body<Undo>,
) -> Result<Response, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let to = undo.to.map_or_else(|| table.begun().map(|course| course.checkpoint()), Ok)?;
    let table = host.undo(&id, &user.id, undo.ply, to).await?;
    whole(&host, &table, Some(&user.id))
}

/// Somebody does not agree: the wish ends.
pub(super) async fn refuse_undo(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    let change = |table: &mut Table| {
        table.own_seat(&user.id, None)?;
        table.proposal = None;
        Ok(())
    };
    let (table, ()) = host.change(&id, change).await?;
    whole(&host, &table, Some(&user.id))
}

/// A bot plays on (D-20).
pub(super) async fn resign(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(seated): Body<Seated>,
) -> Result<Response, Refusal> {
    let (named, level) = (seat(seated.seat.as_deref())?, host.settings.stand_in);
    let table = host.shelf.fresh(&id).await?;
    let own = table.own_seat_that(&user.id, named, |seat| seat.playing().is_some())?;
    let hand_over = |table: &mut Table, player| table.stand_in(player, level, now());
    let table = handed_over(&host, table, own, hand_over).await?;
    whole(&host, &table, Some(&user.id))
}

pub(super) async fn come_back(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(seated): Body<Seated>,
) -> Result<Response, Refusal> {
    let named = seat(seated.seat.as_deref())?;
    let table = host.shelf.fresh(&id).await?;
    let own = table.own_seat_that(&user.id, named, |seat| seat.bot().is_some())?;
    let hand_over = |table: &mut Table, player| table.come_back(player, now());
    let table = handed_over(&host, table, own, hand_over).await?;
    whole(&host, &table, Some(&user.id))
}

/// Where no seat of theirs is left to be handed over, the request has come before: nothing changes.
async fn handed_over(
    host: &Arc<Host>,
    table: Arc<Table>,
    own: Option<Player>,
    hand_over: impl Fn(&mut Table, Player) -> Result<(), Refusal>,
) -> Result<Arc<Table>, Refusal> {
    table.must_be(Phase::Playing)?;
    let Some(player) = own else { return Ok(table) };
    host.change(&table.id, |table| hand_over(table, player)).await.map(|(table, ())| table)
}

pub(super) async fn ahead(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(looking): Query<Looking>,
) -> Result<Json<Ahead>, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let seat = table.own_seat(&user.id, seat(looking.seat.as_deref())?)?;
    Ok(Json(seat.ahead.clone()))
}

pub(super) async fn set_ahead(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(looking): Query<Looking>,
    Body(ahead): Body<Ahead>,
) -> Result<StatusCode, Refusal> {
    let named = seat(looking.seat.as_deref())?;
    let ahead = ahead.checked()?;
    let change = |table: &mut Table| {
        let player = table.own_seat(&user.id, named)?.player;
        table.seat_mut(player)?.ahead = ahead.clone();
        table.quiet += 1;
        Ok(())
    };
    host.change(&id, change).await.map(|_| StatusCode::NO_CONTENT)
}

/// The wish of a person, for the seat they name or the one that was asked.
async fn wish(host: &Host, user: String, id: &str, asked: &Try) -> Result<Wish, Refusal> {
    let named = seat(asked.seat.as_deref())?;
    let mut table = host.shelf.at_hand(id).await?;
    if table.ply() != asked.ply || table.own_seat_at(&user, named, asked.ply).is_err() {
        table = host.shelf.fresh(id).await?;
    }
    let player = table.own_seat_at(&user, named, asked.ply)?.player;
    let actions = read_actions(&asked.actions)?;
    Ok(Wish { actor: Actor::Person(user), player, ply: asked.ply, actions, key: None })
}

pub(super) fn read_actions(texts: &[String]) -> Result<Vec<Action>, Refusal> {
    if texts.len() > MOST_ACTIONS {
        return Err(too_many_or_none());
    }
    let read = |text: &String| text.parse().map_err(|error| Refusal::new(Code::BadAction, error));
    texts.iter().map(read).collect()
}

fn too_many_or_none() -> Refusal {
    Refusal::new(Code::BadRequest, format!("1 to {MOST_ACTIONS} actions are sent at once"))
}

fn checked_key(key: String) -> Result<String, Refusal> {
    let is_sound = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if is_sound {
        Ok(key)
    } else {
        Err(Refusal::new(Code::BadRequest, "a key has 1 to 64 visible ASCII letters"))
    }
}
