//! The lessons: where a learner stands, what an action would do there, what comes of it. The same for everybody.

use axum::Json;
use axum::response::Response;
use engine::{Action, Player};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::extract::{Body, Id};
use super::play::{read_actions, written};
use crate::teaching::lessons::{LEARNER, LESSONS, Lecture, Lesson};
use crate::refusal::{Code, Refusal};
use crate::tables::game_view::Sight;

/// What a learner has played, and what they would play now.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Learned {
    played: Vec<String>,
    actions: Option<Vec<String>>,
}

/// A lesson as far as a learner has come.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Lesson"))]
#[derive(Serialize)]
pub(super) struct Taught {
    name: &'static str,
    /// How many tasks are done.
    task: usize,
    tasks: usize,
    /// What the learner has played, to be sent again.
    played: Vec<String>,
    #[cfg_attr(feature = "types", ts(type = "{ players: number, seats: Seat[] }"))]
    table: Value,
    game: Sight,
}

pub(super) async fn list() -> Json<Value> {
    let lesson =
        |lesson: &Lesson| json!({ "name": lesson.name, "rules": lesson.rules, "tasks": lesson.tasks.len() });
    Json(json!({ "lessons": LESSONS.iter().map(lesson).collect::<Vec<_>>() }))
}

pub(super) async fn look(Id(name): Id, Body(learned): Body<Learned>) -> Result<Json<Taught>, Refusal> {
    let (lesson, played) = found(&name, &learned)?;
    let lecture = lesson.after(&played)?;
    Ok(Json(taught(lesson, &lecture, &played, 0)))
}

pub(super) async fn draft(Id(name): Id, Body(learned): Body<Learned>) -> Result<Response, Refusal> {
    let (lesson, played) = found(&name, &learned)?;
    let actions = read_actions(&learned.actions.unwrap_or_default())?;
    lesson.after(&played)?.tried(&actions).map(|draft| written(|text| draft.write(text)))
}

pub(super) async fn act(Id(name): Id, Body(learned): Body<Learned>) -> Result<Json<Taught>, Refusal> {
    let (lesson, mut played) = found(&name, &learned)?;
    let actions = read_actions(&learned.actions.unwrap_or_default())?;
    if actions.is_empty() {
        return Err(Refusal::new(Code::BadRequest, "nothing is played"));
    }
    let mut lecture = lesson.after(&played)?;
    let from = lecture.ply();
    lecture.play(&actions)?;
    played.extend(actions);
    Ok(Json(taught(lesson, &lecture, &played, from)))
}

fn found(name: &str, learned: &Learned) -> Result<(&'static Lesson, Vec<Action>), Refusal> {
    let lesson = Lesson::named(name).ok_or_else(|| Refusal::not_found("lesson"))?;
    Ok((lesson, read_actions(&learned.played)?))
}

fn taught(lesson: &'static Lesson, lecture: &Lecture, played: &[Action], from: usize) -> Taught {
    Taught {
        name: lesson.name,
        task: lecture.task,
        tasks: lesson.tasks.len(),
        played: played.iter().map(ToString::to_string).collect(),
        table: table(),
        game: lecture.sight(from),
    }
}

/// Who sits there: the learner and three bots.
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
