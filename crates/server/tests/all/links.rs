//! What links show in messages: Open Graph tags and pictures of positions.

use crate::common::{File, Person, Running, serve, serve_with};
use rand_pcg::Pcg32;
use reqwest::{Client, Response};
use serde_json::json;
use server::Settings;
use server::limits::Limits;

const BROWSER: (&str, &str) = ("accept", "text/html,*/*;q=0.8");

async fn ask(server: &Running, path: &str, headers: &[(&str, &str)]) -> Response {
    let request = Client::new().get(format!("{}{path}", server.base));
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap()
}

/// Title, description and path of the picture that a link shows in that language.
async fn preview(server: &Running, path: &str, language: &str) -> [String; 3] {
    let document = ask(server, path, &[BROWSER, ("accept-language", language)]).await;
    assert_eq!(document.status(), 200, "{path}");
    let document = document.text().await.unwrap();
    ["title", "description", "image"].map(|name| {
        let start = format!("<meta property=\"og:{name}\" content=\"");
        let (_, rest) = document.split_once(&start).unwrap();
        rest.split_once("\">").unwrap().0.replace(&server.base, "")
    })
}

/// A table of Anna's that waits for another player, and its invitation.
async fn open_table(anna: &Person, access: &str) -> (String, String) {
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"], "access": access })).await;
    let text = |name: &str| made["table"][name].as_str().unwrap().to_owned();
    (text("id"), text("invitation"))
}

#[tokio::test]
async fn an_invitation_names_its_host_in_the_language_of_the_reader() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna & <Co>").await;
    let (id, invitation) = open_table(&anna, "invitation").await;
    let path = format!("/join/{id}/{invitation}");
    let [title, description, image] = preview(&server, &path, "en").await;
    assert_eq!(title, "Anna &amp; &lt;Co&gt; invites you to a game of El Grande");
    assert!(description.starts_with("1 open seat · El Grande in your browser"), "{description}");
    assert_eq!(image, "/api/picture");
    let [german, ..] = preview(&server, &path, "de").await;
    assert!(german.contains("Anna &amp; &lt;Co&gt;") && german != title, "{german}");
    let wrong = preview(&server, &format!("/join/{id}/wrong"), "en").await;
    assert_eq!(wrong[0], title, "the preview is no way to guess an invitation");
    server.stop().await;
}

#[tokio::test]
async fn a_link_to_nothing_looks_like_a_link_to_the_start_page() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let (id, _) = open_table(&anna, "invitation").await;
    let site = preview(&server, "/", "en").await;
    assert_eq!((&*site[0], &*site[2]), ("El Grande", "/api/picture"));
    for path in [
        "/table/abcdefghijklmnop",
        "/table/x",
        "/replay/abcdefghijklmnop?ply=1",
        "/join/abcdefghijklmnop/x",
        "/new",
    ] {
        assert_eq!(preview(&server, path, "en").await, site, "{path}");
    }
    anna.done(&format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(preview(&server, &format!("/table/{id}"), "en").await, site, "a closed table");
    server.stop().await;
}

#[tokio::test]
async fn a_game_shows_its_players_round_points_and_position() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "random", "random"], &["short"]).await;
    let [title, description, image] = preview(&server, &format!("/table/{id}"), "en").await;
    assert_eq!(title, "Anna · Blue · Green · El Grande");
    assert_eq!(description, "Round 2 of 9 · Anna 0, Blue 0, Green 0");
    assert_eq!(image, format!("/api/tables/{id}/picture"));
    let drawn = ask(&server, &image, &[]).await;
    assert_eq!(drawn.headers()["content-type"], "image/png");
    let etag = drawn.headers()["etag"].to_str().unwrap().to_owned();
    let before = drawn.bytes().await.unwrap();
    assert!(before.starts_with(b"\x89PNG"));
    assert_eq!(ask(&server, &image, &[("if-none-match", &etag)]).await.status(), 304);

    let mut rng = Pcg32::new(3, 1);
    while !anna.is_over(&id).await {
        anna.play_once(&id, &mut rng).await;
    }
    let [_, description, _] = preview(&server, &format!("/result/{id}"), "en").await;
    assert!(description.contains("wins · ") || description.starts_with("Shared win"), "{description}");
    assert_ne!(ask(&server, &image, &[]).await.bytes().await.unwrap(), before);
    let [title, description, image] = preview(&server, &format!("/replay/{id}?ply=0"), "en").await;
    assert_eq!(title, "Replay: Anna · Blue · Green · El Grande");
    assert!(description.starts_with("Round 2 of 9"), "{description}");
    assert_eq!(image, format!("/api/tables/{id}/picture?ply=0"));
    let start = ask(&server, &image, &[]).await;
    assert_eq!(start.headers()["cache-control"], "public, max-age=86400");
    assert!(start.bytes().await.unwrap().starts_with(b"\x89PNG"));
    server.stop().await;
}

