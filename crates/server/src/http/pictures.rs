//! Pictures of positions, for previews of links. They show what a spectator sees.

use std::sync::{Arc, LazyLock};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use engine::Viewer;
use serde::Deserialize;

use super::cached::{CachedResponse, ONE_DAY, REVALIDATE};
use super::caller::Address;
use super::extract::{Id, Query};
use super::rate_limit::{Kind, RateLimits};
use crate::host::Host;
use crate::host::fair_queue::QueueIdentity;
use crate::refusal::Refusal;
use crate::secret;

const PNG: &str = "image/png";

#[cfg_attr(feature = "types", derive(utoipa::IntoParams))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PictureQuery {
    /// The number of log entries; all by default.
    ply: Option<usize>,
}

/// The position at a table. Drawing one is charged to the IP address; one that was drawn recently is free.
pub(super) async fn show(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Id(id): Id,
    Query(query): Query<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let table = host.cache.latest(&id).await?;
    let last = table.require_log()?.ply();
    let ply = query.ply.unwrap_or(last);
    if ply > last {
        return Err(Refusal::not_found("ply"));
    }
    let png = match host.pictures.get(&id, ply) {
        Some(png) => png,
        None => {
            limits.charge_group(Kind::Picture, &address.to_string())?;
            let draw = move || {
                let log = table.require_log()?.truncated(ply);
                Ok(picture::png(&log.game().view(Viewer::Spectator)))
            };
            let png: Arc<[u8]> = host.bot_pool.run(QueueIdentity::new("", Some(address)), draw).await?.into();
            host.pictures.put(&id, ply, Arc::clone(&png));
            png
        }
    };
    let cache_control = if query.ply.is_some() { ONE_DAY } else { REVALIDATE };
    Ok(response(Bytes::from_owner(png), cache_control, &headers))
}

/// A made-up position, which is drawn once.
pub(super) async fn sample(headers: HeaderMap) -> Result<Response, Refusal> {
    static SAMPLE: LazyLock<Vec<u8>> = LazyLock::new(picture::sample);
    let drawn = tokio::task::spawn_blocking(|| Bytes::from_static(&SAMPLE)).await;
    Ok(response(drawn.map_err(|_| Refusal::internal())?, ONE_DAY, &headers))
}

fn response(body: Bytes, cache_control: &'static str, headers: &HeaderMap) -> Response {
    CachedResponse { etag: secret::hash(&body), cache_control, content_type: PNG, body }.respond(headers)
}
