//! API tokens for bots and scripts: shown once, stored as a hash, revoked by id.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::caller::{Member, SessionMember};
use super::extract::{Body, Id};
use crate::host::Host;
use crate::host::admin::Quota;
use crate::identity::text::is_invisible;
use crate::limits::at_most;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{CredentialKind, CredentialRow};
use crate::time::now;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    label: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Token {
    id: String,
    label: String,
    created: i64,
    /// When it was last used, to the hour.
    used: Option<i64>,
    /// Returned only once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    token: Option<String>,
}

impl Token {
    fn of(row: CredentialRow, token: Option<String>) -> Token {
        Token { id: row.id, label: row.label, created: row.created, used: row.used, token }
    }
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<Json<Vec<Token>>, Refusal> {
    let rows = host.store.credentials(&user.id, CredentialKind::Token).await?;
    Ok(Json(rows.into_iter().map(|row| Token::of(row, None)).collect()))
}

/// Creates a token. The token itself is sent only in this response.
pub(super) async fn create(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<(StatusCode, Json<Token>), Refusal> {
    let most = host.quota(&user.id, Quota::Tokens, at_most(host.settings.limits.tokens)).await?;
    if host.store.credentials(&user.id, CredentialKind::Token).await?.len() >= most {
        let reason = format!("at most {most} tokens are allowed; revoke one first");
        return Err(Refusal::new(Code::Forbidden, reason));
    }
    let row = CredentialRow {
        id: secret::id(),
        label: label.chars().filter(|letter| !is_invisible(*letter)).take(64).collect(),
        created: now(),
        ..CredentialRow::default()
    };
    let token = secret::token();
    host.store.add_credential(&user.id, CredentialKind::Token, &secret::hash(&token), &row).await?;
    Ok((StatusCode::CREATED, Json(Token::of(row, Some(token)))))
}

pub(super) async fn revoke(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
    Id(token): Id,
) -> Result<StatusCode, Refusal> {
    let is_revoked =
        secret::is_id(&token) && host.store.revoke_by_id(&user.id, CredentialKind::Token, &token).await?;
    if is_revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("token")) }
}
