//! Somebody who plays whatever they are asked, several actions at once where they can, and notes what was acknowledged.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use serde_json::{Value, json};

use crate::follower::{Follower, Heard};
use crate::person::{Answer, Person};

/// How many actions are sent at once at most.
const MOST: usize = 4;
/// Of so many requests to act one is sent by somebody who hangs up before the answer, and sent again.
const HANGS_UP: usize = 12;
/// Where the store fails, one request to act of so many has no key.
const KEYLESS: usize = 8;

pub(crate) struct Player {
    pub(crate) person: Person,
    pub(crate) acked: Mutex<Vec<Acked>>,
    /// Every entry that this player asked for, by its ply.
    sent: Mutex<HashMap<(usize, String), Key>>,
    pub(crate) heard: Heard,
    /// Does the server answer for this player what was answered ahead?
    pub(crate) is_ahead: bool,
    number: u64,
}

/// Does a request to act say what it is, so that it can be repeated safely?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Given,
    None,
}

/// A request to act that was answered with yes.
#[derive(Clone)]
pub(crate) struct Acked {
    pub(crate) seat: String,
    pub(crate) ply: usize,
    pub(crate) actions: Vec<String>,
    pub(crate) notices: Vec<Value>,
    pub(crate) view: String,
}

/// What a seat is asked.
struct Asked {
    ply: u64,
    seat: Value,
    kind: Value,
    options: Vec<String>,
}

impl Player {
    pub(crate) fn new(person: Person, number: u64, is_ahead: bool) -> Player {
        let (acked, sent, heard) = (Mutex::default(), Mutex::default(), Heard::default());
        Player { person, acked, sent, heard, is_ahead, number }
    }

    /// Plays until the game is over. Only the stream says that there is something to do.
    pub(crate) async fn play(&self, table: &str) {
        let mut rng = Pcg32::new(self.number, 7);
        let path = format!("/api/tables/{table}/stream");
        let mut follower = Follower::new(&self.person, path, &self.heard, Pcg32::new(self.number, 8));
        loop {
            let told = follower.next().await;
            if told["table"]["phase"] == "over" {
                return;
            }
            let mine = told["table"]["yours"].as_array().unwrap();
            let asked = told["table"]["asked"].as_array().unwrap();
            if asked.iter().any(|seat| mine.contains(seat)) {
                self.decide(table, &told["game"], &mut rng).await;
            }
        }
    }

    /// Acts once; where several actions were refused, with one.
    async fn decide(&self, table: &str, game: &Value, rng: &mut Pcg32) {
        let mut most = 1 + below(MOST, rng);
        while let Some(asked) = self.asked(table).await {
            if self.is_ahead && asked.is_answered_ahead(game) {
                return;
            }
            let actions: Vec<String> =
                (0..most).map(|_| asked.options[below(asked.options.len(), rng)].clone()).collect();
            let mut body = json!({ "ply": asked.ply, "actions": actions });
            let key = self.choose_key(rng);
            if key == Key::Given {
                body["key"] = json!(format!("{}-{}-{most}", asked.ply, below(1 << 30, rng)));
            }
            self.note_sent(&asked, &actions, key);
            if below(2, rng) == 0 {
                body["seat"] = asked.seat.clone();
            }
            let path = format!("/api/tables/{table}/actions");
            let answer = match below(HANGS_UP, rng) {
                0 => {
                    self.person.post_in_haste(&path, body, Duration::from_millis(below(12, rng) as u64)).await
                }
                1.. => self.person.post(&path, body).await,
            };
            self.person.world.tally.retries.add(answer.retries);
            if answer.is_ok() {
                return self.acknowledged(&asked, actions, &answer);
            }
            self.refused(&answer);
            most = 1;
        }
    }

    /// Was this entry asked for, at this ply?
    pub(crate) fn has_sent(&self, ply: usize, entry: &str) -> bool {
        self.sent.lock().unwrap().contains_key(&(ply, entry.to_owned()))
    }

    /// May this entry be stored though it was never acknowledged? A request without a key that had no answer, or 503, is
    /// refused as stale when it is repeated.
    pub(crate) fn is_unsure(&self, ply: usize, entry: &str) -> bool {
        self.sent.lock().unwrap().get(&(ply, entry.to_owned())) == Some(&Key::None)
    }

    /// Can the server have given this answer for the player?
    pub(crate) fn may_be_answered_ahead(&self, action: &str) -> bool {
        self.is_ahead && ["disc", "allow", "return"].iter().any(|word| action.starts_with(word))
    }

    fn choose_key(&self, rng: &mut Pcg32) -> Key {
        let may_fail = self.person.world.outages.is_some();
        if may_fail && below(KEYLESS, rng) == 0 { Key::None } else { Key::Given }
    }

    fn note_sent(&self, asked: &Asked, actions: &[String], key: Key) {
        let seat = asked.seat.as_str().unwrap();
        let entries = (asked.ply as usize..).zip(actions.iter().map(|action| format!("{seat} {action}")));
        self.sent.lock().unwrap().extend(entries.map(|entry| (entry, key)));
    }

    async fn asked(&self, table: &str) -> Option<Asked> {
        let asked = self.person.get(&format!("/api/tables/{table}/decision")).await;
        let options = asked["options"].as_array().unwrap().iter();
        let options: Vec<String> = options.map(|option| option.as_str().unwrap().to_owned()).collect();
        let ply = asked["ply"].as_u64().unwrap();
        let (seat, kind) = (asked["seat"].clone(), asked["decision"]["kind"].clone());
        (!options.is_empty()).then_some(Asked { ply, seat, kind, options })
    }

    fn acknowledged(&self, asked: &Asked, actions: Vec<String>, answer: &Answer) {
        let (game, tally) = (&answer.body, &self.person.world.tally);
        let notices = game["notices"].as_array().unwrap().clone();
        assert_eq!(game["ply"].as_u64(), Some(asked.ply + actions.len() as u64), "{game}");
        tally.actions.add(actions.len());
        tally.batches.add(usize::from(actions.len() > 1));
        if answer.retries > 0 && notices[0]["at"].as_i64().unwrap() < answer.sent {
            tally.obeyed.add(1);
        }
        if notices.iter().any(is_secret) {
            tally.secrets.add(1);
            if !game["asked"].as_array().unwrap().is_empty() {
                self.person.world.half_secret.notify_waiters();
            }
        }
        let (seat, ply) = (asked.seat.as_str().unwrap().to_owned(), asked.ply as usize);
        let view = game["view"].to_string();
        self.acked.lock().unwrap().push(Acked { seat, ply, actions, notices, view });
    }

    /// There are good reasons: another was faster, or several actions at once did not fit.
    fn refused(&self, answer: &Answer) {
        let code = answer.body["error"]["code"].as_str().unwrap();
        let good = ["stale", "illegal", "past-checkpoint", "out-of-turn", "wrong-phase"];
        assert!(good.contains(&code), "{}", answer.body);
        self.person.world.tally.refused.add(1);
    }
}

impl Asked {
    /// Is it for the server to answer? In doubt the next event of the stream tells.
    fn is_answered_ahead(&self, game: &Value) -> bool {
        let is_known = game["ply"].as_u64() == Some(self.ply);
        let turn = &game["view"]["turn"];
        let can_be = match self.kind.as_str() {
            Some("disc") => turn.is_null(),
            Some("veto" | "return") => *turn != self.seat,
            _ => false,
        };
        !is_known || can_be
    }
}

fn is_secret(notice: &Value) -> bool {
    let events = notice["events"].as_array().unwrap();
    events.iter().any(|event| event["event"] == "disc-set" || event["event"] == "passed")
}
