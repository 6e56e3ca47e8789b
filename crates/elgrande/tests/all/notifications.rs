//! No alert is lost when a server is killed: what an acknowledged action causes is pushed, and withdrawn, by the next server. It
//! calls webhooks too.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::common::TempFolder;
use crate::common::test_server::{TestServer, serve};

/// The number of turns; each is played and its server killed at once.
const TURNS: usize = 4;

/// The paths and topics of all requests to a push service that accepts everything. It also receives webhooks.
#[derive(Clone, Default)]
struct PushService(Arc<Mutex<Vec<(String, String)>>>);

impl PushService {
    fn open() -> (PushService, String) {
        let (service, listener) = (PushService::default(), TcpListener::bind("127.0.0.1:0").unwrap());
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let accepting = service.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let service = accepting.clone();
                std::thread::spawn(move || service.receive(&stream));
            }
        });
        (service, origin)
    }

    fn receive(&self, mut stream: &TcpStream) -> Option<()> {
        let mut reader = BufReader::new(stream);
        loop {
            let mut lines = Vec::new();
            loop {
                let mut line = String::new();
                if reader.read_line(&mut line).ok()? == 0 {
                    return None;
                }
                match line.trim_end() {
                    "" => break,
                    line => lines.push(line.to_owned()),
                }
            }
            let header = |name: &str| {
                let found = lines
                    .iter()
                    .find_map(|line| line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name)));
                found.map(|(_, value)| value.to_owned()).unwrap_or_default()
            };
            let mut body = vec![0; header("content-length").parse().unwrap()];
            reader.read_exact(&mut body).ok()?;
            let path = lines[0].split(' ').nth(1).unwrap().to_owned();
            self.0.lock().unwrap().push((path, header("topic")));
            stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").ok()?;
        }
    }

    fn count(&self, path: &str) -> usize {
        self.0.lock().unwrap().iter().filter(|(to, _)| to == path).count()
    }

    async fn wait_for_more(&self, path: &str, before: usize) {
        let begun = Instant::now();
        while self.count(path) <= before {
            assert!(begun.elapsed() < Duration::from_secs(90), "nothing more was sent to {path}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

struct Person {
    client: Client,
    cookie: String,
    device: &'static str,
}

impl Person {
    async fn new(server: &TestServer, name: &str, device: &'static str) -> Person {
        let client = Client::new();
        let url = format!("http://{}/api/me", server.address);
        let answer = client.post(url).json(&json!({ "name": name })).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Person { client, cookie, device }
    }

    async fn call(&self, server: &TestServer, method: Method, path: &str, body: &Value) -> Value {
        let url = format!("http://{}/api{path}", server.address);
        let request = self.client.request(method, url).header("cookie", &self.cookie);
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {answer:?}");
        serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default()
    }

    async fn subscribe(&self, server: &TestServer, origin: &str) {
        // A valid public key, of RFC 8291.
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = json!({ "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
        let body = json!({ "endpoint": format!("{origin}{}", self.device), "keys": keys, "language": "en" });
        self.call(server, Method::POST, "/me/push", &body).await;
        let webhook = json!({ "url": format!("{origin}{}", self.webhook()) });
        self.call(server, Method::PUT, "/me/webhook", &webhook).await;
    }

    fn webhook(&self) -> String {
        format!("/webhook{}", self.device)
    }

    /// The first legal action, if this person is asked.
    async fn decision(&self, server: &TestServer, table: &str) -> Option<Value> {
        let asked = self.call(server, Method::GET, &format!("/tables/{table}/decision"), &Value::Null).await;
        let action = asked["options"].as_array().unwrap().first()?.clone();
        Some(json!({ "ply": asked["ply"], "actions": [action] }))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_alert_and_no_withdrawal_is_lost_when_servers_are_killed() {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let folder = TempFolder::new("killed-alerts");
    let (push, origin) = PushService::open();
    // An alert is due a second after its turn begins, so the killed server has not sent it.
    let options = [
        "serve",
        "--push-origins",
        &origin,
        "--alert-origins",
        &origin,
        "--alert-after",
        "1",
        "--alert-retry",
        "1",
    ];
    let mut server = serve(&folder, &options);
    let people = [Person::new(&server, "Anna", "/anna").await, Person::new(&server, "Bert", "/bert").await];
    for person in &people {
        person.subscribe(&server, &origin).await;
    }
    let [anna, bert] = &people;
    let created = anna.call(&server, Method::POST, "/tables", &json!({ "seats": ["me", "open"] })).await;
    let table = created["table"]["id"].as_str().unwrap().to_owned();
    bert.call(&server, Method::POST, &format!("/tables/{table}/join"), &json!({})).await;
    bert.call(&server, Method::POST, &format!("/tables/{table}/ready"), &json!({ "ready": true })).await;
    anna.call(&server, Method::POST, &format!("/tables/{table}/start"), &json!({})).await;
    let mut asked = usize::from(anna.decision(&server, &table).await.is_none());
    for turn in 0..TURNS {
        let before = people.each_ref().map(|person| push.count(person.device));
        let called = people.each_ref().map(|person| push.count(&person.webhook()));
        drop(server);
        server = serve(&folder, &options);
        push.wait_for_more(people[asked].device, before[asked]).await;
        push.wait_for_more(&people[asked].webhook(), called[asked]).await;
        let shown = push.count(people[asked].device);
        // Whoever is asked plays until the other one is; the last action is acknowledged, and the server is killed.
        while let Some(body) = people[asked].decision(&server, &table).await {
            people[asked].call(&server, Method::POST, &format!("/tables/{table}/actions"), &body).await;
        }
        drop(server);
        server = serve(&folder, &options);
        push.wait_for_more(people[asked].device, shown).await;
        asked = 1 - asked;
        assert!(people[asked].decision(&server, &table).await.is_some(), "turn {turn}");
    }
    server.stop();
}
