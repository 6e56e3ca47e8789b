//! What a server answers about a database, as text that does not depend on the time. Of games with a clock only the past:
//! bots may have played since.

use std::fmt::Write;

use serde_json::{Value, json};

use super::content::Story;
use crate::common::{Person, Running};

/// The public members of a view; `own` is for the player.
const PUBLIC: [&str; 17] = [
    "round",
    "king",
    "regions",
    "castillo",
    "tiles",
    "courts",
    "provinces",
    "scores",
    "start",
    "played",
    "turn",
    "waiting",
    "offers",
    "chosen",
    "vetoes",
    "discard",
    "stacks",
];

/// The members of a seat; with a clock only the first two, because a bot may play by now.
const SEAT: [&str; 5] = ["seat", "name", "kind", "level", "ready"];

/// All responses of a story as text.
pub(crate) async fn all_responses(server: &Running, story: &Story) -> String {
    let responses = Responses { server, story };
    let mut text = String::new();
    for name in story.tables.keys() {
        text += &responses.table(name).await;
    }
    for name in ["Anna", "Bert", "Carla"] {
        text += &responses.person(name).await;
    }
    text += &responses.alerts().await;
    responses.with_names(text).await
}

/// The members of those names, in that order.
fn fields(value: &Value, names: &[&str]) -> String {
    names.iter().map(|name| format!("{name} {}\n", value[*name])).collect()
}

/// The values of those names, in that order.
fn row(value: &Value, names: &[&str]) -> Value {
    names.iter().map(|name| value[*name].clone()).collect()
}

struct Responses<'a> {
    server: &'a Running,
    story: &'a Story,
}

impl Responses<'_> {
    async fn table(&self, name: &str) -> String {
        let anybody = self.server.stranger();
        let seen = anybody.seen(&self.story.path(name, "")).await;
        let table = &seen["table"];
        let mut text = format!("\n# {name}\n");
        text += &fields(table, &["owner", "terms", "edition", "origin", "next"]);
        let (seat_words, table_words) = if table["terms"]["pace"]["kind"] == "free" {
            (&SEAT[..], &["phase", "ply", "asked", "proposal"][..])
        } else {
            (&SEAT[..2], &[][..])
        };
        text += &fields(table, table_words);
        for seat in table["seats"].as_array().unwrap() {
            writeln!(text, "seat {}", row(seat, seat_words)).unwrap();
        }
        if !seen["game"].is_null() {
            text += &self.game(name, table).await;
        }
        for (listener, person) in [("anybody", anybody), ("Anna", self.story.person("Anna", self.server))] {
            text += &self.chat(name, listener, &person).await;
        }
        text
    }

    /// The position at the ply of the dump, and its history.
    async fn game(&self, name: &str, table: &Value) -> String {
        let ply = self.story.tables[name].ply;
        let path = |rest: &str| self.story.path(name, &format!("/view?ply={ply}{rest}"));
        let sight = self.server.stranger().seen(&path("&from=0")).await;
        let mut text = format!("at ply {ply}, {} notices\n", sight["notices"].as_array().unwrap().len());
        text += &fields(&sight, &["checkpoint", "asked", "over"]);
        text += &fields(&sight["view"], &PUBLIC);
        for seat in table["seats"].as_array().unwrap() {
            let Some(person) = self.at(seat) else { continue };
            let seat = seat["seat"].as_str().unwrap();
            let sight = person.seen(&path(&format!("&seat={seat}"))).await;
            writeln!(text, "{seat} has {}", sight["view"]["own"]).unwrap();
        }
        text + &self.scorings(name, ply).await
    }

    /// The holder of a seat.
    fn at(&self, seat: &Value) -> Option<Person> {
        let name = seat["name"].as_str()?;
        Some(self.story.person(name, self.server))
    }

    async fn scorings(&self, name: &str, ply: u64) -> String {
        let plies = self.server.stranger().seen(&self.story.path(name, "/plies")).await;
        let marks = plies.as_array().unwrap().iter().take(ply as usize + 1);
        let scored = marks.filter(|mark| !mark["scores"].is_null() || !mark["undo"].is_null());
        scored.map(|mark| format!("ply {}: {} {}\n", mark["ply"], mark["scores"], mark["undo"])).collect()
    }

    async fn chat(&self, table: &str, name: &str, person: &Person) -> String {
        let heard = person.seen(&self.story.path(table, "/chat")).await;
        let lines = heard["lines"].as_array().unwrap().iter();
        let words = ["room", "line", "name", "text"];
        lines.map(|line| format!("{name} hears {}\n", row(line, &words))).collect()
    }

    async fn person(&self, name: &str) -> String {
        let person = self.story.person(name, self.server);
        let mut me = person.seen("/api/me").await;
        // Older versions did not say it.
        me["rating"].as_object_mut().map(|rating| rating.remove("provisional"));
        let mut text = format!("\n# {name}\n");
        text += &fields(&me, &["name", "guest", "rating", "people", "bots"]);
        for result in me["latest"].as_array().unwrap() {
            let words = row(result, &["table", "seats", "place", "points", "left", "rating"]);
            writeln!(text, "result {words}").unwrap();
        }
        let met = self.met(&me).await;
        text += &fields(&met, &["games", "ahead", "level", "behind"]);
        for list in ["mine", "awaited"] {
            writeln!(text, "{list} {}", self.listed(&person, list).await).unwrap();
        }
        writeln!(text, "webhook {}", person.get("/api/me/webhook").await.1["url"]).unwrap();
        let ahead = person.get(&self.story.path("company", "/ahead")).await.1;
        text + &format!("answers ahead {ahead}\n")
    }

    /// Games of a person against Bert.
    async fn met(&self, me: &Value) -> Value {
        let bert = self.story.person("Bert", self.server).seen("/api/me").await;
        let [me, bert] = [me, &bert].map(|player| player["id"].as_str().unwrap());
        self.server.stranger().seen(&format!("/api/players/{me}/against/{bert}")).await
    }

    async fn listed(&self, person: &Person, list: &str) -> Value {
        let listed = person.seen(&format!("/api/tables?list={list}")).await;
        let tables = listed["tables"].as_array().unwrap().iter();
        let mut ids: Vec<_> = tables.map(|table| table["id"].as_str().unwrap()).collect();
        ids.sort_unstable();
        ids.dedup();
        json!(ids)
    }

    /// Pending alerts, which only the store shows.
    async fn alerts(&self) -> String {
        let waiting = self.server.host.store.alerts_due(i64::MAX).await.unwrap();
        let lines = waiting.iter().map(|alert| {
            format!("{} {} ply {}, tried {}\n", alert.user_id, alert.table_id, alert.ply, alert.tries)
        });
        "\n# alerts\n".to_owned() + &lines.collect::<String>()
    }

    /// The text with names instead of ids.
    async fn with_names(&self, mut text: String) -> String {
        for (name, kept) in &self.story.tables {
            text = text.replace(&kept.id, name);
        }
        for name in self.story.people.keys() {
            let me = self.story.person(name, self.server).seen("/api/me").await;
            text = text.replace(me["id"].as_str().unwrap(), name);
        }
        text
    }
}
