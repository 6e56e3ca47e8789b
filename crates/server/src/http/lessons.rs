//! Lessons: the state after some actions, previews, and playing. The server keeps nothing of them.

use axum::Json;
use axum::response::Response;
use engine::Action;
use play::teaching::lessons::{LESSONS, Lesson, LessonSummary, LessonView};
use serde::{Deserialize, Serialize};

use super::extract::{Body, Id};
use super::play::{json_response, read_actions};
use crate::refusal::{Code, Refusal};

/// The actions a learner has played, and the new ones.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonBody {
    played: Vec<String>,
    actions: Option<Vec<String>>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct LessonList {
    lessons: Vec<LessonSummary>,
}

pub(super) async fn list() -> Json<LessonList> {
    Json(LessonList { lessons: LESSONS.iter().map(Lesson::summary).collect() })
}

pub(super) async fn look(Id(name): Id, Body(body): Body<LessonBody>) -> Result<Json<LessonView>, Refusal> {
    let (lesson, played) = find(&name, &body)?;
    let state = lesson.after(&played)?;
    Ok(Json(LessonView::of(&state, &played, 0)))
}

pub(super) async fn draft(Id(name): Id, Body(body): Body<LessonBody>) -> Result<Response, Refusal> {
    let (lesson, played) = find(&name, &body)?;
    let actions = read_actions(&body.actions.unwrap_or_default())?;
    let draft = lesson.after(&played)?.draft(&actions)?;
    Ok(json_response(|text| draft.write(text)))
}

pub(super) async fn act(Id(name): Id, Body(body): Body<LessonBody>) -> Result<Json<LessonView>, Refusal> {
    let (lesson, mut played) = find(&name, &body)?;
    let actions = read_actions(&body.actions.unwrap_or_default())?;
    if actions.is_empty() {
        return Err(Refusal::new(Code::BadRequest, "at least one action is required"));
    }
    let mut state = lesson.after(&played)?;
    let from = state.ply();
    state.play(&actions)?;
    played.extend(actions);
    Ok(Json(LessonView::of(&state, &played, from)))
}

fn find(name: &str, body: &LessonBody) -> Result<(&'static Lesson, Vec<Action>), Refusal> {
    let lesson = Lesson::named(name).ok_or_else(|| Refusal::not_found("lesson"))?;
    Ok((lesson, read_actions(&body.played)?))
}
