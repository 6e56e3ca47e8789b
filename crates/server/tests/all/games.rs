//! Whole games over HTTP, by people and bots.

use crate::common::{File, Person, Running, Stream, serve};
use engine::{Edition, Record, Setup, Variants, Viewer, scramble};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};

const ALL: [&str; 8] =
    ["short", "regency", "power-shift", "memory-aid", "representation", "veto", "veto", "rivalry"];

/// Everyone takes a seat and is ready, then the game starts.
async fn gather(server: &Running, players: usize, variants: &[&str]) -> (String, Vec<Person>) {
    let mut people = Vec::new();
    for number in 0..players {
        people.push(server.guest(&format!("Player {number}")).await);
    }
    let mut seats = vec!["open"; players];
    seats[0] = "me";
    let made = people[0].done("/api/tables", json!({ "seats": seats, "variants": variants })).await;
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    for person in &people[1..] {
        person.done(&format!("/api/tables/{id}/join"), json!({})).await;
    }
    let (status, answer) = people[0].post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-ready")));
    for person in &people[1..] {
        person.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    }
    people[0].done(&format!("/api/tables/{id}/start"), json!({})).await;
    (id, people)
}

async fn play_out(id: &str, people: &[Person], rng: &mut Pcg32, mut look: impl AsyncFnMut()) {
    while !people[0].is_over(id).await {
        for person in people {
            while person.play_once(id, rng).await {
                look().await;
            }
        }
    }
}

async fn check_whole_game(players: usize, variants: &[&str]) {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, people) = gather(&server, players, variants).await;
    let watcher = server.stranger();
    let mut seen: Vec<Value> = Vec::new();
    let mut plies = 0;
    let look = async || {
        plies += 1;
        if plies % 7 == 0 {
            seen.push(watcher.seen(&format!("/api/tables/{id}/view")).await);
        }
    };
    let (hidden, _) = people[0].get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(hidden, 403);
    play_out(&id, &people, &mut Pcg32::new(players as u64, 1), look).await;
    let (_, text) = watcher.get(&format!("/api/tables/{id}/record")).await;
    let record = Record::read(text.as_str().unwrap(), &[Edition::embedded()]).unwrap();
    assert!(record.game().board().is_over());
    nothing_hidden_was_seen(&record, &seen);
    server.stop().await;
}

/// A spectator sees the same in a game whose secrets are replaced.
fn nothing_hidden_was_seen(record: &Record, seen: &[Value]) {
    let mut rng = Pcg32::new(5, 5);
    assert!(seen.len() > 5);
    for sight in seen {
        let ply = sight["ply"].as_u64().unwrap() as usize;
        let game = record.replay().nth(ply - 1).unwrap().game;
        let other = scramble(&game, Viewer::Spectator, &mut rng);
        assert_eq!(sight["view"], serde_json::to_value(other.view(Viewer::Spectator)).unwrap(), "{ply}");
    }
}

#[tokio::test]
async fn two_play_a_whole_game_with_every_variant() {
    check_whole_game(2, &ALL).await;
}

#[tokio::test]
async fn three_play_a_whole_game_with_merged_stacks() {
    check_whole_game(3, &["merged", "power-shift"]).await;
}

#[tokio::test]
async fn four_play_a_whole_plain_game() {
    check_whole_game(4, &[]).await;
}

#[tokio::test]
async fn five_play_a_whole_game_with_every_variant() {
    check_whole_game(5, &ALL).await;
}

#[tokio::test]
async fn bots_keep_a_minimum_gap_between_moves_while_watched() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["squire", "me", "squire"], &[]).await;
    let mut stream = Stream::open(&anna, &format!("/api/tables/{id}/stream"), None).await;
    let resigned = anna.done(&format!("/api/tables/{id}/resign"), json!({ "seat": "blue" })).await;
    let from = resigned["table"]["ply"].as_u64().unwrap();
    while stream.next_named("table").await.data["table"]["ply"].as_u64() < Some(from + 25) {}
    let told = anna.seen(&format!("/api/tables/{id}/view?from={}", from + 1)).await;
    let mut at: Vec<_> = told["notices"].as_array().unwrap().iter().map(|told| told["at"].as_i64()).collect();
    at.dedup();
    assert!(at.len() > 3 && at.windows(2).all(|two| two[1] >= two[0].map(|at| at + 49)), "{at:?}");
    server.stop().await;
}

