//! Counts every request, and shows what was counted to those who may see it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::bearer;
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::{metrics, secret};

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
    let wanted = host.settings.metrics_token.as_deref().map(secret::hash);
    if wanted.is_some() && given != wanted {
        return Err(Refusal::new(Code::NotSignedIn, "this needs the operator's token"));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics::text(&host)))
}
