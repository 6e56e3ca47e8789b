//! Limits for each person and each address: one client cannot use up what others need.

use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::Settings;
use server::limits::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::{File, PASSWORD, Person, Running, Stream, serve_with};

const EDITION: &str = include_str!("../../../../editions/2023.toml");

async fn limited(file: &File, limits: Limits) -> Running {
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    serve_with(Settings {
        listen,
        database,
        requests_per_second: 0,
        bot_millis: 2,
        limits,
        ..Settings::default()
    })
    .await
}

/// The status of a request with a cookie, from an address as a proxy reports it.
async fn status(server: &Running, method: Method, path: &str, from: (&str, u8), body: &Value) -> u16 {
    let request = Client::new().request(method, format!("{}{path}", server.base)).json(body);
    let (cookie, address) = from;
    let request = request.header("cookie", cookie).header("x-forwarded-for", format!("192.0.2.{address}"));
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn a_chat_room_has_a_rate_and_keeps_its_latest_messages() {
    let file = File::new();
    let limits = Limits { people_per_address: 2, chat_per_minute: 5, chat_per_table: 3, ..Limits::none() };
    let server = limited(&file, limits).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let chat = format!("/api/tables/{}/chat", anna.table(&["me", "squire"], &[]).await);
    let post = async |person: &Person, number: u32| {
        person.post(&chat, json!({ "text": number.to_string() })).await.0
    };
    for number in 1..=5 {
        assert_eq!(post(&anna, number).await, 201);
    }
    assert_eq!(post(&anna, 6).await, 429);
    assert_eq!(post(&bert, 1).await, 201, "another person in another room");
    let kept = anna.seen(&chat).await;
    let texts: Vec<&Value> = kept["lines"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
    assert_eq!(texts, ["3", "4", "5"]);
    server.stop().await;
}

#[tokio::test]
async fn guests_and_tables_are_limited_by_address() {
    let file = File::new();
    let limits = Limits { people_per_address: 2, guests_per_hour: 8, tables_per_hour: 4, ..Limits::none() };
    let server = limited(&file, limits).await;
    let people = [server.guest("A").await, server.guest("B").await, server.guest("C").await];
    server.guest("D").await;
    assert_eq!(server.stranger().post("/api/me", json!({ "name": "E" })).await.0, 429);
    let table = json!({ "seats": ["me", "squire"], "start": true });
    assert_eq!(people[0].post("/api/tables", table.clone()).await.0, 201);
    assert_eq!(people[0].post("/api/tables", table.clone()).await.0, 429, "one for each person");
    assert_eq!(people[1].post("/api/tables", table.clone()).await.0, 201);
    assert_eq!(people[2].post("/api/tables", table).await.0, 429, "two for the address");
    server.stop().await;
}

#[tokio::test]
async fn a_made_up_cookie_is_charged_to_its_address() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let settings =
        Settings { listen, database, requests_per_second: 1, is_behind_proxy: true, ..Settings::default() };
    let server = serve_with(settings).await;
    let mut refused = 0;
    for number in 0..40 {
        let cookie = format!("elgrande=made-up-{number}");
        refused += u32::from(status(&server, Method::GET, "/api/me", (&cookie, 1), &json!({})).await == 429);
    }
    assert!(refused > 0, "a burst of 20 and one per second are permitted, however slow the machine is");
    assert_eq!(status(&server, Method::GET, "/api/me", ("elgrande=x", 2), &json!({})).await, 401);
    server.stop().await;
}

#[tokio::test]
async fn guesses_at_one_account_from_many_addresses_are_delayed() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let settings =
        Settings { listen, database, requests_per_second: 0, is_behind_proxy: true, ..Settings::default() };
    let server = serve_with(settings).await;
    let anna = server.guest("Anna").await;
    let password = json!({ "new": "correct horse battery" });
    let set = Client::new().put(format!("{}/api/me/password", server.base)).header("cookie", &anna.cookie);
    let set = set.header("x-forwarded-for", "192.0.2.200").json(&password).send().await.unwrap();
    let cookie = set.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let sign_in = async |password: &str, address: u8| {
        let body = json!({ "name": "Anna", "password": password });
        status(&server, Method::POST, "/api/session", ("", address), &body).await
    };
    for address in 0..5 {
        assert_eq!(sign_in("wrong password", address).await, 403);
    }
    let mut refused = 0;
    for address in 5..20 {
        refused += u32::from(sign_in("wrong password", address).await == 429);
    }
    assert!(refused > 10, "the delays are 1, 2, 4 and 8 s, however slow the machine is: {refused}");
    assert_eq!(status(&server, Method::GET, "/api/me", (&cookie, 200), &json!({})).await, 200);
    assert_eq!(sign_in("correct horse battery", 200).await, 200, "Anna was last seen there");
    server.stop().await;
}

