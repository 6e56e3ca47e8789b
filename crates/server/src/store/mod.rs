//! What is kept, in SQLite or PostgreSQL: one set of queries for both. It knows rows, not rules.

#[macro_use]
mod from_row;

mod alerts;
mod append;
mod chat;
mod database;
mod editions;
mod file;
mod health;
mod known;
mod migrations;
mod news;
mod people;
mod results;
mod tables;
mod trouble;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyPool, AssertSqlSafe};

pub use alerts::{Alert, Waking, Webhook};
pub use append::{Append, Appended, Key};
pub use chat::{Line, PORTION, Room, Said};
pub use health::NotReady;
pub use news::{Heard, News};
pub use people::{Pass, PassKind, User, name_key};
pub use results::{Count, Meetings, ResultRow, Strength};
pub use tables::{List, Listed, LogRow, MOST_LISTED};
pub(crate) use tables::{SeatRow, TableRow};
pub use trouble::{StoreError, Trouble};

use append::Writer;
use database::{Database, Tx};
use health::Health;
use known::Known;
use news::Herald;

/// Where everything is kept.
#[derive(Clone, Debug)]
pub struct Store {
    kind: Kind,
    url: String,
    database: Database,
    health: Health,
    writer: Writer,
    herald: Herald,
    /// How often this process has heard that passes were revoked.
    revoked: Arc<AtomicU64>,
    known: Known,
}

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens the store, making or bringing up to date what is not there.
    pub async fn open(url: &str) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        let address = if kind == Kind::Sqlite { with_mode(url) } else { url.to_owned() };
        let database = Database::open(kind, &address).await?;
        let (herald, known) = (Herald::new(kind), Known::default());
        if kind == Kind::Sqlite {
            known.open();
        }
        let writer = Writer::start(kind, database.clone(), herald.clone());
        let (health, revoked) = (Health::default(), Arc::default());
        Ok(Store { kind, url: url.to_owned(), database, health, writer, herald, revoked, known })
    }

    /// Finishes what was begun.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.database.close().await;
    }

    /// How many commits have stored how many entries of logs.
    pub fn written(&self) -> (u64, u64) {
        self.writer.written()
    }

    /// Free bytes on the disk of an SQLite database, if known.
    pub fn free_space(&self) -> Option<u64> {
        self.database.free_space()
    }

    /// Fails if what was committed may not be in the database's files any more.
    pub async fn verify_durable(&self) -> Result<(), sqlx::Error> {
        self.database.verify_file().await
    }

    /// The pool for reads.
    fn read(&self) -> AnyPool {
        self.database.read()
    }

    async fn begin(&self) -> Result<Tx, sqlx::Error> {
        self.database.begin().await
    }

    /// Runs one statement in a transaction of its own. Returns how many rows it affected.
    async fn execute(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64, sqlx::Error> {
        self.database.execute(query).await
    }

    /// Tells other processes, when the transaction commits.
    async fn tell(&self, tx: &mut Tx, news: &News) -> Result<(), sqlx::Error> {
        self.herald.tell(tx, &[news]).await
    }
}

impl Kind {
    /// Which one an address means; a path is a file of SQLite.
    fn of(url: &str) -> Result<Kind, sqlx::Error> {
        match url.split_once("://").map_or("sqlite", |(scheme, _)| scheme) {
            "sqlite" => Ok(Kind::Sqlite),
            "postgres" | "postgresql" => Ok(Kind::Postgres),
            _ => Err(sqlx::Error::Configuration("it must begin with sqlite:// or postgres://".into())),
        }
    }
}

/// A file that is not there is made.
fn with_mode(url: &str) -> String {
    let url = if url.starts_with("sqlite:") { url.to_owned() } else { format!("sqlite://{url}") };
    if url.contains('?') { url } else { format!("{url}?mode=rwc") }
}

/// The folder of an SQLite file, if the address names one.
pub fn folder(url: &str) -> Option<&Path> {
    file::path(url)?.parent()
}

/// Takes tables before they are changed, in the order of their letters, in which they must be given: a statement that
/// changes many takes them in any order, and two processes would wait for each other.
async fn lock(kind: Kind, tx: &mut Tx, tables: &[impl AsRef<str>]) -> Result<(), sqlx::Error> {
    if kind == Kind::Sqlite {
        return Ok(());
    }
    for portion in portions(tables) {
        let sql = format!(
            "SELECT id FROM tables WHERE id IN (VALUES {}) ORDER BY id COLLATE \"C\" FOR UPDATE",
            values(kind, portion.len(), 1)
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = portion.iter().fold(query, |query, table| query.bind(table.as_ref().to_owned()));
        query.execute(&mut **tx).await?;
    }
    Ok(())
}

/// Rows in portions of a few sizes: so there are a few statements only, and the database has them all prepared.
fn portions<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = [64, 32, 16, 8, 4, 2, 1].into_iter().find(|size| *size <= rows.len())?;
        let (portion, rest) = rows.split_at(size);
        rows = rest;
        Some(portion)
    })
}

/// Rows are many, so are values: `($1, $2), ($3, $4)`. For SQLite they have no numbers: it would look each up in a list of all.
fn values(kind: Kind, rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let value = |column: usize| match kind {
            Kind::Sqlite => "?".to_owned(),
            Kind::Postgres => format!("${}", row * columns + column),
        };
        format!("({})", (1..=columns).map(value).collect::<Vec<_>>().join(", "))
    };
    match kind {
        Kind::Sqlite => vec![row(0); rows].join(", "),
        Kind::Postgres => (0..rows).map(row).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_through_where_they_are() {
        assert_eq!(values(Kind::Postgres, 2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(values(Kind::Sqlite, 2, 3), "(?, ?, ?), (?, ?, ?)");
    }

    #[test]
    fn portions_have_few_sizes_and_hold_every_row() {
        let rows: Vec<usize> = (0..87).collect();
        let sizes: Vec<usize> = portions(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [64, 16, 4, 2, 1]);
        assert_eq!(portions(&rows).flatten().copied().collect::<Vec<_>>(), rows);
    }

    #[test]
    fn a_file_is_an_address_too() {
        assert_eq!(with_mode("games.db"), "sqlite://games.db?mode=rwc");
        assert_eq!(with_mode("sqlite://games.db?mode=ro"), "sqlite://games.db?mode=ro");
        assert_eq!(folder("sqlite:///var/games.db?mode=ro"), Some(Path::new("/var")));
    }
}
