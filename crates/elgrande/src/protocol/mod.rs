//! The engine as a JSON protocol: one request per line, one response per line. Reads no files, knows no clock.
//!
//! docs/protocol.md describes it, docs/protocol.schema.json is its schema.

mod response;
mod protocol_game;
mod request;

use engine::event::Viewer;
use engine::notation::{read_position, write_position};
use engine::{Action, Edition, Record, Setup, Variants};

use crate::rng::{random_seed, seeded_rng};
use protocol_game::ProtocolGame;
use request::{Apply, DecisionRequest, Events, Load, New, NoFields, Request, ViewRequest, read};
pub use response::Response;
use response::{Asked, Code, Refusal, ResponseBody, State};

/// The maximum length of a line: enough for the longest record with every character escaped.
pub const MAX_LINE_BYTES: usize = 4 * engine::record::LONGEST;

/// A session: at most one game and its log.
#[derive(Debug)]
pub struct Session {
    edition: &'static Edition,
    log: Option<ProtocolGame>,
}

impl Session {
    /// A session without a game. Games use this edition unless they name another.
    pub fn new(edition: &'static Edition) -> Session {
        Session { edition, log: None }
    }

    /// Responds to one line. A refused request changes nothing.
    pub fn respond(&mut self, line: &[u8]) -> Response {
        let (id, result) = match Request::read(line) {
            Err(refusal) => (None, Err(refusal)),
            Ok(request) => (request.id.clone(), self.execute(request)),
        };
        Response::new(id, result)
    }

    fn execute(&mut self, request: Request) -> Result<ResponseBody, Refusal> {
        let fields = request.fields;
        match request.command?.as_str() {
            "new" => self.begin(read(fields)?),
            "load" => self.load(read(fields)?),
            "view" => self.view(read(fields)?),
            "decision" => self.decision(read(fields)?),
            "apply" => self.apply(read(fields)?),
            "undo" => read(fields).and_then(|NoFields {}| self.undo()),
            "events" => self.events(read(fields)?),
            "record" => read(fields).and_then(|NoFields {}| self.record()),
            "position" => read(fields).and_then(|NoFields {}| self.position()),
            "standing" => read(fields).and_then(|NoFields {}| self.standing()),
            "quit" => read(fields).map(|NoFields {}| ResponseBody::Quit {}),
            other => Err(Refusal::new(
                Code::UnknownCommand,
                format!("\"{other}\" is no command; known are: {COMMANDS}"),
            )),
        }
    }

    fn begin(&mut self, new: New) -> Result<ResponseBody, Refusal> {
        let edition = self.edition(new.edition.as_deref())?;
        let bad = |reason: String| Refusal::new(Code::BadGame, reason);
        let plain = Variants::players(new.players).map_err(|error| bad(error.to_string()))?;
        let variants = new.variants.iter().try_fold(plain, |variants, word| variants.with_word(word));
        let variants = variants.map_err(|error| bad(error.to_string()))?;
        let setup = Setup::deal(edition, variants, &mut seeded_rng(new.seed.unwrap_or_else(random_seed), 0));
        Ok(self.start(ProtocolGame::of_record(&Record::new(setup))))
    }

    fn load(&mut self, load: Load) -> Result<ResponseBody, Refusal> {
        let edition = self.edition(load.edition.as_deref())?;
        let log = match (load.position, load.record) {
            (Some(text), None) => {
                let game = read_position(&text, edition);
                ProtocolGame::of_position(game.map_err(|error| Refusal::new(Code::BadPosition, error))?)
            }
            (None, Some(text)) => {
                let record = Record::read(&text, &[edition, Edition::embedded()]);
                ProtocolGame::of_record(&record.map_err(|error| Refusal::new(Code::BadRecord, error))?)
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(Refusal::new(
                    Code::BadRequest,
                    "either \"position\" or \"record\" must be given",
                ));
            }
        };
        Ok(self.start(log))
    }