#[tokio::test]
async fn a_picture_shows_what_a_spectator_sees_and_nothing_before_the_game() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let anna = server.guest("Anna").await;
    let (id, _) = open_table(&anna, "public").await;
    assert_eq!(anna.get(&format!("/api/tables/{id}/picture")).await.0, 409);
    assert_eq!(anna.get("/api/tables/abcdefghijklmnop/picture").await.0, 404);
    let id = anna.table(&["me", "squire"], &[]).await;
    assert_eq!(anna.get(&format!("/api/tables/{id}/picture?ply=9999")).await.0, 404);
    assert_eq!(anna.get(&format!("/api/tables/{id}/picture?seat=red")).await.0, 400);
    let path = format!("/api/tables/{id}/picture?ply=0");
    let cookie = [("cookie", &*anna.cookie)];
    let own = ask(&server, &path, &cookie).await.bytes().await.unwrap();
    assert_eq!(own, ask(&server, &path, &[]).await.bytes().await.unwrap());
    let table = server.host.cache.latest(&id).await.unwrap();
    let view = table.require_log().unwrap().truncated(0).game().view(engine::Viewer::Spectator);
    assert_eq!(own, picture::png(&view));
    server.stop().await;
}

#[tokio::test]
async fn drawing_pictures_is_limited_by_address_but_the_drawn_ones_are_not() {
    let file = File::new();
    let limits = Limits { people_per_address: 1, pictures_per_minute: 2, ..Limits::none() };
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let server = serve_with(Settings {
        listen,
        database,
        requests_per_second: 0,
        bot_millis: 2,
        is_behind_proxy: true,
        limits,
        ..Settings::default()
    })
    .await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "random"], &[]).await;
    let mut rng = Pcg32::new(3, 1);
    while server.host.cache.latest(&id).await.unwrap().ply() < 3 {
        anna.play_once(&id, &mut rng).await;
    }
    let draw = async |ply: usize, address: &str| {
        let path = format!("/api/tables/{id}/picture?ply={ply}");
        ask(&server, &path, &[("x-forwarded-for", address)]).await.status().as_u16()
    };
    assert_eq!(
        [draw(0, "192.0.2.1").await, draw(1, "192.0.2.1").await, draw(2, "192.0.2.1").await],
        [200, 200, 429]
    );
    assert_eq!(
        [draw(0, "192.0.2.1").await, draw(2, "192.0.2.2").await, draw(2, "192.0.2.1").await],
        [200; 3]
    );
    server.stop().await;
}

#[tokio::test]
async fn the_icon_of_the_site_is_a_picture_in_an_ico_file() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let icon = ask(&server, "/favicon.ico", &[]).await;
    assert_eq!(
        (icon.status().as_u16(), icon.headers()["content-type"].to_str().unwrap()),
        (200, "image/x-icon")
    );
    let icon = icon.bytes().await.unwrap();
    assert_eq!(icon[..8], [0, 0, 1, 0, 1, 0, 32, 32]);
    assert_eq!(u32::from_le_bytes(icon[14..18].try_into().unwrap()) as usize, icon.len() - 22);
    assert!(icon[22..].starts_with(b"\x89PNG"));
    server.stop().await;
}
