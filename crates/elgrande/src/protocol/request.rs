//! What can be said to a session: a JSON object with a command, its fields, and an id that is given back.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::LONGEST;
use super::answer::{Code, Refusal};

/// A line, taken apart but not yet understood.
pub(super) struct Line {
    pub(super) id: Option<Value>,
    pub(super) command: Result<String, Refusal>,
    pub(super) fields: Map<String, Value>,
}

impl Line {
    pub(super) fn read(line: &[u8]) -> Result<Line, Refusal> {
        if line.len() > LONGEST {
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
        Ok(Line { id, command, fields })
    }
}

/// The refusal of a line that is too long to be read.
pub(super) fn too_long() -> Refusal {
    Refusal::new(Code::TooLong, format!("the line has more than {LONGEST} bytes"))
}

/// The fields of a command; none may be missing, wrong or unknown.
pub(super) fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| Refusal::new(Code::BadRequest, error))
}

/// A new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) players: u8,
    #[serde(default)]
    pub(super) variants: Vec<String>,
    pub(super) seed: Option<u64>,
    pub(super) edition: Option<String>,
}

/// A position or a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) position: Option<String>,
    pub(super) record: Option<String>,
    pub(super) edition: Option<String>,
}

/// What a seat sees, or a spectator.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Watched {
    pub(super) seat: Option<String>,
}

/// What a seat is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    pub(super) seat: String,
}

/// What a seat answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub(super) seat: String,
    pub(super) action: Option<String>,
    pub(super) actions: Option<Vec<String>>,
}

/// What a seat was told, or a spectator, from that ply on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    pub(super) seat: Option<String>,
    #[serde(default)]
    pub(super) from: usize,
}

/// No fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}
