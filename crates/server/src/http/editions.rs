//! Editions: what is printed in the box, and their texts.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::reason::Located;
use engine::record::RecordReason;
use engine::{Edition, Record};
use serde::Deserialize;

use super::cached::{CachedResponse, ONE_DAY, REVALIDATE};
use super::extract::{Id, Query};
use crate::host::Host;
use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::time::now;

/// The name of the default edition.
const DEFAULT: &str = "default";

/// A text never changes: its URL contains its hash.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// The default number of players, which selects the side of the board.
const DEFAULT_PLAYERS: u8 = 4;

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EditionQuery {
    /// Number of players, which selects the side of the board; default: 4.
    players: Option<u8>,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    Id(id): Id,
    Query(query): Query<EditionQuery>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let players = query.players.unwrap_or(DEFAULT_PLAYERS);
    if !(2..=5).contains(&players) {
        return Err(Refusal::new(Code::BadRequest, "the number of players must be 2 to 5"));
    }
    let (id, cache_control) = named(&host, id);
    let facts = host.cache.editions.get(&id).await?.facts(players);
    let text = serde_json::to_string(&facts).expect("an edition is valid JSON");
    let (etag, content_type) = (secret::hash(&text), "application/json");
    let response = CachedResponse { etag, cache_control, content_type, body: text.into() };
    Ok(response.respond_compressed(&headers))
}

/// The text of an edition, for uploading it to another server.
pub(super) async fn text(
    State(host): State<Arc<Host>>,
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let default = if id == DEFAULT { Some(host.cache.editions.add_or_default(None).await?) } else { None };
    let cache_control = if default.is_some() { REVALIDATE } else { IMMUTABLE };
    let etag = default.unwrap_or(id);
    let text = host.store.edition(&etag).await?.ok_or_else(|| Refusal::not_found("edition"))?;
    let content_type = "text/plain; charset=utf-8";
    let response = CachedResponse { etag, cache_control, content_type, body: text.into() };
    Ok(response.respond_compressed(&headers))
}

/// The compact form of an edition, for the page's WebAssembly module.
pub(super) async fn compact(
    State(host): State<Arc<Host>>,
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (id, cache_control) = named(&host, id);
    let text = host.cache.editions.get(&id).await?.compact();
    let (etag, content_type) = (secret::hash(&text), "text/plain; charset=utf-8");
    let response = CachedResponse { etag, cache_control, content_type, body: text.into() };
    Ok(response.respond_compressed(&headers))
}

/// The id of the named edition, and how long its representations stay fresh.
fn named(host: &Host, id: String) -> (String, &'static str) {
    if id == DEFAULT { (host.cache.editions.default_id().to_owned(), REVALIDATE) } else { (id, ONE_DAY) }
}

/// The hash of the stored edition a record was played with; the default one if there is none.
pub(super) async fn edition_of_record(host: &Host, text: &str) -> Result<String, Refusal> {
    let editions = &host.cache.editions;
    let default = editions.add_or_default(None).await?;
    let Some(named) = NamedEdition::of(text) else { return Ok(default) };
    let mut known = Vec::new();
    // The default is last: of equal ones `max_by_key` takes the last.
    for id in host.store.editions().await?.into_iter().chain([default.clone()]) {
        match editions.get(&id).await {
            // An unreadable edition must not hide the others.
            Err(refusal) if refusal.code == Code::BadEdition => {}
            edition => known.push((edition?, id)),
        }
    }
    let best = known.into_iter().max_by_key(|(edition, _)| named.match_with(edition));
    match best {
        // Noted as used, so that it is not pruned before the table is stored.
        Some((_, id)) if host.store.touch_edition(&id, now()).await? => Ok(id),
        Some(_) | None => Ok(default),
    }
}

/// Reads a record. If it was played with another edition, the refusal says where to get that one.
pub(super) fn read_record(text: &str, edition: &'static Edition) -> Result<Record, Refusal> {
    Record::read(text, &[edition]).map_err(|bad| {
        if let RecordReason::EditionUnknown { name, found, known } = bad.reason {
            let reason = TableReason::EditionElsewhere { name, found, known };
            return Refusal::because(Code::BadRecord, &Located { line: bad.line, reason });
        }
        if let RecordReason::PositionReason(_) = bad.reason {
            return needs_setup();
        }
        Refusal::because(Code::BadRecord, &bad)
    })
}

/// The refusal of a record that begins with a position: a table deals its cards from a setup.
pub(super) fn needs_setup() -> Refusal {
    let expected = RecordReason::Expected { start: "players".to_owned(), found: "position".to_owned() };
    Refusal::because(Code::BadRecord, &Located::<RecordReason>::on(4, expected))
}

/// The edition that a record names. It is found before the rest is read.
struct NamedEdition<'a> {
    name: &'a str,
    fingerprint: &'a str,
}

/// How well an edition matches the named one.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum EditionMatch {
    Other,
    SameValues,
    SameName,
}

impl<'a> NamedEdition<'a> {
    fn of(text: &'a str) -> Option<NamedEdition<'a>> {
        text.lines().find_map(|line| {
            let words = line.split('#').next().unwrap_or_default().split_whitespace();
            match words.collect::<Vec<_>>()[..] {
                ["edition", name, fingerprint] => Some(NamedEdition { name, fingerprint }),
                _ => None,
            }
        })
    }

    fn match_with(&self, edition: &Edition) -> EditionMatch {
        if fingerprint(edition) != self.fingerprint {
            EditionMatch::Other
        } else if edition.name() != self.name {
            EditionMatch::SameValues
        } else {
            EditionMatch::SameName
        }
    }
}

/// The fingerprint as records write it.
fn fingerprint(edition: &Edition) -> String {
    format!("{:016x}", edition.fingerprint())
}
