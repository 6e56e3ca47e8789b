//! Undo, clocks, resigning and preset answers: they gain neither time nor knowledge.

use std::time::Duration;

use crate::common::two::{code, in_order, options, play, two};
use crate::common::{File, Stream, serve};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection};

#[tokio::test]
async fn undo_is_free_to_the_checkpoint_and_needs_consent_past_it() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let (first, second) = in_order(&id, anna, bert).await;
    play(&first, &id, 0, &[&options(&first, &id).await.0], "a").await;
    play(&second, &id, 1, &[&options(&second, &id).await.1], "b").await;
    let before = second.seen(&format!("/api/tables/{id}/view")).await["view"].clone();
    let (status, answer) = play(&second, &id, 2, &[&options(&second, &id).await.0], "c").await;
    assert!(status == 200 && answer["checkpoint"].as_u64() <= Some(2), "{answer}");
    let undo = format!("/api/tables/{id}/undo");
    let back = second.done(&undo, json!({ "ply": 3, "to": 2 })).await;
    assert_eq!((&back["game"]["ply"], &back["game"]["view"]), (&json!(4), &before));
    let (status, answer) = second.post(&undo, json!({ "ply": 4, "to": 4 })).await;
    assert_eq!((status, code(&answer)), (409, "nothing-to-undo"));
    let proposal = second.done(&undo, json!({ "ply": 4, "to": 0 })).await;
    assert_eq!((&proposal["table"]["proposal"]["to"], &proposal["game"]["ply"]), (&json!(0), &json!(4)));
    assert_eq!(first.call(Method::DELETE, &undo, None).await.1["table"]["proposal"], Value::Null);
    second.done(&undo, json!({ "ply": 4, "to": 0 })).await;
    let agreed = first.done(&undo, json!({ "ply": 4, "to": 0 })).await;
    assert_eq!(
        (&agreed["game"]["ply"], &agreed["game"]["view"]["decision"]["kind"]),
        (&json!(5), &json!("play"))
    );
    let history = first.seen(&format!("/api/tables/{id}/view?ply=3&from=0")).await;
    assert_eq!(history["notices"].as_array().unwrap().len(), 4, "what was undone stays in the history");
    server.stop().await;
}

#[tokio::test]
async fn undo_never_goes_past_a_reveal() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me", "me"], &[]).await;
    let mut rng = Pcg32::new(4, 1);
    let undo = format!("/api/tables/{id}/undo");
    loop {
        anna.play_once(&id, &mut rng).await;
        let seen = anna.seen(&format!("/api/tables/{id}/view")).await;
        if seen["view"]["round"] == 2 {
            let (status, answer) = anna.post(&undo, json!({ "ply": seen["ply"], "to": 1 })).await;
            assert_eq!((status, code(&answer)), (409, "undo-refused"));
            break;
        }
    }
    let never =
        anna.done("/api/tables", json!({ "seats": ["me", "me"], "undo": "never", "start": true })).await;
    let never = format!("/api/tables/{}", never["table"]["id"].as_str().unwrap());
    let any = anna.seen(&format!("{never}/decision")).await["options"][0].clone();
    anna.done(&format!("{never}/actions"), json!({ "ply": 0, "actions": [any] })).await;
    let (status, answer) = anna.post(&format!("{never}/undo"), json!({ "ply": 1, "to": 0 })).await;
    assert_eq!((status, code(&answer)), (409, "undo-refused"));
    server.stop().await;
}

