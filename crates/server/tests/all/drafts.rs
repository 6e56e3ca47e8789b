//! Drafts: a preview matches what is then played, is refused in the same way, and changes nothing.

use crate::common::{File, Person, serve};
use engine::chance::below;
use rand_pcg::Pcg32;
use serde_json::{Value, json};

async fn tried(person: &Person, id: &str, body: &Value) -> (u16, Value) {
    person.post(&format!("/api/tables/{id}/try"), body.clone()).await
}

/// Whether the events reveal something hidden.
fn reveals(events: &Value) -> bool {
    const SHOWN: [&str; 5] = ["received", "dummy-placed", "revealed", "disc-turned", "castillo-opened"];
    events.as_array().unwrap().iter().any(|event| {
        SHOWN.iter().any(|shown| event["event"] == *shown)
            || event["event"] == "played" && event["player"] == "dummy"
    })
}

/// The same draft as the page computes it, from what it knows of the game.
async fn in_the_page(person: &Person, id: &str, body: &Value) -> Value {
    let seen = person.seen(&format!("/api/tables/{id}?seat={}", body["seat"].as_str().unwrap())).await;
    let mut request = body.clone();
    request["call"] = json!("draft");
    request["edition"] = json!("built-in");
    request["position"] = seen["game"]["position"].clone();
    let response = wasm::Module::default().respond(request.to_string().as_bytes());
    serde_json::from_slice(&response).unwrap()
}

/// Drafts one answer, then plays it: both must agree.
async fn try_and_play(person: &Person, id: &str, rng: &mut Pcg32) -> Option<bool> {
    let asked = person.seen(&format!("/api/tables/{id}/decision")).await;
    let options = asked["options"].as_array().unwrap();
    let action = options.get(below(options.len().max(1), rng))?;
    let now = tried(person, id, &json!({ "ply": asked["ply"], "actions": [] })).await.1;
    let expected = (&asked["options"], &json!(false), &json!(0));
    assert_eq!((&now["options"], &now["ends"], &now["actions"]), expected);
    let body = json!({ "ply": asked["ply"], "seat": asked["seat"], "actions": [action] });
    let (status, draft) = tried(person, id, &body).await;
    assert_eq!(status, 200, "{draft}");
    assert_eq!(in_the_page(person, id, &body).await["ok"], draft, "{action}");
    let played = person.done(&format!("/api/tables/{id}/actions"), body).await;
    let events = &played["notices"][0]["events"];
    assert_eq!(draft["ends"], json!(played["checkpoint"] == played["ply"]), "{action}");
    if reveals(events) {
        assert_eq!(
            (&draft["view"], &draft["events"], &draft["options"]),
            (&Value::Null, &json!([]), &json!([]))
        );
        return Some(true);
    }
    assert_eq!((&draft["view"], &draft["events"]), (&played["view"], events), "{action}");
    Some(false)
}

#[tokio::test]
async fn a_draft_matches_the_played_result_or_shows_nothing() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let (mut told, mut kept) = (0, 0);
    for (seats, variants) in
        [(2, vec!["power-shift"]), (3, vec!["regency", "memory-aid"]), (5, vec!["veto", "rivalry", "short"])]
    {
        let id = anna.table(&vec!["me"; seats], &variants).await;
        let mut rng = Pcg32::new(seats as u64, 7);
        while let Some(is_kept) = try_and_play(&anna, &id, &mut rng).await {
            if is_kept { kept += 1 } else { told += 1 }
        }
        assert!(anna.is_over(&id).await);
    }
    assert!(told > 300 && kept > 20, "{told} told, {kept} kept");
    server.stop().await;
}

#[tokio::test]
async fn a_draft_is_refused_like_its_actions_and_changes_nothing() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me", "me"], &[]).await;
    let mut rng = Pcg32::new(1, 1);
    for _ in 0..5 {
        anna.play_once(&id, &mut rng).await;
    }
    let before = anna.seen(&format!("/api/tables/{id}")).await;
    let ply = before["table"]["ply"].as_u64().unwrap();
    let asked = before["game"]["asked"][0].as_str().unwrap();
    let king = before["game"]["view"]["king"].as_str().unwrap();
    let other = ["red", "blue", "green"].into_iter().find(|seat| *seat != asked).unwrap();
    for body in [
        json!({ "ply": ply, "actions": ["play 1", "take 1"] }),
        json!({ "ply": ply, "actions": [format!("place {king}")] }),
        json!({ "ply": ply, "seat": other, "actions": ["done"] }),
        json!({ "ply": ply - 1, "actions": ["done"] }),
        json!({ "ply": ply + 1, "actions": ["done"] }),
        json!({ "ply": ply, "actions": ["fly"] }),
        json!({ "ply": ply, "seat": "purple", "actions": ["done"] }),
        json!({ "ply": ply, "actions": vec!["done"; 201] }),
        json!({ "ply": ply }),
    ] {
        let (status, refusal) = anna.post(&format!("/api/tables/{id}/actions"), body.clone()).await;
        assert!(status >= 400, "{body}: {refusal}");
        assert_eq!(tried(&anna, &id, &body).await, (status, refusal.clone()), "{body}");
        if body["seat"].is_null() && body["ply"] == ply && refusal["error"]["code"] != "bad-request" {
            let seat = json!({ "ply": ply, "seat": asked, "actions": body["actions"] });
            assert_eq!(in_the_page(&anna, &id, &seat).await["error"], refusal["error"], "{body}");
        }
    }
    for body in [json!({ "ply": ply, "actions": [] }), json!({ "ply": ply, "seat": other, "actions": [] })] {
        assert_eq!(tried(&anna, &id, &body).await.0, 200);
    }
    assert_eq!(anna.seen(&format!("/api/tables/{id}")).await, before);
    server.stop().await;
}
