//! Information about the server, and its health checks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Level;
use engine::Variants;
use engine::game::RULES_VERSION;
use serde::Serialize;

use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::time::now;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Health {
    ok: bool,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct About {
    name: &'static str,
    version: &'static str,
    /// The version of the rules.
    rules: u16,
    /// The levels of bots, weakest first.
    #[cfg_attr(feature = "types", ts(type = "Level[]"))]
    levels: Vec<&'static str>,
    #[cfg_attr(feature = "types", ts(type = "VariantWord[]"))]
    variants: Vec<&'static str>,
    /// Whether the server sends email.
    mail: bool,
    /// The operator's notice in maintenance mode.
    maintenance: Option<String>,
}

/// Liveness: the process answers. It says nothing about the database.
pub(super) async fn live() -> Json<Health> {
    Json(Health { ok: true })
}

/// Readiness: the database stores what it is given.
pub(super) async fn ready(State(host): State<Arc<Host>>) -> Result<Json<Health>, Refusal> {
    match host.store.check_ready(now()).await {
        Ok(()) => Ok(Json(Health { ok: true })),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            Err(Refusal::new(Code::Unavailable, "the database does not store anything right now"))
        }
    }
}

pub(super) async fn about(State(host): State<Arc<Host>>) -> Json<About> {
    Json(About {
        name: "elgrande",
        version: env!("CARGO_PKG_VERSION"),
        rules: RULES_VERSION,
        levels: Level::ALL.map(Level::word).into(),
        variants: Variants::all_words(),
        mail: host.mailer.is_some(),
        maintenance: host.moderation.notice(),
    })
}
