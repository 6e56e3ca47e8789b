//! What a table is played with: all that is printed in the box.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::reason::Located;
use engine::record::RecordReason;
use engine::{Edition, Record};
use serde::Deserialize;

use super::body::{Id, Query};
use super::kept::{A_DAY, ASKED_AGAIN, Kept};
use crate::host::Host;
use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};
use crate::secret;

/// What the edition of tables is called that bring none of their own.
const USUAL: &str = "default";

/// A text never changes: its address is its hash.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

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

/// The text itself, to be brought to another server.
pub(super) async fn text(
    State(host): State<Arc<Host>>,
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let usual = if id == USUAL { Some(host.shelf.editions.bring(None).await?) } else { None };
    let lasts = if usual.is_some() { ASKED_AGAIN } else { FOR_EVER };
    let mark = usual.unwrap_or(id);
    let text = host.store.edition(&mark).await?.ok_or_else(|| Refusal::not_found("edition"))?;
    let kept = Kept { mark, lasts, kind: "text/plain; charset=utf-8", body: text.into() };
    Ok(kept.answer(&headers))
}

/// The hash of the edition a record was played with, the usual one where none of ours is it.
pub(super) async fn of_record(host: &Host, text: &str) -> Result<String, Refusal> {
    let editions = &host.shelf.editions;
    let usual = editions.bring(None).await?;
    let Some(named) = Named::of(text) else { return Ok(usual) };
    let mut known = Vec::new();
    // The usual one last: of equals the last is taken.
    for id in host.store.editions().await?.into_iter().chain([usual.clone()]) {
        match editions.get(&id).await {
            // One that cannot be read any more must not hide the others.
            Err(refusal) if refusal.code == Code::BadEdition => {}
            edition => known.push((edition?, id)),
        }
    }
    let best = known.into_iter().max_by_key(|(edition, _)| named.likeness(edition));
    Ok(best.map_or(usual, |(_, id)| id))
}

/// Reads a record. If it was played with another edition, the refusal says where to get that one.
pub(super) fn read_record(text: &str, edition: &'static Edition) -> Result<Record, Refusal> {
    Record::read(text, &[edition]).map_err(|bad| {
        if let RecordReason::EditionUnknown { name, found, known } = bad.reason {
            let reason = TableReason::EditionElsewhere { name, found, known };
            return Refusal::because(Code::BadRecord, &Located { line: bad.line, reason });
        }
        Refusal::because(Code::BadRecord, &bad)
    })
}

/// What a record says of its edition. It is found before the rest is judged.
struct Named<'a> {
    name: &'a str,
    fingerprint: &'a str,
}

/// How much an edition is the one that is named.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    Other,
    SameFigures,
    SameName,
}

impl<'a> Named<'a> {
    fn of(text: &'a str) -> Option<Named<'a>> {
        text.lines().find_map(|said| {
            let words = said.split('#').next().unwrap_or_default().split_whitespace();
            match words.collect::<Vec<_>>()[..] {
                ["edition", name, fingerprint] => Some(Named { name, fingerprint }),
                _ => None,
            }
        })
    }

    fn likeness(&self, edition: &Edition) -> Likeness {
        if fingerprint(edition) != self.fingerprint {
            Likeness::Other
        } else if edition.name() != self.name {
            Likeness::SameFigures
        } else {
            Likeness::SameName
        }
    }
}

/// As records write it.
fn fingerprint(edition: &Edition) -> String {
    format!("{:016x}", edition.fingerprint())
}
