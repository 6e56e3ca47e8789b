//! The HTTP surface: one file for each kind of thing; docs/api.md describes all of it.

mod account;
mod assets;
mod body;
mod caller;
mod editions;
mod events;
mod examples;
mod facts;
mod guard;
mod history;
mod kept;
mod lessons;
mod limit;
mod lobby;
mod measure;
mod open;
mod openapi;
mod page;
mod play;
mod players;
mod rematch;
mod stream;
mod talk;
mod tokens;
#[cfg(feature = "types")]
pub mod types;
mod webhook;

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
use crate::refusal::{Code, Refusal};

/// No body is longer, in bytes.
const LONGEST: usize = 64 * 1024;
/// But one with a record or an edition may be.
const LONGEST_RECORD: usize = 2 * engine::record::LONGEST;

/// How long nothing of a body may come before it is given up.
const SLOWEST: Duration = Duration::from_secs(20);

/// Everything that can be asked for.
pub fn router(host: Arc<Host>) -> Router {
    let limits = Arc::new(limit::Limits::new(host.settings.requests_per_second));
    let streams = Arc::new(open::Streams::new(host.settings.streams));
    let api = Router::new().merge(people()).merge(tables()).merge(games());
    Router::new()
        .merge(pages())
        .route("/livez", get(page::live))
        .route("/readyz", get(page::ready))
        // The older name of readiness.
        .route("/healthz", get(page::ready))
        .route("/metrics", get(measure::show))
        .nest("/api", api)
        .method_not_allowed_fallback(async || Refusal::new(Code::BadMethod, "that is not done here"))
        // As one layer, for each by itself would cost every request a box: the first is the outermost.
        .layer((
            TraceLayer::new_for_http(),
            from_fn_with_state(Arc::clone(&host), measure::count),
            from_fn(guard::headers),
            from_fn(guard::deadline),
            CatchPanicLayer::custom(guard::broken),
            Extension(streams),
            Extension(Arc::clone(&limits)),
            from_fn_with_state((Arc::clone(&host), limits), limit::count),
            from_fn(guard::same_site),
            RequestBodyTimeoutLayer::new(SLOWEST),
        ))
        .with_state(host)
}

fn pages() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(assets::start))
        .route("/page/{*file}", get(assets::file))
        .route("/words/{file}", get(assets::words))
        .route("/words/{language}/{file}", get(assets::more_words))
        .fallback(assets::elsewhere)
        .layer(assets::packed())
}

fn people() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(page::about))
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
        .route("/me", get(players::me).post(account::arrive).patch(account::rename).delete(account::delete))
        .route("/me/password", put(account::set_password))
        .route("/me/stream", get(stream::personal))
        .route("/me/webhook", get(webhook::show).put(webhook::set).delete(webhook::delete))
        .route("/me/webhook/test", post(webhook::test))
        .route("/players/{player}", get(players::show))
        .route("/players/{player}/against/{other}", get(players::against))
        .route("/session", post(account::sign_in).delete(account::sign_out))
        .route("/sessions", delete(account::sign_out_everywhere))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{token}", delete(tokens::revoke))
        .layer(DefaultBodyLimit::max(LONGEST))
}

fn tables() -> Router<Arc<Host>> {
    let records = post(lobby::create).layer(DefaultBodyLimit::max(LONGEST_RECORD));
    let lobby = Router::new()
        .route("/tables/{table}", get(lobby::show))
        .route("/tables/{table}/join", post(lobby::join))
        .route("/tables/{table}/leave", post(lobby::leave))
        .route("/tables/{table}/ready", post(lobby::ready))
        .route("/tables/{table}/seats", post(lobby::set_seat))
        .route("/tables/{table}/start", post(lobby::start))
        .route("/tables/{table}/rematch", post(rematch::rematch))
        .layer(DefaultBodyLimit::max(LONGEST));
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
        .route("/tables/{table}/return", post(play::come_back))
        .route("/tables/{table}/ahead", get(play::ahead).put(play::set_ahead))
        .route("/tables/{table}/chat", get(talk::read).post(talk::say))
        .route("/tables/{table}/stream", get(stream::table))
        .route("/tables/{table}/view", get(history::view))
        .route("/tables/{table}/plies", get(history::plies))
        .route("/tables/{table}/record", get(history::record))
        .route("/tables/{table}/branch", post(history::branch))
        .layer(DefaultBodyLimit::max(LONGEST))
}
