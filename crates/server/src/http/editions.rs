//! What a table is played with: all that is printed in the box.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;

use super::body::{Id, Query};
use super::kept::{A_DAY, ASKED_AGAIN, Kept};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::secret;

/// What the edition of tables is called that bring none of their own.
const USUAL: &str = "default";

/// The side of the board if nothing is said.
const PLAYERS: u8 = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    players: Option<u8>,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    Id(id): Id,
    Query(side): Query<Side>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let players = side.players.unwrap_or(PLAYERS);
    if !(2..=5).contains(&players) {
        return Err(Refusal::new(Code::BadRequest, "2 to 5 can play"));
    }
    let editions = &host.shelf.editions;
    let (id, lasts) = if id == USUAL { (editions.bring(None).await?, ASKED_AGAIN) } else { (id, A_DAY) };
    let facts = editions.get(&id).await?.facts(players);
    let text = serde_json::to_string(&facts).expect("figures and words are JSON");
    let kept = Kept { mark: secret::hash(&text), lasts, kind: "application/json", body: text.into() };
    Ok(kept.answer(&headers))
}
