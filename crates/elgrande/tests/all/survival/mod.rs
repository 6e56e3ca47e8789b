//! No data is lost: servers are killed at random moments under load, and everything that clients have received stays valid.
//!
//! `ELGRANDE_KILLS` sets the number of kills; `cargo xtask survive` runs the full test.
pub(crate) mod servers;
mod stream_reader;
pub(crate) mod client;
pub(crate) mod player;
#[path = "../../../../server/tests/all/common/postgres.rs"]
pub(crate) mod postgres;
pub(crate) mod outages;
mod verify;
pub(crate) mod table;
pub(crate) mod counters;
pub(crate) mod test_run;

use std::sync::Arc;

use crate::common::TempFolder;
use postgres::Cluster;
use test_run::TestRun;
use tokio::task::JoinSet;

/// The default number of kills.
const DEFAULT_KILLS: usize = 4;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_sqlite_when_the_server_is_killed() {
    let folder = TempFolder::new("survival");
    survive("sqlite", &format!("sqlite://{}/games.db", folder.0), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_postgres_when_the_server_is_killed() {
    let cluster = Cluster::start("survival");
    survive("postgres", &cluster.url(), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_between_two_servers_on_one_postgres() {
    let cluster = Cluster::start("servers");
    survive("two servers on postgres", &cluster.url(), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_on_the_other_server_when_one_is_gone() {
    let cluster = Cluster::start("other");
    let run = TestRun::begin(&cluster.url(), 2);
    run.stop_new_games();
    let game = table::play(&run, 0);
    let killed = async {
        run.wait_for_actions(60).await;
        run.servers.kill(1);
        run.counters.kills.add(1);
    };
    tokio::join!(game, killed);
    println!("one of two servers gone: {}", run.counters);
}

/// Plays games on several tables until all kills are done; then finishes the last games.
async fn survive(name: &str, database: &str, servers: usize) {
    let run = TestRun::begin(database, servers);
    let mut tables = JoinSet::new();
    for number in 0..table::PLANS.len() {
        tables.spawn(play_on(Arc::clone(&run), number));
    }
    let killer = tokio::spawn(Arc::clone(&run).kill_servers(kills()));
    while let Some(ended) = tables.join_next().await {
        ended.unwrap();
    }
    killer.await.unwrap();
    println!("{name}: {}", run.counters);
}

/// Plays one game after the other.
pub(crate) async fn play_on(run: Arc<TestRun>, number: usize) {
    while run.accepts_games() {
        table::play(&run, number).await;
    }
}

fn kills() -> usize {
    std::env::var("ELGRANDE_KILLS").map_or(DEFAULT_KILLS, |text| text.parse().unwrap())
}