#[tokio::test]
async fn one_person_plays_alone_against_bots_to_the_end() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["random", "me", "squire"], &["short"]).await;
    let mut rng = Pcg32::new(1, 1);
    while !anna.is_over(&id).await {
        if !anna.play_once(&id, &mut rng).await {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    let over = anna.seen(&format!("/api/tables/{id}")).await;
    assert!(over["table"]["seed"].is_string() && over["game"]["view"]["standing"]["final"] == true, "{over}");
    let as_bot = anna.seen(&format!("/api/tables/{id}/view?seat=red&ply=10&from=0")).await;
    assert!(as_bot["view"]["own"]["player"] == "red" && as_bot["notices"].as_array().unwrap().len() == 11);
    let branch = json!({ "ply": 20, "seats": ["me", "random", "random"] });
    let branch = anna.done(&format!("/api/tables/{id}/branch"), branch).await;
    assert!(branch["game"]["ply"].as_u64().unwrap() >= 20 && branch["table"]["phase"] == "playing");
    let again = anna.done(&format!("/api/tables/{id}/rematch"), json!({})).await;
    let same = anna.done(&format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(again["table"]["id"], same["table"]["id"]);
    server.stop().await;
}

#[tokio::test]
async fn one_person_can_play_all_seats_and_import_the_record() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    play_out(&id, std::slice::from_ref(&anna), &mut Pcg32::new(3, 1), async || ()).await;
    let (_, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    let imported = anna.done("/api/tables", json!({ "record": record })).await;
    assert_eq!(imported["table"]["phase"], "over");
    let copy = format!("/api/tables/{}/record", imported["table"]["id"].as_str().unwrap());
    assert_eq!(anna.get(&copy).await.1, record);
    server.stop().await;
}

/// Plays a game with an edition of its own to the end. Returns the table and the record.
async fn played_otherwise(anna: &Person) -> (Value, Value) {
    let usual = include_str!("../../../../editions/2023.toml");
    let own = usual.replacen("\"2023\"", "\"mine\"", 1).replacen("court = [6", "court = [7", 1);
    let body = json!({ "seats": ["me", "me"], "variants": ["short"], "edition": own, "start": true });
    let table = anna.done("/api/tables", body).await["table"].clone();
    let id = table["id"].as_str().unwrap();
    play_out(id, std::slice::from_ref(anna), &mut Pcg32::new(3, 1), async || ()).await;
    let (_, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert!(record.as_str().unwrap().contains("edition mine "), "{record}");
    (table["edition"].clone(), record)
}

#[tokio::test]
async fn a_record_is_imported_with_its_edition() {
    let (file, other) = (File::new(), File::new());
    let (here, elsewhere) = (serve(&file.url()).await, serve(&other.url()).await);
    let (anna, bert) = (here.guest("Anna").await, elsewhere.guest("Bert").await);
    let (edition, record) = played_otherwise(&anna).await;
    let imported = anna.done("/api/tables", json!({ "record": record })).await;
    assert_eq!((&imported["table"]["phase"], &imported["table"]["edition"]), (&json!("over"), &edition));
    let copy = format!("/api/tables/{}/record", imported["table"]["id"].as_str().unwrap());
    assert_eq!(anna.get(&copy).await.1, record);

    let (status, refused) = bert.post("/api/tables", json!({ "record": record })).await;
    let because = &refused["error"]["because"];
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("bad-record")));
    assert_eq!((&because["key"], &because["line"]), (&json!("reason-edition-elsewhere"), &json!(3)));
    assert_eq!(because["values"]["name"], "mine", "{because}");
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.contains("/api/editions/EDITION/text"), "{message}");

    let (_, text) = anna.get(&format!("/api/editions/{}/text", edition.as_str().unwrap())).await;
    let imported = bert.done("/api/tables", json!({ "record": record, "edition": text })).await;
    assert_eq!(imported["table"]["edition"], edition);
    bert.done("/api/tables", json!({ "record": record })).await;
    let unread = record.as_str().unwrap().replacen("rules 1\n", "", 1);
    let (_, refused) = anna.post("/api/tables", json!({ "record": unread })).await;
    assert_eq!(refused["error"]["because"]["key"], "reason-must-stand", "{refused}");
    here.stop().await;
    elsewhere.stop().await;
}

