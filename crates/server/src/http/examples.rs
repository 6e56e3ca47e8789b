//! The worked examples of the rulebook, as the engine plays them.

use axum::Json;
use play::teaching::examples::{EXAMPLES, Example, PlayedExample};
use serde::Serialize;

use super::extract::Id;
use crate::refusal::Refusal;

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct ExampleList {
    /// Their names.
    examples: Vec<&'static str>,
}

pub(super) async fn list() -> Json<ExampleList> {
    Json(ExampleList { examples: EXAMPLES.iter().map(|example| example.name).collect() })
}

pub(super) async fn show(Id(name): Id) -> Result<Json<PlayedExample>, Refusal> {
    let example = Example::named(&name).ok_or_else(|| Refusal::not_found("example"))?;
    Ok(Json(example.play()))
}
