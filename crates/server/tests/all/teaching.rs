//! Hints and lessons over HTTP. Neither stores anything.

use crate::common::{File, Person, serve};
use engine::{Edition, Record, Setup, Variants};
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use server::teaching::lessons::LESSONS;

async fn hint(person: &Person, id: &str, ply: usize, actions: &[&str]) -> (u16, Value) {
    person.post(&format!("/api/tables/{id}/hint"), json!({ "ply": ply, "actions": actions })).await
}

/// The decision of the seat that is asked.
async fn asked(person: &Person, id: &str) -> (usize, Vec<String>) {
    let table = person.seen(&format!("/api/tables/{id}")).await;
    let seat = table["table"]["asked"][0].as_str().unwrap_or("red").to_owned();
    let asked = person.seen(&format!("/api/tables/{id}/decision?seat={seat}")).await;
    let options = asked["options"].as_array().unwrap().iter();
    (asked["ply"].as_u64().unwrap() as usize, options.map(|text| text.as_str().unwrap().to_owned()).collect())
}

#[tokio::test]
async fn a_hint_has_at_most_three_ideas_and_is_repeatable() {
    let (file, mut hints) = (File::new(), 0);
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    while hints < 60 {
        let (ply, options) = asked(&anna, &id).await;
        let Some(first) = options.first() else { break };
        let (status, told) = hint(&anna, &id, ply, &[]).await;
        assert_eq!((status, &told["ply"], &told["actions"]), (200, &json!(ply), &json!(0)), "{told}");
        assert_eq!(hint(&anna, &id, ply, &[]).await.1, told, "the same question, the same answer");
        let ideas = told["ideas"].as_array().unwrap();
        assert!((1..=3.min(options.len())).contains(&ideas.len()), "{told}");
        for idea in ideas {
            assert!(options.iter().any(|option| idea["action"] == *option), "{idea} is no answer");
            assert_eq!(idea["margin"].is_null(), options.len() == 1, "{idea}");
        }
        let best = ideas[0]["action"].as_str().unwrap().to_owned();
        let later = hint(&anna, &id, ply, &[&best]).await;
        assert_eq!((later.0, &later.1["actions"]), (200, &json!(1)), "after a draft: {}", later.1);
        assert_eq!(hint(&anna, &id, ply, &["fly away"]).await.1["error"]["code"], "bad-action");
        assert_eq!(hint(&anna, &id, ply + 1, &[]).await.1["error"]["code"], "stale");
        let action = if hints % 2 == 0 { &best } else { first };
        anna.done(&format!("/api/tables/{id}/actions"), json!({ "ply": ply, "actions": [action] })).await;
        hints += 1;
    }
    server.stop().await;
}

#[tokio::test]
async fn hints_are_refused_with_other_people_or_by_the_settings() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let together = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
    let together = together["table"]["id"].as_str().unwrap();
    bert.done(&format!("/api/tables/{together}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{together}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{together}/start"), json!({})).await;
    let without = json!({ "seats": ["me", "squire"], "hints": false, "start": true });
    let without = anna.done("/api/tables", without).await;
    assert_eq!(without["table"]["terms"]["hints"], false);
    let without = without["table"]["id"].as_str().unwrap();
    let setup = Setup::deal(Edition::embedded(), Variants::players(2).unwrap(), &mut Pcg32::new(1, 1));
    let record = json!({ "record": Record::new(setup).to_string(), "seats": ["me", "me"], "hints": false });
    let played_on = anna.done("/api/tables", record).await;
    assert_eq!(played_on["table"]["terms"]["hints"], false, "of a table with a record too");
    for id in [together, without] {
        let (status, refused) = hint(&anna, id, 0, &[]).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("no-hints")), "{refused}");
    }
    let (status, refused) = hint(&bert, without, 0, &[]).await;
    assert_eq!(status, 403, "a watcher is told nothing: {refused}");
    server.stop().await;
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_over_http_and_can_be_resumed() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let learner = server.stranger();
    let list = learner.get("/api/lessons").await.1;
    assert_eq!(list["lessons"].as_array().unwrap().len(), LESSONS.len());
    for lesson in LESSONS {
        let path = format!("/api/lessons/{}", lesson.name);
        let mut taught = learner.done(&format!("{path}/look"), json!({ "played": [] })).await;
        for (index, task) in lesson.tasks.iter().enumerate() {
            assert_eq!((&taught["task"], &taught["game"]["seat"]), (&json!(index), &json!("red")));
            for action in task.path.split(';').map(str::trim) {
                let body = json!({ "played": taught["played"], "actions": [action] });
                let draft = learner.done(&format!("{path}/try"), body.clone()).await;
                assert_eq!(draft["actions"], 1, "{action}");
                taught = learner.done(&format!("{path}/play"), body).await;
                let again =
                    learner.done(&format!("{path}/look"), json!({ "played": taught["played"] })).await;
                assert_eq!(again["game"]["view"], taught["game"]["view"], "{action}");
            }
        }
        assert_eq!(taught["task"], taught["tasks"], "{}", lesson.name);
    }
    let refused = learner.post("/api/lessons/nothing/look", json!({ "played": [] })).await;
    assert_eq!((refused.0, &refused.1["error"]["code"]), (404, &json!("not-found")));
    let broken = json!({ "played": ["choose fiesta"], "actions": ["place toledo"] });
    let refused = learner.post("/api/lessons/placement/play", broken).await;
    assert_eq!(
        (refused.0, &refused.1["error"]["code"], &refused.1["why"]),
        (422, &json!("not-yet"), &json!("elsewhere"))
    );
    server.stop().await;
}
