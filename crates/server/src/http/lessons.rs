//! Lessons: the state after some actions, previews, and playing. The server keeps nothing of them.

use axum::Json;
use axum::response::Response;
use engine::{Action, Player};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::extract::{Body, Id};
use super::play::{json_response, read_actions};
use crate::refusal::{Code, Refusal};
use crate::tables::GameView;
use crate::teaching::lessons::{LEARNER, LESSONS, Lesson, LessonState};

/// The actions a learner has played, and the new ones.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Learned", optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonBody {
    played: Vec<String>,
    actions: Option<Vec<String>>,
}

/// The state of a lesson.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Lesson"))]
#[derive(Serialize)]
pub(super) struct LessonResponse {
    name: &'static str,
    /// The number of tasks done.
    task: usize,
    tasks: usize,
    /// The actions of the learner, to be sent with the next request.
    played: Vec<String>,
    #[cfg_attr(feature = "types", ts(type = "{ players: number, seats: Seat[] }"))]
    table: Value,
    game: GameView,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Lessons"))]
#[derive(Serialize)]
pub(super) struct LessonList {
    lessons: Vec<LessonSummary>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct LessonSummary {
    name: &'static str,
    /// The rules it teaches.
    rules: &'static [&'static str],
    /// The number of tasks.
    tasks: usize,
}

pub(super) async fn list() -> Json<LessonList> {
    let summary =
        |lesson: &Lesson| LessonSummary { name: lesson.name, rules: lesson.rules, tasks: lesson.tasks.len() };
    Json(LessonList { lessons: LESSONS.iter().map(summary).collect() })
}

pub(super) async fn look(
    Id(name): Id,
    Body(body): Body<LessonBody>,
) -> Result<Json<LessonResponse>, Refusal> {
    let (lesson, played) = find(&name, &body)?;
    let state = lesson.after(&played)?;
    Ok(Json(response(lesson, &state, &played, 0)))
}

pub(super) async fn draft(Id(name): Id, Body(body): Body<LessonBody>) -> Result<Response, Refusal> {
    let (lesson, played) = find(&name, &body)?;
    let actions = read_actions(&body.actions.unwrap_or_default())?;
    lesson.after(&played)?.draft(&actions).map(|draft| json_response(|text| draft.write(text)))
}

pub(super) async fn act(Id(name): Id, Body(body): Body<LessonBody>) -> Result<Json<LessonResponse>, Refusal> {
    let (lesson, mut played) = find(&name, &body)?;
    let actions = read_actions(&body.actions.unwrap_or_default())?;
    if actions.is_empty() {
        return Err(Refusal::new(Code::BadRequest, "at least one action is required"));
    }
    let mut state = lesson.after(&played)?;
    let from = state.ply();
    state.play(&actions)?;
    played.extend(actions);
    Ok(Json(response(lesson, &state, &played, from)))
}

fn find(name: &str, body: &LessonBody) -> Result<(&'static Lesson, Vec<Action>), Refusal> {
    let lesson = Lesson::named(name).ok_or_else(|| Refusal::not_found("lesson"))?;
    Ok((lesson, read_actions(&body.played)?))
}

fn response(lesson: &'static Lesson, state: &LessonState, played: &[Action], from: usize) -> LessonResponse {
    LessonResponse {
        name: lesson.name,
        task: state.task,
        tasks: lesson.tasks.len(),
        played: played.iter().map(ToString::to_string).collect(),
        table: table(),
        game: state.view(from),
    }
}

/// The seats: the learner and three bots.
fn table() -> Value {
    let seat = |player: Player| {
        let is_learner = player == LEARNER;
        let (kind, level) =
            if is_learner { ("person", None) } else { ("bot", Some(bots::Level::Squire.word())) };
        json!({
            "seat": player, "kind": kind, "user": null, "name": null, "level": level,
            "ready": true, "present": is_learner, "left": null,
        })
    };
    json!({ "players": 4, "seats": Player::ALL.into_iter().take(4).map(seat).collect::<Vec<_>>() })
}
