//! Client-side state of one table: the pending decision, and whether a request is in flight.

use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use memchr::memmem::Finder;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Result;
use crate::client::Client;
use crate::http::Request;

/// A table with a game in progress.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    /// The players, by seat.
    pub(crate) clients: Vec<Arc<Client>>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    ply: usize,
    question: Option<Question>,
    phase: Phase,
    /// The last acknowledged ply, and when it was acknowledged.
    acknowledged: Option<(usize, Instant)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Idle,
    /// In the queue of tables with a pending decision.
    Queued,
    /// A request is in flight.
    InFlight,
}

/// A decision that a seat has to make.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) seat: usize,
    pub(crate) ply: usize,
    pub(crate) decision: Value,
}

/// The response to an action request, without the view.
#[derive(Debug, Deserialize)]
pub(crate) struct ActionResponse {
    /// Length of the game's log.
    pub(crate) ply: usize,
    /// The seats that have to decide.
    pub(crate) asked: Vec<String>,
    pub(crate) over: bool,
}

/// The response to a draft request, without the view.
#[derive(Debug, Deserialize)]
struct DraftResponse {
    ends: bool,
}

/// The start of a view, and the decision in it. Quotation marks inside JSON strings are escaped, so a player's name cannot
/// match.
static VIEW: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#","view":{"#));
static DECISION: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#""decision":"#));

impl ActionResponse {
    /// Parses a response; of the view only the decision. None if it contains no game.
    pub(crate) fn parse(text: &[u8]) -> Option<(ActionResponse, Option<Value>)> {
        let view = VIEW.find(text)?;
        let without_view = [&text[..view], b"}"].concat();
        Some((serde_json::from_slice(&without_view).ok()?, find_decision(&text[view..])))
    }
}

/// The viewer's pending decision in a text that contains a view.
pub(crate) fn find_decision(text: &[u8]) -> Option<Value> {
    let view = &text[VIEW.find(text)?..];
    let value = &view[DECISION.find(view)? + DECISION.needle().len()..];
    let decision: Value = serde_json::Deserializer::from_slice(value).into_iter().next()?.ok()?;
    (!decision.is_null()).then_some(decision)
}

