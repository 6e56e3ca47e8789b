//! A lesson as JSON.

use bots::{Candidate, Level};
use engine::{Action, Player};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{LEARNER, Lesson, LessonState, Tool};
use crate::GameView;

/// The state of a lesson.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Lesson"))]
#[derive(Clone, Debug, Serialize)]
pub struct LessonView {
    name: &'static str,
    /// The number of tasks done.
    task: usize,
    tasks: usize,
    /// The actions of the learner, to be sent with the next request.
    played: Vec<String>,
    #[cfg_attr(feature = "types", ts(type = "{ players: number, seats: Seat[] }"))]
    table: Value,
    game: GameView,
    /// The tool that the current task teaches.
    tool: Option<Tool>,
    /// What the strongest bot would do, best first, if the task teaches hints.
    #[cfg_attr(feature = "types", ts(type = "Suggestion[]"))]
    hint: Vec<Value>,
}

impl LessonView {
    /// The state that these actions of the learner led to, with the notices from that ply on.
    pub fn of(state: &LessonState, played: &[Action], from: usize) -> LessonView {
        LessonView {
            name: state.lesson.name,
            task: state.task,
            tasks: state.lesson.tasks.len(),
            played: played.iter().map(ToString::to_string).collect(),
            table: table(),
            game: state.view(from),
            tool: state.tool(),
            hint: state.hint().iter().map(idea).collect(),
        }
    }
}

/// A lesson in the list of lessons.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LessonSummary {
    name: &'static str,
    /// The rules it teaches.
    rules: &'static [&'static str],
    /// The number of tasks.
    tasks: usize,
}

impl Lesson {
    /// Its entry in the list of lessons.
    pub fn summary(&self) -> LessonSummary {
        LessonSummary { name: self.name, rules: self.rules, tasks: self.tasks.len() }
    }
}

impl Serialize for Lesson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.summary().serialize(serializer)
    }
}

/// A suggestion, as a hint at a table has it.
fn idea(reason: &Candidate) -> Value {
    json!({ "action": reason.action.to_string(), "margin": reason.margin, "win": reason.win, "share": reason.share })
}

/// The seats: the learner and three bots.
fn table() -> Value {
    let seat = |player: Player| {
        let is_learner = player == LEARNER;
        let (kind, level) = if is_learner { ("person", None) } else { ("bot", Some(Level::Squire.word())) };
        json!({
            "seat": player, "kind": kind, "user": null, "name": null, "level": level,
            "ready": true, "present": is_learner, "left": null,
        })
    };
    json!({ "players": 4, "seats": Player::ALL.into_iter().take(4).map(seat).collect::<Vec<_>>() })
}