#[tokio::test]
async fn against_bots_an_undo_takes_back_their_answers_and_a_redo_restores_them() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let table = json!({ "seats": ["me", "random", "random"], "undo": "checkpoint", "start": true });
    let id = anna.done("/api/tables", table).await["table"]["id"].as_str().unwrap().to_owned();
    let (view, undo) = (format!("/api/tables/{id}/view"), format!("/api/tables/{id}/undo"));
    let settled = async || loop {
        let seen = anna.seen(&view).await;
        if seen["view"]["decision"].is_object() {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let before = settled().await;
    let action = anna.seen(&format!("/api/tables/{id}/decision")).await["options"][0].clone();
    anna.done(&format!("/api/tables/{id}/actions"), json!({ "ply": before["ply"], "actions": [action] }))
        .await;
    let after = settled().await;
    assert!(after["revealed"].as_u64() <= before["ply"].as_u64(), "no card was turned up since: {after}");
    assert_eq!(after["redo"], Value::Null);
    let back = anna.done(&undo, json!({ "ply": after["ply"], "to": before["ply"] })).await;
    assert_eq!((&back["game"]["view"], &back["game"]["redo"]), (&before["view"], &after["ply"]));
    let again = anna.done(&undo, json!({ "ply": back["game"]["ply"], "to": back["game"]["redo"] })).await;
    assert_eq!((&again["game"]["view"], &again["game"]["redo"]), (&after["view"], &Value::Null));
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_for_a_player_who_resigns_until_they_return() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["short"] })).await;
    let (first, second) = in_order(&id, anna, bert).await;
    let left = first.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    assert!(left["table"]["seats"].as_array().unwrap().iter().any(|seat| seat["kind"] == "stand-in"));
    let mut rng = Pcg32::new(9, 1);
    let play_on = async {
        while second.seen(&format!("/api/tables/{id}")).await["game"]["ply"].as_u64().unwrap() <= 10 {
            second.play_once(&id, &mut rng).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), play_on).await.expect("the bot plays on");
    let (status, answer) = play(&first, &id, 0, &["play 1"], "x").await;
    assert_eq!((status, code(&answer)), (403, "forbidden"));
    first.done(&format!("/api/tables/{id}/return"), json!({})).await;
    let mut mine = 0;
    while !first.is_over(&id).await {
        mine += u32::from(first.play_once(&id, &mut rng).await);
        second.play_once(&id, &mut rng).await;
    }
    assert!(mine > 0);
    server.stop().await;
}

#[tokio::test]
async fn preset_answers_are_played_when_the_question_comes() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["short", "veto", "veto"] })).await;
    let regions =
        ["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada"];
    let ahead = json!({ "veto": "never", "disc": regions, "returns": regions });
    let path = format!("/api/tables/{id}/ahead");
    assert_eq!(bert.call(Method::PUT, &path, Some(ahead.clone())).await.0, 204);
    assert_eq!(bert.seen(&path).await, ahead);
    assert_eq!(anna.seen(&path).await["disc"], json!([]), "nobody sees the answers of another");
    let mut rng = Pcg32::new(2, 1);
    let mut waited = 0;
    while !anna.is_over(&id).await {
        anna.play_once(&id, &mut rng).await;
        let game = bert.seen(&format!("/api/tables/{id}")).await["game"].clone();
        let (kind, turn) = (&game["view"]["decision"]["kind"], &game["view"]["turn"]);
        if turn == "blue" || kind == "play" || (kind == "disc" && !turn.is_null()) {
            bert.play_once(&id, &mut rng).await;
        } else if kind.is_string() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            waited += 1;
            assert!(waited < 1000, "the answer to {kind} that was given ahead never comes");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_and_clocks_continue_after_a_restart() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let body = json!({ "variants": ["short"], "pace": { "kind": "turns", "hours": 1 } });
    let (id, anna, _) = two(&server, body).await;
    server.stop().await;
    let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
    let late = "UPDATE tables SET started = started - 7200000, due = due - 7200000";
    sqlx::query(late).execute(&mut store).await.unwrap();
    sqlx::query("UPDATE seats SET since = since - 7200000").execute(&mut store).await.unwrap();
    store.close().await.unwrap();
    let server = serve(&file.url()).await;
    let anna = anna.at(&server);
    for _ in 0..400 {
        let table = anna.seen(&format!("/api/tables/{id}")).await["table"].clone();
        let is_stood_in = table["seats"].as_array().unwrap().iter().any(|seat| seat["kind"] == "stand-in");
        if is_stood_in && table["ply"].as_u64().unwrap() > 0 {
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody stood in");
}

/// Changes the database while no server runs.
async fn stored(file: &File, sql: &str) {
    let mut store = sqlx::AnyConnection::connect(&file.url()).await.unwrap();
    for statement in sql.split(';') {
        sqlx::query(AssertSqlSafe(statement)).execute(&mut store).await.unwrap();
    }
    store.close().await.unwrap();
}

#[tokio::test]
async fn undo_never_goes_past_a_played_modifier() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me", "me"], &["power-shift"]).await;
    let undo = format!("/api/tables/{id}/undo");
    let mut ply = 0;
    let shown = loop {
        let asked = anna.seen(&format!("/api/tables/{id}/decision")).await;
        let options = asked["options"].as_array().unwrap();
        let is_shown = asked["decision"]["kind"] == "play";
        let pick = if is_shown { options.last() } else { options.first() };
        let body = json!({ "ply": ply, "seat": asked["seat"], "actions": [pick] });
        anna.done(&format!("/api/tables/{id}/actions"), body).await;
        ply += 1;
        if is_shown {
            break pick.unwrap().as_str().unwrap().to_owned();
        }
    };
    assert!(shown.contains(['+', '-']), "{shown} has no modifier");
    let (status, answer) = anna.post(&undo, json!({ "ply": ply, "to": ply - 1 })).await;
    assert_eq!((status, code(&answer)), (409, "undo-refused"));
    server.stop().await;
}

#[tokio::test]
async fn undoing_a_stand_in_needs_the_consent_of_its_person() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let (first, second) = in_order(&id, anna, bert).await;
    let table = format!("/api/tables/{id}");
    first.done(&format!("{table}/resign"), json!({})).await;
    while second.seen(&table).await["game"]["ply"] == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let undo = json!({ "ply": 1, "to": 0 });
    let proposal = second.done(&format!("{table}/undo"), undo.clone()).await;
    assert_eq!((&proposal["table"]["proposal"]["to"], &proposal["game"]["ply"]), (&json!(0), &json!(1)));
    let agreed = first.done(&format!("{table}/undo"), undo).await;
    assert_eq!((&agreed["table"]["proposal"], &agreed["game"]["ply"]), (&Value::Null, &json!(2)));
    server.stop().await;
}

