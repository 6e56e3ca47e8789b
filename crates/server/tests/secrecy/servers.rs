//! Two servers with the same people, tables and clock: one has the real game, the other a twin with other secrets.

use engine::{Player, Record};
use reqwest::Method;
use serde_json::{Value, json};
use server::tables::LogEntry;
use server::tables::seat::bit;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::game::{BEGAN, Stored, time};
use crate::common::{File, Person, Running, serve};

/// All viewers.
pub(crate) struct People {
    /// The players, by seat.
    pub(crate) players: Vec<Person>,
    /// A signed-in person at another table who knows the invitations.
    pub(crate) guest: Person,
    /// An anonymous viewer.
    pub(crate) nobody: Person,
}

pub(crate) struct Stage {
    pub(crate) truth: World,
    pub(crate) other: World,
    pub(crate) people: People,
    /// For 2 to 5 players: the table and its invitation.
    tables: Vec<(String, String)>,
}

/// One of the two servers.
pub(crate) struct World {
    pub(crate) server: Running,
    store: AnyConnection,
    /// Replaces everything hidden that is not part of the game.
    hidden: &'static str,
    _file: File,
}

/// The state of a table.
pub(crate) struct Position<'a> {
    pub(crate) table: &'a str,
    pub(crate) game: &'a Stored,
    /// The number of plies.
    pub(crate) plies: usize,
    /// Seats with other preset answers that are not asked now.
    pub(crate) idle: &'a [Player],
}

impl Stage {
    pub(crate) async fn build() -> Stage {
        server::time::freeze_at(BEGAN);
        let (file, copy) = (File::new(), File::new());
        let server = serve(&file.url()).await;
        let (people, tables) = gather(&server).await;
        server.stop().await;
        std::fs::copy(path(&file), path(&copy)).unwrap();
        let (truth, other) = (World::open(file, "ebony").await, World::open(copy, "ivory").await);
        Stage { truth, other, people, tables }
    }

    /// The table for this many players, and its invitation.
    pub(crate) fn table(&self, players: usize) -> (&str, &str) {
        let (table, invitation) = &self.tables[players - 2];
        (table, invitation)
    }

    pub(crate) async fn close(self) {
        for world in [self.truth, self.other] {
            world.store.close().await.unwrap();
            world.server.stop().await;
        }
    }
}

fn path(file: &File) -> String {
    file.url().replace("sqlite://", "")
}

async fn gather(server: &Running) -> (People, Vec<(String, String)>) {
    let mut players = Vec::new();
    for name in ["Anna", "Bert", "Cleo", "Dora", "Emil"] {
        players.push(server.guest(name).await);
    }
    let guest = server.guest("Sam").await;
    guest.table(&["me", "me"], &[]).await;
    let people = People { players, guest, nobody: server.stranger() };
    let mut tables = Vec::new();
    for count in 2..=5 {
        tables.push(seated(&people.players[..count]).await);
    }
    (people, tables)
}

/// Everyone takes a seat and the game starts.
async fn seated(players: &[Person]) -> (String, String) {
    let seats: Vec<&str> = (0..players.len()).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let access = if players.len().is_multiple_of(2) { "public" } else { "invitation" };
    let made =
        players[0].done("/api/tables", json!({ "seats": seats, "access": access, "pace": pace() })).await;
    let [table, invitation] = ["id", "invitation"].map(|key| made["table"][key].as_str().unwrap().to_owned());
    for player in &players[1..] {
        player.done(&format!("/api/tables/{table}/join"), json!({ "invitation": invitation })).await;
        player.done(&format!("/api/tables/{table}/ready"), json!({ "ready": true })).await;
    }
    players[0].done(&format!("/api/tables/{table}/start"), json!({})).await;
    (table, invitation)
}

fn pace() -> Value {
    json!({ "kind": "live", "bank": 3600, "increment": 7 })
}

impl World {
    async fn open(file: File, hidden: &'static str) -> World {
        let server = serve(&file.url()).await;
        let mut store = AnyConnection::connect(&file.url()).await.unwrap();
        store.execute("PRAGMA synchronous = OFF; PRAGMA busy_timeout = 10000").await.unwrap();
        World { server, store, hidden, _file: file }
    }

