//! No acknowledged action is lost, whatever fails below the store: random faults under load, on both databases.
//!
//! `ELGRANDE_FAULTS` sets the number of faults, `ELGRANDE_SEED` chooses them, and `ELGRANDE_FAULT` limits them to those whose
//! name contains it; `cargo xtask faults` runs the full test.

mod campaign;
mod compare;
mod disk;
pub(crate) mod fault;
mod injector;
mod load;
mod postgres;
mod report;
pub(crate) mod sqlite;

use std::path::Path;

use crate::common::TempFolder;

/// The default numbers of faults.
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
    let target = postgres::Postgres::new(Path::new(&folder.0));
    let faults = faults().map_or(ON_POSTGRES, |faults| faults.div_ceil(3));
    campaign::run(target, Path::new(&folder.0), faults).await;
}

fn faults() -> Option<usize> {
    std::env::var("ELGRANDE_FAULTS").ok().map(|text| text.parse().unwrap())
}