    fn edition(&self, text: Option<&str>) -> Result<&'static Edition, Refusal> {
        let loaded =
            text.map(|text| Edition::load(text).map_err(|error| Refusal::new(Code::BadEdition, error)));
        loaded.unwrap_or(Ok(self.edition))
    }

    fn start(&mut self, log: ProtocolGame) -> ResponseBody {
        let state = State::of(&log, Vec::new());
        self.log = Some(log);
        ResponseBody::State(state)
    }

    fn view(&self, request: ViewRequest) -> Result<ResponseBody, Refusal> {
        let log = self.log()?;
        let viewer = log.viewer(request.seat.as_deref())?;
        Ok(ResponseBody::View { view: Box::new(log.game().view(viewer)) })
    }

    fn decision(&self, request: DecisionRequest) -> Result<ResponseBody, Refusal> {
        let log = self.log()?;
        let seat = log.seat(&request.seat)?;
        Ok(ResponseBody::Decision(Asked::of(&log.game().view(Viewer::Seat(seat)))))
    }

    fn apply(&mut self, apply: Apply) -> Result<ResponseBody, Refusal> {
        let log = self.log.as_mut().ok_or_else(no_game)?;
        let seat = log.seat(&apply.seat)?;
        let actions = actions(&apply)?;
        let events = log.play(seat, &actions)?;
        let view = log.game().view(Viewer::Seat(seat));
        Ok(ResponseBody::State(State::of(log, events).with(&view, &apply)))
    }

    fn undo(&mut self) -> Result<ResponseBody, Refusal> {
        let log = self.log.as_mut().ok_or_else(no_game)?;
        log.undo()?;
        Ok(ResponseBody::State(State::of(log, Vec::new())))
    }

    fn events(&self, events: Events) -> Result<ResponseBody, Refusal> {
        let log = self.log()?;
        let viewer = log.viewer(events.seat.as_deref())?;
        Ok(ResponseBody::Plies { plies: log.events_for(viewer, events.from) })
    }

    fn record(&self) -> Result<ResponseBody, Refusal> {
        Ok(ResponseBody::Record { record: self.log()?.record().to_string() })
    }

    fn position(&self) -> Result<ResponseBody, Refusal> {
        Ok(ResponseBody::Position { position: write_position(self.log()?.game()) })
    }

    fn standing(&self) -> Result<ResponseBody, Refusal> {
        Ok(ResponseBody::Standing { standing: self.log()?.game().standing() })
    }

    fn log(&self) -> Result<&ProtocolGame, Refusal> {
        self.log.as_ref().ok_or_else(no_game)
    }
}

const COMMANDS: &str = "new, load, view, decision, apply, undo, events, record, position, standing, quit";

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "no game is loaded; send new or load first")
}

/// The actions of a request, one or several.
fn actions(apply: &Apply) -> Result<Vec<Action>, Refusal> {
    let texts = match (&apply.action, &apply.actions) {
        (Some(action), None) => std::slice::from_ref(action),
        (None, Some(actions)) if !actions.is_empty() => actions,
        (Some(_), Some(_)) | (None, Some(_)) | (None, None) => {
            return Err(Refusal::new(
                Code::BadRequest,
                "either \"action\" or a list \"actions\" must be given",
            ));
        }
    };
    let bad = |error: engine::action::BadAction| Refusal::new(Code::BadAction, error);
    texts.iter().map(|text| text.parse().map_err(bad)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = r#"{"command": "new", "players": 2, "variants": ["power-shift", "veto"], "seed": 1, "id": 1}
{"command": "decision", "seat": "red"}
{"command": "apply", "seat": "red", "actions": ["pass +1", "pass -1"]}
{"command": "load", "position": "king toledo | court red 4 | red to place 2"}
{"command": "apply", "seat": "red", "actions": ["place aragon", "done"]}
{"command": "undo"}
{"command": "events", "from": 1}
{"command": "view", "seat": "red"}"#;

    fn run(lines: &[u8]) {
        let mut session = Session::new(Edition::embedded());
        for line in lines.split(|byte| *byte == b'\n') {
            let response = session.respond(line);
            assert!(
                !response.line.contains('\n') && response.line.starts_with(r#"{"ok":"#),
                "{}",
                response.line
            );
        }
    }

    #[test]
    fn damaged_input_never_panics() {
        for start in 0..LINES.len() {
            let (head, tail) = LINES.as_bytes().split_at(start);
            let end = tail.len().min(7);
            run(&[head, &tail[end..]].concat());
            run(&[head, &tail[..end], tail].concat());
            run(&[head, &[start as u8 | 0x80], tail].concat());
        }
    }
}