#[tokio::test]
async fn the_response_that_creates_a_game_has_all_its_notices() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let new = json!({ "seats": ["me", "random", "random"], "start": true });
    let (status, created) = anna.post("/api/tables", new).await;
    assert_eq!(status, 201);
    let id = created["table"]["id"].as_str().unwrap();
    let seen = anna.seen(&format!("/api/tables/{id}?from=0")).await;
    assert_eq!(created["game"]["notices"][0], seen["game"]["notices"][0]);
    assert_eq!(created["game"]["notices"][0]["ply"], 0);
    server.stop().await;
}

#[tokio::test]
async fn edition_texts_are_immutable_and_the_default_is_revalidated() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, watcher) = (server.guest("Anna").await, server.stranger());
    let table = anna.table(&["me", "me"], &[]).await;
    let edition = anna.seen(&format!("/api/tables/{table}")).await["table"]["edition"].clone();
    let lasting =
        [(edition.as_str().unwrap(), "public, max-age=31536000, immutable"), ("default", "no-cache")];
    for (id, lasts) in lasting {
        let answer = watcher.send(Method::GET, &format!("/api/editions/{id}/text"), None).await;
        assert_eq!(answer.headers()["cache-control"], lasts);
        assert_eq!(answer.headers()["content-type"], "text/plain; charset=utf-8");
        assert_eq!(answer.text().await.unwrap(), include_str!("../../../../editions/2023.toml"));
        let compact = watcher.send(Method::GET, &format!("/api/editions/{id}/compact"), None).await;
        let compact = compact.text().await.unwrap();
        assert!(std::ptr::eq(engine::Edition::from_compact(&compact).unwrap(), engine::Edition::embedded()));
    }
    let (status, answer) = watcher.get("/api/editions/mine/text").await;
    assert_eq!((status, &answer["error"]["code"]), (404, &json!("not-found")));
    server.stop().await;
}

#[tokio::test]
async fn settings_that_contradict_a_record_are_refused() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let deal = Setup::deal(Edition::embedded(), Variants::players(2).unwrap(), &mut Pcg32::new(1, 1));
    let record = Record::new(deal).to_string();
    let terms = async |wanted: Value| {
        let mut body = wanted.clone();
        body["record"] = json!(record);
        anna.post("/api/tables", body).await
    };
    let usual = terms(json!({})).await.1["table"]["terms"].clone();
    assert_eq!((&usual["undo"], &usual["access"]), (&json!("consent"), &json!("invitation")));
    assert_eq!(usual["pace"], json!({ "kind": "free" }));
    let wanted = json!({ "undo": "never", "access": "public", "hints": false, "pace": { "kind": "free" } });
    let (_, made) = terms(wanted.clone()).await;
    for (name, value) in wanted.as_object().unwrap() {
        assert_eq!(&made["table"]["terms"][name], value, "{name}");
    }
    for (wanted, key) in [
        (json!({ "variants": ["short"] }), "reason-record-variants"),
        (json!({ "variants": [] }), "reason-record-variants"),
        (json!({ "pace": { "kind": "turns", "hours": 24 } }), "reason-record-pace"),
        (json!({ "pace": { "kind": "live", "bank": 600, "increment": 5 } }), "reason-record-pace"),
    ] {
        let (status, refused) = terms(wanted).await;
        assert_eq!((status, &refused["error"]["code"]), (422, &json!("bad-table")), "{refused}");
        assert_eq!(refused["error"]["because"]["key"], key);
    }
    server.stop().await;
}
