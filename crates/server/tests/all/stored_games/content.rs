//! A database with some of everything a server may store, created over the API.

use std::collections::BTreeMap;
use std::time::Duration;

use rand_pcg::Pcg32;
use reqwest::{Client, Method};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::Settings;
use server::limits::Limits;

use crate::common::{Person, Running, serve_with};

/// The password of Anna.
pub(crate) const PASSWORD: &str = "correct horse";
/// A webhook where no server listens.
const WEBHOOK: &str = "http://127.0.0.1:9/hook";
/// Longer than any test runs.
const CENTURIES: i64 = 10_000_000_000_000;

/// What a test needs to continue with a dump.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Story {
    /// Tokens by name.
    pub(crate) people: BTreeMap<String, String>,
    /// The tables.
    pub(crate) tables: BTreeMap<String, Kept>,
    /// A request that was played: `{person, table, body, ply}`.
    pub(crate) obeyed: Value,
}

/// A table and its ply.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) ply: u64,
}

impl Story {
    pub(crate) fn person(&self, name: &str, server: &Running) -> Person {
        with_token(server, self.people[name].clone())
    }

    /// Sets times so that the result does not depend on the current time: clocks ran out long ago, open tables are new.
    pub(crate) fn timeless(&self) -> String {
        let run_out = |id: &String| {
            format!(
                "UPDATE tables SET started = 0, due = 0 WHERE id = '{id}';
                 UPDATE seats SET since = 0 WHERE table_id = '{id}';
                 UPDATE log SET at = 0 WHERE table_id = '{id}';"
            )
        };
        let just_made = format!(
            "UPDATE tables SET created = created + {CENTURIES}, due = due + {CENTURIES} WHERE phase = 'open';"
        );
        ["live", "turns"].map(|name| run_out(&self.tables[name].id)).concat() + &just_made
    }

    pub(crate) fn path(&self, table: &str, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.tables[table].id)
    }
}

/// A server that may send alerts.
pub(crate) async fn open(url: &str) -> Running {
    serve_with(Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: url.to_owned(),
        requests_per_second: 0,
        limits: Limits::none(),
        bot_millis: 2,
        alert_origins: vec!["http://127.0.0.1:9".parse().unwrap()],
        alert_after_millis: CENTURIES,
        ..Settings::default()
    })
    .await
}

/// Signs in with a password and creates a token.
pub(crate) async fn signed_in(server: &Running, name: &str, password: &str) -> Person {
    let session = Client::new().post(format!("{}/api/session", server.base));
    let session = session.json(&json!({ "name": name, "password": password })).send().await.unwrap();
    let cookie = session.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let made = Client::new().post(format!("{}/api/tokens", server.base)).header("cookie", cookie);
    let made: Value = made.json(&json!({ "label": "program" })).send().await.unwrap().json().await.unwrap();
    with_token(server, made["token"].as_str().unwrap().to_owned())
}

fn with_token(server: &Running, token: String) -> Person {
    let mut person = server.stranger();
    person.token = Some(token);
    person
}

