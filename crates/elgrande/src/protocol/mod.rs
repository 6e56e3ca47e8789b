//! The engine for programs: a line of JSON in, a line of JSON out. It reads no file and knows no clock.
//!
//! docs/protocol.md describes it, docs/protocol.schema.json states it.

mod answer;
mod course;
mod request;

use engine::event::Viewer;
use engine::notation::read_position;
use engine::{Action, Edition, Record, Setup, Variants};

use crate::dice::{any_seed, dice};
pub use answer::Reply;
use answer::{Answer, Code, Refusal, State};
use course::Course;
use request::{Apply, Asked, Events, Line, Load, New, Nothing, Watched, read};

/// No line is longer, in bytes: room for the longest record, every letter escaped.
pub const LONGEST: usize = 4 * engine::record::LONGEST;

/// One conversation: at most one game, and what was played in it.
#[derive(Debug)]
pub struct Session {
    edition: &'static Edition,
    course: Option<Course>,
}

impl Session {
    /// A conversation that uses this edition where none is sent.
    pub fn new(edition: &'static Edition) -> Session {
        Session { edition, course: None }
    }

    /// Answers one line. Whatever is refused changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let (id, answer) = match Line::read(line) {
            Err(refusal) => (None, Err(refusal)),
            Ok(line) => (line.id.clone(), self.obey(line)),
        };
        Reply::new(id, answer)
    }

    fn obey(&mut self, line: Line) -> Result<Answer, Refusal> {
        let fields = line.fields;
        match line.command?.as_str() {
            "new" => self.begin(read(fields)?),
            "load" => self.load(read(fields)?),
            "view" => self.view(read(fields)?),
            "decision" => self.decision(read(fields)?),
            "apply" => self.apply(read(fields)?),
            "undo" => read(fields).and_then(|Nothing {}| self.undo()),
            "events" => self.events(read(fields)?),
            "record" => read(fields).and_then(|Nothing {}| self.record()),
            "standing" => read(fields).and_then(|Nothing {}| self.standing()),
            "quit" => read(fields).map(|Nothing {}| Answer::Goodbye {}),
            other => Err(Refusal::new(
                Code::UnknownCommand,
                format!("\"{other}\" is no command; known are: {COMMANDS}"),
            )),
        }
    }

    fn begin(&mut self, new: New) -> Result<Answer, Refusal> {
        let edition = self.edition(new.edition.as_deref())?;
        let bad = |reason: String| Refusal::new(Code::BadGame, reason);
        let plain = Variants::players(new.players).map_err(|error| bad(error.to_string()))?;
        let variants = new.variants.iter().try_fold(plain, |variants, word| variants.with_word(word));
        let variants = variants.map_err(|error| bad(error.to_string()))?;
        let setup = Setup::deal(edition, variants, &mut dice(new.seed.unwrap_or_else(any_seed), 0));
        Ok(self.start(Course::of_record(&Record::new(setup))))
    }

    fn load(&mut self, load: Load) -> Result<Answer, Refusal> {
        let edition = self.edition(load.edition.as_deref())?;
        let course = match (load.position, load.record) {
            (Some(text), None) => {
                let game = read_position(&text, edition);
                Course::of_position(game.map_err(|error| Refusal::new(Code::BadPosition, error))?)
            }
            (None, Some(text)) => {
                let record = Record::read(&text, &[edition, Edition::embedded()]);
                Course::of_record(&record.map_err(|error| Refusal::new(Code::BadRecord, error))?)
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(Refusal::new(
                    Code::BadRequest,
                    "either \"position\" or \"record\" must be given",
                ));
            }
        };
        Ok(self.start(course))
    }

    fn edition(&self, text: Option<&str>) -> Result<&'static Edition, Refusal> {
        let loaded =
            text.map(|text| Edition::load(text).map_err(|error| Refusal::new(Code::BadEdition, error)));
        loaded.unwrap_or(Ok(self.edition))
    }

    fn start(&mut self, course: Course) -> Answer {
        let state = State::of(&course, Vec::new());
        self.course = Some(course);
        Answer::State(state)
    }

    fn view(&self, watched: Watched) -> Result<Answer, Refusal> {
        let course = self.course()?;
        let viewer = course.viewer(watched.seat.as_deref())?;
        Ok(Answer::View { view: Box::new(course.game().view(viewer)) })
    }

    fn decision(&self, asked: Asked) -> Result<Answer, Refusal> {
        let course = self.course()?;
        let seat = course.seat(&asked.seat)?;
        let decision = course.game().view(Viewer::Seat(seat)).decision();
        let options = decision.iter().flat_map(|decision| decision.options().collect::<Vec<_>>()).collect();
        Ok(Answer::Decision { decision, options })
    }

    fn apply(&mut self, apply: Apply) -> Result<Answer, Refusal> {
        let course = self.course.as_mut().ok_or_else(no_game)?;
        let seat = course.seat(&apply.seat)?;
        let actions = actions(&apply)?;
        let told = course.play(seat, &actions)?;
        Ok(Answer::State(State::of(course, told)))
    }

    fn undo(&mut self) -> Result<Answer, Refusal> {
        let course = self.course.as_mut().ok_or_else(no_game)?;
        course.undo()?;
        Ok(Answer::State(State::of(course, Vec::new())))
    }

    fn events(&self, events: Events) -> Result<Answer, Refusal> {
        let course = self.course()?;
        let viewer = course.viewer(events.seat.as_deref())?;
        Ok(Answer::Plies { plies: course.told(viewer, events.from) })
    }

    fn record(&self) -> Result<Answer, Refusal> {
        Ok(Answer::Record { record: self.course()?.record()?.to_string() })
    }

    fn standing(&self) -> Result<Answer, Refusal> {
        Ok(Answer::Standing { standing: self.course()?.game().standing() })
    }

    fn course(&self) -> Result<&Course, Refusal> {
        self.course.as_ref().ok_or_else(no_game)
    }
}

const COMMANDS: &str = "new, load, view, decision, apply, undo, events, record, standing, quit";

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "no game is loaded; send new or load first")
}

/// The action, or the batch of them.
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

    fn converse(lines: &[u8]) {
        let mut session = Session::new(Edition::embedded());
        for line in lines.split(|byte| *byte == b'\n') {
            let reply = session.answer(line);
            assert!(!reply.line.contains('\n') && reply.line.starts_with(r#"{"ok":"#), "{}", reply.line);
        }
    }

    #[test]
    fn no_part_of_a_conversation_can_be_cut_out_doubled_or_spoilt_with_a_panic() {
        for start in 0..LINES.len() {
            let (head, tail) = LINES.as_bytes().split_at(start);
            let end = tail.len().min(7);
            converse(&[head, &tail[end..]].concat());
            converse(&[head, &tail[..end], tail].concat());
            converse(&[head, &[start as u8 | 0x80], tail].concat());
        }
    }
}
