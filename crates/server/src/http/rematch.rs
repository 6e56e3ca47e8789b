//! The same table once more.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;

use super::extract::Id;
use super::caller::{Address, Member};
use super::rate_limit::Limits;
use super::lobby::{open_table, whole};
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::tables::seat::{Holder, Seat};
use crate::secret;
use crate::store::User;
use crate::tables::table::{Phase, Table};

/// The same table again, everybody in their seats; whoever asks second finds the one that was made first, unless all have
/// left it.
pub(super) async fn rematch(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    limits.made(address)?;
    let mut closed = None;
    loop {
        let next = secret::id();
        let change = |table: &mut Table| {
            table.must_be(Phase::Over)?;
            table.own_seat(&user.id, None)?;
            table.next = table.next.take().filter(|next| Some(next) != closed.as_ref());
            Ok(table.next.get_or_insert_with(|| next.clone()).clone())
        };
        let (table, found) = host.change(&id, change).await?;
        let next = match host.shelf.fresh(&found).await {
            Err(refusal) if refusal.code == Code::NotFound => {
                add_next(&host, again(&table, found, &user)).await?
            }
            found => found?,
        };
        if next.phase != Phase::Closed {
            return whole(&host, &next, Some(&user.id));
        }
        closed = Some(next.id.clone());
    }
}

/// Adds the table that was promised, whoever promised it: a server may have died in between.
async fn add_next(host: &Arc<Host>, next: Table) -> Result<Arc<Table>, Refusal> {
    let id = next.id.clone();
    match host.add(next).await {
        Ok(table) => Ok(table),
        Err(_) => host.shelf.fresh(&id).await,
    }
}

/// Everybody in their seats; who was deleted has no name and will not come.
fn again(table: &Table, id: String, user: &User) -> Table {
    let fresh = |seat: &Seat| {
        let holder = match &seat.holder {
            Holder::Person(person) | Holder::StandIn(person, _) if person.is_deleted() => Holder::Nobody,
            Holder::StandIn(person, _) => Holder::Person(person.clone()),
            other @ (Holder::Nobody | Holder::Person(_) | Holder::Bot(_)) => other.clone(),
        };
        Seat::new(seat.player, holder, now())
    };
    let seats = table.seats.iter().map(fresh).collect();
    Table { id, ..open_table(user, table.terms.clone(), table.edition.clone(), seats) }
}
