//! Playing: actions, drafts, hints, undo, handing a seat to a bot and taking it back, preset answers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{Action, Decision, Player, Viewer};
use play::json::TYPICAL_VIEW_BYTES;
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member};
use super::extract::{Body, Id, Query, seat};
use super::lobby::{SeatQuery, table_response};
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::tables::{Actor, Hint, Phase, PlayRequest, Presets, Table};
use crate::time::now;

/// The most actions in a request; no turn needs more.
const MAX_ACTIONS: usize = 200;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionsBody {
    /// The number of log entries you have seen.
    ply: usize,
    /// The colour of a seat; default: the one that is asked.
    seat: Option<String>,
    /// See docs/notation.md.
    actions: Vec<String>,
    /// Makes the request idempotent: repeated with the same key, it is played once. At most 64 characters.
    key: Option<String>,
}

/// Actions of a draft; there may be none.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DraftBody {
    /// The number of log entries you have seen.
    ply: usize,
    /// The colour of a seat; default: the one that is asked.
    seat: Option<String>,
    /// See docs/notation.md; at most 200.
    actions: Vec<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoBody {
    ply: usize,
    /// The ply to return to; the last checkpoint by default.
    to: Option<usize>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatBody {
    seat: Option<String>,
}

/// The decision of a seat, with every option as text.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct DecisionResponse {
    ply: usize,
    seat: Player,
    decision: Option<Decision>,
    /// Every legal action, as text.
    options: Vec<String>,
}

pub(super) async fn act(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(body): Body<ActionsBody>,
) -> Result<Response, Refusal> {
    let draft = DraftBody { ply: body.ply, seat: body.seat, actions: body.actions };
    let request = play_request(user.id, &draft)?;
    if request.actions.is_empty() {
        return Err(bad_action_count());
    }
    let request = PlayRequest { key: body.key.map(validated_key).transpose()?, ..request };
    host.play(&id, &request).await.map(|view| json_response(|text| view.write(text)))
}

/// A response with JSON that the closure writes.
pub(super) fn json_response(write: impl FnOnce(&mut Vec<u8>)) -> Response {
    let mut text = Vec::with_capacity(TYPICAL_VIEW_BYTES);
    write(&mut text);
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// Previews actions.
pub(super) async fn draft(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(body): Body<DraftBody>,
) -> Result<Response, Refusal> {
    let request = play_request(user.id, &body)?;
    host.draft(&id, &request).await.map(|draft| json_response(|text| draft.write(text)))
}

/// Suggests the next action after a draft. It is expensive, so it has a limit of its own.
pub(super) async fn hint(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(body): Body<DraftBody>,
) -> Result<Json<Hint>, Refusal> {
    limits.charge(Kind::Hint, &user.id, address)?;
    let request = play_request(user.id, &body)?;
    host.hint(&id, &request).await.map(Json)
}

pub(super) async fn decision(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(query): Query<SeatQuery>,
) -> Result<Json<DecisionResponse>, Refusal> {
    let table = host.cache.latest(&id).await?;
    let player = table.own_seat(&user.id, seat(query.seat.as_deref())?)?.player;
    let log = table.require_log()?;
    let decision = log.game().view(Viewer::Seat(player)).decision();
    let options = decision.iter().flat_map(Decision::options).map(|action| action.to_string()).collect();
    Ok(Json(DecisionResponse { ply: log.ply(), seat: player, decision, options }))
}

/// Undoes plies or proposes it. Another player agrees by sending the same.
pub(super) async fn undo(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(undo): Body<UndoBody>,
) -> Result<Response, Refusal> {
    let table = host.undo(&id, &user.id, undo.ply, undo.to).await?;
    table_response(&host, &table, Some(&user.id))
}

/// Rejects a proposed undo.
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
    table_response(&host, &table, Some(&user.id))
}

/// Hands a seat to a bot (D-20).
pub(super) async fn resign(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(body): Body<SeatBody>,
) -> Result<Response, Refusal> {
    let (named, level) = (seat(body.seat.as_deref())?, host.settings.stand_in);
    let table = host.cache.latest(&id).await?;
    let own = table.own_seat_where(&user.id, named, |seat| seat.active_person().is_some())?;
    let change = |table: &mut Table, player| table.hand_to_bot(player, level, now());
    let table = change_holder(&host, table, own, change).await?;
    table_response(&host, &table, Some(&user.id))
}

/// Takes a seat back from a bot.
pub(super) async fn take_back_seat(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(body): Body<SeatBody>,
) -> Result<Response, Refusal> {
    let named = seat(body.seat.as_deref())?;
    let table = host.cache.latest(&id).await?;
    let own = table.own_seat_where(&user.id, named, |seat| seat.bot().is_some())?;
    let change = |table: &mut Table, player| table.take_back_seat(player, now());
    let table = change_holder(&host, table, own, change).await?;
    table_response(&host, &table, Some(&user.id))
}

/// Changes the holder of a seat. If the user has no such seat any more, the request was already carried out and nothing
/// changes.
async fn change_holder(
    host: &Arc<Host>,
    table: Arc<Table>,
    own: Option<Player>,
    change: impl Fn(&mut Table, Player) -> Result<(), Refusal>,
) -> Result<Arc<Table>, Refusal> {
    table.require_phase(Phase::Playing)?;
    let Some(player) = own else { return Ok(table) };
    host.change(&table.id, |table| change(table, player)).await.map(|(table, ())| table)
}

pub(super) async fn presets(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Presets>, Refusal> {
    let table = host.cache.latest(&id).await?;
    let seat = table.own_seat(&user.id, seat(query.seat.as_deref())?)?;
    Ok(Json(seat.presets.clone()))
}

pub(super) async fn set_presets(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Query(query): Query<SeatQuery>,
    Body(presets): Body<Presets>,
) -> Result<StatusCode, Refusal> {
    let named = seat(query.seat.as_deref())?;
    let presets = presets.validated().map_err(|unknown| Refusal::new(Code::BadRequest, unknown))?;
    let change = |table: &mut Table| {
        let player = table.own_seat(&user.id, named)?.player;
        table.seat_mut(player)?.presets = presets.clone();
        table.private_changes += 1;
        Ok(())
    };
    host.change(&id, change).await.map(|_| StatusCode::NO_CONTENT)
}

/// The request of a person, for the given seat or the one that was asked.
fn play_request(user: String, body: &DraftBody) -> Result<PlayRequest, Refusal> {
    let actor = Actor::Person { user, seat: seat(body.seat.as_deref())? };
    let actions = read_actions(&body.actions)?;
    Ok(PlayRequest { actor, ply: body.ply, actions, key: None })
}

pub(super) fn read_actions(texts: &[String]) -> Result<Vec<Action>, Refusal> {
    if texts.len() > MAX_ACTIONS {
        return Err(bad_action_count());
    }
    let read = |text: &String| text.parse().map_err(|error| Refusal::new(Code::BadAction, error));
    texts.iter().map(read).collect()
}

fn bad_action_count() -> Refusal {
    Refusal::new(Code::BadRequest, format!("a request must have 1 to {MAX_ACTIONS} actions"))
}

fn validated_key(key: String) -> Result<String, Refusal> {
    let is_valid = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if is_valid {
        Ok(key)
    } else {
        Err(Refusal::new(Code::BadRequest, "a key must have 1 to 64 visible ASCII characters"))
    }
}
