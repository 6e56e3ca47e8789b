//! A real server on a free port, and clients for it.
#![allow(dead_code, reason = "each file of tests uses a part")]

pub(crate) mod postgres;
pub(crate) mod push;
pub(crate) mod two;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};
use server::host::Host;
use server::limits::Limits;
use server::{Server, Settings};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A database file of one test, deleted when the test ends.
pub(crate) struct File(PathBuf);

impl File {
    pub(crate) fn new() -> File {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        File(std::env::temp_dir().join(format!("elgrande-server-{}-{number}.db", std::process::id())))
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite://{}", self.0.display())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

/// The password of registered users.
pub(crate) const PASSWORD: &str = "correct horse";

/// The session cookie that a response sets, as a request sends it.
pub(crate) fn cookie(response: &Response) -> String {
    let set = response.headers()["set-cookie"].to_str().unwrap();
    set.split(';').next().unwrap().to_owned()
}

/// A server behind a proxy, where clients have different addresses.
pub(crate) async fn serve_behind_proxy(database: &str) -> Running {
    let (listen, database) = (([127, 0, 0, 1], 0).into(), database.to_owned());
    let settings =
        Settings { listen, database, requests_per_second: 0, bot_millis: 2, ..Settings::default() };
    serve_with(Settings { is_behind_proxy: true, ..settings }).await
}

/// A server that runs until the test ends or stops it.
pub(crate) struct Running {
    pub(crate) base: String,
    pub(crate) host: Arc<Host>,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

pub(crate) async fn serve(database: &str) -> Running {
    let listen = ([127, 0, 0, 1], 0).into();
    let database = database.to_owned();
    let settings = Settings {
        listen,
        database,
        requests_per_second: 0,
        limits: Limits::none(),
        bot_millis: 2,
        ..Settings::default()
    };
    serve_with(settings).await
}

pub(crate) async fn serve_with(settings: Settings) -> Running {
    let server = Server::open(settings).await.unwrap();
    let base = server.url().unwrap();
    let host = server.host();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let stopped = async move {
            let _ = stopped.await;
        };
        server.run(stopped).await.unwrap();
    });
    Running { base, host, client: Client::new(), stop: Some(stop), served }
}

impl Running {
    /// Stops the server as an operator does, and waits for it.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.served.await.unwrap();
    }

    /// A guest with an API token.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let arrived = self.client.post(format!("{}/api/me", self.base)).json(&json!({ "name": name }));
        let arrived = arrived.send().await.unwrap();
        let cookie = arrived.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let made = self.client.post(format!("{}/api/tokens", self.base)).header("cookie", &cookie);
        let made: Value = made.json(&json!({ "label": "test" })).send().await.unwrap().json().await.unwrap();
        let token = made["token"].as_str().unwrap().to_owned();
        let (base, client) = (self.base.clone(), self.client.clone());
        Person { base, client, token: Some(token), cookie, address: None }
    }

    /// A registered user with an API token.
    pub(crate) async fn member(&self, name: &str) -> Person {
        self.member_at(name, None).await
    }

    /// The same from an address that a proxy forwards.
    pub(crate) async fn member_at(&self, name: &str, address: Option<&str>) -> Person {
        let anywhere = Person { address: address.map(str::to_owned), ..self.stranger() };
        let body = json!({ "name": name, "password": PASSWORD });
        let response = anywhere.send(Method::POST, "/api/me", Some(body)).await;
        assert_eq!(response.status(), 201, "{name}");
        let person = Person { cookie: cookie(&response), ..anywhere };
        let token = person.done("/api/tokens", json!({ "label": "test" })).await["token"].clone();
        Person { token: Some(token.as_str().unwrap().to_owned()), ..person }
    }

    /// An anonymous client.
    pub(crate) fn stranger(&self) -> Person {
        let (base, client) = (self.base.clone(), self.client.clone());
        Person { base, client, token: None, cookie: String::new(), address: None }
    }
}

