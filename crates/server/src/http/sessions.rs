//! The sessions of a user: listed, and revoked one by one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;

use super::caller::SessionMember;
use super::extract::Id;
use crate::host::Host;
use crate::refusal::Refusal;
use crate::secret;
use crate::store::CredentialKind;

/// A session of the caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Session {
    id: String,
    /// The browser and the system.
    label: String,
    created: i64,
    /// When it was last used, to the hour.
    used: Option<i64>,
    /// The address it was last used from.
    address: String,
    /// Whether it is the one of this request.
    current: bool,
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    SessionMember { user, credential }: SessionMember,
) -> Result<Json<Vec<Session>>, Refusal> {
    let current = host.store.credential_id(&credential.hash).await?;
    let rows = host.store.credentials(&user.id, CredentialKind::Cookie).await?;
    let session = |row: crate::store::CredentialRow| Session {
        current: current.as_deref() == Some(&row.id),
        id: row.id,
        label: row.label,
        created: row.created,
        used: row.used,
        address: row.address,
    };
    Ok(Json(rows.into_iter().map(session).collect()))
}

pub(super) async fn revoke(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
    Id(session): Id,
) -> Result<StatusCode, Refusal> {
    let is_revoked = secret::is_id(&session)
        && host.store.revoke_by_id(&user.id, CredentialKind::Cookie, &session).await?;
    if is_revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("session")) }
}
