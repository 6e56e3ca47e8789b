//! The history of a game: views of earlier plies, the record, branches.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;

use super::caller::{Address, Caller, Member};
use super::extract::{Body, Id, Query, seat};
use super::lobby::table_response;
use super::new_table::continued_table;
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::tables::ply_index::{PlySummary, summarize};
use crate::tables::{GameView, Phase};

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HistoryQuery {
    /// The number of log entries; all by default.
    ply: Option<usize>,
    /// The seat to look from; default: your own.
    seat: Option<String>,
    /// The first ply to send notices of; none by default. 0 includes the setup.
    from: Option<usize>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Branch {
    ply: usize,
    seats: Vec<String>,
}

pub(super) async fn view(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    caller: Caller,
    Id(id): Id,
    Query(query): Query<HistoryQuery>,
) -> Result<Json<GameView>, Refusal> {
    let table = host.cache.latest(&id).await?;
    let log = table.require_log()?;
    let viewer = table.viewer(caller.id(), seat(query.seat.as_deref())?)?;
    let ply = query.ply.unwrap_or(log.ply());
    if ply > log.ply() {
        return Err(Refusal::not_found("ply"));
    }
    let from = query.from.unwrap_or(ply + 1);
    limits.charge_entries(caller.id(), address, ply.saturating_sub(from))?;
    Ok(Json(GameView::of(&log.truncated(ply), viewer, from)))
}

/// A summary of every ply.
pub(super) async fn plies(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Vec<PlySummary>>, Refusal> {
    let table = host.cache.latest(&id).await?;
    let log = table.require_log()?;
    limits.charge_entries(caller.id(), address, log.ply())?;
    Ok(Json(summarize(log)))
}

/// The record with everything hidden, once the game is over.
pub(super) async fn record(State(host): State<Arc<Host>>, Id(id): Id) -> Result<Response, Refusal> {
    let table = host.cache.latest(&id).await?;
    require_over(table.phase)?;
    let text = table.require_log()?.record().to_string();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// A new game that continues a finished one from a ply, against bots.
pub(super) async fn branch(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(branch): Body<Branch>,
) -> Result<Response, Refusal> {
    let table = host.cache.latest(&id).await?;
    require_over(table.phase)?;
    let log = table.require_log()?;
    if branch.ply > log.ply() {
        return Err(Refusal::not_found("ply"));
    }
    limits.charge(Kind::Table, &user.id, address)?;
    let record = log.truncated(branch.ply).record();
    let table = continued_table(&user, table.edition.clone(), &branch.seats, &record, &id)?;
    let table = host.add_table(table).await?;
    Ok((StatusCode::CREATED, table_response(&host, &table, Some(&user.id))?).into_response())
}

fn require_over(phase: Phase) -> Result<(), Refusal> {
    let not_over = || Refusal::new(Code::NotOver, "the game is not over yet");
    if phase == Phase::Over { Ok(()) } else { Err(not_over()) }
}
