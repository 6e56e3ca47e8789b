//! A table of two people.

use serde_json::{Value, json};

use super::{Person, Running};

/// A table of two people with a running game.
pub(crate) async fn two(server: &Running, more: Value) -> (String, Person, Person) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mut body = json!({ "seats": ["me", "open"] });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = anna.done("/api/tables", body).await["table"]["id"].as_str().unwrap().to_owned();
    bert.done(&format!("/api/tables/{id}/join"), json!({})).await;
    bert.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    (id, anna, bert)
}

/// The player who is asked first, and the other.
pub(crate) async fn in_order(id: &str, anna: Person, bert: Person) -> (Person, Person) {
    let asked = anna.seen(&format!("/api/tables/{id}")).await["game"]["asked"][0].clone();
    if asked == "red" { (anna, bert) } else { (bert, anna) }
}

pub(crate) async fn play(person: &Person, id: &str, ply: u64, actions: &[&str], key: &str) -> (u16, Value) {
    let body = json!({ "ply": ply, "actions": actions, "key": key });
    person.post(&format!("/api/tables/{id}/actions"), body).await
}

/// The first and the last option of a player.
pub(crate) async fn options(person: &Person, id: &str) -> (String, String) {
    let asked = person.seen(&format!("/api/tables/{id}/decision")).await;
    let text = |option: Option<&Value>| option.unwrap().as_str().unwrap().to_owned();
    let options = asked["options"].as_array().unwrap();
    (text(options.first()), text(options.last()))
}

pub(crate) fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("none")
}
