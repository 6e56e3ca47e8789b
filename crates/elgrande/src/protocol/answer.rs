//! What a session says: the answer to a command, or why it was refused.

use std::fmt::Display;

use engine::batch::Refused;
use engine::{Action, Decision, Event, Player, PlayerSet, Standing, View};
use serde::Serialize;
use serde_json::Value;

use super::course::Course;

/// The answer to a line, as a line.
#[derive(Clone, Debug)]
pub struct Reply {
    /// One JSON object, no line break.
    pub line: String,
    /// Was this the last one?
    pub is_last: bool,
}

impl Reply {
    pub(super) fn new(id: Option<Value>, answer: Result<Answer, Refusal>) -> Reply {
        let is_last = matches!(answer, Ok(Answer::Goodbye {}));
        let line = match answer {
            Ok(body) => serde_json::to_string(&Whole { ok: true, id, body }),
            Err(error) => serde_json::to_string(&Whole { ok: false, id, body: Wrong { error } }),
        };
        Reply { line: line.expect("every key is a string"), is_last }
    }
}

#[derive(Serialize)]
struct Whole<T> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    body: T,
}

#[derive(Serialize)]
struct Wrong {
    error: Refusal,
}

/// What is said when a command is obeyed.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    State(State),
    View { view: Box<View> },
    Decision { decision: Option<Decision>, options: Vec<Action> },
    Plies { plies: Vec<Told> },
    Record { record: String },
    Standing { standing: Standing },
    Goodbye {},
}

/// Where the game stands, and what the acting seat was told.
#[derive(Serialize)]
pub(super) struct State {
    ply: usize,
    checkpoint: usize,
    to_act: PlayerSet,
    over: bool,
    events: Vec<Event>,
}

impl State {
    pub(super) fn of(course: &Course, events: Vec<Event>) -> State {
        State {
            ply: course.ply(),
            checkpoint: course.checkpoint(),
            to_act: course.game().to_act(),
            over: course.game().board().is_over(),
            events,
        }
    }
}

/// What somebody was told of one ply; nobody acts in ply 0, the set-up.
#[derive(Serialize)]
pub(super) struct Told {
    pub(super) ply: usize,
    pub(super) player: Option<Player>,
    pub(super) events: Vec<Event>,
}

/// Why a line was refused.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Refusal {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    BadJson,
    BadRequest,
    UnknownCommand,
    TooLong,
    NoGame,
    BadGame,
    BadEdition,
    BadPosition,
    BadRecord,
    BadSeat,
    BadAction,
    OutOfTurn,
    Illegal,
    PastCheckpoint,
    NothingToUndo,
    NoRecord,
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl Display) -> Refusal {
        Refusal { code, message: message.to_string(), rule: None }
    }

    /// Actions that were refused.
    pub(super) fn of_batch(refused: Refused) -> Refusal {
        let (code, rule) = match refused {
            Refused::Illegal(_, illegal) if illegal.asked.is_some() => (Code::Illegal, Some(illegal.rule)),
            Refused::Illegal(_, illegal) => (Code::OutOfTurn, Some(illegal.rule)),
            Refused::PastCheckpoint { .. } => (Code::PastCheckpoint, None),
        };
        Refusal { rule: rule.map(|rule| rule.to_string()), ..Refusal::new(code, refused) }
    }
}
