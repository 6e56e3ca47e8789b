//! Everything that goes on at the same time, and whoever kills it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Client;
use tokio::sync::Notify;

use crate::fleet::{Fleet, Launch};
use crate::outage::Outages;
use crate::proof;
use crate::table::Game;
use crate::tally::Tally;

/// Entries of a table's log, each with its ply.
pub(crate) type Entries = (String, Vec<(usize, String)>);

pub(crate) struct World {
    pub(crate) fleet: Fleet,
    pub(crate) client: Client,
    pub(crate) tally: Tally,
    /// The games that go on.
    pub(crate) games: Mutex<Vec<Arc<Game>>>,
    /// The entries that were acknowledged of games that are over.
    pub(crate) ended: Mutex<Vec<Entries>>,
    /// Told whenever some have made a secret choice and others have not.
    pub(crate) half_secret: Notify,
    /// Where the store fails too; without it every server error ends the test.
    pub(crate) outages: Option<Outages>,
    is_going_on: AtomicBool,
    numbers: AtomicU64,
}

impl World {
    pub(crate) fn begin(database: &str, servers: usize) -> Arc<World> {
        let launch = Launch { database: database.to_owned(), environment: Vec::new(), log: None };
        World::new(Fleet::start(launch, servers), None)
    }

    pub(crate) fn new(fleet: Fleet, outages: Option<Outages>) -> Arc<World> {
        Arc::new(World {
            fleet,
            outages,
            client: client(),
            tally: Tally::default(),
            games: Mutex::default(),
            ended: Mutex::default(),
            half_secret: Notify::new(),
            is_going_on: AtomicBool::new(true),
            numbers: AtomicU64::new(1),
        })
    }

    /// May another game begin?
    pub(crate) fn is_going_on(&self) -> bool {
        self.is_going_on.load(Ordering::Relaxed)
    }

    pub(crate) fn stop_beginning(&self) {
        self.is_going_on.store(false, Ordering::Relaxed);
    }

    /// A number nobody else has.
    pub(crate) fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits until so many actions were acknowledged.
    pub(crate) async fn until_actions(&self, count: usize) {
        while self.tally.actions.get() < count {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills one server after the other; each is started again, and everything that goes on is looked at.
    pub(crate) async fn kill_often(self: Arc<World>, kills: usize) {
        let mut rng = Pcg32::new(now().unsigned_abs(), 3);
        for _ in 0..kills {
            self.moment(&mut rng).await;
            let index = below(self.fleet.len(), &mut rng);
            self.fleet.kill(index);
            self.tally.kills.add(1);
            if self.fleet.len() > 1 {
                pause(500, &mut rng).await;
            }
            self.fleet.restart(index);
            self.audit().await;
        }
        self.stop_beginning();
    }

    /// Any moment; every third time one between secret choices, if there is one soon.
    async fn moment(&self, rng: &mut Pcg32) {
        pause(500, rng).await;
        if below(3, rng) == 0 {
            let half = tokio::time::timeout(Duration::from_secs(5), self.half_secret.notified()).await;
            self.tally.secret_kills.add(usize::from(half.is_ok()));
        }
    }

    pub(crate) async fn audit(&self) {
        let games = self.games.lock().unwrap().clone();
        for game in games {
            proof::so_far(&game).await;
            self.tally.audits.add(1);
        }
    }
}

pub(crate) async fn pause(millis: usize, rng: &mut Pcg32) {
    tokio::time::sleep(Duration::from_millis(below(millis, rng) as u64)).await;
}

/// Milliseconds since 1970, as the server writes them.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// Whoever speaks http here could speak https too, and must say how.
fn client() -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::new()
}
