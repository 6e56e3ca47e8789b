//! API tokens, for bots and scripts: shown once, kept as a hash, revoked by id.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::extract::{Body, Id, is_unseen};
use super::caller::Member;
use crate::host::Host;
use crate::time::now;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{Pass, PassKind};

/// How many one may have.
const MOST: usize = 50;

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Labelled {
    label: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(super) struct Token {
    id: String,
    label: String,
    created: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    token: Option<String>,
}

impl Token {
    fn of(pass: Pass, token: Option<String>) -> Token {
        Token { id: pass.id, label: pass.label, created: pass.created, token }
    }
}

pub(super) async fn list(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<Json<Vec<Token>>, Refusal> {
    let passes = host.store.passes(&user.id, PassKind::Token).await?;
    Ok(Json(passes.into_iter().map(|pass| Token::of(pass, None)).collect()))
}

/// The token itself is told now and never again.
pub(super) async fn make(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Body(Labelled { label }): Body<Labelled>,
) -> Result<(StatusCode, Json<Token>), Refusal> {
    if host.store.passes(&user.id, PassKind::Token).await?.len() >= MOST {
        return Err(Refusal::new(Code::Forbidden, format!("nobody has more than {MOST} tokens; revoke one")));
    }
    let pass = Pass {
        id: secret::id(),
        label: label.chars().filter(|letter| !is_unseen(*letter)).take(64).collect(),
        created: now(),
    };
    let token = secret::token();
    host.store.add_pass(&user.id, PassKind::Token, &secret::hash(&token), &pass).await?;
    Ok((StatusCode::CREATED, Json(Token::of(pass, Some(token)))))
}

pub(super) async fn revoke(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(token): Id,
) -> Result<StatusCode, Refusal> {
    let is_revoked = secret::is_id(&token) && host.store.revoke_token(&user.id, &token).await?;
    if is_revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("token")) }
}
