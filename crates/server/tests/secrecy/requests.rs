//! Every request a viewer can send about a table, allowed or not.

use engine::Player;
use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::common::Person;

/// The only header that differs between equal responses: the time.
const HOUR: &str = "date";

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) body: Option<Value>,
    /// The number of events to read of a stream.
    pub(crate) events: usize,
}

/// The situation of a viewer.
pub(crate) struct Standpoint<'a> {
    pub(crate) table: &'a str,
    pub(crate) invitation: &'a str,
    pub(crate) players: usize,
    pub(crate) ply: usize,
    /// The options of this viewer.
    pub(crate) options: &'a [String],
    /// The number of events at the start of the stream.
    pub(crate) first_events: usize,
}

impl Ask {
    fn get(path: String) -> Ask {
        Ask { method: Method::GET, path, body: None, events: 0 }
    }

    fn post(path: String, body: Value) -> Ask {
        Ask { method: Method::POST, path, body: Some(body), events: 0 }
    }

    pub(crate) fn stream(path: String, events: usize) -> Ask {
        Ask { events, ..Ask::get(path) }
    }

    /// The whole response as text: status, headers, body.
    pub(crate) async fn answer(&self, person: &Person) -> String {
        let response = person.send(self.method.clone(), &self.path, self.body.clone()).await;
        let head = head(&response);
        if self.events > 0 && response.status() == 200 {
            return head + &EventStream::new(response).read(self.events).await;
        }
        let body = response.text().await.unwrap();
        if !body.contains(&person.base) {
            return head + &body;
        }
        without_etag(&head) + &body.replace(&person.base, "http://server")
    }
}

/// The entity tag of a document that contains the address of its server. The two servers have different ports.
fn without_etag(head: &str) -> String {
    head.lines().filter(|line| !line.starts_with("etag: ")).map(|line| format!("{line}\n")).collect()
}

/// Status and headers.
pub(crate) fn head(response: &Response) -> String {
    let headers = response.headers().iter().filter(|(name, _)| *name != HOUR);
    let headers = headers.map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap()));
    format!("{}\n{}\n", response.status(), headers.collect::<String>())
}

/// The keep-alive comment of a stream, which depends on time only.
const STILL_HERE: &str = ":\n\n";

/// A stream of events, read event by event wherever its chunks end.
pub(crate) struct EventStream {
    response: Response,
    unread: String,
}

impl EventStream {
    pub(crate) fn new(response: Response) -> EventStream {
        EventStream { response, unread: String::new() }
    }

    /// The text of the next events.
    pub(crate) async fn read(&mut self, count: usize) -> String {
        let mut text = String::new();
        for _ in 0..count {
            text += &self.event().await;
        }
        text
    }

    async fn event(&mut self) -> String {
        loop {
            while let Some(end) = self.unread.find("\n\n") {
                let event: String = self.unread.drain(..end + 2).collect();
                if event != STILL_HERE {
                    return event;
                }
            }
            let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
            self.unread += std::str::from_utf8(&chunk).unwrap();
        }
    }
}

/// Requests that do not change the table, then those that may.
pub(crate) fn asks(at: &Standpoint<'_>, rng: &mut Pcg32) -> Vec<Ask> {
    let mut asks = about_everything();
    asks.extend(about_table(at));
    asks.extend(about_past(at, rng));
    asks.extend(forbidden(at));
    asks.extend(refused_actions(at));
    asks.extend(tries(at, rng));
    asks.push(Ask::stream(format!("/api/tables/{}/stream?last=0-0-0", at.table), at.first_events));
    asks.push(Ask::stream("/api/me/stream".to_owned(), 1));
    if may_change(at.ply) {
        asks.extend(changing(at));
    }
    asks
}

/// At every other ply nothing is changed, but there are preset answers, which a change could reveal.
pub(crate) fn may_change(ply: usize) -> bool {
    ply % 2 == 1
}

fn about_everything() -> Vec<Ask> {
    let lists = ["open", "watch", "mine", "awaited", "finished", "nothing"];
    let lists = lists.map(|list| Ask::get(format!("/api/tables?list={list}")));
    let rest =
        ["/", "/healthz", "/api", "/api/editions/default", "/api/me", "/api/tokens", "/api/leaderboard"]
            .map(|path| Ask::get(path.to_owned()));
    lists.into_iter().chain(rest).collect()
}

fn about_table(at: &Standpoint<'_>) -> Vec<Ask> {
    let paths = ["", "/decision", "/view", "/plies", "/ahead", "/chat", "/record"];
    let plain = paths.map(|path| format!("/api/tables/{}{path}", at.table));
    let seats = Player::ALL.into_iter().take(at.players + 1);
    let seats = seats.flat_map(|seat| {
        ["", "/decision", "/view", "/ahead"].map(|path| format!("/api/tables/{}{path}?seat={seat}", at.table))
    });
    plain.into_iter().chain(seats).map(Ask::get).collect()
}

