//! Results, ratings, and games of two people against each other.

use crate::common::postgres::Cluster;
use crate::common::{File, PASSWORD, Person, Running, serve, serve_behind_proxy};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::{Value, json};
use server::host::admin::Administrator;

/// A short game for these people and bots; the first person creates the table.
async fn begun(people: &[&Person], bots: usize, more: Value) -> String {
    let mut seats = vec!["me"];
    seats.extend(std::iter::repeat_n("open", people.len() - 1).chain(std::iter::repeat_n("random", bots)));
    let mut body = json!({ "seats": seats, "variants": ["short"] });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = people[0].done("/api/tables", body).await;
    let (id, invitation) = (made["table"]["id"].as_str().unwrap().to_owned(), &made["table"]["invitation"]);
    for person in &people[1..] {
        person.done(&format!("/api/tables/{id}/join"), json!({ "invitation": invitation })).await;
        person.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    }
    people[0].done(&format!("/api/tables/{id}/start"), json!({})).await;
    id
}

async fn finish(id: &str, people: &[&Person]) {
    let mut rng = Pcg32::new(7, 1);
    while !people[0].is_over(id).await {
        for person in people {
            person.play_once(id, &mut rng).await;
        }
    }
}

/// Plays until this many rounds have begun.
async fn play_until_round(id: &str, people: &[&Person], rounds: u64) {
    let mut rng = Pcg32::new(7, 1);
    let first = people[0].seen(&format!("/api/tables/{id}/view")).await["view"]["round"].as_u64().unwrap();
    while people[0].seen(&format!("/api/tables/{id}/view")).await["view"]["round"].as_u64()
        < Some(first + rounds - 1)
    {
        for person in people {
            person.play_once(id, &mut rng).await;
        }
    }
}

async fn own_id(person: &Person) -> String {
    person.seen("/api/me").await["id"].as_str().unwrap().to_owned()
}

async fn points(server: &Running, id: &str) -> [u64; 2] {
    let seen = server.stranger().seen(&format!("/api/tables/{id}")).await;
    ["red", "blue"].map(|seat| seen["game"]["view"]["scores"][seat].as_u64().unwrap())
}

