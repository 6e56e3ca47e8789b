//! The personal data of the caller as one download.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde_json::{Value, json};

use super::caller::{Address, SessionMember};
use super::players::results_json;
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::refusal::Refusal;
use crate::store::{CredentialKind, CredentialRow};
use crate::time::now;

/// Everything that is stored about the caller. Passwords, tokens and codes are stored only as hashes and left out, and so is
/// what others have reported and admins have logged.
pub(super) async fn download(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
) -> Result<impl IntoResponse, Refusal> {
    limits.charge_as_guess(&user.id, address)?;
    let (store, id) = (&host.store, user.id.as_str());
    let recovery = store.recovery(id).await?;
    let webhook = store.webhook(id).await?;
    let body = json!({
        "exported": now(),
        "account": {
            "id": id, "name": user.name, "created": user.created, "guest": user.password.is_none(),
            "recovery_code": recovery.as_ref().is_some_and(|row| row.recovery.is_some()),
            "email": recovery.and_then(|row| row.email), "admin": store.is_admin(id).await?,
        },
        "mail_codes": store.mail_codes_of(id).await?,
        "restrictions": store.restrictions_of(id).await?,
        "quotas": store.quotas(id).await?,
        "blocks": store.blocks(id).await?,
        "reports": store.reports_by(id).await?,
        "game_addresses": game_addresses(store.game_addresses_of(id).await?),
        "sessions": credentials(store.credentials(id, CredentialKind::Cookie).await?),
        "tokens": credentials(store.credentials(id, CredentialKind::Token).await?),
        "webhook": webhook.map(|webhook| {
            json!({ "url": webhook.url, "format": webhook.format, "created": webhook.created })
        }),
        "notifications": store.notification_settings(id).await?,
        "devices": store.push_devices(id).await?,
        "muted_tables": store.muted_tables(id).await?,
        "rating": store.rating(id).await?.map(|row| {
            json!({ "value": row.rating, "uncertainty": row.uncertainty, "games": row.games })
        }),
        "results": results_json(store.results_of(id).await?),
        "tables": store.tables_owned_by(id).await?,
        "seats": store.seats_of(id).await?,
        "chat": store.messages_of(id).await?,
    });
    let name = "attachment; filename=\"elgrande-personal-data.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(body)))
}

fn game_addresses(rows: Vec<(String, String)>) -> Vec<Value> {
    rows.into_iter().map(|(table, address)| json!({ "table": table, "address": address })).collect()
}

fn credentials(rows: Vec<CredentialRow>) -> Vec<Value> {
    let value = |row: CredentialRow| json!({ "label": row.label, "created": row.created, "used": row.used, "address": row.address });
    rows.into_iter().map(value).collect()
}
