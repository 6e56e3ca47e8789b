//! Profiles of players: ratings, results, and games of two players against each other.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::{Value, json};

use super::accounts::{AccountView, renewed_session};
use super::caller::{Caller, Client};
use super::extract::Id;
use crate::host::Host;
use crate::rating::PROVISIONAL_GAMES;
use crate::refusal::Refusal;
use crate::secret;
use crate::store::{GameCounts, Meetings, RatingRow, ResultRow, User};
use crate::tables::Unrated;

/// The public profile of a player.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Profile {
    #[serde(flatten)]
    account: AccountView,
    rating: Option<RatingView>,
    people: GameCountsView,
    bots: GameCountsView,
    latest: Vec<ResultView>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Rating"))]
#[derive(Serialize)]
pub(super) struct RatingView {
    value: f64,
    uncertainty: f64,
    games: i64,
    /// After few games a rating says little.
    provisional: bool,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "GameCounts"))]
#[derive(Default, Serialize)]
struct GameCountsView {
    games: i64,
    wins: i64,
    /// Games that a bot finished for the player.
    left: i64,
    mean_place: Option<f64>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Result"))]
#[derive(Serialize)]
struct ResultView {
    table: String,
    ended: i64,
    seats: i64,
    place: i64,
    points: i64,
    left: bool,
    rating: Option<f64>,
    /// Why it was not rated.
    unrated: Option<Unrated>,
}

/// The games of two players against each other.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Meetings"))]
#[derive(Serialize)]
pub(super) struct MeetingsView {
    player: PlayerName,
    other: PlayerName,
    games: i64,
    /// In how many games the first was placed better.
    ahead: i64,
    /// In how many games they tied.
    level: i64,
    /// In how many games the first was placed worse.
    behind: i64,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct PlayerName {
    id: String,
    name: String,
}

/// The caller's own profile. It renews the cookie of the session.
pub(super) async fn me(
    State(host): State<Arc<Host>>,
    client: Client,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let (user, set_cookie) = renewed_session(&host, &client, caller).await?;
    let latest = host.store.latest_results(&user.id).await?;
    Ok((set_cookie, Json(profile(&host, user, latest).await?)))
}

/// Results as JSON, for the export of a user's data.
pub(super) fn results_json(rows: Vec<ResultRow>) -> Value {
    json!(rows.into_iter().map(ResultView::of).collect::<Vec<_>>())
}

/// The profile of a player. Only the player sees results of private tables: anyone who knows a table's id may follow it.
pub(super) async fn show(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Profile>, Refusal> {
    let user = player(&host, &id).await?;
    let mut latest = host.store.latest_results(&id).await?;
    latest.retain(|row| row.listed == 1 || caller.id() == Some(&id));
    profile(&host, user, latest).await.map(Json)
}

pub(super) async fn against(
    State(host): State<Arc<Host>>,
    pair: Result<Path<(String, String)>, PathRejection>,
) -> Result<Json<MeetingsView>, Refusal> {
    let Path((id, other)) = pair.map_err(|_| Refusal::not_found("player"))?;
    let (user, other) = (player(&host, &id).await?, player(&host, &other).await?);
    let meetings = if user.id == other.id {
        Meetings::default()
    } else {
        host.store.meetings(&user.id, &other.id).await?
    };
    let Meetings { games, ahead, level, behind } = meetings;
    let named = |user: User| PlayerName { id: user.id, name: user.name };
    Ok(Json(MeetingsView { player: named(user), other: named(other), games, ahead, level, behind }))
}

async fn player(host: &Host, id: &str) -> Result<User, Refusal> {
    let user = if secret::is_id(id) { host.store.user(id).await? } else { None };
    user.ok_or_else(|| Refusal::not_found("player"))
}

async fn profile(host: &Host, user: User, latest: Vec<ResultRow>) -> Result<Profile, Refusal> {
    let counts = host.store.game_counts(&user.id).await?;
    let counted = |people| counts.iter().find(|count| count.people == people).map(GameCountsView::of);
    Ok(Profile {
        rating: host.store.rating(&user.id).await?.map(RatingView::of),
        people: counted(1).unwrap_or_default(),
        bots: counted(0).unwrap_or_default(),
        latest: latest.into_iter().map(ResultView::of).collect(),
        account: user.into(),
    })
}

impl RatingView {
    pub(super) fn of(row: RatingRow) -> RatingView {
        let RatingRow { rating, uncertainty, games } = row;
        let provisional = games < PROVISIONAL_GAMES;
        RatingView { value: rounded(rating), uncertainty: rounded(uncertainty), games, provisional }
    }
}

impl GameCountsView {
    fn of(count: &GameCounts) -> GameCountsView {
        let mean_place = Some(rounded(count.mean_place));
        GameCountsView { games: count.games, wins: count.wins, left: count.left_games, mean_place }
    }
}

impl ResultView {
    fn of(row: ResultRow) -> ResultView {
        ResultView {
            table: row.table_id,
            ended: row.ended,
            seats: row.seats,
            place: row.place,
            points: row.points,
            left: row.has_left == 1,
            rating: row.rating.map(rounded),
            unrated: row.unrated.as_deref().and_then(Unrated::of),
        }
    }
}

pub(super) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