/// Waits until the game waits for people or is over.
pub(crate) async fn settled(server: &Running, id: &str) -> Value {
    let mut before = Value::Null;
    loop {
        let seen = server.stranger().seen(&format!("/api/tables/{id}")).await;
        let table = &seen["table"];
        let seats = table["seats"].as_array().unwrap();
        let is_asked =
            |seat: &&Value| table["asked"].as_array().unwrap().iter().any(|asked| *asked == seat["seat"]);
        let waits = seats.iter().filter(is_asked).all(|seat| seat["kind"] == "person");
        if waits && before == table["version"] {
            return seen;
        }
        before = table["version"].clone();
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The player who is asked plays an action; false if none of these is asked.
pub(crate) async fn play_once(people: &[&Person], id: &str, rng: &mut Pcg32) -> bool {
    for person in people {
        if person.play_once(id, rng).await {
            return true;
        }
    }
    false
}

/// Creates everything.
pub(crate) async fn made(server: &Running) -> Story {
    let mut house = House::open(server).await;
    house.finished().await;
    house.company().await;
    house.screen().await;
    house.not_begun().await;
    house.timed().await;
    house.story
}

struct House<'a> {
    server: &'a Running,
    rng: Pcg32,
    anna: Person,
    bert: Person,
    carla: Person,
    dora: Person,
    emil: Person,
    story: Story,
}

impl House<'_> {
    async fn open(server: &Running) -> House<'_> {
        let set = json!({ "new": PASSWORD });
        server.guest("Anna").await.browser().call(Method::PUT, "/api/me/password", Some(set)).await;
        let anna = signed_in(server, "Anna", PASSWORD).await;
        let (bert, carla) = (server.guest("Bert").await, server.guest("Carla").await);
        let (dora, emil) = (server.guest("Dora").await, server.guest("Emil").await);
        let webhook = bert.call(Method::PUT, "/api/me/webhook", Some(json!({ "url": WEBHOOK }))).await;
        assert_eq!(webhook.0, 200, "{webhook:?}");
        let mut story = Story::default();
        for (name, person) in
            [("Anna", &anna), ("Bert", &bert), ("Carla", &carla), ("Dora", &dora), ("Emil", &emil)]
        {
            story.people.insert(name.to_owned(), person.token.clone().unwrap());
        }
        House { server, rng: Pcg32::new(8, 1), anna, bert, carla, dora, emil, story }
    }

    /// A game of two people, its rematch, a game against bots and a branch of it.
    async fn finished(&mut self) {
        let (anna, bert) = (self.anna.clone(), self.bert.clone());
        let body = json!({ "seats": ["me", "open"], "variants": ["short", "power-shift"] });
        let duel = self.begun("duel", &[&anna, &bert], body).await;
        self.say(&duel, &[(&anna, "Good luck!"), (&bert, "Suerte – ¿empezamos?"), (&self.carla, "pst")])
            .await;
        self.finish(&duel, &[&anna, &bert]).await;
        let rematch = bert.done(&format!("/api/tables/{duel}/rematch"), json!({})).await;
        self.keep("rematch", &rematch);
        let body = json!({ "seats": ["me", "random", "squire"], "variants": ["short", "regency", "merged"] });
        let solo = self.begun("solo", &[&anna], body).await;
        self.finish(&solo, &[&anna]).await;
        let branch = json!({ "ply": 50, "seats": ["random", "me", "random"] });
        let branch = anna.done(&format!("/api/tables/{solo}/branch"), branch).await;
        self.keep("branch", &branch);
    }

    /// Three people and a bot without a clock: preset answers, a player who left, a request key, a proposed undo.
    async fn company(&mut self) {
        let (anna, bert, carla) = (self.anna.clone(), self.bert.clone(), self.carla.clone());
        let seats = ["me", "open", "open", "squire"];
        let body = json!({ "seats": seats, "variants": ["short", "veto", "rivalry"] });
        let id = self.begun("company", &[&anna, &bert, &carla], body).await;
        let ahead =
            json!({ "veto": { "on": ["justice"] }, "disc": ["toledo", "aragon"], "returns": ["court"] });
        ahead_of(&bert, &id, ahead).await;
        self.say(&id, &[(&anna, "Hello"), (&self.dora, "Who wins?"), (&carla, "I must go.")]).await;
        self.play_until(&id, 60, &[&anna, &bert, &carla]).await;
        carla.done(&format!("/api/tables/{id}/resign"), json!({})).await;
        settled(self.server, &id).await;
        self.obey(&id).await;
        while !self.propose(&id).await {
            assert!(play_once(&[&anna, &bert], &id, &mut self.rng).await);
        }
    }

    /// Anna or Bert plays with a request key.
    async fn obey(&mut self, id: &str) {
        for name in ["Anna", "Bert"] {
            let person = self.story.person(name, self.server);
            let asked = person.seen(&format!("/api/tables/{id}/decision")).await;
            if let Some(action) = asked["options"].get(0) {
                let body = json!({ "ply": asked["ply"], "actions": [action], "key": "once" });
                let answer = person.done(&format!("/api/tables/{id}/actions"), body.clone()).await;
                self.story.obeyed =
                    json!({ "person": name, "table": "company", "body": body, "ply": answer["ply"] });
                return;
            }
        }
        panic!("neither of them is asked");
    }

    /// Anna proposes to undo Bert's action, when nothing hidden was revealed.
    async fn propose(&self, id: &str) -> bool {
        let seen = settled(self.server, id).await;
        assert_eq!(seen["table"]["phase"], "playing");
        let ply = seen["table"]["ply"].as_u64().unwrap();
        let plies = self.anna.seen(&format!("/api/tables/{id}/plies")).await;
        if plies[ply as usize]["player"] != seen["table"]["seats"][1]["seat"] {
            return false;
        }
        let proposal = json!({ "ply": ply, "to": ply - 1 });
        let (status, _) = self.anna.post(&format!("/api/tables/{id}/undo"), proposal).await;
        status < 300
    }

    /// One person in five seats with an uploaded edition, and an undo.
    async fn screen(&mut self) {
        let anna = self.anna.clone();
        let edition = include_str!("../../../../../editions/2023.toml");
        let edition = edition.replace("name = \"2023\"", "name = \"ours\"");
        let edition = edition.replace("navarra = { values = [5, 3, 1]", "navarra = { values = [6, 3, 1]");
        let body = json!({
            "seats": ["me", "me", "me", "me", "me"], "edition": edition, "hints": false,
            "variants": ["short", "representation", "memory-aid"],
        });
        let id = self.begun("screen", &[&anna], body).await;
        self.play_until(&id, 70, &[&anna]).await;
        while !self.take_back(&id).await {
            assert!(play_once(&[&anna], &id, &mut self.rng).await);
        }
    }

    async fn take_back(&self, id: &str) -> bool {
        let ply = self.anna.seen(&format!("/api/tables/{id}/view")).await["ply"].as_u64().unwrap();
        let proposal = json!({ "ply": ply, "to": ply - 1 });
        self.anna.post(&format!("/api/tables/{id}/undo"), proposal).await.0 < 300
    }

    /// A private table, and one that everyone left.
    async fn not_begun(&mut self) {
        let body = json!({ "seats": ["me", "open", "squire"], "access": "invitation", "undo": "never" });
        let waiting = self.anna.done("/api/tables", body).await;
        self.keep("waiting", &waiting);
        let closed = self.anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
        let id = self.keep("closed", &closed);
        self.anna.done(&format!("/api/tables/{id}/leave"), json!({})).await;
    }

    /// Games whose clocks will have run out: hours per turn with a player who resigned, and live with bots.
    async fn timed(&mut self) {
        let (dora, emil) = (self.dora.clone(), self.emil.clone());
        let pace = json!({ "kind": "turns", "hours": 1 });
        let body = json!({ "seats": ["me", "open", "random"], "variants": ["short"], "pace": pace });
        let turns = self.begun("turns", &[&dora, &emil], body).await;
        ahead_of(&dora, &turns, json!({ "veto": "never", "disc": ["sevilla"] })).await;
        self.play_until(&turns, 30, &[&dora, &emil]).await;
        emil.done(&format!("/api/tables/{turns}/resign"), json!({})).await;
        settled(self.server, &turns).await;
        let pace = json!({ "kind": "live", "bank": 10, "increment": 0 });
        let seats = ["me", "random", "squire", "caballero"];
        let body = json!({ "seats": seats, "variants": ["short"], "pace": pace });
        let live = self.begun("live", &[&dora], body).await;
        self.play_until(&live, 10, &[&dora]).await;
    }

    /// A game for these people; the first one creates the table.
    async fn begun(&mut self, name: &str, people: &[&Person], body: Value) -> String {
        let made = people[0].done("/api/tables", body).await;
        let id = self.keep(name, &made);
        for person in &people[1..] {
            person.done(&format!("/api/tables/{id}/join"), json!({})).await;
            person.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
        }
        people[0].done(&format!("/api/tables/{id}/start"), json!({})).await;
        id
    }

    fn keep(&mut self, name: &str, whole: &Value) -> String {
        let id = whole["table"]["id"].as_str().unwrap().to_owned();
        self.story.tables.insert(name.to_owned(), Kept { id: id.clone(), ply: 0 });
        id
    }

    async fn say(&self, id: &str, lines: &[(&Person, &str)]) {
        for (person, text) in lines {
            person.done(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await;
        }
    }

    async fn finish(&mut self, id: &str, people: &[&Person]) {
        while !people[0].is_over(id).await {
            play_once(people, id, &mut self.rng).await;
        }
    }

    /// Plays at least to that ply, until people are asked.
    async fn play_until(&mut self, id: &str, ply: u64, people: &[&Person]) {
        while people[0].seen(&format!("/api/tables/{id}/view")).await["ply"].as_u64().unwrap() < ply {
            play_once(people, id, &mut self.rng).await;
        }
        settled(self.server, id).await;
    }
}

async fn ahead_of(person: &Person, id: &str, ahead: Value) {
    let answer = person.call(Method::PUT, &format!("/api/tables/{id}/ahead"), Some(ahead)).await;
    assert!(answer.0 < 300, "{answer:?}");
}
