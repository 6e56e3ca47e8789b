//! The HTTP API: one file for each kind of resource; docs/api.md describes it.

mod about;
mod accounts;
mod admin;
mod assets;
mod blocks;
mod cached;
mod caller;
mod chat;
mod client_errors;
mod editions;
mod examples;
mod extract;
mod history;
mod lessons;
mod lobby;
mod metrics;
mod new_table;
mod openapi;
mod play;
mod players;
mod rate_limit;
mod rematch;
mod security;
mod stream;
mod tokens;
#[cfg(feature = "types")]
pub mod types;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post, put};
use axum::{Extension, Router};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::host::Host;
use crate::live::stream_limit::StreamLimit;
use crate::refusal::{Code, Refusal};

/// The size limit of a body, in bytes.
const MAX_BODY: usize = 64 * 1024;
/// The size limit of a body with a record or an edition.
const MAX_RECORD_BODY: usize = 2 * engine::record::LONGEST;

/// The longest pause while a body arrives.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// All routes.
pub fn router(host: Arc<Host>) -> Router {
    let limits = Arc::new(rate_limit::RateLimits::new(host.settings.requests_per_second));
    let streams = Arc::new(StreamLimit::new(host.settings.streams));
    let api = Router::new().merge(people()).merge(tables()).merge(games());
    Router::new()
        .merge(pages())
        .route("/livez", get(about::live))
        .route("/readyz", get(about::ready))
        // The older name of readiness.
        .route("/healthz", get(about::ready))
        .route("/metrics", get(metrics::show))
        .nest("/api", api)
        .method_not_allowed_fallback(async || Refusal::new(Code::BadMethod, "method not allowed"))
        // One tuple instead of many layers, each of which would allocate for every request. The first is the outermost.
        .layer((
            TraceLayer::new_for_http(),
            from_fn_with_state(Arc::clone(&host), metrics::count),
            from_fn(security::headers),
            from_fn(security::deadline),
            CatchPanicLayer::custom(security::internal_error),
            Extension(streams),
            Extension(Arc::clone(&limits)),
            from_fn_with_state((Arc::clone(&host), limits), rate_limit::count),
            from_fn_with_state(Arc::clone(&host), admin::require_welcome_address),
            from_fn(security::require_same_origin),
            RequestBodyTimeoutLayer::new(BODY_TIMEOUT),
        ))
        .with_state(host)
}

fn pages() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(assets::index))
        .route("/page/{*file}", get(assets::file))
        .route("/words/{file}", get(assets::sentences))
        .route("/words/{language}/{file}", get(assets::sentence_part))
        .fallback(assets::page)
        .layer(assets::compressed())
}

fn people() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(about::about))
        .route(
            "/client-errors",
            post(client_errors::report).layer(DefaultBodyLimit::max(client_errors::MAX_REPORT)),
        )
        .route("/openapi.json", get(openapi::document))
        .route("/docs", get(openapi::docs))
        .route("/editions/{edition}", get(editions::show))
        .route("/editions/{edition}/text", get(editions::text))
        .route("/examples", get(examples::list))
        .route("/examples/{name}", get(examples::show))
        .route("/lessons", get(lessons::list))
        .route("/lessons/{name}/look", post(lessons::look))
        .route("/lessons/{name}/try", post(lessons::draft))
        .route("/lessons/{name}/play", post(lessons::act))
        .route(
            "/me",
            get(players::me).post(accounts::create_guest).patch(accounts::rename).delete(accounts::delete),
        )
        .route("/admin", post(admin::administer))
        .route("/me/blocks", get(blocks::list))
        .route("/me/blocks/{player}", put(blocks::set).delete(blocks::remove))
        .route("/me/password", put(accounts::set_password))
        .route("/me/stream", get(stream::personal))
        .route("/me/webhook", get(webhooks::show).put(webhooks::set).delete(webhooks::delete))
        .route("/me/webhook/test", post(webhooks::test))
        .route("/players/{player}", get(players::show))
        .route("/players/{player}/against/{other}", get(players::against))
        .route("/reports", post(blocks::report))
        .route("/session", post(accounts::sign_in).delete(accounts::sign_out))
        .route("/sessions", delete(accounts::sign_out_everywhere))
        .route("/tokens", get(tokens::list).post(tokens::create))
        .route("/tokens/{token}", delete(tokens::revoke))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}

fn tables() -> Router<Arc<Host>> {
    let records = post(lobby::create).layer(DefaultBodyLimit::max(MAX_RECORD_BODY));
    let lobby = Router::new()
        .route("/tables/{table}", get(lobby::show))
        .route("/tables/{table}/join", post(lobby::join))
        .route("/tables/{table}/leave", post(lobby::leave))
        .route("/tables/{table}/ready", post(lobby::ready))
        .route("/tables/{table}/seats", post(lobby::set_seat))
        .route("/tables/{table}/start", post(lobby::start))
        .route("/tables/{table}/rematch", post(rematch::rematch))
        .layer(DefaultBodyLimit::max(MAX_BODY));
    Router::new().route("/tables", get(lobby::list).merge(records)).merge(lobby)
}

fn games() -> Router<Arc<Host>> {
    Router::new()
        .route("/tables/{table}/actions", post(play::act))
        .route("/tables/{table}/try", post(play::draft))
        .route("/tables/{table}/hint", post(play::hint))
        .route("/tables/{table}/decision", get(play::decision))
        .route("/tables/{table}/undo", post(play::undo).delete(play::refuse_undo))
        .route("/tables/{table}/resign", post(play::resign))
        .route("/tables/{table}/return", post(play::take_back_seat))
        .route("/tables/{table}/ahead", get(play::presets).put(play::set_presets))
        .route("/tables/{table}/chat", get(chat::read).post(chat::post))
        .route("/tables/{table}/stream", get(stream::table))
        .route("/tables/{table}/view", get(history::view))
        .route("/tables/{table}/plies", get(history::plies))
        .route("/tables/{table}/record", get(history::record))
        .route("/tables/{table}/branch", post(history::branch))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}
