//! The best players: their order, who is left out, and the caller's own place.

use crate::common::postgres::Cluster;
use crate::common::{File, PASSWORD, Person, Running, serve};
use reqwest::Method;
use serde_json::{Value, json};
use server::host::admin::Administrator;
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor};

async fn own_id(person: &Person) -> String {
    person.seen("/api/me").await["id"].as_str().unwrap().to_owned()
}

/// Stores ratings as many games would have: user, rating, uncertainty, games.
async fn rate(database: &str, ratings: &[(&str, f64, f64, u32)]) {
    install_default_drivers();
    let mut connection = AnyConnection::connect(database).await.unwrap();
    for (user, rating, uncertainty, games) in ratings {
        let sql = format!(
            "INSERT INTO ratings (user_id, rating, uncertainty, games) VALUES ('{user}', {rating}, {uncertainty}, {games})"
        );
        connection.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    }
    connection.close().await.unwrap();
}

fn names(board: &Value) -> Vec<(u64, String)> {
    let players = board["players"].as_array().unwrap().iter();
    players
        .map(|player| (player["place"].as_u64().unwrap(), player["name"].as_str().unwrap().to_owned()))
        .collect()
}

fn placed(expected: &[&str]) -> Vec<(u64, String)> {
    (1..).zip(expected.iter().map(|name| (*name).to_owned())).collect()
}

async fn the_best_come_first(server: &Running, database: &str) {
    let [anna, bert, carla, dora, emil] = ["Anna", "Bert", "Carla", "Dora", "Emil"];
    let (anna, bert) = (server.member(anna).await, server.member(bert).await);
    let (carla, dora) = (server.member(carla).await, server.member(dora).await);
    let emil = server.member(emil).await;
    let ids = [own_id(&anna).await, own_id(&bert).await, own_id(&carla).await, own_id(&dora).await];
    let [first, second, third, fourth] = &ids;
    rate(
        database,
        &[
            (first, 30.0, 5.0, 12),
            // A lower rating that is better known.
            (second, 28.0, 1.0, 10),
            // Provisional.
            (third, 40.0, 1.0, 9),
            (fourth, 27.0, 1.0, 30),
        ],
    )
    .await;
    let board = bert.seen("/api/leaderboard").await;
    assert_eq!(names(&board), placed(&["Bert", "Dora", "Anna"]));
    assert_eq!(
        (&board["more"], &board["own"]["place"], &board["own"]["missing"]),
        (&json!(false), &json!(1), &json!(0))
    );
    assert_eq!(
        (&board["players"][2]["at_least"], &board["players"][2]["rating"]["value"]),
        (&json!(15.0), &json!(30.0))
    );
    let provisional = carla.seen("/api/leaderboard").await["own"].clone();
    assert_eq!((&provisional["place"], &provisional["missing"]), (&Value::Null, &json!(1)));
    assert_eq!(emil.seen("/api/leaderboard").await["own"], Value::Null);
    let rest = server.stranger().seen("/api/leaderboard?skip=2").await;
    assert_eq!((names(&rest), &rest["own"]), (vec![(3, "Anna".to_owned())], &Value::Null));

    ban(server, second).await;
    assert_eq!(names(&server.stranger().seen("/api/leaderboard").await), placed(&["Dora", "Anna"]));
    assert_eq!(
        dora.browser().call(Method::DELETE, "/api/me", Some(json!({ "password": PASSWORD }))).await.0,
        204
    );
    assert_eq!(names(&server.stranger().seen("/api/leaderboard").await), [(2, "Anna".to_owned())]);
}

async fn ban(server: &Running, user: &str) {
    let request = serde_json::from_value(json!({ "action": "ban-user", "target": user, "reason": "test" }));
    server.host.administer(&Administrator::Operator, &request.unwrap()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_players_come_first_on_sqlite() {
    let file = File::new();
    let server = serve(&file.url()).await;
    the_best_come_first(&server, &file.url()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_players_come_first_on_postgresql() {
    let cluster = Cluster::start("leaderboard");
    let server = serve(&cluster.url()).await;
    the_best_come_first(&server, &cluster.url()).await;
    server.stop().await;
}

#[tokio::test]
async fn a_response_has_fifty_players_and_only_a_number_skips() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let mut ids = Vec::new();
    for number in 0..52 {
        ids.push(own_id(&server.guest(&format!("Guest {number}")).await).await);
    }
    let ratings: Vec<_> = ids
        .iter()
        .zip(0..)
        .map(|(id, place)| (id.as_str(), 40.0 - f64::from(place) / 10.0, 1.0, 20))
        .collect();
    rate(&file.url(), &ratings).await;
    let stranger = server.stranger();
    let first = stranger.seen("/api/leaderboard").await;
    assert_eq!((first["players"].as_array().unwrap().len(), &first["more"]), (50, &json!(true)));
    let rest = stranger.seen("/api/leaderboard?skip=50").await;
    assert_eq!(
        (names(&rest), &rest["more"]),
        (vec![(51, "Guest 50".to_owned()), (52, "Guest 51".to_owned())], &json!(false))
    );
    assert_eq!(stranger.seen("/api/leaderboard?skip=99999999999").await["players"], json!([]));
    assert_eq!(stranger.get("/api/leaderboard?skip=-1").await.0, 400);
    server.stop().await;
}
