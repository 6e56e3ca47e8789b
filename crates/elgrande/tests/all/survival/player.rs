//! A player: follows the stream, answers decisions with random actions and records every acknowledgement.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use serde_json::{Value, json};

use super::client::{Answer, Client};
use super::stream_reader::{StreamLog, StreamReader};

/// The maximum number of actions per request.
const MAX_ACTIONS: usize = 4;
/// One in this many action requests is cancelled before the response and retried.
const HANG_UP_ONE_IN: usize = 12;
/// If the store may fail, one in this many action requests has no key.
const KEYLESS_ONE_IN: usize = 8;

pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) acknowledged: Mutex<Vec<AcknowledgedRequest>>,
    /// Every log entry that the player requested, with its ply.
    requested: Mutex<HashMap<(usize, String), RequestKey>>,
    pub(crate) received: StreamLog,
    /// Has the player set preset answers?
    pub(crate) has_presets: bool,
    number: u64,
}

/// Does a request have a key, so that it can be repeated safely?
#[derive(Clone, Copy, PartialEq, Eq)]
enum RequestKey {
    Present,
    Absent,
}

/// An action request that succeeded.
#[derive(Clone)]
pub(crate) struct AcknowledgedRequest {
    pub(crate) seat: String,
    pub(crate) ply: usize,
    pub(crate) actions: Vec<String>,
    pub(crate) notices: Vec<Value>,
    pub(crate) view: String,
}

/// A pending decision.
struct Question {
    ply: u64,
    seat: Value,
    kind: Value,
    options: Vec<String>,
}

impl Player {
    pub(crate) fn new(client: Client, number: u64, has_presets: bool) -> Player {
        let (acknowledged, requested) = (Mutex::default(), Mutex::default());
        Player { client, acknowledged, requested, received: StreamLog::default(), has_presets, number }
    }

    /// Plays until the game is over. Only the stream triggers actions.
    pub(crate) async fn play(&self, table: &str) {
        let mut rng = Pcg32::new(self.number, 7);
        let path = format!("/api/tables/{table}/stream");
        let mut reader = StreamReader::new(&self.client, path, &self.received, Pcg32::new(self.number, 8));
        loop {
            let told = reader.next().await;
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

    /// Acts once; if several actions were refused, retries with one.
    async fn decide(&self, table: &str, game: &Value, rng: &mut Pcg32) {
        let mut most = 1 + below(MAX_ACTIONS, rng);
        while let Some(asked) = self.asked(table).await {
            if self.has_presets && asked.has_preset_answer(game) {
                return;
            }
            let actions: Vec<String> =
                (0..most).map(|_| asked.options[below(asked.options.len(), rng)].clone()).collect();
            let mut body = json!({ "ply": asked.ply, "actions": actions });
            let key = self.choose_key(rng);
            if key == RequestKey::Present {
                body["key"] = json!(format!("{}-{}-{most}", asked.ply, below(1 << 30, rng)));
            }
            self.add_requested(&asked, &actions, key);
            if below(2, rng) == 0 {
                body["seat"] = asked.seat.clone();
            }
            let path = format!("/api/tables/{table}/actions");
            let answer = match below(HANG_UP_ONE_IN, rng) {
                0 => {
                    self.client
                        .post_with_timeout(&path, body, Duration::from_millis(below(12, rng) as u64))
                        .await
                }
                1.. => self.client.post(&path, body).await,
            };
            self.client.run.counters.retries.add(answer.retries);
            if answer.is_ok() {
                return self.acknowledged(&asked, actions, &answer);
            }
            self.check_refusal(&answer);
            most = 1;
        }
    }

    /// Did the player request this entry at this ply?
    pub(crate) fn has_requested(&self, ply: usize, entry: &str) -> bool {
        self.requested.lock().unwrap().contains_key(&(ply, entry.to_owned()))
    }

    /// May this entry be stored although it was never acknowledged? If a request without a key is stored but its response is
    /// lost, the retry is refused as stale.
    pub(crate) fn may_be_unacknowledged(&self, ply: usize, entry: &str) -> bool {
        self.requested.lock().unwrap().get(&(ply, entry.to_owned())) == Some(&RequestKey::Absent)
    }

    /// Can this be a preset answer of the player?
    pub(crate) fn may_be_preset(&self, action: &str) -> bool {
        self.has_presets && ["disc", "allow", "return"].iter().any(|word| action.starts_with(word))
    }

    fn choose_key(&self, rng: &mut Pcg32) -> RequestKey {
        let may_fail = self.client.run.outages.is_some();
        if may_fail && below(KEYLESS_ONE_IN, rng) == 0 { RequestKey::Absent } else { RequestKey::Present }
    }

    fn add_requested(&self, asked: &Question, actions: &[String], key: RequestKey) {
        let seat = asked.seat.as_str().unwrap();
        let entries = (asked.ply as usize..).zip(actions.iter().map(|action| format!("{seat} {action}")));
        self.requested.lock().unwrap().extend(entries.map(|entry| (entry, key)));
    }

    async fn asked(&self, table: &str) -> Option<Question> {
        let asked = self.client.get(&format!("/api/tables/{table}/decision")).await;
        let options = asked["options"].as_array().unwrap().iter();
        let options: Vec<String> = options.map(|option| option.as_str().unwrap().to_owned()).collect();
        let ply = asked["ply"].as_u64().unwrap();
        let (seat, kind) = (asked["seat"].clone(), asked["decision"]["kind"].clone());
        (!options.is_empty()).then_some(Question { ply, seat, kind, options })
    }

    fn acknowledged(&self, asked: &Question, actions: Vec<String>, answer: &Answer) {
        let (game, counters) = (&answer.body, &self.client.run.counters);
        let notices = game["notices"].as_array().unwrap().clone();
        assert_eq!(game["ply"].as_u64(), Some(asked.ply + actions.len() as u64), "{game}");
        counters.actions.add(actions.len());
        counters.batches.add(usize::from(actions.len() > 1));
        if answer.retries > 0 && notices[0]["at"].as_i64().unwrap() < answer.sent {
            counters.repeated.add(1);
        }
        if notices.iter().any(is_secret) {
            counters.secrets.add(1);
            if !game["asked"].as_array().unwrap().is_empty() {
                self.client.run.partial_secrets.notify_waiters();
            }
        }
        let (seat, ply) = (asked.seat.as_str().unwrap().to_owned(), asked.ply as usize);
        let view = game["view"].to_string();
        self.acknowledged.lock().unwrap().push(AcknowledgedRequest { seat, ply, actions, notices, view });
    }

    /// Acceptable refusals: another player was faster, or the later actions of a batch were illegal.
    fn check_refusal(&self, answer: &Answer) {
        let code = answer.body["error"]["code"].as_str().unwrap();
        let good = ["stale", "illegal", "past-checkpoint", "out-of-turn", "wrong-phase"];
        assert!(good.contains(&code), "{}", answer.body);
        self.client.run.counters.refused.add(1);
    }
}

impl Question {
    /// Does the server answer this with a preset answer? If unknown, the next event tells.
    fn has_preset_answer(&self, game: &Value) -> bool {
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