    /// Stores a game at a table as if it had been played there.
    pub(crate) async fn set(&mut self, position: &Position<'_>) {
        let sql = self.statements(position).join(";\n");
        self.store.execute(AssertSqlSafe(format!("BEGIN;\n{sql};\nCOMMIT"))).await.unwrap();
        self.server.host.cache.drop_unused(std::time::Duration::ZERO);
    }

    fn statements(&self, position: &Position<'_>) -> Vec<String> {
        let Position { table, game, plies, .. } = position;
        let stands = game.until(*plies).game_log();
        let asked: i64 = stands.game().to_act().iter().map(bit).sum();
        let setup = Record::new(game.setup).to_string();
        let variants = game.setup.variants();
        let terms = json!({
            "players": variants.player_count(), "variants": variants.words().collect::<Vec<_>>(),
            "pace": pace(), "undo": "consent", "access": "public",
        });
        let mut all = vec![
            format!(
                "UPDATE tables SET terms = '{terms}', phase = 'playing', setup = '{setup}', seed = '{}',
                 started = {BEGAN}, ended = NULL, ply = {plies}, version = {}, asked = {asked}, due = NULL,
                 quiet = 0, proposal = NULL WHERE id = '{table}'",
                self.hidden,
                1000 + plies
            ),
            format!(
                "UPDATE seats SET level = NULL, since = {BEGAN}, clock = NULL, ahead = '{{}}' WHERE table_id = '{table}'"
            ),
            format!("DELETE FROM request_keys WHERE table_id = '{table}'"),
            format!("DELETE FROM log WHERE table_id = '{table}'"),
            format!("DELETE FROM chat WHERE table_id = '{table}'"),
        ];
        all.extend(position.idle.iter().map(|player| self.ahead(table, *player)));
        all.extend(log(table, &game.log[..*plies]));
        all
    }

    fn ahead(&self, table: &str, player: Player) -> String {
        let wanted = if self.hidden == "ebony" { "toledo" } else { "sevilla" };
        let ahead = json!({ "veto": "ask", "disc": [wanted], "returns": [wanted] });
        format!("UPDATE seats SET ahead = '{ahead}' WHERE table_id = '{table}' AND bit = {}", bit(player))
    }

    /// Posts a chat message; `HIDDEN` is replaced by a text that differs between the servers.
    pub(crate) async fn say(&mut self, table: &str, line: usize, room: &str, text: &str) {
        let text = text.replace("HIDDEN", self.hidden);
        let sql = format!(
            "INSERT INTO chat (table_id, line, room, user_id, name, text, at)
             VALUES ('{table}', {line}, '{room}', 'somebody', 'Somebody', '{text}', {BEGAN})"
        );
        self.store.execute(AssertSqlSafe(sql)).await.unwrap();
    }

    /// Plays a log entry as its player. Returns the response.
    pub(crate) async fn play(
        &self,
        person: &Person,
        table: &str,
        ply: usize,
        entry: LogEntry,
    ) -> reqwest::Response {
        let LogEntry::Act(player, action) = entry else { panic!("nobody plays an undo") };
        let body =
            json!({ "ply": ply, "seat": player, "actions": [action.to_string()], "key": format!("k{ply}") });
        let path = format!("/api/tables/{table}/actions");
        person.at(&self.server).send(Method::POST, &path, Some(body)).await
    }

    /// Waits until no stream is open.
    pub(crate) async fn be_still(&self) {
        while !self.server.host.hub.is_empty() {
            tokio::task::yield_now().await;
        }
    }
}

fn log(table: &str, entries: &[LogEntry]) -> Option<String> {
    let row =
        |(index, entry): (usize, &LogEntry)| format!("('{table}', {index}, '{entry}', {})", time(index));
    let rows: Vec<String> = entries.iter().enumerate().map(row).collect();
    let insert = |rows: String| format!("INSERT INTO log (table_id, ply, entry, at) VALUES {rows}");
    (!rows.is_empty()).then(|| insert(rows.join(", ")))
}
