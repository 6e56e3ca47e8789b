//! What is kept, in SQLite or PostgreSQL: one set of queries for both. It knows rows, not rules.

mod alerts;
mod append;
mod chat;
mod editions;
mod known;
mod news;
mod people;
mod results;
mod tables;
mod trouble;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, Transaction};

pub use alerts::{Alert, Waking, Webhook};
pub use append::{Append, Appended, Key};
pub use chat::{Line, PORTION, Room, Said};
pub use news::{Heard, News};
pub use people::{Pass, PassKind, User, name_key};
pub use results::{Count, Meetings, ResultRow, Strength};
pub use tables::{List, Listed, LogRow, MOST_LISTED};
pub(crate) use tables::{SeatRow, TableRow};
pub use trouble::{StoreError, Trouble};

use append::Writer;
use known::Known;
use news::Herald;

/// Where everything is kept.
#[derive(Clone, Debug)]
pub struct Store {
    kind: Kind,
    url: String,
    read: AnyPool,
    /// SQLite has one writer at a time: here they queue, in order.
    write: AnyPool,
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

type Tx = Transaction<'static, Any>;

impl Store {
    /// Opens the store, making or bringing up to date what is not there.
    pub async fn open(url: &str) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        let address = if kind == Kind::Sqlite { with_mode(url) } else { url.to_owned() };
        let mut first = first(kind, &address).await?;
        sqlx::migrate!().run(&mut first).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        let (read, write) = match kind {
            Kind::Postgres => {
                let pool = AnyPoolOptions::new().max_connections(16).acquire_timeout(POSTGRES_PATIENCE);
                let pool = pool.connect(&address).await?;
                (pool.clone(), pool)
            }
            Kind::Sqlite => {
                let write = sqlite(1, WRITER).connect(&address).await?;
                (sqlite(4, "").connect(&address).await?, write)
            }
        };
        first.close().await?;
        let (herald, known) = (Herald::new(kind), Known::default());
        if kind == Kind::Sqlite {
            known.open();
        }
        let writer = Writer::start(kind, write.clone(), herald.clone());
        Ok(Store { kind, url: url.to_owned(), read, write, writer, herald, revoked: Arc::default(), known })
    }

    /// Answers whether the store answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    /// Finishes what was begun.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.write.close().await;
        self.read.close().await;
    }

    /// How many commits have stored how many entries of logs.
    pub fn written(&self) -> (u64, u64) {
        self.writer.written()
    }

    async fn begin(&self) -> Result<Tx, sqlx::Error> {
        self.write.begin().await
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

/// How long a connection to PostgreSQL is waited for: one that has died without a word is found out by then.
const POSTGRES_PATIENCE: Duration = Duration::from_secs(5);

/// What every connection to SQLite begins with.
const SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;
                        PRAGMA wal_autocheckpoint = 16384;";
/// And besides, the one that writes: all pages that a commit changes are at hand, up to 32 MB of them until it rests, and what
/// is needed to take a statement back is no file.
const WRITER: &str = "PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;";

/// One connection says at once what is wrong, where a pool would try again for a while and then say only that it waited. It
/// brings up to date what is there, for which it may need temporary files; the one that writes does without. It is closed
/// once others are open, for when SQLite's last one closes all that is in its write-ahead log is moved.
async fn first(kind: Kind, address: &str) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(address).await?;
    if kind == Kind::Sqlite {
        connection.execute(SETTINGS).await?;
    }
    Ok(connection)
}

/// A connection to a file is not lost by itself, so none is asked whether it is still there.
fn sqlite(connections: u32, besides: &'static str) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).idle_timeout(None).max_lifetime(None);
    let options = options.acquire_timeout(Duration::from_secs(30)).test_before_acquire(false);
    options.after_connect(move |connection, _| {
        let settings = AssertSqlSafe(format!("{SETTINGS} {besides}"));
        Box::pin(async move { connection.execute(settings).await.map(|_| ()) })
    })
}

/// The one that writes to SQLite lets go of its pages.
async fn shrink(kind: Kind, writer: &AnyPool) {
    if kind == Kind::Sqlite
        && let Err(error) = writer.execute("PRAGMA shrink_memory").await
    {
        tracing::debug!(%error, "the store's memory stays as it is");
    }
}

/// A file that is not there is made.
fn with_mode(url: &str) -> String {
    let url = if url.starts_with("sqlite:") { url.to_owned() } else { format!("sqlite://{url}") };
    if url.contains('?') { url } else { format!("{url}?mode=rwc") }
}

/// The folder of an SQLite file, if the address names one.
pub fn folder(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"))?;
    Path::new(path.split('?').next().unwrap_or(path)).parent()
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
