//! What was: any ply of a game as any permitted viewer, the record at the end, another game from there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;

use super::extract::{Body, Id, Query, seat};
use super::caller::{Address, Caller, Member};
use super::rate_limit::Limits;
use super::lobby::{played_on, whole};
use crate::host::Host;
use crate::tables::ply_index::{Mark, index};
use crate::refusal::{Code, Refusal};
use crate::tables::game_view::Sight;
use crate::tables::table::Phase;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Past {
    /// After how many entries of the log; now if nothing is said.
    ply: Option<usize>,
    seat: Option<String>,
    /// Notices from that ply on; none if nothing is said.
    from: Option<usize>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Branch {
    ply: usize,
    seats: Vec<String>,
}

pub(super) async fn view(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Id(id): Id,
    Query(past): Query<Past>,
) -> Result<Json<Sight>, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let course = table.begun()?;
    let viewer = table.viewer(caller.id(), seat(past.seat.as_deref())?)?;
    let ply = past.ply.unwrap_or(course.ply());
    if ply > course.ply() {
        return Err(Refusal::not_found("ply"));
    }
    Ok(Json(Sight::of(&course.until(ply), viewer, past.from.unwrap_or(ply + 1))))
}

/// Every ply with its round, for leafing through.
pub(super) async fn plies(State(host): State<Arc<Host>>, Id(id): Id) -> Result<Json<Vec<Mark>>, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    Ok(Json(index(table.begun()?)))
}

/// The record, with everything that was hidden, once the game is over.
pub(super) async fn record(State(host): State<Arc<Host>>, Id(id): Id) -> Result<Response, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    must_be_over(table.phase)?;
    let text = table.begun()?.record().to_string();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// A finished game from that ply on, alone with bots.
pub(super) async fn branch(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(branch): Body<Branch>,
) -> Result<Response, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    must_be_over(table.phase)?;
    let course = table.begun()?;
    if branch.ply > course.ply() {
        return Err(Refusal::not_found("ply"));
    }
    limits.made(address)?;
    let record = course.until(branch.ply).record();
    let table = played_on(&user, table.edition.clone(), &branch.seats, &record, &id)?;
    let table = host.add(table).await?;
    Ok((StatusCode::CREATED, whole(&host, &table, Some(&user.id))?).into_response())
}

fn must_be_over(phase: Phase) -> Result<(), Refusal> {
    let hidden = || Refusal::new(Code::NotOver, "everything is shown once the game is over");
    if phase == Phase::Over { Ok(()) } else { Err(hidden()) }
}
