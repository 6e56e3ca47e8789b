//! One table as its people know it: what is asked of whom, and whether an answer is under way.

use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use memchr::memmem::Finder;
use serde::Deserialize;
use serde_json::{Value, json};

use super::person::Person;
use super::wire::{Answer, Ask};
use crate::failure::{Failure, Outcome};

/// A table at which a game is played.
#[derive(Debug)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// Who plays, by seat.
    pub people: Vec<Arc<Person>>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    ply: usize,
    question: Option<Question>,
    state: State,
    /// The latest ply that was acknowledged, and when.
    acknowledged: Option<(usize, Instant)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    /// Somebody will be told to answer.
    Queued,
    /// An answer is under way.
    Busy,
}

/// What somebody is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who, by seat.
    pub seat: usize,
    /// At which ply.
    pub ply: usize,
    /// What.
    pub decision: Value,
}

/// What an answer of the server tells of a game, besides the view.
#[derive(Debug, Deserialize)]
pub struct Seen {
    /// How many entries its log has.
    pub ply: usize,
    /// Whom it waits for.
    pub asked: Vec<String>,
    /// Has it ended?
    pub over: bool,
}

/// How far actions go that were tried.
#[derive(Debug, Deserialize)]
struct Reach {
    ends: bool,
}

/// Where a view begins, and the decision in it. No text in JSON has a quotation mark of its own, so nobody's name is taken
/// for either.
static VIEW: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#","view":{"#));
static DECISION: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#""decision":"#));

impl Seen {
    /// Reads an answer, of the view only what is asked; nothing where it is no game.
    pub fn read(text: &[u8]) -> Option<(Seen, Option<Value>)> {
        let view = VIEW.find(text)?;
        let besides = [&text[..view], b"}"].concat();
        Some((serde_json::from_slice(&besides).ok()?, decision(&text[view..])))
    }
}

/// What the viewer is asked, if anything, by a text with a view in it.
pub fn decision(text: &[u8]) -> Option<Value> {
    let view = &text[VIEW.find(text)?..];
    let value = &view[DECISION.find(view)? + DECISION.needle().len()..];
    let read: Value = serde_json::Deserializer::from_slice(value).into_iter().next()?.ok()?;
    (!read.is_null()).then_some(read)
}

