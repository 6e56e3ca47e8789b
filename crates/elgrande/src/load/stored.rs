//! A database full of games, and how long a server takes to start with it. Half of the games are over, half go on.

use std::sync::Arc;

use engine::chance::{below, pick};
use engine::{Edition, Player, Setup, Variants};
use indicatif::ProgressBar;
use rand_core::Rng;
use serde::Serialize;
use server::secret;
use server::store::{Store, User};
use server::tables::{
    Access, Editions, GameLog, Holder, Pace, Person, Phase, Seat, Table, TableSettings, UndoPolicy, rows,
};
use server::time::now;

use super::process::{Process, file_size};
use crate::dice::dice;
use crate::failure::{Failure, Outcome};
use crate::words::Words;

/// How many tables share a commit.
const AT_ONCE: usize = 250;
/// How many people have played all those games.
const PEOPLE: usize = 200;

/// How a server starts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Start {
    /// How many games its database has.
    pub games: usize,
    /// How many actions they have.
    pub actions: usize,
    /// How large the database is, if it is a file.
    pub database_bytes: Option<u64>,
    /// From the start of the process to its first answer that it is well.
    pub start_ms: f64,
    /// How much memory it holds then.
    pub memory_bytes: Option<u64>,
}

/// Starts a server and looks how long that takes.
pub async fn start(database: &str, games: usize, actions: usize, words: &Words) -> Outcome<Start> {
    let process = Process::start(database, 2000, words)?;
    let start_ms = 1000.0 * process.well().await?.as_secs_f64();
    let (memory_bytes, database_bytes) = (process.memory(), file_size(database));
    Ok(Start { games, actions, database_bytes, start_ms, memory_bytes })
}

/// Stores so many games; how many actions they have.
pub async fn fill(database: &str, games: usize, players: u8, bar: &ProgressBar) -> Outcome<usize> {
    let filler = Filler::open(database, players).await?;
    let mut actions = 0;
    for first in (0..games).step_by(AT_ONCE) {
        let numbers = first..games.min(first + AT_ONCE);
        let tables = numbers.map(|number| filler.table(number)).collect::<Outcome<Vec<_>>>()?;
        let new: Vec<_> = tables.iter().map(|table| rows::new_table(table, now())).collect();
        actions += tables.iter().map(Table::ply).sum::<usize>();
        filler.store.add_tables(&new).await.map_err(Failure::new)?;
        bar.inc(tables.len() as u64);
    }
    filler.store.close().await;
    Ok(actions)
}

/// Fills a database with games.
struct Filler {
    store: Store,
    edition: String,
    settings: TableSettings,
    variants: Variants,
    people: Vec<Arc<User>>,
}

impl Filler {
    async fn open(database: &str, players: u8) -> Outcome<Filler> {
        let store = Store::open(database).await.map_err(Failure::new)?;
        let editions = Editions::open(store.clone(), None, 1).await.map_err(Failure::new)?;
        let edition = editions
            .add_or_default(None)
            .await
            .map_err(|refusal| Failure::new(format!("{:?}", refusal.code)))?;
        let mut people = Vec::new();
        for number in 0..PEOPLE {
            let name = format!("Guest {}", number + 1);
            let user = User { id: secret::id(), name, password: None, created: now() };
            store.add_user(&user).await.map_err(Failure::new)?;
            people.push(Arc::new(user));
        }
        let pace = Pace::Turns { hours: 24 };
        let (undo, access) = (UndoPolicy::default(), Access::default());
        let settings = TableSettings { players, variants: Vec::new(), pace, undo, access, hints: true };
        let variants = Variants::players(players).map_err(Failure::new)?;
        Ok(Filler { store, edition, settings, variants, people })
    }

    /// A table with a game of random players: every other goes on, somewhere in the middle.
    fn table(&self, number: usize) -> Outcome<Table> {
        let (mut rng, at) = (dice(1, number as u64), now());
        let mut log = GameLog::new(Setup::deal(Edition::embedded(), self.variants, &mut rng), at);
        let most = if number.is_multiple_of(2) { usize::MAX } else { below(120, &mut rng) };
        play(&mut log, most, at, &mut rng)?;
        let seats: Vec<Seat> = Player::ALL
            .into_iter()
            .take(self.settings.players.into())
            .map(|player| {
                let user = &self.people[(number + 7 * player.index()) % PEOPLE];
                let person = Person { id: user.id.clone(), name: user.name.clone() };
                Seat::new(player, Holder::Person(person), at)
            })
            .collect();
        let mut table = Table {
            id: secret::id(),
            owner: self.people[number % PEOPLE].id.clone(),
            settings: self.settings.clone(),
            phase: Phase::Open,
            invitation: secret::id(),
            origin: None,
            next: None,
            created: at,
            ended: None,
            edition: self.edition.clone(),
            seed: Some(secret::hex(&secret::seed())),
            version: 1,
            private_changes: 0,
            proposal: None,
            seats,
            log: None,
        };
        table.start(log, at);
        Ok(table)
    }
}

fn play(log: &mut GameLog, most: usize, at: i64, rng: &mut impl Rng) -> Outcome {
    while log.ply() < most {
        let Some((player, decision)) = log.game().question() else { return Ok(()) };
        let action = pick(decision, rng);
        log.play(player, &[action], at).map_err(|refused| Failure::new(format!("{refused:?}")))?;
    }
    Ok(())
}
