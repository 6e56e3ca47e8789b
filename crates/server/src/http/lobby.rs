//! Tables before the game: created, listed, joined, left, started.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Caller, Member};
use super::editions::read_record;
use super::extract::{Body, Id, Query, seat};
use super::new_table::{edition_for, holder, person, table_of_record, table_to_deal};
use super::rate_limit::{Kind, RateLimits};
use crate::host::{Host, deal};
use crate::live::table_view::{ListedTable, TableResponse};
use crate::refusal::{Code, Refusal};
use crate::store::{TABLE_PAGE, TableList};
use crate::tables::settings::NewTable;
use crate::tables::{Access, Holder, Phase, Seat, Table};
use crate::time::now;

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListQuery {
    /// Which list: open (the default), watch, mine, awaited or finished.
    list: Option<String>,
    /// The number of tables to skip.
    #[serde(default)]
    skip: u32,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "TableList"))]
#[derive(Serialize)]
pub(super) struct TableListView<'a> {
    tables: Vec<ListedTable<'a>>,
    /// Whether there may be more tables after these.
    more: bool,
}

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatQuery {
    /// The seat to look from; default: your own.
    pub(super) seat: Option<String>,
}

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableQuery {
    /// The seat to look from; default: your own.
    seat: Option<String>,
    /// The first ply to send notices of; none by default. 0 includes the setup.
    from: Option<usize>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    seat: Option<String>,
    invitation: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ready {
    ready: bool,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetSeat {
    seat: String,
    /// `me`, `open` or the level of a bot.
    holder: String,
}

pub(super) async fn create(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Body(new): Body<NewTable>,
) -> Result<Response, Refusal> {
    limits.charge(Kind::Table, &user.id, address)?;
    if new.record.is_some() {
        limits.charge(Kind::Import, &user.id, address)?;
    }
    if new.edition.is_some() {
        limits.charge(Kind::Edition, &user.id, address)?;
    }
    host.require_space()?;
    let hash = edition_for(&host, &new).await?;
    let edition = host.cache.editions.get(&hash).await?;
    let mut table = match &new.record {
        Some(text) => {
            let text = text.clone();
            let read = host.bot_pool.run(host.queue_identity(&user.id), move || read_record(&text, edition));
            table_of_record(&user, hash, &new, &read.await?)?
        }
        None => table_to_deal(&user, hash, &new)?,
    };
    if new.start && table.phase == Phase::Open {
        table.require_ready()?;
        deal(&mut table, edition)?;
    }
    let table = host.add_table(table).await?;
    let viewer = table.viewer(Some(&user.id), None)?;
    // With all notices, so that the page can show the table at once.
    let response = Json(TableResponse::of(&table, &host.hub, Some(&user.id), viewer, 0));
    Ok((StatusCode::CREATED, response).into_response())
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Query(query): Query<ListQuery>,
) -> Result<Response, Refusal> {
    let me = || {
        caller
            .id()
            .map(str::to_owned)
            .ok_or_else(|| Refusal::new(Code::NotSignedIn, "sign in to list your tables"))
    };
    let list = match query.list.as_deref() {
        None | Some("open") => TableList::Open,
        Some("watch") => TableList::Watch,
        Some("mine") => TableList::Mine(me()?),
        Some("awaited") => TableList::Awaited(me()?),
        Some("finished") => TableList::Finished(me()?),
        Some(other) => {
            let known = "open, watch, mine, awaited, finished";
            return Err(Refusal::new(
                Code::BadRequest,
                format!("unknown list \"{other}\"; expected one of {known}"),
            ));
        }
    };
    let (mut tables, rows) = (Vec::new(), host.store.list(&list, query.skip).await?);
    let more = rows.len() == TABLE_PAGE;
    for row in rows {
        match host.cache.latest(&row.id).await {
            // An unreadable table must not hide the others.
            Err(refusal) if refusal.code == Code::Broken => {}
            table => tables.push(table?),
        }
    }
    let tables = tables.iter().map(|table| ListedTable::of(table, &host.hub, caller.id())).collect();
    Ok(Json(TableListView { tables, more }).into_response())
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Id(id): Id,
    Query(query): Query<TableQuery>,
) -> Result<Response, Refusal> {
    let table = host.cache.latest(&id).await?;
    let viewer = table.viewer(caller.id(), seat(query.seat.as_deref())?)?;
    let from = query.from.unwrap_or(table.ply() + 1);
    Ok(Json(TableResponse::of(&table, &host.hub, caller.id(), viewer, from)).into_response())
}

/// Takes a seat. An invitation may be wrong, so it is charged as a guess.
pub(super) async fn join(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(join): Body<Join>,
) -> Result<Response, Refusal> {
    if join.invitation.is_some() {
        limits.charge_guess(address)?;
    }
    let named = seat(join.seat.as_deref())?;
    require_not_blocked(&host, &id, &user.id).await?;
    let change = |table: &mut Table| {
        let is_at_table = table.people().iter().any(|person| person.id == user.id);
        let is_invited = join.invitation.as_deref() == Some(&table.invitation);
        if table.settings.access == Access::Invitation && !is_at_table && !is_invited {
            return Err(Refusal::new(Code::Forbidden, "this table requires an invitation"));
        }
        table.join(person(&user), named, now())
    };
    let (table, _) = host.change(&id, change).await?;
    table_response(&host, &table, Some(&user.id))
}

pub(super) async fn leave(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    let (table, ()) = host.change(&id, |table| table.leave(&user.id, now())).await?;
    table_response(&host, &table, Some(&user.id))
}

pub(super) async fn ready(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(Ready { ready }): Body<Ready>,
) -> Result<Response, Refusal> {
    let change = |table: &mut Table| {
        table.require_phase(Phase::Open)?;
        table.own_seat(&user.id, None)?;
        let own = table.seats.iter_mut().filter(|seat| seat.belongs_to(&user.id));
        own.for_each(|seat| seat.is_ready = ready);
        Ok(())
    };
    let (table, ()) = host.change(&id, change).await?;
    table_response(&host, &table, Some(&user.id))
}

/// The owner takes a seat, gives it to a bot or frees it, even if another person holds it.
pub(super) async fn set_seat(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(set): Body<SetSeat>,
) -> Result<Response, Refusal> {
    let named = seat(Some(&set.seat))?.ok_or_else(|| Refusal::not_found("seat"))?;
    let holder = holder(&set.holder, &user)?;
    let change = |table: &mut Table| {
        table.require_owner(&user.id)?;
        table.require_phase(Phase::Open)?;
        let seat = table.seat_mut(named)?;
        let is_of_another = seat.person().is_some_and(|person| person.id != user.id);
        if is_of_another && matches!(holder, Holder::Person(_)) {
            return Err(Refusal::new(Code::SeatTaken, "another person holds that seat"));
        }
        *seat = Seat::new(named, holder.clone(), now());
        Ok(())
    };
    let (table, ()) = host.change(&id, change).await?;
    table_response(&host, &table, Some(&user.id))
}

pub(super) async fn start(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    let table = host.start_game(&id, &user.id).await?;
    table_response(&host, &table, Some(&user.id))
}

/// Refused if the owner or someone at the table has blocked the user. It does not say who.
async fn require_not_blocked(host: &Host, table: &str, user: &str) -> Result<(), Refusal> {
    let blocked_by = host.store.blocked_by(user).await?;
    if blocked_by.is_empty() {
        return Ok(());
    }
    let table = host.cache.latest(table).await?;
    let is_blocked = |id: &str| id != user && blocked_by.iter().any(|other| other == id);
    if is_blocked(&table.owner) || table.people().iter().any(|person| is_blocked(&person.id)) {
        return Err(Refusal::new(Code::Blocked, "you cannot join this table: someone there has blocked you"));
    }
    Ok(())
}

/// The response with a table, for one user.
pub(super) fn table_response(host: &Host, table: &Table, user: Option<&str>) -> Result<Response, Refusal> {
    let viewer = table.viewer(user, None)?;
    Ok(Json(TableResponse::of(table, &host.hub, user, viewer, table.ply() + 1)).into_response())
}
