//! No acknowledged action is lost, whatever fails below the store: random faults under load, on both databases.
//!
//! `ELGRANDE_FAULTS` says how many, `ELGRANDE_SEED` in which order, `ELGRANDE_FAULT` of which kind only; `cargo xtask faults` runs it in full.
#![cfg(target_os = "linux")]
#![allow(dead_code, reason = "the test of kills uses the rest")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod campaign;
mod check;
mod disk;
mod fault;
mod injector;
mod load;
mod processes;
mod report;
mod sqlite;

// The people who play are those of the test of kills.
#[path = "../survival/fleet.rs"]
mod fleet;
#[path = "../survival/follower.rs"]
mod follower;
#[path = "../survival/outage.rs"]
mod outage;
#[path = "../survival/person.rs"]
mod person;
#[path = "../survival/player.rs"]
mod player;
#[path = "../../../server/tests/common/postgres.rs"]
mod postgres;
#[path = "../survival/proof.rs"]
mod proof;
#[path = "../survival/table.rs"]
mod table;
#[path = "../survival/tally.rs"]
mod tally;
#[path = "../survival/world.rs"]
mod world;

#[path = "../common/mod.rs"]
mod common;

use std::path::Path;

use common::TempFolder;

/// How many faults there are unless more are asked for.
const ON_SQLITE: usize = 25;
const ON_POSTGRES: usize = 10;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_sqlite_fails() {
    let folder = TempFolder::new("faults-sqlite");
    let target = sqlite::Sqlite::new(Path::new(&folder.0));
    campaign::run(target, Path::new(&folder.0), faults().unwrap_or(ON_SQLITE)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_postgres_fails() {
    let folder = TempFolder::new("faults-postgres");
    let target = processes::Postgres::new(Path::new(&folder.0));
    let faults = faults().map_or(ON_POSTGRES, |faults| faults.div_ceil(3));
    campaign::run(target, Path::new(&folder.0), faults).await;
}

fn faults() -> Option<usize> {
    std::env::var("ELGRANDE_FAULTS").ok().map(|text| text.parse().unwrap())
}