/// What is asked after actions that were tried; nothing where somebody else must act, or hidden things would be shown.
pub fn asked_next(tried: &[u8]) -> Outcome<Option<Value>> {
    let no_draft = || Failure::new("this is no draft");
    let view = memchr::memmem::find(tried, br#","view":"#).ok_or_else(no_draft)?;
    let reach: Reach = serde_json::from_slice(&[&tried[..view], b"}"].concat()).map_err(Failure::new)?;
    if reach.ends { Ok(None) } else { decision(&tried[view..]).ok_or_else(no_draft).map(Some) }
}

impl Game {
    /// The first makes a table, the others join, and the game begins.
    pub async fn begin(people: &[Arc<Person>]) -> Outcome<Arc<Game>> {
        let (owner, others) = people.split_first().ok_or_else(|| Failure::new("nobody plays"))?;
        let seats: Vec<&str> = std::iter::once("me").chain(others.iter().map(|_| "open")).collect();
        let made = owner.post("/api/tables", json!({ "seats": seats })).await?;
        let id = made["table"]["id"].as_str().ok_or_else(|| Failure::new("no table was made"))?.to_owned();
        let path = format!("/api/tables/{id}");
        for person in others {
            person.post(&format!("{path}/join"), json!({})).await?;
            person.post(&format!("{path}/ready"), json!({ "ready": true })).await?;
        }
        owner.post(&format!("{path}/start"), json!({})).await?;
        Ok(Arc::new(Game { id, people: people.to_vec(), known: Mutex::default() }))
    }

    /// A question has come; true where somebody must now be told to answer it.
    pub fn ask(&self, question: Question) -> bool {
        let mut known = self.known();
        let is_newer = known.question.as_ref().is_none_or(|old| old.ply < question.ply);
        if question.ply >= known.ply && is_newer {
            known.ply = question.ply;
            known.question = Some(question);
        }
        known.queue()
    }

    /// Somebody answers now: what is asked.
    pub fn take(&self) -> Option<Question> {
        let mut known = self.known();
        known.state = State::Busy;
        known.question.take()
    }

    /// The server has answered; true where somebody must now be told to answer.
    pub fn answered(&self, ply: usize, next: Option<Question>) -> bool {
        let mut known = self.known();
        known.state = State::Idle;
        known.ply = known.ply.max(ply);
        known.acknowledged = Some((ply, Instant::now()));
        let ply = known.ply;
        let heard = known.question.take();
        known.question = next.or(heard).filter(|question| question.ply >= ply);
        known.queue()
    }

    /// How long ago the action was acknowledged that an event of this ply tells of; none where the event is first.
    pub fn lag(&self, ply: usize) -> Option<Duration> {
        let known = self.known();
        let (acknowledged, at) = known.acknowledged?;
        match ply.cmp(&acknowledged) {
            std::cmp::Ordering::Less => None,
            std::cmp::Ordering::Equal => Some(at.elapsed()),
            std::cmp::Ordering::Greater => Some(Duration::ZERO),
        }
    }

    /// The ply that was acknowledged last.
    pub fn acknowledged(&self) -> usize {
        self.known().acknowledged.map_or(0, |(ply, _)| ply)
    }

    /// What somebody is asked, from the server itself.
    pub async fn look(&self, seat: usize) -> Outcome<Option<Question>> {
        let asked =
            self.people[seat].ask(Ask::get(format!("/api/tables/{}/decision", self.id))).await?.json()?;
        let ply = asked["ply"].as_u64().unwrap_or_default() as usize;
        let decision = asked["decision"].clone();
        Ok((!decision.is_null()).then_some(Question { seat, ply, decision }))
    }

    /// How many entries its log has, from the server itself.
    pub async fn ply(&self) -> Outcome<usize> {
        let answer: Answer = self.people[0].ask(Ask::get(format!("/api/tables/{}", self.id))).await?;
        Ok(answer.json()?["table"]["ply"].as_u64().unwrap_or_default() as usize)
    }

    #[cfg(test)]
    pub(crate) fn unknown() -> Arc<Game> {
        Arc::new(Game { id: String::new(), people: Vec::new(), known: Mutex::default() })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn queue(&mut self) -> bool {
        let must = self.state == State::Idle && self.question.is_some();
        if must {
            self.state = State::Queued;
        }
        must
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(seat: usize, ply: usize) -> Question {
        Question { seat, ply, decision: Value::Null }
    }

    #[test]
    fn of_a_view_only_the_decision_is_read() {
        let text = br#"{"ply":7,"asked":["red"],"over":false,"notices":[{"ply":7}],"view":{"own":null,"#;
        let read = |rest: &str| {
            Seen::read(&[&text[..], rest.as_bytes()].concat()).map(|(seen, decision)| (seen.ply, decision))
        };
        assert_eq!(
            read(r#""decision":{"kind":"veto"},"round":1}}"#),
            Some((7, Some(json!({ "kind": "veto" }))))
        );
        assert_eq!(read(r#""decision":null,"round":1}}"#), Some((7, None)));
        assert_eq!(Seen::read(br#"{"error":{"code":"stale"}}"#).map(|(seen, _)| seen.ply), None);
    }

    #[test]
    fn a_draft_goes_on_until_it_ends() {
        let view =
            r#""view":{"own":null,"decision":{"kind":"use"},"round":1},"events":[],"options":["done"]}"#;
        let next = |ends: bool, view: &str| {
            asked_next(format!(r#"{{"ply":7,"actions":1,"ends":{ends},{view}"#).as_bytes())
        };
        let nothing = r#""view":null,"events":[],"options":[]}"#;
        assert_eq!(next(false, view).unwrap(), Some(json!({ "kind": "use" })));
        assert_eq!((next(true, view).unwrap(), next(true, nothing).unwrap()), (None, None));
        assert!(next(false, nothing).is_err() && asked_next(b"{}").is_err());
        assert!(asked_next(br#"{"ply":7,"view":{"decision":{"kind":"use"}},"ends":true}"#).is_err());
    }

    #[test]
    fn one_answer_is_under_way_at_a_time_and_old_questions_are_forgotten() {
        let game = Game::unknown();
        assert!(game.ask(question(0, 5)), "somebody must answer");
        assert!(!game.ask(question(1, 5)), "the other one, asked too, waits");
        assert_eq!(game.take().map(|question| question.seat), Some(0));
        assert!(!game.ask(question(1, 6)), "the answer is still under way");
        assert_eq!(game.lag(6), None);
        assert!(game.answered(6, None), "the event was faster than the acknowledgement");
        assert_eq!((game.lag(5), game.lag(7)), (None, Some(Duration::ZERO)));
        assert_eq!(game.take().map(|question| (question.seat, question.ply)), Some((1, 6)));
        assert!(!game.answered(7, None) && !game.ask(question(2, 6)), "that was asked before");
        assert_eq!(game.acknowledged(), 7);
    }
}