fn about_past(at: &Standpoint<'_>, rng: &mut Pcg32) -> Vec<Ask> {
    let view = format!("/api/tables/{}/view", at.table);
    let mut asks = vec![
        Ask::get(format!("{view}?from=0")),
        Ask::get(format!("{view}?ply={}", at.ply + 1)),
        Ask::get(format!("{view}?ply={}&seat=blue&from=0", at.ply)),
    ];
    for _ in 0..3 {
        asks.push(Ask::get(format!("{view}?ply={}&from=0", below(at.ply + 1, rng))));
    }
    asks
}

fn forbidden(at: &Standpoint<'_>) -> Vec<Ask> {
    let path = |path: &str| format!("/api/tables/{}/{path}", at.table);
    vec![
        Ask::post(path("branch"), json!({ "ply": at.ply, "seats": vec!["me"; at.players] })),
        Ask::post(path("rematch"), json!({})),
        Ask::post(path("hint"), json!({ "ply": at.ply, "actions": [] })),
        Ask::post(path("join"), json!({ "invitation": at.invitation })),
        Ask::post(path("join"), json!({ "seat": "red" })),
        Ask::post(path("leave"), json!({})),
        Ask::post(path("ready"), json!({ "ready": true })),
        Ask::post(path("start"), json!({})),
        Ask::post(path("seats"), json!({ "seat": "blue", "holder": "random" })),
        Ask::post(path("undo"), json!({ "ply": at.ply - 1, "to": 0 })),
        Ask::post(path("undo"), json!({ "ply": at.ply, "to": at.ply })),
    ]
}

/// Each is refused: stale, out of turn, illegal, the seat of another, past a checkpoint, or a used key.
fn refused_actions(at: &Standpoint<'_>) -> Vec<Ask> {
    const TEXTS: [&str; 12] = [
        "play 13",
        "play 1",
        "play 6-2",
        "recall 7",
        "recall +1",
        "disc toledo",
        "take 1",
        "choose empowerment",
        "place castillo",
        "veto",
        "done",
        "fly away",
    ];
    let act = |body: Value| Ask::post(format!("/api/tables/{}/actions", at.table), body);
    let single = TEXTS.into_iter().filter(|text| !at.options.iter().any(|option| option == text));
    let mut asks: Vec<Ask> = single.map(|text| act(json!({ "ply": at.ply, "actions": [text] }))).collect();
    let step = (at.options.len() / 6).max(1);
    asks.extend(
        at.options
            .iter()
            .step_by(step)
            .map(|option| act(json!({ "ply": at.ply, "actions": [option, "pass +2"] }))),
    );
    for (ply, key) in [(at.ply - 1, "k"), (at.ply - 1, &*format!("k{}", at.ply - 1)), (at.ply + 1, "k")] {
        asks.push(act(json!({ "ply": ply, "actions": ["disc toledo"], "key": key })));
    }
    asks.push(act(json!({ "ply": at.ply, "seat": "red", "actions": ["fly away"] })));
    asks.push(act(json!({ "ply": at.ply, "seat": "blue", "actions": ["pass +2", "pass +2"] })));
    asks
}

/// Drafts of every option, and of other actions.
fn tries(at: &Standpoint<'_>, rng: &mut Pcg32) -> Vec<Ask> {
    let draft = |body: Value| Ask::post(format!("/api/tables/{}/try", at.table), body);
    let some = |rng: &mut Pcg32| at.options.get(below(at.options.len().max(1), rng)).cloned();
    let mut asks = vec![
        draft(json!({ "ply": at.ply, "actions": [] })),
        draft(json!({ "ply": at.ply, "seat": "blue", "actions": [] })),
        draft(json!({ "ply": at.ply - 1, "actions": ["done"] })),
    ];
    let step = (at.options.len() / 8).max(1);
    let single = at.options.iter().step_by(step).chain(at.options.last());
    asks.extend(single.map(|option| draft(json!({ "ply": at.ply, "actions": [option] }))));
    for text in ["done", "disc toledo", "play 13", "recall 7", "special", "pass +2"] {
        asks.push(draft(json!({ "ply": at.ply, "actions": [text] })));
        let first = some(rng);
        let first = first.as_deref().unwrap_or("allow");
        asks.push(draft(json!({ "ply": at.ply, "actions": [first, text, "done"] })));
    }
    asks
}

/// Requests that may succeed: a proposed undo, a chat message, preset answers.
fn changing(at: &Standpoint<'_>) -> Vec<Ask> {
    let path = |path: &str| format!("/api/tables/{}/{path}", at.table);
    let ahead = Ask { method: Method::PUT, ..Ask::post(path("ahead"), json!({ "disc": [] })) };
    let mut asks = vec![Ask::post(path("chat"), json!({ "text": "hello" })), Ask::get(path("chat")), ahead];
    for to in [0, at.ply.saturating_sub(3), at.ply - 1] {
        asks.push(Ask::post(path("undo"), json!({ "ply": at.ply, "to": to })));
    }
    asks.push(Ask { method: Method::DELETE, body: None, ..Ask::post(path("undo"), Value::Null) });
    asks
}
