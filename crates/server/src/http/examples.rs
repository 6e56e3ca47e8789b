//! The worked examples of the rulebook, as the engine plays them.

use axum::Json;
use play::teaching::examples::{EXAMPLES, Example, PlayedExample};
use serde_json::{Value, json};

use super::extract::Id;
use crate::refusal::Refusal;

pub(super) async fn list() -> Json<Value> {
    let names: Vec<&str> = EXAMPLES.iter().map(|example| example.name).collect();
    Json(json!({ "examples": names }))
}

pub(super) async fn show(Id(name): Id) -> Result<Json<PlayedExample>, Refusal> {
    let example = Example::named(&name).ok_or_else(|| Refusal::not_found("example"))?;
    Ok(Json(example.play()))
}