#[tokio::test]
async fn a_text_longer_than_any_name_is_a_wrong_name_and_is_not_stored() {
    let file = File::new();
    let limits = Limits { password_guesses: 1, ..Limits::none() };
    let server = limited(&file, limits).await;
    let anyone = server.stranger();
    for name in ["x".repeat(25), "\u{fdfa}".repeat(15_000)] {
        for _ in 0..3 {
            let body = json!({ "name": name, "password": PASSWORD });
            let (status, refusal) = anyone.post("/api/session", body).await;
            assert_eq!((status, &refusal["error"]["code"]), (403, &json!("wrong-password")), "never a delay");
            let body = json!({ "name": name, "code": "ABCD-EFGH", "password": PASSWORD });
            let (status, refusal) = anyone.post("/api/recovery", body).await;
            assert_eq!((status, &refusal["error"]["code"]), (403, &json!("wrong-code")));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn tokens_blocks_reports_and_the_length_of_a_message_are_limited() {
    let file = File::new();
    let limits = Limits { tokens: 1, blocks: 1, open_reports: 1, chat_length: 5, ..Limits::none() };
    let server = limited(&file, limits).await;
    let (anna, bert, carla) =
        (server.guest("Anna").await, server.guest("Bert").await, server.guest("Carla").await);
    let id = async |person: &Person| person.seen("/api/me").await["id"].as_str().unwrap().to_owned();
    let (bert, carla) = (id(&bert).await, id(&carla).await);
    assert_eq!(anna.browser().post("/api/tokens", json!({ "label": "second" })).await.0, 403);
    let block = async |player: &str| {
        anna.call(Method::PUT, &format!("/api/me/blocks/{player}"), Some(json!({ "kind": "mute" }))).await.0
    };
    assert_eq!([block(&bert).await, block(&bert).await, block(&carla).await], [204, 204, 403]);
    let report = async || anna.post("/api/reports", json!({ "player": bert, "text": "rude" })).await.0;
    assert_eq!([report().await, report().await], [201, 403]);
    let chat = format!("/api/tables/{}/chat", anna.table(&["me", "squire"], &[]).await);
    let post = async |text: &str| anna.post(&chat, json!({ "text": text })).await.0;
    assert_eq!([post("fünf!").await, post("sechs!").await], [201, 400]);
    server.stop().await;
}

#[tokio::test]
async fn nobody_can_use_up_the_editions_of_all() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let limits = Limits { people_per_address: 2, editions: 1, ..Limits::none() };
    let settings = Settings { listen, database, requests_per_second: 0, limits, ..Settings::default() };
    let server = serve_with(Settings { is_behind_proxy: true, editions: 3, ..settings }).await;
    let person =
        async |name: &str, address: u8| server.member_at(name, Some(&format!("192.0.2.{address}"))).await;
    let upload = async |person: &Person, number: u32| {
        let body = json!({ "seats": ["me", "open"], "edition": format!("# {number}\n{EDITION}") });
        person.post("/api/tables", body).await
    };
    let (anna, bert, carla) = (person("Anna", 1).await, person("Bert", 1).await, person("Carla", 1).await);
    let first = upload(&anna, 1).await;
    assert_eq!(first.0, 201);
    assert_eq!(upload(&anna, 2).await.0, 403, "one for each person");
    assert_eq!(upload(&bert, 3).await.0, 201);
    assert_eq!(upload(&carla, 4).await.0, 403, "two for the address");
    assert_eq!(upload(&carla, 3).await.0, 201, "an edition that is there takes no room");
    let (dora, emil) = (person("Dora", 2).await, person("Emil", 3).await);
    assert_eq!(upload(&dora, 5).await.0, 201);
    assert_eq!(upload(&emil, 6).await.1["error"]["code"], "bad-edition", "three for all");
    let id = first.1["table"]["id"].as_str().unwrap();
    anna.done(&format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(upload(&emil, 6).await.0, 201, "a closed table makes room");
    server.stop().await;
}

#[tokio::test]
async fn health_checks_have_no_limit() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let server =
        serve_with(Settings { listen, database, requests_per_second: 1, ..Settings::default() }).await;
    let anyone = server.stranger();
    let mut refused = 0;
    for _ in 0..40 {
        refused += u32::from(anyone.get("/api").await.0 == 429);
        for path in ["/livez", "/readyz", "/healthz"] {
            assert_eq!(anyone.get(path).await.0, 200, "{path}");
        }
    }
    assert!(refused > 0, "a burst of 20 and one per second are permitted");
    server.stop().await;
}

#[tokio::test]
async fn lists_and_long_histories_cost_what_they_read() {
    let file = File::new();
    let server = limited(&file, Limits::none()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "random"], &[]).await;
    anna.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    let mut stream = Stream::open(&server.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    while stream.next_named("table").await.data["table"]["phase"] != "over" {}
    drop(stream);
    server.stop().await;
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let settings =
        Settings { listen, database, requests_per_second: 1, is_behind_proxy: true, ..Settings::default() };
    let server = serve_with(settings).await;
    let served = async |path: &str, address: u8| {
        let address = Some(format!("192.0.2.{address}"));
        let anyone = Person { address, ..server.stranger() };
        for number in 0..20 {
            if anyone.send(Method::GET, path, None).await.status() == 429 {
                return number;
            }
        }
        20
    };
    let table = format!("/api/tables/{id}");
    assert_eq!(served(&format!("{table}/view"), 1).await, 20, "a burst of 20 cheap requests is permitted");
    for (path, address) in [("plies", 2), ("view?from=0", 3), ("stream?last=0", 4)] {
        assert!(served(&format!("{table}/{path}"), address).await < 20, "{path} costs more than one request");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_connection_without_a_request_is_closed_after_the_set_time() {
    let file = File::new();
    let server = limited(&file, Limits { first_request_seconds: 1, ..Limits::none() }).await;
    let mut stream = TcpStream::connect(server.base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(std::time::Duration::from_secs(8), stream.read_to_end(&mut rest));
    let _end_or_reset = closed.await.expect("the default is 10 s");
    server.stop().await;
}

#[tokio::test]
async fn bots_pause_when_nobody_plays_or_watches() {
    let file = File::new();
    let server = limited(&file, Limits::none()).await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&["me", "random"], &[]).await;
    anna.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    let table = server.host.cache.latest(&id).await.unwrap();
    assert!(table.is_abandoned() && !server.host.must_play_bots(&table));
    assert!(!anna.is_over(&id).await);
    let mut stream = Stream::open(&server.stranger(), &format!("/api/tables/{id}/stream"), None).await;
    while stream.next_named("table").await.data["table"]["phase"] != "over" {}
    server.stop().await;
}

#[tokio::test]
async fn bots_finish_a_game_that_several_people_have_left() {
    let file = File::new();
    let server = limited(&file, Limits::none()).await;
    let (id, anna, bert) = crate::common::two::two(&server, json!({})).await;
    for person in [&anna, &bert] {
        person.done(&format!("/api/tables/{id}/resign"), json!({})).await;
    }
    let table = server.host.cache.latest(&id).await.unwrap();
    assert!(!table.is_abandoned());
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_before_the_body_is_read_reaches_the_client() {
    let file = File::new();
    let server = limited(&file, Limits::none()).await;
    let mut stream = TcpStream::connect(server.base.trim_start_matches("http://")).await.unwrap();
    let length = 4 << 20;
    let head = format!(
        "POST /api/tables/x/chat HTTP/1.1\r\nhost: x\r\norigin: http://other\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&vec![b'x'; length]).await.expect("the body is taken");
    let mut response = String::new();
    stream.read_to_string(&mut response).await.expect("the connection is closed, not reset");
    assert!(response.starts_with("HTTP/1.1 403") && response.contains("cross-site"), "{response}");
    server.stop().await;
}

#[tokio::test]
async fn half_sent_headers_from_one_address_do_not_keep_others_out() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let settings =
        Settings { listen, database, requests_per_second: 0, connections: 40, ..Settings::default() };
    let server = serve_with(settings).await;
    let address = server.base.trim_start_matches("http://").parse().unwrap();
    let mut attackers = Vec::new();
    for _ in 0..100 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(([127, 0, 0, 2], 0).into()).unwrap();
        let mut stream = socket.connect(address).await.unwrap();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await;
        attackers.push(stream);
    }
    for _ in 0..10 {
        assert_eq!(server.stranger().get("/livez").await.0, 200);
    }
    drop(attackers);
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_open_all_streams() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let limits = Limits { people_per_address: 2, streams: 3, ..Limits::default() };
    let settings = Settings { listen, database, is_behind_proxy: true, limits, ..Settings::default() };
    let server = serve_with(settings).await;
    let anna = server.guest("Anna").await;
    let path = format!("{}/api/tables/{}/stream", server.base, anna.table(&["me", "squire"], &[]).await);
    let open = async |address: u8| {
        let request = Client::new().get(&path).header("x-forwarded-for", format!("192.0.2.{address}"));
        request.send().await.unwrap()
    };
    let mut opened = Vec::new();
    for _ in 0..6 {
        opened.push(open(1).await);
    }
    assert!(opened.iter().all(|response| response.status() == 200));
    assert_eq!((open(1).await.status().as_u16(), open(2).await.status().as_u16()), (429, 200));
    server.stop().await;
}

#[tokio::test]
async fn a_user_keeps_the_sessions_that_were_used_last() {
    let file = File::new();
    let server = limited(&file, Limits { sessions: 2, ..Limits::none() }).await;
    let anna = server.member("Anna").await.browser();
    let sign_in = json!({ "name": "Anna", "password": PASSWORD });
    server.stranger().done("/api/session", sign_in.clone()).await;
    assert_eq!(anna.seen("/api/sessions").await.as_array().unwrap().len(), 2);
    server.stranger().done("/api/session", sign_in).await;
    assert_eq!(anna.get("/api/me").await.0, 401, "the first session has ended");
    server.stop().await;
}

#[tokio::test]
async fn error_reports_of_the_page_are_limited_by_address() {
    let file = File::new();
    let limits = Limits { people_per_address: 2, client_errors_per_minute: 1, ..Limits::none() };
    let server = limited(&file, limits).await;
    let report = async || server.stranger().post("/api/client-errors", json!({ "message": "x" })).await.0;
    assert_eq!([report().await, report().await, report().await], [204, 204, 429]);
    server.stop().await;
}

#[tokio::test]
async fn exports_of_all_people_at_an_address_are_limited() {
    let file = File::new();
    let (listen, database) = (([127, 0, 0, 1], 0).into(), file.url());
    let server =
        serve_with(Settings { listen, database, requests_per_second: 1, ..Settings::default() }).await;
    let (anna, bert) = (server.guest("Anna").await.browser(), server.guest("Bert").await.browser());
    let statuses = [anna.get("/api/me/export").await.0, bert.get("/api/me/export").await.0];
    assert_eq!(statuses, [200, 429], "a burst of 20 and one per second are permitted");
    server.stop().await;
}
