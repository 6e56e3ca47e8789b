//! Load besides games: chat, new tables, requests that end in a rollback, and a reader.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::json;

use super::fault::Fault;
use crate::survival::client::Client;
use crate::survival::counters::Count;
use crate::survival::test_run::{TestRun, pause};

/// What was acknowledged besides actions.
#[derive(Default)]
pub(crate) struct Acknowledged {
    /// The texts of chat lines; each is unique.
    pub(crate) lines: Mutex<Vec<String>>,
    /// The ids of tables.
    pub(crate) tables: Mutex<Vec<String>>,
}

/// Counts reads during faults that permit reads.
#[derive(Default)]
pub(crate) struct Reads {
    /// The current fault, if it permits reads, and its number.
    pub(crate) fault: Mutex<Option<(usize, Fault)>>,
    pub(crate) answered: Count,
    pub(crate) refused: Count,
}

/// Sends different requests, each once, until the run ends.
pub(crate) async fn write(run: Arc<TestRun>, acknowledged: Arc<Acknowledged>, seed: u64) {
    let mut rng = Pcg32::new(seed, 11);
    let client = Client::sign_in_until_done(&run, 0).await;
    loop {
        pause(120, &mut rng).await;
        let number = run.next_id();
        match below(4, &mut rng) {
            0 => {
                let unknown = Client::with_token(&run, 0, format!("{number:a>32}"));
                unknown.once(Method::DELETE, "/api/session", None).await;
            }
            1 => drop(client.once(Method::DELETE, &format!("/api/me/blocks/{number:a>16}"), None).await),
            2 => chat(&client, number, &acknowledged).await,
            3.. => create_table(&client, &acknowledged).await,
        }
    }
}

async fn chat(client: &Client, number: u64, acknowledged: &Acknowledged) {
    let Some(table) = first_table(&client.run) else { return };
    let text = format!("line {number}");
    let path = format!("/api/tables/{table}/chat");
    if let Some((201, _)) = client.once(Method::POST, &path, Some(&json!({ "text": text }))).await {
        acknowledged.lines.lock().unwrap().push(text);
    }
}

async fn create_table(client: &Client, acknowledged: &Acknowledged) {
    let plan = json!({ "seats": ["me", "open"], "variants": ["short"] });
    if let Some((201, made)) = client.once(Method::POST, "/api/tables", Some(&plan)).await {
        acknowledged.tables.lock().unwrap().push(made["table"]["id"].as_str().unwrap().to_owned());
    }
}

/// Reads a table again and again. Reads that begin and end during the same fault count.
pub(crate) async fn read(run: Arc<TestRun>, reads: Arc<Reads>) {
    let spectator = Client::spectator(&run, 0);
    loop {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let Some(table) = first_table(&run) else { continue };
        let before = *reads.fault.lock().unwrap();
        let answer = spectator.once(Method::GET, &format!("/api/tables/{table}/view"), None).await;
        let after = *reads.fault.lock().unwrap();
        match (after, answer) {
            (Some(_), Some((200, _))) if before == after => reads.answered.add(1),
            (Some((number, fault)), Some((status, body))) if before == after => {
                reads.refused.add(1);
                println!("fault {number}, {}: a read was refused with {status} {body}", fault.name());
            }
            (_, _) => {}
        }
    }
}

fn first_table(run: &TestRun) -> Option<String> {
    run.games.lock().unwrap().first().map(|game| game.id.clone())
}
