//! Playing: stale, illegal and repeated requests; seats; streams; restarts.

use crate::common::two::{code, in_order, options, play, two};
use crate::common::{File, Person, Stream, serve};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_repeated_request_is_played_once_and_gets_the_same_response() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let (first, second) = in_order(&id, anna, bert).await;
    let (low, high) = options(&first, &id).await;
    let (status, answer) = play(&first, &id, 0, &[&low, "done"], "k0").await;
    assert_eq!((status, code(&answer)), (422, "past-checkpoint"));
    let (status, answer) = play(&first, &id, 0, &[&low], "k1").await;
    assert_eq!((status, answer["ply"].as_u64()), (200, Some(1)));
    assert_eq!(answer["notices"][0]["events"][0]["event"], "played");
    assert_eq!(play(&first, &id, 0, &[&low], "k1").await, (200, answer));
    let (status, answer) = play(&first, &id, 0, &[&high], "k1").await;
    assert_eq!((status, code(&answer)), (409, "key-used"));
    first.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    let (status, answer) = play(&first, &id, 0, &[&low], "k1").await;
    assert_eq!((status, answer["ply"].as_u64()), (200, Some(1)), "a bot may play the seat by now");
    first.done(&format!("/api/tables/{id}/return"), json!({})).await;
    let (status, answer) = play(&second, &id, 0, &[&high], "k1").await;
    assert_eq!((status, code(&answer), answer["game"]["ply"].as_u64()), (409, "stale", Some(1)));
    assert_eq!(answer["game"]["view"]["own"]["hand"].as_array().unwrap().len(), 13);
    let (status, answer) = play(&second, &id, 1, &[&low], "k2").await;
    assert_eq!((status, code(&answer), &answer["error"]["rule"]), (422, "illegal", &json!("POW-2")));
    let (status, answer) = play(&first, &id, 1, &[&high], "k3").await;
    assert_eq!((status, code(&answer)), (409, "out-of-turn"));
    let (status, answer) = play(&second, &id, 1, &["fly"], "k5").await;
    assert_eq!((status, code(&answer)), (422, "bad-action"));
    server.stop().await;
}

