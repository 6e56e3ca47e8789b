//! The shared state of a run, and the loop that kills servers.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use engine::chance::below;
use rand_pcg::Pcg32;
use reqwest::Client;
use tokio::sync::Notify;

use super::counters::Counters;
use super::outages::Outages;
use super::servers::{Launch, Servers};
use super::table::Game;
use super::verify;

/// A table id, and log entries of that table with their plies.
pub(crate) type Entries = (String, Vec<(usize, String)>);

pub(crate) struct TestRun {
    pub(crate) servers: Servers,
    pub(crate) client: Client,
    pub(crate) counters: Counters,
    /// The games in progress.
    pub(crate) games: Mutex<Vec<Arc<Game>>>,
    /// The acknowledged entries of finished games.
    pub(crate) finished: Mutex<Vec<Entries>>,
    /// Notified whenever some players have made a secret choice and others have not.
    pub(crate) partial_secrets: Notify,
    /// Present if the store may fail. Otherwise a server error fails the test.
    pub(crate) outages: Option<Outages>,
    accepts_games: AtomicBool,
    ids: AtomicU64,
}

impl TestRun {
    pub(crate) fn begin(database: &str, servers: usize) -> Arc<TestRun> {
        let launch = Launch { database: database.to_owned(), ..Launch::default() };
        TestRun::new(Servers::start(launch, servers), None)
    }

    pub(crate) fn new(servers: Servers, outages: Option<Outages>) -> Arc<TestRun> {
        Arc::new(TestRun {
            servers,
            outages,
            client: client(),
            counters: Counters::default(),
            games: Mutex::default(),
            finished: Mutex::default(),
            partial_secrets: Notify::new(),
            accepts_games: AtomicBool::new(true),
            ids: AtomicU64::new(1),
        })
    }

    /// May another game start?
    pub(crate) fn accepts_games(&self) -> bool {
        self.accepts_games.load(Ordering::Relaxed)
    }

    pub(crate) fn stop_new_games(&self) {
        self.accepts_games.store(false, Ordering::Relaxed);
    }

    /// A unique number.
    pub(crate) fn next_id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits until this many actions are acknowledged.
    pub(crate) async fn wait_for_actions(&self, count: usize) {
        while self.counters.actions.get() < count {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills and restarts servers, and verifies all games in progress after each kill.
    pub(crate) async fn kill_servers(self: Arc<TestRun>, kills: usize) {
        let mut rng = Pcg32::new(now().unsigned_abs(), 3);
        for _ in 0..kills {
            self.wait_for_kill(&mut rng).await;
            let index = below(self.servers.len(), &mut rng);
            self.servers.kill(index);
            self.counters.kills.add(1);
            if self.servers.len() > 1 {
                pause(500, &mut rng).await;
            }
            self.servers.restart(index);
            self.verify_games().await;
        }
        self.stop_new_games();
    }

    /// A random moment; every third time one between secret choices, if it comes soon.
    async fn wait_for_kill(&self, rng: &mut Pcg32) {
        pause(500, rng).await;
        if below(3, rng) == 0 {
            let half = tokio::time::timeout(Duration::from_secs(5), self.partial_secrets.notified()).await;
            self.counters.secret_kills.add(usize::from(half.is_ok()));
        }
    }

    pub(crate) async fn verify_games(&self) {
        let games = self.games.lock().unwrap().clone();
        for game in games {
            verify::verify_in_progress(&game).await;
            self.counters.verifications.add(1);
        }
    }
}

pub(crate) async fn pause(millis: usize, rng: &mut Pcg32) {
    tokio::time::sleep(Duration::from_millis(below(millis, rng) as u64)).await;
}

/// Milliseconds since 1970, like the timestamps of the server.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// reqwest needs a TLS provider even for plain HTTP.
fn client() -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::new()
}
