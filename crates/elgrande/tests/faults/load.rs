//! What people do besides playing: chat, new tables, requests that end in a rollback. And somebody who only reads.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::json;

use crate::fault::Fault;
use crate::person::Person;
use crate::tally::Count;
use crate::world::{World, pause};

/// What was acknowledged besides actions.
#[derive(Default)]
pub(crate) struct Acknowledged {
    /// The texts of chat lines, each another.
    pub(crate) lines: Mutex<Vec<String>>,
    /// The ids of tables.
    pub(crate) tables: Mutex<Vec<String>>,
}

/// The fault of this moment, and how reads fared while there was one that permits them.
#[derive(Default)]
pub(crate) struct Reads {
    /// With its number. Only faults that permit reads are here.
    pub(crate) fault: Mutex<Option<(usize, Fault)>>,
    pub(crate) answered: Count,
    pub(crate) refused: Count,
}

/// Does one thing after the other, each once, until the test ends.
pub(crate) async fn others(world: Arc<World>, acknowledged: Arc<Acknowledged>, seed: u64) {
    let mut rng = Pcg32::new(seed, 11);
    let person = Person::arrive(&world, 0).await;
    loop {
        pause(120, &mut rng).await;
        let number = world.next_number();
        match below(4, &mut rng) {
            0 => {
                let impostor = Person::impostor(&world, 0, format!("{number:a>32}"));
                impostor.once(Method::DELETE, "/api/session", None).await;
            }
            1 => drop(person.once(Method::DELETE, &format!("/api/tokens/{number:a>16}"), None).await),
            2 => chat(&person, number, &acknowledged).await,
            3.. => new_table(&person, &acknowledged).await,
        }
    }
}

async fn chat(person: &Person, number: u64, acknowledged: &Acknowledged) {
    let Some(table) = any_table(&person.world) else { return };
    let text = format!("line {number}");
    let path = format!("/api/tables/{table}/chat");
    if let Some((201, _)) = person.once(Method::POST, &path, Some(&json!({ "text": text }))).await {
        acknowledged.lines.lock().unwrap().push(text);
    }
}

async fn new_table(person: &Person, acknowledged: &Acknowledged) {
    let plan = json!({ "seats": ["me", "open"], "variants": ["short"] });
    if let Some((201, made)) = person.once(Method::POST, "/api/tables", Some(&plan)).await {
        acknowledged.tables.lock().unwrap().push(made["table"]["id"].as_str().unwrap().to_owned());
    }
}

/// Looks at a table again and again. What is asked and answered during one fault counts.
pub(crate) async fn reader(world: Arc<World>, reads: Arc<Reads>) {
    let watcher = Person::watcher(&world, 0);
    loop {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let Some(table) = any_table(&world) else { continue };
        let before = *reads.fault.lock().unwrap();
        let answer = watcher.once(Method::GET, &format!("/api/tables/{table}/view"), None).await;
        let during = *reads.fault.lock().unwrap();
        match (during, answer) {
            (Some(_), Some((200, _))) if before == during => reads.answered.add(1),
            (Some((number, fault)), Some((status, body))) if before == during => {
                reads.refused.add(1);
                println!("fault {number}, {}: a read was answered with {status} {body}", fault.name());
            }
            (_, _) => {}
        }
    }
}

fn any_table(world: &World) -> Option<String> {
    world.games.lock().unwrap().first().map(|game| game.id.clone())
}