#[tokio::test]
async fn a_used_key_is_refused_for_another_request() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "me"], &["short"]).await;
    let option = options(&anna, &id).await.0;
    assert_eq!(play(&anna, &id, 0, &[&option], "k").await.0, 200);
    let option = options(&anna, &id).await.0;
    let (status, answer) = play(&anna, &id, 1, &[&option], "k").await;
    assert_eq!((status, code(&answer)), (409, "key-used"));
    assert_eq!(anna.seen(&format!("/api/tables/{id}/view")).await["ply"], 1, "nothing was played");
    assert_eq!(play(&anna, &id, 1, &[&option], "another").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn the_owner_can_free_the_seat_of_an_absent_player() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
    let path = |deed: &str| format!("/api/tables/{}/{deed}", made["table"]["id"].as_str().unwrap());
    bert.done(&path("join"), json!({})).await;
    let (status, answer) = bert.post(&path("seats"), json!({ "seat": "red", "holder": "open" })).await;
    assert_eq!((status, code(&answer)), (403, "forbidden"));
    let (status, answer) = anna.post(&path("seats"), json!({ "seat": "blue", "holder": "me" })).await;
    assert_eq!((status, code(&answer)), (409, "seat-taken"));
    let freed = anna.done(&path("seats"), json!({ "seat": "blue", "holder": "random" })).await;
    assert_eq!(freed["table"]["seats"][1]["kind"], "bot");
    anna.done(&path("start"), json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn an_owner_without_a_seat_can_list_and_leave_the_table() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let make = async || {
        let made = anna.done("/api/tables", json!({ "seats": ["open", "open"] })).await;
        made["table"]["id"].as_str().unwrap().to_owned()
    };
    let (empty, other) = (make().await, make().await);
    assert_eq!(anna.seen("/api/tables?list=mine").await["tables"].as_array().unwrap().len(), 2);
    anna.done(&format!("/api/tables/{empty}/leave"), json!({})).await;
    assert_eq!(bert.seen(&format!("/api/tables/{empty}")).await["table"]["phase"], "closed");
    bert.done(&format!("/api/tables/{other}/join"), json!({})).await;
    assert_eq!(anna.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    let body = json!({ "seat": "blue", "holder": "random" });
    bert.done(&format!("/api/tables/{other}/seats"), body).await;
    bert.done(&format!("/api/tables/{other}/start"), json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn an_abandoned_rematch_is_replaced_without_deleted_players() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["short"] })).await;
    let mut rng = Pcg32::new(3, 1);
    while !anna.is_over(&id).await {
        anna.play_once(&id, &mut rng).await;
        bert.play_once(&id, &mut rng).await;
    }
    let again = async |person: &Person| {
        let made = person.done(&format!("/api/tables/{id}/rematch"), json!({})).await;
        made["table"]["id"].as_str().unwrap().to_owned()
    };
    let first = again(&anna).await;
    assert_eq!(again(&bert).await, first);
    for person in [&anna, &bert] {
        person.done(&format!("/api/tables/{first}/leave"), json!({})).await;
    }
    let second = again(&anna).await;
    assert_ne!(second, first);
    assert_eq!(again(&bert).await, second);
    for person in [&anna, &bert] {
        person.done(&format!("/api/tables/{second}/leave"), json!({})).await;
    }
    assert_eq!(bert.browser().call(Method::DELETE, "/api/me", Some(json!({}))).await.0, 204);
    let third = anna.done(&format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(
        (&third["table"]["phase"], &third["table"]["seats"][1]["kind"]),
        (&json!("open"), &json!("open"))
    );
    server.stop().await;
}

#[tokio::test]
async fn full_tables_are_not_listed_as_open_and_awaited_tables_are_listed_once() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"] })).await;
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    let open = async || bert.seen("/api/tables?list=open").await["tables"].as_array().unwrap().len();
    assert_eq!(open().await, 1);
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    assert_eq!(open().await, 0);
    let screen = anna.table(&["me", "me", "me"], &["power-shift"]).await;
    let awaited = anna.seen("/api/tables?list=awaited").await;
    assert_eq!(
        anna.seen(&format!("/api/tables/{screen}")).await["game"]["asked"].as_array().unwrap().len(),
        3
    );
    assert_eq!(awaited["tables"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_player_is_notified_when_no_longer_awaited() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let (first, _) = in_order(&id, anna, bert).await;
    let mut personal = Stream::open(&first, "/api/me/stream", None).await;
    assert_eq!(personal.next_named("awaited").await.data["tables"], json!([id]));
    play(&first, &id, 0, &[&options(&first, &id).await.0], "k").await;
    assert_eq!(personal.next_named("awaited").await.data["tables"], json!([]));
    drop(personal);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_sends_both_chat_rooms_completely_after_the_game() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["short"] })).await;
    let say =
        async |text: String| anna.done(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await;
    for line in 1..=250 {
        say(line.to_string()).await;
    }
    let sam = server.guest("Sam").await;
    let mut stream = Stream::open(&sam, &format!("/api/tables/{id}/stream"), None).await;
    let mut rng = Pcg32::new(4, 1);
    while !anna.is_over(&id).await {
        anna.play_once(&id, &mut rng).await;
        bert.play_once(&id, &mut rng).await;
    }
    for line in 1..=250 {
        assert_eq!(stream.next_named("chat").await.data["text"], line.to_string());
    }
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn players_cannot_use_the_seats_of_others() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let carl = server.guest("Carl").await;
    let forbidden = async |person: &Person, method: Method, path: &str, body: Option<Value>| {
        let (status, answer) = person.call(method, &format!("/api/tables/{id}{path}"), body).await;
        assert_eq!((status, code(&answer)), (403, "forbidden"), "{path}");
    };
    let act = json!({ "ply": 0, "seat": "red", "actions": ["play 1"] });
    forbidden(&bert, Method::POST, "/actions", Some(act.clone())).await;
    forbidden(&carl, Method::POST, "/actions", Some(act)).await;
    for path in ["?seat=red", "/view?seat=red", "/stream?seat=red", "/decision?seat=red", "/ahead?seat=red"] {
        forbidden(&bert, Method::GET, path, None).await;
    }
    for path in ["/resign", "/return"] {
        forbidden(&carl, Method::POST, path, Some(json!({}))).await;
    }
    forbidden(&carl, Method::POST, "/undo", Some(json!({ "ply": 0 }))).await;
    let seen = carl.seen(&format!("/api/tables/{id}")).await;
    assert!(seen["table"]["invitation"].is_null() && seen["table"]["seed"].is_null());
    assert!(seen["game"]["view"]["own"].is_null());
    let invitation = anna.seen(&format!("/api/tables/{id}")).await["table"]["invitation"].clone();
    assert_eq!(invitation.as_str().unwrap().len(), 16);
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_requires_the_invitation() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"], "access": "invitation" })).await;
    let join = format!("/api/tables/{}/join", made["table"]["id"].as_str().unwrap());
    assert_eq!(bert.post(&join, json!({})).await.0, 403);
    assert_eq!(bert.post(&join, json!({ "invitation": "aaaaaaaaaaaaaaaa" })).await.0, 403);
    assert_eq!(bert.post(&join, json!({ "invitation": made["table"]["invitation"] })).await.0, 200);
    let cleo = server.guest("Cleo").await;
    assert_eq!(cleo.post(&join, json!({ "invitation": made["table"]["invitation"] })).await.0, 409);
    assert!(bert.seen("/api/tables?list=open").await["tables"].as_array().unwrap().is_empty());
    assert_eq!(bert.seen("/api/tables?list=mine").await["tables"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn joining_again_keeps_the_seat_unless_another_is_named() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open", "open"] })).await;
    let join = format!("/api/tables/{}/join", made["table"]["id"].as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(bert.done(&join, json!({})).await["table"]["yours"], json!(["blue"]));
    }
    for _ in 0..2 {
        let joined = bert.done(&join, json!({ "seat": "green" })).await;
        assert_eq!(joined["table"]["yours"], json!(["blue", "green"]));
    }
    assert_eq!(bert.post(&join, json!({ "seat": "red" })).await.0, 409);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_resumes_without_gap_or_repeat() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["short"] })).await;
    let people = [anna.clone(), bert];
    let stream = format!("/api/tables/{id}/stream");
    let mut open = Stream::open(&anna, &stream, Some("0-0")).await;
    let mut plies = Vec::new();
    let mut rng = Pcg32::new(6, 1);
    let mut last = String::new();
    for round in 0..60 {
        people[round % 2].play_once(&id, &mut rng).await;
        if round % 5 == 0 {
            open = Stream::open(&anna, &stream, Some(if last.is_empty() { "0-0" } else { &last })).await;
            let event = open.next_named("table").await;
            let notices = event.data["game"]["notices"].as_array().unwrap();
            plies.extend(notices.iter().map(|notice| notice["ply"].as_u64().unwrap()));
            last = event.id;
        }
    }
    let (ply, _) = last.split_once('-').unwrap();
    assert_eq!(plies, (1..=ply.parse().unwrap()).collect::<Vec<_>>());
    let all = anna.seen(&format!("/api/tables/{id}/view?ply={ply}&from=1")).await;
    assert_eq!(all["notices"].as_array().unwrap().len(), plies.len());
    let whole = anna.seen(&format!("/api/tables/{id}?from=1")).await;
    let history = anna.seen(&format!("/api/tables/{id}/view?from=1")).await;
    assert_eq!(whole["game"]["notices"], history["notices"]);
    let plain = anna.seen(&format!("/api/tables/{id}")).await;
    assert_eq!(plain["game"]["notices"], json!([]));
    drop(open);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_sends_moves_chat_and_presence_and_ends_on_shutdown() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({})).await;
    let path = format!("/api/tables/{id}/stream");
    let mut watching = Stream::open(&server.stranger(), &path, None).await;
    let first = watching.next_named("table").await;
    assert!(first.data["game"]["view"]["own"].is_null() && first.data["game"]["notices"] == json!([]));
    let mut playing = Stream::open(&anna, &path, None).await;
    assert_eq!(playing.next_named("table").await.data["table"]["yours"], json!(["red"]));
    let counted = json!({ "present": [], "watchers": 1 });
    assert_eq!(watching.next_named("presence").await.data, counted);
    assert_eq!(watching.next_named("presence").await.data["present"], json!(["red"]));
    bert.done(&format!("/api/tables/{id}/chat"), json!({ "text": "<script>alert(1)</script>" })).await;
    assert_eq!(playing.next_named("chat").await.data["text"], "<script>alert(1)</script>");
    let (mover, _) = in_order(&id, anna, bert).await;
    play(&mover, &id, 0, &[&options(&mover, &id).await.0], "k").await;
    let told = watching.next().await.unwrap();
    assert_eq!(
        (told.name.as_str(), &told.data["game"]["ply"]),
        ("table", &json!(1)),
        "watchers hear no players"
    );
    assert_eq!(playing.next_named("table").await.id, "1-1-0");
    let mut personal = Stream::open(&mover, "/api/me/stream", None).await;
    assert_eq!(personal.next_named("awaited").await.data["tables"], json!([]));
    server.stop().await;
    while playing.next().await.is_some() {}
    while watching.next().await.is_some() {}
    assert!(personal.next().await.is_none());
}

#[tokio::test]
async fn simultaneous_secret_choices_survive_a_restart() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (id, anna, bert) = two(&server, json!({ "variants": ["power-shift"] })).await;
    let choice = anna.seen(&format!("/api/tables/{id}/decision")).await["options"][0].clone();
    anna.done(&format!("/api/tables/{id}/actions"), json!({ "ply": 0, "actions": [choice] })).await;
    let before = anna.seen(&format!("/api/tables/{id}/view")).await;
    let other = bert.seen(&format!("/api/tables/{id}/view")).await;
    assert!(before["view"]["own"]["passing"].is_string() && other["asked"] == json!(["blue"]));
    server.stop().await;
    let server = serve(&file.url()).await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    assert_eq!(anna.seen(&format!("/api/tables/{id}/view")).await, before);
    assert_eq!(bert.seen(&format!("/api/tables/{id}/view")).await, other);
    assert!(bert.play_once(&id, &mut Pcg32::new(1, 1)).await);
    server.stop().await;
}