/// The milliseconds left of the caller's first seat.
fn own_left(seen: &Value) -> i64 {
    let table = &seen["table"];
    let own = table["seats"].as_array().unwrap().iter().find(|seat| seat["seat"] == table["yours"][0]);
    own.unwrap()["left"].as_i64().unwrap()
}

#[tokio::test]
async fn resigning_and_returning_does_not_reset_the_clock() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let pace = json!({ "kind": "live", "bank": 300, "increment": 0 });
    let (id, anna, bert) = two(&server, json!({ "pace": pace })).await;
    server.stop().await;
    stored(&file, "UPDATE tables SET started = started - 200000; UPDATE seats SET since = since - 200000")
        .await;
    let server = serve(&file.url()).await;
    let (first, _) = in_order(&id, anna.at(&server), bert.at(&server)).await;
    for _ in 0..3 {
        let away = first.done(&format!("/api/tables/{id}/resign"), json!({})).await;
        assert!(own_left(&away) <= 100_000, "it stands still: {}", own_left(&away));
        let back = first.done(&format!("/api/tables/{id}/return"), json!({})).await;
        assert!((60_000..=100_000).contains(&own_left(&back)), "{} ms", own_left(&back));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_player_with_several_seats_resigns_and_returns_one_at_a_time() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me", "me"], &[]).await;
    let stood_in = |seen: &Value| {
        seen["table"]["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] == "stand-in").count()
    };
    let (resign, back) = (format!("/api/tables/{id}/resign"), format!("/api/tables/{id}/return"));
    for (path, wanted) in [(&resign, 1), (&resign, 2), (&back, 1), (&back, 0)] {
        assert_eq!(stood_in(&anna.done(path, json!({})).await), wanted);
    }
    let version = anna.done(&back, json!({})).await["table"]["version"].clone();
    assert_eq!(
        anna.done(&back, json!({})).await["table"]["version"],
        version,
        "nothing was left to take back"
    );
    server.stop().await;
}

#[tokio::test]
async fn setting_preset_answers_is_invisible_to_others() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let table = format!("/api/tables/{id}");
    let mut stream = Stream::open(&anna, &format!("{table}/stream"), None).await;
    let before = stream.next_named("table").await.data["table"]["version"].clone();
    for veto in ["never", "ask"] {
        let ahead = json!({ "veto": veto, "disc": [], "returns": [] });
        assert_eq!(bert.call(Method::PUT, &format!("{table}/ahead"), Some(ahead)).await.0, 204);
    }
    assert_eq!(anna.seen(&table).await["table"]["version"], before);
    bert.done(&format!("{table}/chat"), json!({ "text": "hola" })).await;
    let told = stream.next().await.unwrap();
    assert_eq!(told.name, "chat", "{}", told.data);
    server.stop().await;
}

#[tokio::test]
async fn an_open_table_without_activity_is_closed() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let open = json!({ "seats": ["me", "open"] });
    let id =
        async || anna.done("/api/tables", open.clone()).await["table"]["id"].as_str().unwrap().to_owned();
    let (left, fresh) = (id().await, id().await);
    server.stop().await;
    stored(&file, &format!("UPDATE tables SET due = due - 2592000000 WHERE id = '{left}'")).await;
    let server = serve(&file.url()).await;
    let anna = anna.at(&server);
    let phase = async |id: &str| anna.seen(&format!("/api/tables/{id}")).await["table"]["phase"].clone();
    for _ in 0..400 {
        if phase(&left).await == "closed" {
            assert_eq!(phase(&fresh).await, "open");
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it was never closed");
}