async fn two_people_are_rated_once(server: &Running) {
    let (anna, bert) = (server.member("Anna").await, server.member("Bert").await);
    let id = begun(&[&anna, &bert], 1, json!({})).await;
    finish(&id, &[&anna, &bert]).await;
    let (me, you) = (anna.seen("/api/me").await, bert.seen("/api/me").await);
    assert_eq!([&me["people"]["games"], &me["bots"]["games"], &me["rating"]["games"]], [1, 0, 1]);
    let value = |player: &Value| player["rating"]["value"].as_f64().unwrap();
    let [first, second] = points(server, &id).await;
    assert_eq!(value(&me).total_cmp(&value(&you)), first.cmp(&second), "{me} {you}");
    assert!(me["rating"]["uncertainty"].as_f64().unwrap() < 25.0 / 3.0);
    let latest = &me["latest"][0];
    assert_eq!(
        (&latest["table"], &latest["points"], &latest["seats"]),
        (&json!(id), &json!(first), &json!(3))
    );
    assert_eq!((&latest["left"], &latest["rating"]), (&json!(false), &me["rating"]["value"]));
    let (me, you) = (own_id(&anna).await, own_id(&bert).await);
    let met = server.stranger().seen(&format!("/api/players/{me}/against/{you}")).await;
    let back = server.stranger().seen(&format!("/api/players/{you}/against/{me}")).await;
    assert_eq!(
        (&met["games"], &met["player"]["name"], &met["other"]["name"]),
        (&json!(1), &json!("Anna"), &json!("Bert"))
    );
    assert_eq!((&met["ahead"], &met["level"]), (&back["behind"], &back["level"]));
    assert_eq!(met["ahead"] == 1, first > second);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_two_people_is_rated_once_on_sqlite() {
    let file = File::new();
    let server = serve(&file.url()).await;
    two_people_are_rated_once(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_two_people_is_rated_once_on_postgresql() {
    let cluster = Cluster::start("results");
    let (server, other) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    two_people_are_rated_once(&server).await;
    many_games_end_at_once(&server, &other).await;
    server.stop().await;
    other.stop().await;
}

/// The same two people finish games at two processes at the same time: each game counts once.
async fn many_games_end_at_once(here: &Running, there: &Running) {
    let (anna, bert) = (here.member("Carla").await, here.member("Dora").await);
    let mut games = Vec::new();
    for number in 0..6 {
        let at = if number % 2 == 0 { here } else { there };
        let (anna, bert) = (anna.at(at), bert.at(at));
        games.push(tokio::spawn(async move {
            let id = begun(&[&anna, &bert], 0, json!({})).await;
            finish(&id, &[&anna, &bert]).await;
        }));
    }
    for game in games {
        game.await.unwrap();
    }
    let (me, you) = (anna.seen("/api/me").await, bert.seen("/api/me").await);
    assert_eq!([&me["rating"]["games"], &you["rating"]["games"], &me["people"]["games"]], [6, 6, 6]);
    let met = format!("/api/players/{}/against/{}", own_id(&anna).await, own_id(&bert).await);
    assert_eq!(anna.seen(&met).await["games"], 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn results_stay_when_their_table_is_deleted() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.member("Anna").await, server.member("Bert").await);
    let id = begun(&[&anna, &bert], 0, json!({})).await;
    finish(&id, &[&anna, &bert]).await;
    let before = anna.seen("/api/me").await;
    let delete = json!({ "action": "delete-table", "target": id, "reason": "insults in the chat" });
    let delete = serde_json::from_value(delete).unwrap();
    server.host.administer(&Administrator::Operator, &delete).await.unwrap();
    let after = anna.seen("/api/me").await;
    assert_eq!(before["latest"][0]["table"], json!(id));
    assert_eq!((&after["latest"], &after["rating"]), (&before["latest"], &before["rating"]));
    let seen = bert.seen(&format!("/api/players/{}", own_id(&anna).await)).await;
    assert_eq!(seen["latest"], json!([]), "whether the table was public is not known any more");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_is_placed_last() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.member("Anna").await, server.member("Bert").await);
    let id = begun(&[&anna, &bert], 0, json!({})).await;
    play_until_round(&id, &[&anna, &bert], 3).await;
    bert.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    finish(&id, &[&anna]).await;
    let (me, you) = (anna.seen("/api/me").await, bert.seen("/api/me").await);
    assert_eq!([&me["latest"][0]["place"], &you["latest"][0]["place"]], [1, 2]);
    assert_eq!([&you["people"]["left"], &me["people"]["wins"]], [1, 1]);
    assert!(me["rating"]["value"].as_f64().unwrap() > 25.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_against_bots_are_unrated_and_games_with_two_own_seats_do_not_count() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let alone = begun(&[&anna], 1, json!({})).await;
    finish(&alone, &[&anna]).await;
    let both = anna.table(&["me", "me"], &["short"]).await;
    finish(&both, &[&anna]).await;
    let record = anna.seen(&format!("/api/tables/{alone}/record")).await;
    let again = json!({ "seats": ["me", "random"], "record": record });
    assert_eq!(anna.done("/api/tables", again).await["table"]["phase"], "over");
    let me = anna.seen("/api/me").await;
    assert_eq!([&me["bots"]["games"], &me["people"]["games"]], [1, 0]);
    assert!(me["rating"].is_null(), "{me}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_hide_private_tables_and_deleted_users() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let (anna, bert) = (server.member("Anna").await, server.member("Bert").await);
    let id = begun(&[&anna, &bert], 0, json!({ "access": "invitation" })).await;
    finish(&id, &[&anna, &bert]).await;
    let path = format!("/api/players/{}", own_id(&anna).await);
    assert_eq!(anna.seen(&path).await["latest"][0]["table"], json!(id));
    let seen = bert.seen(&path).await;
    assert_eq!((&seen["latest"], &seen["people"]["games"]), (&json!([]), &json!(1)));
    assert_eq!(bert.get("/api/players/nobody").await.0, 404);
    assert_eq!(
        anna.browser().call(Method::DELETE, "/api/me", Some(json!({ "password": PASSWORD }))).await.0,
        204
    );
    assert_eq!(bert.get(&path).await.0, 404);
    server.stop().await;
}

/// Plays a game of two and returns why it is not rated, as the table, the result and the rating say.
async fn reason(people: [&Person; 2], resign_in_round: Option<u64>) -> Value {
    let id = begun(&people, 0, json!({})).await;
    if let Some(round) = resign_in_round {
        play_until_round(&id, &people, round).await;
        people[1].done(&format!("/api/tables/{id}/resign"), json!({})).await;
        finish(&id, &people[..1]).await;
    } else {
        finish(&id, &people).await;
    }
    let (table, me) = (people[0].seen(&format!("/api/tables/{id}")).await, people[0].seen("/api/me").await);
    let reason = table["table"]["unrated"].clone();
    assert_eq!(me["latest"][0]["unrated"], reason);
    assert_eq!(me["rating"].is_null(), !reason.is_null(), "{me}");
    assert_eq!(me["people"]["games"], 1);
    reason
}

async fn ratings_cannot_be_farmed(server: &Running) {
    let member = async |name: &str, address: &str| server.member_at(name, Some(address)).await;
    let (anna, guest) = (member("Anna", "192.0.2.1").await, server.guest("Guest").await);
    assert_eq!(reason([&anna, &guest], None).await, "guests");
    let (bert, carla) = (member("Bert", "192.0.2.2").await, member("Carla", "192.0.2.3").await);
    assert_eq!(reason([&bert, &carla], Some(2)).await, "early-resignation");
    let (dora, emil) = (member("Dora", "192.0.2.4").await, member("Emil", "192.0.2.4").await);
    assert_eq!(reason([&dora, &emil], None).await, "same-address");
    let (fred, gina) = (member("Fred", "192.0.2.5").await, member("Gina", "192.0.2.6").await);
    assert_eq!(reason([&fred, &gina], Some(3)).await, Value::Null);
    assert_eq!(fred.seen("/api/me").await["rating"]["provisional"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_cannot_be_farmed_on_sqlite() {
    let file = File::new();
    let server = serve_behind_proxy(&file.url()).await;
    ratings_cannot_be_farmed(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_cannot_be_farmed_on_postgresql() {
    let cluster = Cluster::start("farmed");
    let server = serve_behind_proxy(&cluster.url()).await;
    ratings_cannot_be_farmed(&server).await;
    server.stop().await;
}
