//! Errors that the page reports, so that operators find them in the server's log. Stores nothing.

use std::sync::Arc;

use axum::Extension;
use axum::http::StatusCode;
use serde::Deserialize;

use super::caller::Address;
use super::extract::Body;
use super::rate_limit::{Kind, RateLimits};
use crate::refusal::Refusal;

/// The largest accepted report, in bytes.
pub(super) const MAX_REPORT: usize = 16 * 1024;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Report {
    message: String,
    #[serde(default)]
    stack: String,
    /// The path of the open page.
    #[serde(default)]
    page: String,
    /// The version of the page, if known.
    #[serde(default)]
    version: String,
}

pub(super) async fn report(
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    Body(report): Body<Report>,
) -> Result<StatusCode, Refusal> {
    limits.charge_group(Kind::ClientError, &address.to_string())?;
    let Report { message, stack, page, version } = report;
    tracing::warn!(error = message, stack, page, version, "error reported by the page");
    Ok(StatusCode::NO_CONTENT)
}
