//! The requests: a JSON object with a command, its fields, and an optional id that the response repeats.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::MAX_LINE_BYTES;
use super::response::{Code, Refusal};

/// A request whose fields are not parsed yet.
pub(super) struct Request {
    pub(super) id: Option<Value>,
    pub(super) command: Result<String, Refusal>,
    pub(super) fields: Map<String, Value>,
}

impl Request {
    pub(super) fn read(line: &[u8]) -> Result<Request, Refusal> {
        if line.len() > MAX_LINE_BYTES {
            return Err(too_long());
        }
        let value = serde_json::from_slice(line).map_err(|error| Refusal::new(Code::BadJson, error))?;
        let Value::Object(mut fields) = value else {
            return Err(Refusal::new(Code::BadRequest, "a request is a JSON object"));
        };
        let id = fields.remove("id");
        let command = match fields.remove("command") {
            Some(Value::String(command)) => Ok(command),
            Some(_) | None => Err(Refusal::new(Code::BadRequest, "\"command\" must be given, a string")),
        };
        Ok(Request { id, command, fields })
    }
}

/// The refusal of a line that is too long.
pub(super) fn too_long() -> Refusal {
    Refusal::new(Code::TooLong, format!("the line has more than {MAX_LINE_BYTES} bytes"))
}

/// Parses the fields of a command; missing and unknown fields are errors.
pub(super) fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| Refusal::new(Code::BadRequest, error))
}

/// `new`: start a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) players: u8,
    #[serde(default)]
    pub(super) variants: Vec<String>,
    pub(super) seed: Option<u64>,
    pub(super) edition: Option<String>,
}

/// `load`: load a position or a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) position: Option<String>,
    pub(super) record: Option<String>,
    pub(super) edition: Option<String>,
}

/// `view`: what a seat or a spectator sees.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ViewRequest {
    pub(super) seat: Option<String>,
}

/// `decision`: what a seat must decide.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecisionRequest {
    pub(super) seat: String,
}

/// `apply`: what a seat plays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub(super) seat: String,
    pub(super) action: Option<String>,
    pub(super) actions: Option<Vec<String>>,
    /// Is the seat's next decision wanted too?
    #[serde(default)]
    pub(super) decision: bool,
    /// Is the seat's view wanted too?
    #[serde(default)]
    pub(super) view: bool,
}

/// `events`: what a seat or a spectator saw, from that ply on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    pub(super) seat: Option<String>,
    #[serde(default)]
    pub(super) from: usize,
}

/// A command without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NoFields {}
