//! Counts every request, and shows the metrics to operators.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::host::Host;
use crate::identity::credential::bearer;
use crate::metrics::{CONTENT_TYPE, Kind, Sample};
use crate::refusal::{Code, Refusal};
use crate::secret;

pub(super) async fn count(State(host): State<Arc<Host>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let path = path.as_ref().map_or("other", MatchedPath::as_str);
    host.metrics.count(method.as_str(), path, response.status().as_u16(), began.elapsed());
    response
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    let given = bearer(&headers).map(secret::hash);
    let required = host.settings.metrics_token.as_deref().map(secret::hash);
    if required.is_some() && given != required {
        return Err(Refusal::new(Code::NotSignedIn, "the operator's token is required"));
    }
    let text = host.metrics.text(&samples(&host));
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], text))
}

fn samples(host: &Host) -> [Sample; 7] {
    let counter = |name, help, value| Sample { name, kind: Kind::Counter, help, value };
    let gauge = |name, help, value| Sample { name, kind: Kind::Gauge, help, value };
    let (commits, entries) = host.store.written();
    let (sent, failed) = (&host.deliveries.sent, &host.deliveries.failed);
    [
        counter("actions_stored", "log entries stored", entries),
        counter("commits", "commits of log entries", commits),
        gauge("streams_open", "open live streams", host.hub.streams()),
        gauge("cached_tables", "tables in the cache", host.cache.len() as u64),
        gauge("bots_thinking", "slots for bots, hints, imports and pictures in use", host.bot_pool.busy()),
        counter("alerts_sent", "alerts delivered", sent.load(Ordering::Relaxed)),
        counter("alerts_failed", "failed deliveries of alerts", failed.load(Ordering::Relaxed)),
    ]
}
