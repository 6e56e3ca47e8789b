//! Forged and revoked credentials, cross-site requests, guessed invitations, odd names.

use reqwest::{Client, Method};
use serde_json::json;
use server::Settings;
use server::limits::Limits;

use super::{Room, is, refused};
use crate::common::{File, Stream, serve, serve_with};

#[tokio::test]
async fn forged_credentials_are_refused() {
    let room = Room::open().await;
    let token = room.anna.token.clone().unwrap();
    let cookie = room.anna.cookie.trim_start_matches("elgrande=").to_owned();
    let mut forged = vec![
        ("cookie", format!("elgrande={token}")),
        ("authorization", format!("Bearer {cookie}")),
        ("authorization", format!("Basic {token}")),
        ("authorization", format!("Bearer {}", token.to_uppercase())),
        ("authorization", format!("Bearer {}", &token[1..])),
        ("authorization", "Bearer ' OR 1=1 --".to_owned()),
        ("authorization", "Bearer ".to_owned()),
        ("cookie", "elgrande=; elgrande=x".to_owned()),
    ];
    forged.extend(
        ["", "x", "%00", "null", &"a".repeat(32), &"a".repeat(8000)]
            .map(|guess| ("cookie", format!("elgrande={guess}"))),
    );
    for (name, value) in forged {
        for path in
            ["/api/me", "/api/tokens", "/api/me/stream", "/api/tables?list=mine", &room.path("decision")]
        {
            let request = Client::new().get(format!("{}{path}", room.server.base)).header(name, &value);
            is(
                &refused(request.send().await.unwrap()).await,
                (401, "not-signed-in"),
                &format!("{value} {path}"),
            );
        }
    }
    let token_in_link = format!("/api/me?token={token}");
    let found = refused(room.server.stranger().send(Method::GET, &token_in_link, None).await).await;
    is(&found, (401, "not-signed-in"), "a link says nobody's name");
    room.server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_when_its_credential_is_revoked() {
    let room = Room::open().await;
    let mut table = Stream::open(&room.anna, &room.path("stream"), None).await;
    table.next_named("table").await;
    let mut personal = Stream::open(&room.anna, "/api/me/stream", None).await;
    personal.next_named("awaited").await;
    let tokens = room.anna.seen("/api/tokens").await;
    let revoke = format!("/api/tokens/{}", tokens[0]["id"].as_str().unwrap());
    assert_eq!(room.anna.browser().call(Method::DELETE, &revoke, None).await.0, 204);
    is(&refused(room.anna.send(Method::GET, "/api/me", None).await).await, (401, "not-signed-in"), "revoked");
    room.bert.done(&room.path("chat"), json!({ "text": "are you there?" })).await;
    assert_eq!(table.next().await.map(|event| event.name), None);
    drop(personal);
    room.server.stop().await;
}

#[tokio::test]
async fn cross_site_requests_change_nothing() {
    let room = Room::open().await;
    let doors = [
        (Method::POST, "/api/me"),
        (Method::PATCH, "/api/me"),
        (Method::DELETE, "/api/me"),
        (Method::PUT, "/api/me/password"),
        (Method::POST, "/api/me/recovery"),
        (Method::PUT, "/api/me/email"),
        (Method::POST, "/api/me/email/confirm"),
        (Method::DELETE, "/api/me/email"),
        (Method::POST, "/api/recovery"),
        (Method::POST, "/api/recovery/mail"),
        (Method::DELETE, "/api/sessions/aaaaaaaaaaaaaaaa"),
        (Method::POST, "/api/session"),
        (Method::DELETE, "/api/session"),
        (Method::DELETE, "/api/sessions"),
        (Method::POST, "/api/tokens"),
        (Method::POST, "/api/tables"),
        (Method::POST, &*room.path("actions")),
        (Method::POST, &*room.path("try")),
        (Method::POST, &*room.path("resign")),
        (Method::POST, &*room.path("start")),
        (Method::POST, &*room.path("leave")),
        (Method::PUT, &*room.path("ahead")),
        (Method::POST, &*room.path("chat")),
    ]
    .map(|(method, path)| (method, path.to_owned()));
    let signs = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://localhost"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("sec-fetch-site", "nonsense"),
    ];
    for (method, path) in &doors {
        for (name, value) in signs {
            let request = Client::new().request(method.clone(), format!("{}{path}", room.server.base));
            let request = request.header("cookie", &room.anna.cookie).header(name, value).json(&json!({}));
            let found = refused(request.send().await.unwrap()).await;
            is(&found, (403, "cross-site"), &format!("{path} {value}"));
        }
    }
    for media in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let request = Client::new().post(format!("{}{}", room.server.base, room.path("resign")));
        let request = request.header("cookie", &room.anna.cookie).header("content-type", media).body("{}");
        is(&refused(request.send().await.unwrap()).await, (415, "bad-media"), media);
    }
    room.server.stop().await;
}