/// A client of a server.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) base: String,
    pub(crate) client: Client,
    pub(crate) token: Option<String>,
    pub(crate) cookie: String,
    /// The address that a proxy would forward.
    pub(crate) address: Option<String>,
}

impl Person {
    /// The same user with the session of the browser instead of the token.
    pub(crate) fn browser(&self) -> Person {
        Person { token: None, ..self.clone() }
    }

    /// The same client at another server.
    pub(crate) fn at(&self, server: &Running) -> Person {
        Person { base: server.base.clone(), ..self.clone() }
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Response {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        } else if !self.cookie.is_empty() {
            request = request.header("cookie", &self.cookie);
        }
        if let Some(address) = &self.address {
            request = request.header("x-forwarded-for", address);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        request.send().await.unwrap()
    }

    async fn answer(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let response = self.send(method, path, body).await;
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.answer(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.answer(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        self.answer(method, path, body).await
    }

    /// The response to a successful request.
    #[track_caller]
    pub(crate) fn seen(&self, path: &str) -> impl Future<Output = Value> + use<> {
        let (person, path) = (self.clone(), path.to_owned());
        async move {
            let (status, answer) = person.get(&path).await;
            assert_eq!(status, 200, "{path}: {answer}");
            answer
        }
    }

    #[track_caller]
    pub(crate) fn done(&self, path: &str, body: Value) -> impl Future<Output = Value> + use<> {
        let (person, path) = (self.clone(), path.to_owned());
        async move {
            let (status, answer) = person.post(&path, body).await;
            assert!((200..300).contains(&status), "{path}: {status} {answer}");
            answer
        }
    }

    /// A table with a running game where this person plays alone, with bots or in all seats.
    pub(crate) async fn table(&self, seats: &[&str], variants: &[&str]) -> String {
        let body = json!({ "seats": seats, "variants": variants, "start": true });
        self.done("/api/tables", body).await["table"]["id"].as_str().unwrap().to_owned()
    }

    /// Plays one action in a seat of this person that is asked; false if none is.
    pub(crate) async fn play_once(&self, table: &str, rng: &mut Pcg32) -> bool {
        let asked = self.seen(&format!("/api/tables/{table}/decision")).await;
        let options = asked["options"].as_array().unwrap();
        if options.is_empty() {
            return false;
        }
        let action = &options[below(options.len(), rng)];
        let body = json!({ "ply": asked["ply"], "seat": asked["seat"], "actions": [action] });
        let (status, answer) = self.post(&format!("/api/tables/{table}/actions"), body).await;
        assert!(status == 200 || answer["error"]["code"] == "stale", "{answer}");
        true
    }

    pub(crate) async fn is_over(&self, table: &str) -> bool {
        self.seen(&format!("/api/tables/{table}")).await["table"]["phase"] == "over"
    }
}

/// The events of a stream, as they arrive.
pub(crate) struct Stream {
    response: Response,
    text: String,
}

/// One event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(person: &Person, path: &str, last: Option<&str>) -> Stream {
        let mut request = person.client.get(format!("{}{path}", person.base));
        if let Some(token) = &person.token {
            request = request.bearer_auth(token);
        } else if !person.cookie.is_empty() {
            request = request.header("cookie", &person.cookie);
        }
        if let Some(address) = &person.address {
            request = request.header("x-forwarded-for", address);
        }
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        Stream { response, text: String::new() }
    }

    /// The next event; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((first, rest)) = self.text.split_once("\n\n") {
                let event = read_event(first);
                self.text = rest.to_owned();
                if event.is_some() {
                    return event;
                }
                continue;
            }
            let chunk = self.response.chunk().await.ok()??;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event of that name.
    pub(crate) async fn next_named(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.name == name {
                return event;
            }
        }
    }
}

fn read_event(text: &str) -> Option<Event> {
    let field = |name: &str| {
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.next().map(|value| value.trim().to_owned())
    };
    let data = serde_json::from_str(&field("data")?).unwrap();
    Some(Event { name: field("event")?, id: field("id").unwrap_or_default(), data })
}
