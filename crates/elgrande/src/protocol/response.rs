//! The response to a request: its result, or why it was refused.

use std::fmt::Display;

use engine::batch::Refused;
use engine::{Action, Decision, Event, Player, PlayerSet, Standing, View};
use serde::Serialize;
use serde_json::Value;

use super::protocol_game::ProtocolGame;
use super::request::Apply;

/// The response as a line.
#[derive(Clone, Debug)]
pub struct Response {
    /// One JSON object without line breaks.
    pub line: String,
    /// Does the session end?
    pub is_last: bool,
}

impl Response {
    pub(super) fn new(id: Option<Value>, result: Result<ResponseBody, Refusal>) -> Response {
        let is_last = matches!(result, Ok(ResponseBody::Quit {}));
        let line = match result {
            Ok(body) => serde_json::to_string(&Envelope { ok: true, id, body }),
            Err(error) => serde_json::to_string(&Envelope { ok: false, id, body: ErrorBody { error } }),
        };
        Response { line: line.expect("every key is a string"), is_last }
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

/// The result of an accepted request.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum ResponseBody {
    State(State),
    View { view: Box<View> },
    Decision(Asked),
    Position { position: String },
    Plies { plies: Vec<PlyEvents> },
    Record { record: String },
    Standing { standing: Standing },
    Quit {},
}

/// What a seat must decide.
#[derive(Serialize)]
pub(super) struct Asked {
    decision: Option<Decision>,
    options: Vec<Action>,
    /// What each branch does, as an edition writes it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    branches: Vec<String>,
}

impl Asked {
    pub(super) fn of(view: &View) -> Asked {
        let decision = view.decision();
        let options = decision.iter().flat_map(|decision| decision.options().collect::<Vec<_>>()).collect();
        let branches = view.branches().iter().map(ToString::to_string).collect();
        Asked { decision, options, branches }
    }
}

/// The state of the game, the events that the acting seat saw, and what else was asked for.
#[derive(Serialize)]
pub(super) struct State {
    ply: usize,
    checkpoint: usize,
    to_act: PlayerSet,
    over: bool,
    events: Vec<Event>,
    #[serde(flatten)]
    asked: Option<Asked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Box<View>>,
}

impl State {
    pub(super) fn of(log: &ProtocolGame, events: Vec<Event>) -> State {
        State {
            ply: log.ply(),
            checkpoint: log.checkpoint(),
            to_act: log.game().to_act(),
            over: log.game().board().is_over(),
            events,
            asked: None,
            view: None,
        }
    }

    /// With the decision and the view of the seat, as far as the request wants them.
    pub(super) fn with(self, view: &View, apply: &Apply) -> State {
        let asked = apply.decision.then(|| Asked::of(view));
        State { asked, view: apply.view.then(|| Box::new(*view)), ..self }
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