#[tokio::test]
async fn guessing_an_invitation_is_rate_limited() {
    let file = File::new();
    let listen = ([127, 0, 0, 1], 0).into();
    let settings = Settings {
        listen,
        database: file.url(),
        requests_per_second: 20,
        limits: Limits::none(),
        ..Settings::default()
    };
    let server = serve_with(settings).await;
    let anna = server.guest("Anna").await;
    let made = anna.done("/api/tables", json!({ "seats": ["me", "open"], "access": "invitation" })).await;
    let join = format!("/api/tables/{}/join", made["table"]["id"].as_str().unwrap());
    let (mut refusals, mut waits) = (0, 0);
    for number in 0..10 {
        let guesser = server.guest(&format!("Guesser {number}")).await;
        for guess in ["", "x", "abcdefghijkmnopq"] {
            let sent = guesser.send(Method::POST, &join, Some(json!({ "invitation": guess }))).await;
            match refused(sent).await {
                (403, _) => refusals += 1,
                (429, _) => waits += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(waits >= 15 && refusals >= 1, "{refusals} guesses, {waits} refused unheard");
    let open = server.stranger().seen("/api/tables").await.to_string();
    assert!(!open.contains("invitation\":\"") && open.contains("\"tables\":[]"), "{open}");
    server.stop().await;
}

#[tokio::test]
async fn odd_names_are_refused_and_markup_is_only_text() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let odd = [
        "",
        " ",
        "\u{0}",
        "a\u{0}b",
        "a\nb\u{7}",
        "\u{202e}nimda",
        "\u{200b}",
        "a\u{200d}b",
        "\u{feff}",
        "\u{3164}",
        "\u{ad}",
        "\u{61c}x",
        "\u{2800}",
        "\u{e0041}x",
        "\u{115f}",
        "a\u{fe0f}",
        "\u{180e}",
        &"x".repeat(25),
    ];
    for name in odd {
        let sent = server.stranger().send(Method::POST, "/api/me", Some(json!({ "name": name }))).await;
        is(&refused(sent).await, (422, "bad-name"), &format!("{name:?}"));
    }
    for name in ["<b>Anna</b>", "'; DROP TABLE users", "${7*7} {{7}}", "Zoë 日本"] {
        let sent = server.stranger().send(Method::POST, "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(sent.headers()["content-type"], "application/json", "{name}");
        assert_eq!(sent.json::<serde_json::Value>().await.unwrap()["name"], name);
    }
    server.stop().await;
}

#[tokio::test]
async fn chat_keeps_text_and_drops_invisible_characters() {
    let room = Room::open().await;
    for (said, kept) in [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("a\u{0}b\u{1b}[31m\r\nc", "ab[31m\nc"),
        ("\u{202e}txt.exe\u{2066}", "txt.exe"),
        ("data: x\n\nevent: table", "data: x\n\nevent: table"),
    ] {
        let line = room.anna.done(&room.path("chat"), json!({ "text": said })).await;
        assert_eq!(line["text"], kept);
    }
    let mut stream = Stream::open(&room.bert, &room.path("stream"), None).await;
    for _ in 0..4 {
        assert_eq!(stream.next_named("chat").await.data["name"], "Anna");
    }
    for text in ["", " \n ", "\u{0}", "\u{202e}", &"x".repeat(1001)] {
        let sent = room.anna.send(Method::POST, &room.path("chat"), Some(json!({ "text": text }))).await;
        is(&refused(sent).await, (400, "bad-request"), text);
    }
    room.server.stop().await;
}
