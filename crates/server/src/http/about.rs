//! Information about the server, and its health checks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Level;
use engine::game::RULES_VERSION;
use serde_json::{Value, json};

use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::time::now;

/// Liveness: the process answers. It says nothing about the database.
pub(super) async fn live() -> Json<Value> {
    Json(json!({ "ok": true }))
}

/// Readiness: the database stores what it is given.
pub(super) async fn ready(State(host): State<Arc<Host>>) -> Result<Json<Value>, Refusal> {
    match host.store.check_ready(now()).await {
        Ok(()) => Ok(Json(json!({ "ok": true }))),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            Err(Refusal::new(Code::Unavailable, "the database does not store anything right now"))
        }
    }
}

pub(super) async fn about(State(host): State<Arc<Host>>) -> Json<Value> {
    Json(json!({
        "name": "elgrande",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": RULES_VERSION,
        "levels": Level::ALL.map(Level::word),
        "variants": ["short", "regency", "power-shift", "merged", "memory-aid", "representation", "veto", "rivalry"],
        "maintenance": host.moderation.notice(),
    }))
}
