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
#[cfg(feature = "types")]
pub mod describe;
mod editions;
mod examples;
mod export;
mod failures;
mod extract;
mod history;
mod leaderboard;
mod lessons;
mod lobby;
mod metrics;
mod new_table;
mod notifications;
mod openapi;
mod pictures;
mod play;
mod players;
mod previews;
mod rate_limit;
mod recovery;
mod rematch;
mod routes;
mod security;
mod sessions;
mod stream;
mod tokens;
#[cfg(feature = "types")]
pub mod types;
mod webhooks;

use std::sync::Arc;

use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Extension, Router};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::classify::SharedClassifier;
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

pub use self::assets::{SiteFile, site};
use self::failures::Failures;
use crate::host::Host;
use crate::identity::guesses::Guesses;
use crate::limits::seconds;
use crate::live::stream_limit::StreamLimit;
use crate::refusal::{Code, Refusal};

/// All routes.
pub fn router(host: Arc<Host>) -> Router {
    let body_timeout = seconds(host.settings.limits.body_seconds);
    let limits = Arc::new(rate_limit::RateLimits::new(&host.settings));
    let streams = Arc::new(StreamLimit::new(&host.settings));
    let guesses = Arc::new(Guesses::new(&host.settings.limits));
    // Not a part of the API: only the document of the same version names these files.
    let pages = routes::page::router().route("/assets/{hash}/{*file}", get(assets::hashed));
    let pages = pages.fallback(assets::page);
    Router::new()
        .merge(pages)
        .merge(routes::operation::router())
        .nest("/api", routes::api::router())
        .method_not_allowed_fallback(async || Refusal::new(Code::BadMethod, "method not allowed"))
        // One tuple instead of many layers, each of which would allocate for every request. The first is the outermost.
        .layer((
            TraceLayer::new(SharedClassifier::new(Failures)),
            from_fn_with_state(Arc::clone(&host), metrics::count),
            from_fn_with_state(Arc::clone(&host), security::headers),
            from_fn_with_state(Arc::clone(&host), security::deadline),
            CatchPanicLayer::custom(security::internal_error),
            Extension(streams),
            Extension(guesses),
            Extension(Arc::clone(&limits)),
            from_fn_with_state((Arc::clone(&host), limits), rate_limit::count),
            from_fn_with_state(Arc::clone(&host), admin::require_address_not_banned),
            from_fn(security::require_same_origin),
            RequestBodyTimeoutLayer::new(body_timeout),
        ))
        .with_state(host)
}
