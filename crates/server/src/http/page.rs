//! What the server is, and whether it is well.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Level;
use engine::game::RULES_VERSION;
use serde_json::{Value, json};

use crate::host::Host;
use crate::refusal::{Code, Refusal};

pub(super) async fn health(State(host): State<Arc<Host>>) -> Result<Json<Value>, Refusal> {
    if host.store.is_well().await {
        return Ok(Json(json!({ "ok": true })));
    }
    Err(Refusal::new(Code::Unavailable, "the store does not answer"))
}

pub(super) async fn about() -> Json<Value> {
    Json(json!({
        "name": "elgrande",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": RULES_VERSION,
        "levels": Level::ALL.map(Level::word),
        "variants": ["short", "regency", "power-shift", "merged", "memory-aid", "representation", "veto", "rivalry"],
    }))
}
