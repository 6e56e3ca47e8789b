//! Nothing is lost: servers are killed at random moments under load, and what people were told still holds.
//!
//! `ELGRANDE_KILLS` says how often; `cargo xtask survive` runs it in full.
#![allow(dead_code, reason = "the test of faults uses the rest")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod fleet;
mod follower;
mod outage;
mod person;
mod player;
#[path = "../../../server/tests/common/postgres.rs"]
mod postgres;
mod proof;
mod table;
mod tally;
mod world;

#[path = "../common/mod.rs"]
mod common;

use std::sync::Arc;

use common::TempFolder;
use postgres::Cluster;
use tokio::task::JoinSet;
use world::World;

/// How often a server is killed unless more is asked for.
const KILLS: usize = 4;

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
    let cluster = Cluster::start("fleet");
    survive("two servers on postgres", &cluster.url(), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_at_the_other_server_when_one_is_gone_for_good() {
    let cluster = Cluster::start("other");
    let world = World::begin(&cluster.url(), 2);
    world.stop_beginning();
    let game = table::play(&world, 0);
    let killed = async {
        world.until_actions(60).await;
        world.fleet.kill(1);
        world.tally.kills.add(1);
    };
    tokio::join!(game, killed);
    println!("one of two servers gone: {}", world.tally);
}

/// Several tables, one game after the other, until everybody was killed often enough; then the last games end.
async fn survive(name: &str, database: &str, servers: usize) {
    let world = World::begin(database, servers);
    let mut tables = JoinSet::new();
    for number in 0..table::PLANS.len() {
        tables.spawn(play_on(Arc::clone(&world), number));
    }
    let killer = tokio::spawn(Arc::clone(&world).kill_often(kills()));
    while let Some(ended) = tables.join_next().await {
        ended.unwrap();
    }
    killer.await.unwrap();
    println!("{name}: {}", world.tally);
}

async fn play_on(world: Arc<World>, number: usize) {
    while world.is_going_on() {
        table::play(&world, number).await;
    }
}

fn kills() -> usize {
    std::env::var("ELGRANDE_KILLS").map_or(KILLS, |text| text.parse().unwrap())
}
