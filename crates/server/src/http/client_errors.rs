//! Errors that the page reports, so that operators find them in the server's log. Stores nothing.

use axum::http::StatusCode;
use serde::Deserialize;

use super::extract::Body;

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

pub(super) async fn report(Body(report): Body<Report>) -> StatusCode {
    let Report { message, stack, page, version } = report;
    tracing::warn!(error = message, stack, page, version, "error reported by the page");
    StatusCode::NO_CONTENT
}
