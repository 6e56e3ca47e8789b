//! Tables before and after the game: made, listed, joined, left, started, played again.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{Player, Record};
use serde::Deserialize;
use serde_json::json;

use super::body::{Body, Id, Query, seat};
use super::caller::{Address, Caller, Member};
use super::editions::{of_record, read_record};
use super::facts::{Facts, Whole};
use super::limit::Limits;
use crate::course::Course;
use crate::host::{Host, deal};
use crate::moment::now;
use crate::refusal::{Code, Refusal};
use crate::seat::{Holder, Person, Seat};
use crate::secret;
use crate::store::{List, MOST_LISTED, User};
use crate::table::{Phase, Table};
use crate::terms::{Access, Pace, Terms, Undo, usually};

/// A table somebody wants.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Create {
    /// For each seat `me`, `open` or a bot's level.
    #[serde(default)]
    seats: Vec<String>,
    variants: Option<Vec<String>>,
    pace: Option<Pace>,
    undo: Option<Undo>,
    access: Option<Access>,
    #[serde(default = "usually")]
    hints: bool,
    /// The text of an edition.
    edition: Option<String>,
    /// A game to look at or play on, instead of a new deal.
    record: Option<String>,
    /// Begin at once.
    #[serde(default)]
    start: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Listing {
    list: Option<String>,
    /// How many are passed over.
    #[serde(default)]
    skip: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looking {
    pub(super) seat: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    seat: Option<String>,
    invitation: Option<String>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ready {
    ready: bool,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetSeat {
    seat: String,
    /// `me`, `open` or a bot's level.
    holder: String,
}

pub(super) async fn create(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Body(create): Body<Create>,
) -> Result<Response, Refusal> {
    limits.made(address)?;
    host.must_have_space()?;
    let edition = edition_for(&host, &create).await?;
    let figures = host.shelf.editions.get(&edition).await?;
    let mut table = match &create.record {
        Some(text) => recorded_table(&user, edition, &create, &read_record(text, figures)?)?,
        None => new_table(&user, edition, &create)?,
    };
    if create.start && table.phase == Phase::Open {
        table.must_be_ready()?;
        deal(&mut table, figures)?;
    }
    let table = host.add(table).await?;
    Ok((StatusCode::CREATED, whole(&host, &table, Some(&user.id))?).into_response())
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Query(query): Query<Listing>,
) -> Result<Response, Refusal> {
    let me =
        || caller.id().map(str::to_owned).ok_or_else(|| Refusal::new(Code::NotSignedIn, "whose tables?"));
    let list = match query.list.as_deref() {
        None | Some("open") => List::Open,
        Some("watch") => List::Watch,
        Some("mine") => List::Mine(me()?),
        Some("awaited") => List::Awaited(me()?),
        Some("finished") => List::Finished(me()?),
        Some(other) => {
            let known = "open, watch, mine, awaited, finished";
            return Err(Refusal::new(
                Code::BadRequest,
                format!("\"{other}\" is no list; known are: {known}"),
            ));
        }
    };
    let (mut tables, listed) = (Vec::new(), host.store.list(&list, query.skip).await?);
    let more = listed.len() == MOST_LISTED;
    for listed in listed {
        match host.shelf.fresh(&listed.id).await {
            // One that cannot be read must not hide the others.
            Err(refusal) if refusal.code == Code::Broken => {}
            table => tables.push(table?),
        }
    }
    let tables: Vec<_> = tables.iter().map(|table| Facts::of(table, &host.hub, caller.id())).collect();
    Ok(Json(json!({ "tables": tables, "more": more })).into_response())
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Id(id): Id,
    Query(looking): Query<Looking>,
) -> Result<Response, Refusal> {
    let table = host.shelf.fresh(&id).await?;
    let viewer = table.viewer(caller.id(), seat(looking.seat.as_deref())?)?;
    Ok(Json(Whole::of(&table, &host.hub, caller.id(), viewer, table.ply() + 1)).into_response())
}

/// An invitation may be wrong, so it counts as a guess.
pub(super) async fn join(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Id(id): Id,
    Body(join): Body<Join>,
) -> Result<Response, Refusal> {
    if join.invitation.is_some() {
        limits.guess(address)?;
    }
    let named = seat(join.seat.as_deref())?;
    let change = |table: &mut Table| {
        let is_known = table.people().iter().any(|person| person.id == user.id);
        let is_invited = join.invitation.as_deref() == Some(&table.invitation);
        if table.terms.access == Access::Invitation && !is_known && !is_invited {
            return Err(Refusal::new(Code::Forbidden, "this table is by invitation"));
        }
        table.join(person(&user), named, now())
    };
    let (table, _) = host.change(&id, change).await?;
    whole(&host, &table, Some(&user.id))
}

pub(super) async fn leave(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    let (table, ()) = host.change(&id, |table| table.leave(&user.id, now())).await?;
    whole(&host, &table, Some(&user.id))
}

pub(super) async fn ready(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(Ready { ready }): Body<Ready>,
) -> Result<Response, Refusal> {
    let change = |table: &mut Table| {
        table.must_be(Phase::Open)?;
        table.own_seat(&user.id, None)?;
        let own = table.seats.iter_mut().filter(|seat| seat.is_of(&user.id));
        own.for_each(|seat| seat.is_ready = ready);
        Ok(())
    };
    let (table, ()) = host.change(&id, change).await?;
    whole(&host, &table, Some(&user.id))
}

/// The owner puts a bot or themselves into a seat, or frees it; also one of somebody who does not come.
pub(super) async fn set_seat(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
    Body(set): Body<SetSeat>,
) -> Result<Response, Refusal> {
    let named = seat(Some(&set.seat))?.ok_or_else(|| Refusal::not_found("seat"))?;
    let holder = holder(&set.holder, &user)?;
    let change = |table: &mut Table| {
        table.must_own(&user.id)?;
        table.must_be(Phase::Open)?;
        let seat = table.seat_mut(named)?;
        let is_anothers = seat.person().is_some_and(|person| person.id != user.id);
        if is_anothers && matches!(holder, Holder::Person(_)) {
            return Err(Refusal::new(Code::SeatTaken, "somebody sits there"));
        }
        *seat = Seat::new(named, holder.clone(), now());
        Ok(())
    };
    let (table, ()) = host.change(&id, change).await?;
    whole(&host, &table, Some(&user.id))
}

pub(super) async fn start(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(id): Id,
) -> Result<Response, Refusal> {
    let table = host.start(&id, &user.id).await?;
    whole(&host, &table, Some(&user.id))
}

/// The edition somebody brings; without one that of the record, else the usual one.
async fn edition_for(host: &Host, create: &Create) -> Result<String, Refusal> {
    if create.record.is_some() {
        must_leave_to_record(create)?;
    }
    match (&create.edition, &create.record) {
        (None, Some(record)) => of_record(host, record).await,
        (brought, Some(_) | None) => host.shelf.editions.bring(brought.as_deref()).await,
    }
}

/// Refused where somebody wants what a record does not leave open. Clocks follow from the times of a log, and a record
/// has none.
fn must_leave_to_record(create: &Create) -> Result<(), Refusal> {
    let refused = |reason| Err(Refusal::new(Code::BadTable, reason));
    if create.variants.is_some() {
        return refused("a record has its own variants; leave \"variants\" out");
    }
    match create.pace {
        None | Some(Pace::Free) => Ok(()),
        Some(Pace::Live { .. } | Pace::Turns { .. }) => {
            refused("a game from a record has no clock; leave \"pace\" out")
        }
    }
}

fn new_table(user: &User, edition: String, create: &Create) -> Result<Table, Refusal> {
    let terms = Terms {
        players: u8::try_from(create.seats.len()).unwrap_or(u8::MAX),
        variants: create.variants.clone().unwrap_or_default(),
        pace: create.pace.unwrap_or_default(),
        undo: create.undo.unwrap_or_default(),
        access: create.access.unwrap_or_default(),
        hints: create.hints,
    };
    let terms = terms.checked()?;
    let seats = sit(&create.seats, user)?;
    Ok(open_table(user, terms, edition, seats))
}

fn recorded_table(user: &User, edition: String, create: &Create, record: &Record) -> Result<Table, Refusal> {
    let seats = seats_for(&create.seats, record);
    let mut table = played_on(user, edition, &seats, record, "record")?;
    let terms = &mut table.terms;
    terms.undo = create.undo.unwrap_or(terms.undo);
    terms.access = create.access.unwrap_or(terms.access);
    terms.hints = create.hints;
    Ok(table)
}

/// A table whose game was played up to here: only its maker and bots play on, for its maker knows the deal.
pub(super) fn played_on(
    user: &User,
    edition: String,
    seats: &[String],
    record: &Record,
    origin: &str,
) -> Result<Table, Refusal> {
    let variants = record.setup().variants();
    let words = variants.words().map(str::to_owned).collect();
    let players = variants.player_count();
    let (pace, undo, access) = (Pace::Free, Undo::Consent, Access::Invitation);
    let terms = Terms { players, variants: words, pace, undo, access, hints: true };
    if seats.len() != usize::from(players) || seats.iter().any(|word| word == "open") {
        let reason = format!("this game has {players} seats, each for \"me\" or a bot");
        return Err(Refusal::new(Code::BadTable, reason));
    }
    let at = now();
    let mut course = Course::new(*record.setup(), at);
    for (player, action) in record.actions() {
        course.play(*player, &[*action], at).map_err(Refusal::of_batch)?;
    }
    let mut table = open_table(user, terms, edition, sit(seats, user)?);
    table.origin = Some(origin.to_owned());
    table.begin(course, at);
    Ok(table)
}

pub(super) fn open_table(user: &User, terms: Terms, edition: String, seats: Vec<Seat>) -> Table {
    Table {
        id: secret::id(),
        owner: user.id.clone(),
        terms,
        phase: Phase::Open,
        invitation: secret::id(),
        origin: None,
        next: None,
        created: now(),
        ended: None,
        edition,
        seed: None,
        version: 1,
        quiet: 0,
        proposal: None,
        seats,
        course: None,
    }
}

fn sit(words: &[String], user: &User) -> Result<Vec<Seat>, Refusal> {
    let at = now();
    let seat = |(index, word): (usize, &String)| {
        let player =
            Player::seat(index).ok_or_else(|| Refusal::new(Code::BadTable, "SET-1: 2 to 5 can play"))?;
        Ok(Seat::new(player, holder(word, user)?, at))
    };
    words.iter().enumerate().map(seat).collect()
}

fn holder(word: &str, user: &User) -> Result<Holder, Refusal> {
    match word {
        "me" => Ok(Holder::Person(person(user))),
        "open" => Ok(Holder::Nobody),
        level => level.parse().map(Holder::Bot).map_err(|error| {
            Refusal::new(Code::BadTable, format!("a seat is for \"me\", \"open\" or a bot: {error}"))
        }),
    }
}

fn person(user: &User) -> Person {
    Person { id: user.id.clone(), name: user.name.clone() }
}

/// All seats for the one who brings a record, if nothing is said.
fn seats_for(words: &[String], record: &Record) -> Vec<String> {
    if words.is_empty() {
        vec!["me".to_owned(); record.setup().variants().player_count().into()]
    } else {
        words.to_vec()
    }
}

pub(super) fn whole(host: &Host, table: &Table, user: Option<&str>) -> Result<Response, Refusal> {
    let viewer = table.viewer(user, None)?;
    Ok(Json(Whole::of(table, &host.hub, user, viewer, table.ply() + 1)).into_response())
}
