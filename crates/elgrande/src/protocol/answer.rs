//! The answer to a request, or why it was refused.

use std::fmt::Display;

use engine::batch::Refused;
use engine::{Action, Decision, Event, Player, PlayerSet, Standing, View};
use serde::Serialize;
use serde_json::Value;

use super::game_log::GameLog;

/// The answer as a line.
#[derive(Clone, Debug)]
pub struct Reply {
    /// One JSON object without line breaks.
    pub line: String,
    /// Does the session end?
    pub is_last: bool,
}

impl Reply {
    pub(super) fn new(id: Option<Value>, answer: Result<Answer, Refusal>) -> Reply {
        let is_last = matches!(answer, Ok(Answer::Quit {}));
        let line = match answer {
            Ok(body) => serde_json::to_string(&Envelope { ok: true, id, body }),
            Err(error) => serde_json::to_string(&Envelope { ok: false, id, body: ErrorBody { error } }),
        };
        Reply { line: line.expect("every key is a string"), is_last }
    }
}

#[derive(Serialize)]
struct Envelope<T> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    body: T,
}

#[derive(Serialize)]
struct ErrorBody {
    error: Refusal,
}

/// The answer to an accepted request.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    State(State),
    View { view: Box<View> },
    Decision { decision: Option<Decision>, options: Vec<Action> },
    Plies { plies: Vec<PlyEvents> },
    Record { record: String },
    Standing { standing: Standing },
    Quit {},
}

/// The state of the game, and the events that the acting seat saw.
#[derive(Serialize)]
pub(super) struct State {
    ply: usize,
    checkpoint: usize,
    to_act: PlayerSet,
    over: bool,
    events: Vec<Event>,
}

impl State {
    pub(super) fn of(log: &GameLog, events: Vec<Event>) -> State {
        State {
            ply: log.ply(),
            checkpoint: log.checkpoint(),
            to_act: log.game().to_act(),
            over: log.game().board().is_over(),
            events,
        }
    }
}

/// The events of one ply as one viewer saw them. Ply 0 is the setup and has no player.
#[derive(Serialize)]
pub(super) struct PlyEvents {
    pub(super) ply: usize,
    pub(super) player: Option<Player>,
    pub(super) events: Vec<Event>,
}

/// Why a request was refused.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Refusal {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

/// The error codes.
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

    /// A batch of actions that was refused.
    pub(super) fn of_batch(refused: Refused) -> Refusal {
        let (code, rule) = match refused {
            Refused::Illegal(_, illegal) if illegal.asked.is_some() => (Code::Illegal, Some(illegal.rule)),
            Refused::Illegal(_, illegal) => (Code::OutOfTurn, Some(illegal.rule)),
            Refused::PastCheckpoint { .. } => (Code::PastCheckpoint, None),
        };
        Refusal { rule: rule.map(|rule| rule.to_string()), ..Refusal::new(code, refused) }
    }
}
