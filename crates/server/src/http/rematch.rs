//! Rematches.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;

use super::caller::{Address, Member};
use super::extract::Id;
use super::lobby::table_response;
use super::new_table::open_table;
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::User;
use crate::tables::{Holder, Phase, Seat, Table};
use crate::time::now;

/// Creates a table with the same settings and seats. A second request finds the table of the first, unless everyone has left
/// it.
pub(super) async fn rematch(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    limits.charge(Kind::Table, &user.id, address)?;
    let mut closed = None;
    loop {
        let next = secret::id();
        let change = |table: &mut Table| {
            table.require_phase(Phase::Over)?;
            table.own_seat(&user.id, None)?;
            table.next = table.next.take().filter(|next| Some(next) != closed.as_ref());
            Ok(table.next.get_or_insert_with(|| next.clone()).clone())
        };
        let (table, found) = host.change(&id, change).await?;
        let next = match host.cache.latest(&found).await {
            Err(refusal) if refusal.code == Code::NotFound => {
                add_next(&host, rematch_table(&table, found, &user)).await?
            }
            found => found?,
        };
        if next.phase != Phase::Closed {
            return table_response(&host, &next, Some(&user.id));
        }
        closed = Some(next.id.clone());
    }
}

/// Adds the table whose id is already stored; the process that stored it may have died since.
async fn add_next(host: &Arc<Host>, next: Table) -> Result<Arc<Table>, Refusal> {
    let id = next.id.clone();
    match host.add_table(next).await {
        Ok(table) => Ok(table),
        Err(_) => host.cache.latest(&id).await,
    }
}

/// Everyone in their seats, without deleted users.
fn rematch_table(table: &Table, id: String, user: &User) -> Table {
    let new_seat = |seat: &Seat| {
        let holder = match &seat.holder {
            Holder::Person(person) | Holder::StandIn(person, _) if person.is_deleted() => Holder::Empty,
            Holder::StandIn(person, _) => Holder::Person(person.clone()),
            other @ (Holder::Empty | Holder::Person(_) | Holder::Bot(_)) => other.clone(),
        };
        Seat::new(seat.player, holder, now())
    };
    let seats = table.seats.iter().map(new_seat).collect();
    Table { id, ..open_table(user, table.settings.clone(), table.edition.clone(), seats) }
}
