//! Fills a database with games, half of them finished, and measures the server's startup time with it.

use std::sync::Arc;

use engine::chance::{below, pick};
use engine::{Edition, Player, Setup, Variants};
use indicatif::ProgressBar;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use server::secret;
use server::store::{Store, User};
use server::tables::{Editions, GameLog, Holder, Pace, Person, Phase, Seat, Table, TableSettings, rows};
use server::time::now;

use crate::Result;
use crate::server_process::{ServerProcess, file_size};

/// Tables per transaction.
const BATCH: usize = 250;
/// Users who share all games.
const USERS: usize = 200;
/// Milliseconds after which an open table is closed: 30 days. All games of this test have started.
const OPEN_FOR: i64 = 30 * 24 * 60 * 60 * 1000;

/// One startup of a server.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Startup {
    /// Games in the database.
    pub(crate) games: usize,
    /// Actions of all games.
    pub(crate) actions: usize,
    /// Size of the database, if it is a file.
    pub(crate) database_bytes: Option<u64>,
    /// From process start to the first successful health check.
    pub(crate) start_ms: f64,
    /// Memory at that time.
    pub(crate) memory_bytes: Option<u64>,
}

pub(crate) async fn measure_startup(database: &str, games: usize, actions: usize) -> Result<Startup> {
    let process = ServerProcess::start(database, 2000)?;
    let start_ms = 1000.0 * process.time_to_healthy().await?.as_secs_f64();
    let (memory_bytes, database_bytes) = (process.memory(), file_size(database));
    Ok(Startup { games, actions, database_bytes, start_ms, memory_bytes })
}

/// Stores this many games; returns how many actions they have.
pub(crate) async fn fill_database(
    database: &str,
    games: usize,
    players: u8,
    bar: &ProgressBar,
) -> Result<usize> {
    let generator = TableGenerator::open(database, players).await?;
    let mut actions = 0;
    for first in (0..games).step_by(BATCH) {
        let numbers = first..games.min(first + BATCH);
        let tables = numbers.map(|number| generator.table(number)).collect::<Result<Vec<_>>>()?;
        actions += tables.iter().map(Table::ply).sum::<usize>();
        let rows: Vec<_> = tables.iter().map(|table| rows::new_table(table, now(), OPEN_FOR)).collect();
        generator.store.add_tables(&rows).await?;
        bar.inc(tables.len() as u64);
    }
    generator.store.close().await;
    Ok(actions)
}

/// Creates tables with random games for the same users.
struct TableGenerator {
    store: Store,
    edition: String,
    settings: TableSettings,
    variants: Variants,
    users: Vec<Arc<User>>,
}

impl TableGenerator {
    async fn open(database: &str, players: u8) -> Result<TableGenerator> {
        let store = Store::open(database).await?;
        let editions = Editions::open(store.clone(), None, 1).await?;
        let edition = editions.default_id().to_owned();
        let mut users = Vec::new();
        for number in 0..USERS {
            let name = format!("Guest {}", number + 1);
            let user = User { id: secret::id(), name, password: None, created: now() };
            store.add_user(&user).await?;
            users.push(Arc::new(user));
        }
        let settings = TableSettings { pace: Pace::Turns { hours: 24 }, ..TableSettings::new(players) };
        let variants = Variants::players(players).map_err(|error| error.to_string())?;
        Ok(TableGenerator { store, edition, settings, variants, users })
    }

    /// A table with a random game; every second one stops somewhere in the middle.
    fn table(&self, number: usize) -> Result<Table> {
        let (mut rng, at) = (Pcg64Mcg::new(number as u128), now());
        let mut log = GameLog::new(Setup::deal(Edition::embedded(), self.variants, &mut rng), at);
        let max_actions = if number.is_multiple_of(2) { usize::MAX } else { below(120, &mut rng) };
        play_random(&mut log, max_actions, at, &mut rng)?;
        let seats: Vec<Seat> = Player::ALL
            .into_iter()
            .take(self.settings.players.into())
            .map(|player| {
                let user = &self.users[(number + 7 * player.index()) % USERS];
                let person = Person { id: user.id.clone(), name: user.name.clone() };
                Seat::new(player, Holder::Person(person), at)
            })
            .collect();
        let mut table = Table {
            id: secret::id(),
            owner: self.users[number % USERS].id.clone(),
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
            unrated: None,
            seats,
            log: None,
            addresses: Vec::new(),
        };
        table.start(log, at);
        Ok(table)
    }
}

fn play_random(log: &mut GameLog, max_actions: usize, at: i64, rng: &mut impl Rng) -> Result {
    while log.ply() < max_actions {
        let Some((player, decision)) = log.game().question() else { return Ok(()) };
        let action = pick(decision, rng);
        log.play(player, &[action], at).map_err(|refused| format!("{refused:?}"))?;
    }
    Ok(())
}
