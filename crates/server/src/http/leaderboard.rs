//! The best players.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use super::caller::Caller;
use super::extract::Query;
use super::players::{RatingView, rounded};
use crate::host::Host;
use crate::host::leaderboard::LENGTH;
use crate::rating::PROVISIONAL_GAMES;
use crate::refusal::Refusal;
use crate::store::RankedRow;

/// The most players in one response.
const PAGE: usize = 50;

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderboardQuery {
    /// The number of players to skip.
    #[serde(default)]
    skip: usize,
}

/// The best players, best first.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Leaderboard"))]
#[derive(Serialize)]
pub(super) struct LeaderboardView {
    players: Vec<RankedPlayer>,
    /// Whether there are more players after these.
    more: bool,
    /// The most players that are ranked.
    length: usize,
    /// The caller, after their first rated game.
    own: Option<OwnRank>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct RankedPlayer {
    /// From 1.
    place: usize,
    id: String,
    name: String,
    /// The rating minus three times its uncertainty. Players are ranked by it.
    at_least: f64,
    rating: RatingView,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct OwnRank {
    /// None with a provisional rating, or after the last that is ranked.
    place: Option<usize>,
    /// The number of rated games until the rating is not provisional.
    missing: i64,
    rating: RatingView,
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    caller: Caller,
    Query(query): Query<LeaderboardQuery>,
) -> Result<Json<LeaderboardView>, Refusal> {
    let best = host.leaderboard.best(&host.store).await?;
    let ranked: Vec<&RankedRow> =
        best.iter().filter(|row| host.moderation.require_not_banned(&row.user_id).is_ok()).collect();
    let shown = ranked.iter().enumerate().skip(query.skip).take(PAGE);
    let ids: Vec<&str> = shown.clone().map(|(_, row)| row.user_id.as_str()).collect();
    let mut names = host.store.names(&ids).await?;
    // A user who was deleted since the ranking was read has no name.
    let players =
        shown.filter_map(|(index, row)| Some(RankedPlayer::of(index, row, names.remove(&row.user_id)?)));
    let players = players.collect();
    let more = ranked.len() > query.skip.saturating_add(PAGE);
    let own = match caller.id() {
        Some(user) => own_rank(&host, &ranked, user).await?,
        None => None,
    };
    Ok(Json(LeaderboardView { players, more, length: LENGTH, own }))
}

async fn own_rank(host: &Host, ranked: &[&RankedRow], user: &str) -> Result<Option<OwnRank>, Refusal> {
    let Some(rating) = host.store.rating(user).await? else { return Ok(None) };
    let place = ranked.iter().position(|row| row.user_id == user).map(|index| index + 1);
    let missing = (PROVISIONAL_GAMES - rating.games).max(0);
    Ok(Some(OwnRank { place, missing, rating: RatingView::of(rating) }))
}

impl RankedPlayer {
    fn of(index: usize, row: &RankedRow, name: String) -> RankedPlayer {
        RankedPlayer {
            place: index + 1,
            id: row.user_id.clone(),
            name,
            at_least: rounded(row.at_least),
            rating: RatingView::of(row.rating()),
        }
    }
}