/// The player's next decision after a draft; none if another player acts next or hidden cards would be revealed.
pub(crate) fn next_draft_decision(text: &[u8]) -> Result<Option<Value>> {
    const INVALID: &str = "the server sent an invalid draft";
    let view = memchr::memmem::find(text, br#","view":"#).ok_or(INVALID)?;
    let draft: DraftResponse = serde_json::from_slice(&[&text[..view], b"}"].concat())?;
    if draft.ends {
        return Ok(None);
    }
    Ok(Some(find_decision(&text[view..]).ok_or(INVALID)?))
}

impl Table {
    /// The first client creates a table, the others join, and the game starts.
    pub(crate) async fn start(clients: &[Arc<Client>]) -> Result<Arc<Table>> {
        let (owner, others) = clients.split_first().ok_or("a table needs players")?;
        let seats: Vec<&str> = std::iter::once("me").chain(others.iter().map(|_| "open")).collect();
        let created = owner.post("/api/tables", json!({ "seats": seats })).await?;
        let id = created["table"]["id"].as_str().ok_or("the server created no table")?.to_owned();
        let path = format!("/api/tables/{id}");
        for client in others {
            client.post(&format!("{path}/join"), json!({})).await?;
            client.post(&format!("{path}/ready"), json!({ "ready": true })).await?;
        }
        owner.post(&format!("{path}/start"), json!({})).await?;
        Ok(Arc::new(Table { id, clients: clients.to_vec(), state: Mutex::default() }))
    }

    /// Stores a question; true if the table must be queued now.
    pub(crate) fn offer(&self, question: Question) -> bool {
        let mut state = self.state();
        let is_newer = state.question.as_ref().is_none_or(|old| old.ply < question.ply);
        if question.ply >= state.ply && is_newer {
            state.ply = question.ply;
            state.question = Some(question);
        }
        state.queue()
    }

    /// Takes the pending question; from now on a request is in flight.
    pub(crate) fn take_question(&self) -> Option<Question> {
        let mut state = self.state();
        state.phase = Phase::InFlight;
        state.question.take()
    }

    /// Records an acknowledgement; true if the table must be queued again.
    pub(crate) fn acknowledge(&self, ply: usize, next: Option<Question>) -> bool {
        let mut state = self.state();
        state.phase = Phase::Idle;
        state.ply = state.ply.max(ply);
        state.acknowledged = Some((ply, Instant::now()));
        let ply = state.ply;
        let received = state.question.take();
        state.question = next.or(received).filter(|question| question.ply >= ply);
        state.queue()
    }

    /// Time since the acknowledgement of that ply; zero if it is not acknowledged yet, none if it is outdated.
    pub(crate) fn stream_lag(&self, ply: usize) -> Option<Duration> {
        let state = self.state();
        let (acknowledged, at) = state.acknowledged?;
        match ply.cmp(&acknowledged) {
            std::cmp::Ordering::Less => None,
            std::cmp::Ordering::Equal => Some(at.elapsed()),
            std::cmp::Ordering::Greater => Some(Duration::ZERO),
        }
    }

    pub(crate) fn acknowledged_ply(&self) -> usize {
        self.state().acknowledged.map_or(0, |(ply, _)| ply)
    }

    /// Asks the server for a seat's pending decision.
    pub(crate) async fn fetch_question(&self, seat: usize) -> Result<Option<Question>> {
        let path = format!("/api/tables/{}/decision", self.id);
        let response = self.clients[seat].send(Request::get(path)).await?.json()?;
        let ply = response["ply"].as_u64().unwrap_or_default() as usize;
        let decision = response["decision"].clone();
        Ok((!decision.is_null()).then_some(Question { seat, ply, decision }))
    }

    /// Asks the server for the length of the game's log.
    pub(crate) async fn fetch_ply(&self) -> Result<usize> {
        let path = format!("/api/tables/{}", self.id);
        let response = self.clients[0].send(Request::get(path)).await?.json()?;
        Ok(response["table"]["ply"].as_u64().unwrap_or_default() as usize)
    }

    #[cfg(test)]
    pub(crate) fn without_players() -> Arc<Table> {
        Arc::new(Table { id: String::new(), clients: Vec::new(), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn queue(&mut self) -> bool {
        let must_queue = self.phase == Phase::Idle && self.question.is_some();
        if must_queue {
            self.phase = Phase::Queued;
        }
        must_queue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(seat: usize, ply: usize) -> Question {
        Question { seat, ply, decision: Value::Null }
    }

    #[test]
    fn only_the_decision_of_a_view_is_parsed() {
        let text = br#"{"ply":7,"asked":["red"],"over":false,"notices":[{"ply":7}],"view":{"own":null,"#;
        let parse = |rest: &str| {
            let parsed = ActionResponse::parse(&[&text[..], rest.as_bytes()].concat());
            parsed.map(|(response, decision)| (response.ply, decision))
        };
        assert_eq!(
            parse(r#""decision":{"kind":"veto"},"round":1}}"#),
            Some((7, Some(json!({ "kind": "veto" }))))
        );
        assert_eq!(parse(r#""decision":null,"round":1}}"#), Some((7, None)));
        assert!(ActionResponse::parse(br#"{"error":{"code":"stale"}}"#).is_none());
    }

    #[test]
    fn a_draft_continues_until_it_ends() {
        let view =
            r#""view":{"own":null,"decision":{"kind":"use"},"round":1},"events":[],"options":["done"]}"#;
        let next = |ends: bool, view: &str| {
            next_draft_decision(format!(r#"{{"ply":7,"actions":1,"ends":{ends},{view}"#).as_bytes())
        };
        let no_view = r#""view":null,"events":[],"options":[]}"#;
        assert_eq!(next(false, view).unwrap(), Some(json!({ "kind": "use" })));
        assert_eq!((next(true, view).unwrap(), next(true, no_view).unwrap()), (None, None));
        assert!(next(false, no_view).is_err() && next_draft_decision(b"{}").is_err());
        assert!(next_draft_decision(br#"{"ply":7,"view":{"decision":{"kind":"use"}},"ends":true}"#).is_err());
    }

    #[test]
    fn one_request_is_in_flight_and_outdated_questions_are_dropped() {
        let table = Table::without_players();
        assert!(table.offer(question(0, 5)), "queued");
        assert!(!table.offer(question(1, 5)), "already queued");
        assert_eq!(table.take_question().map(|question| question.seat), Some(0));
        assert!(!table.offer(question(1, 6)), "a request is in flight");
        assert_eq!(table.stream_lag(6), None);
        assert!(table.acknowledge(6, None), "the event came before the acknowledgement");
        assert_eq!((table.stream_lag(5), table.stream_lag(7)), (None, Some(Duration::ZERO)));
        assert_eq!(table.take_question().map(|question| (question.seat, question.ply)), Some((1, 6)));
        assert!(!table.acknowledge(7, None) && !table.offer(question(2, 6)), "outdated");
        assert_eq!(table.acknowledged_ply(), 7);
    }
}
