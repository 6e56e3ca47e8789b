//! The admin API: one route, for users with the admin role and for operators with the admin token.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;

use super::caller::{Member, address};
use super::extract::Body;
use crate::host::Host;
use crate::host::admin::{AdminRequest, Administrator};
use crate::identity::credential::bearer;
use crate::refusal::{Code, Refusal};
use crate::secret;

/// An authorized admin.
pub(super) struct Admin(Administrator);

impl FromRequestParts<Arc<Host>> for Admin {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, host: &Arc<Host>) -> Result<Admin, Refusal> {
        if has_admin_token(host, &parts.headers) {
            return Ok(Admin(Administrator::Operator));
        }
        let Member(user) = Member::from_request_parts(parts, host).await?;
        if host.store.is_admin(&user.id).await? {
            return Ok(Admin(Administrator::User(user.id)));
        }
        Err(Refusal::new(Code::Forbidden, "only admins may do that"))
    }
}

/// What was found, or `done`. Its members depend on the action.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(value_type = Object))]
#[derive(Serialize)]
pub(super) struct AdminAnswer(#[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))] Value);

pub(super) async fn administer(
    State(host): State<Arc<Host>>,
    Admin(who): Admin,
    Body(request): Body<AdminRequest>,
) -> Result<Json<AdminAnswer>, Refusal> {
    host.administer(&who, &request).await.map(|answer| Json(AdminAnswer(answer)))
}

/// Refuses requests to the API from banned addresses. Operators with the admin token are never locked out.
pub(super) async fn require_address_not_banned(
    State(host): State<Arc<Host>>,
    request: Request,
    next: Next,
) -> Response {
    let address = address(&host.settings, request.headers(), request.extensions());
    let is_api = request.uri().path().starts_with("/api/");
    match host.moderation.require_address_not_banned(address) {
        Err(refusal) if is_api && !has_admin_token(&host, request.headers()) => refusal.into_response(),
        Ok(()) | Err(_) => next.run(request).await,
    }
}

/// An empty admin token counts as no token. Hashes are compared, so the time does not reveal how much of a guess is right.
fn has_admin_token(host: &Host, headers: &HeaderMap) -> bool {
    let required = host.settings.admin_token.as_deref().filter(|token| !token.is_empty()).map(secret::hash);
    required.is_some() && required == bearer(headers).map(secret::hash)
}
