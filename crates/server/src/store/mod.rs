//! The database, SQLite or PostgreSQL, with one set of queries for both. It knows rows and imports no domain type.

#[macro_use]
mod from_row; // rows without sqlx's macros
mod database; // connections and transactions
mod migrations; // the schema
mod file; // the files of SQLite
mod health; // readiness
mod open_error; // why a database cannot be opened
mod users; // users, names and passwords
mod name_keys; // names that are the same or look the same
mod credentials; // sessions and API tokens
mod game_addresses; // where the players of running games are
mod session_cache; // authenticated users in memory
mod session_watch; // wakes streams whose session was revoked
mod recovery; // recovery codes and email addresses
mod deletion; // deletion of accounts
mod last_run; // when a server last ran
mod export; // personal data of a user
mod editions; // texts of editions
mod tables; // tables, seats, logs
mod chat; // chat messages
mod results; // results and ratings
mod leaderboard; // ratings in their order
mod alerts; // alerts that wait, or that devices show
mod notification_settings; // what a person is told
mod push; // devices that receive Web Push
mod webhooks; // webhooks
mod blocks; // what players do about others: mute, block, report
mod moderation; // what admins decide, and the audit log
mod inspection; // what admins look up
mod pruning; // deletes unused data
mod writer; // batches log entries into commits
mod notifications; // messages between processes

use std::path::Path;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyPool, AssertSqlSafe};

pub use alerts::{Alert, AlertChange, AlertEvent, AlertReason, EMAIL, WEBHOOK};
pub use blocks::{BlockKind, BlockRow, Report};
pub use chat::{CHAT_PAGE, ChatMessage, PostedMessage, Room};
pub use credentials::{CredentialKind, CredentialRow};
pub use editions::EditionUse;
pub use export::{ExportedMailCode, ExportedMessage, ExportedReport, ExportedRestriction, ExportedSeat};
pub use game_addresses::GameAddress;
pub use health::NotReady;
pub use inspection::{QuotaRow, TableSummary, UserSummary};
pub use leaderboard::RankedRow;
pub use moderation::{AdminChange, AuditEntry, NetworkBanRow, Restriction, RestrictionRow};
pub use name_keys::NameKeys;
pub use notification_settings::NotificationRow;
pub use notifications::{Incoming, Notification, Presence};
pub use open_error::{OpenErrorKind, StoreError};
pub use pruning::PRUNE_BATCH;
pub use push::{PushDevice, PushSubscription};
pub use recovery::{MailPurpose, RecoveryRow};
pub use results::{GameCounts, GameResult, Meetings, PlayerResult, RatingRow, ResultRow};
pub use session_watch::SessionWatch;
pub use tables::{LogRow, NewTable, RequestKeyRow, SeatRow, TABLE_PAGE, TableList, TableListRow, TableRow};
pub use users::{NewPassword, User};
pub use webhooks::Webhook;
pub use writer::{Append, Appended, RequestKey};

use crate::settings::DEFAULT_SESSION_MILLIS;
use database::{Database, Tx};
use health::Health;
use notifications::Notifier;
use session_cache::SessionCache;
use session_watch::SessionWatches;
use writer::Writer;

/// The open store.
#[derive(Clone, Debug)]
pub struct Store {
    kind: Kind,
    url: String,
    database: Database,
    health: Health,
    writer: Writer,
    notifier: Notifier,
    sessions: SessionCache,
    watches: SessionWatches,
    /// The milliseconds after which an unused session expires.
    session_lifetime: i64,
}

/// The kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens the database; creates or migrates it if needed.
    pub async fn open(url: &str) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        let address = if kind == Kind::Sqlite { with_mode(url) } else { url.to_owned() };
        let database = Database::open(kind, &address).await?;
        let (notifier, sessions) = (Notifier::new(kind), SessionCache::default());
        if kind == Kind::Sqlite {
            sessions.enable();
        }
        let writer = Writer::start(kind, database.clone(), notifier.clone());
        let (url, health, watches) = (url.to_owned(), Health::default(), SessionWatches::default());
        let session_lifetime = DEFAULT_SESSION_MILLIS;
        let store =
            Store { kind, url, database, health, writer, notifier, sessions, watches, session_lifetime };
        store.fill_in_skeletons().await?;
        Ok(store)
    }

    /// The same store, where a session expires after this many milliseconds without use.
    pub fn with_session_lifetime(self, session_lifetime: i64) -> Store {
        Store { session_lifetime, ..self }
    }

    /// Finishes pending writes and closes all connections.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.database.close().await;
    }

    /// The number of commits of log entries, and of the entries.
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

    /// Notifies other processes when the transaction commits.
    async fn notify(&self, tx: &mut Tx, notification: &Notification) -> Result<(), sqlx::Error> {
        self.notifier.notify(tx, &[notification]).await
    }
}

impl Kind {
    /// The kind of a database URL; a path is an SQLite file.
    fn of(url: &str) -> Result<Kind, sqlx::Error> {
        match url.split_once("://").map_or("sqlite", |(scheme, _)| scheme) {
            "sqlite" => Ok(Kind::Sqlite),
            "postgres" | "postgresql" => Ok(Kind::Postgres),
            _ => Err(sqlx::Error::Configuration("it must begin with sqlite:// or postgres://".into())),
        }
    }
}

/// The URL of an SQLite file that is created if it does not exist.
fn with_mode(url: &str) -> String {
    let url = if url.starts_with("sqlite:") { url.to_owned() } else { format!("sqlite://{url}") };
    if url.contains('?') { url } else { format!("{url}?mode=rwc") }
}

/// The folder of an SQLite file, if the URL names one.
pub fn folder(url: &str) -> Option<&Path> {
    file::path(url)?.parent()
}

/// Locks tables before a change. They must be sorted: a statement that changes many locks them in any order, and two
/// processes could deadlock.
async fn lock(kind: Kind, tx: &mut Tx, tables: &[impl AsRef<str>]) -> Result<(), sqlx::Error> {
    if kind == Kind::Sqlite {
        return Ok(());
    }
    for chunk in chunks(tables) {
        let sql = format!(
            "SELECT id FROM tables WHERE id IN (VALUES {}) ORDER BY id COLLATE \"C\" FOR UPDATE",
            placeholders(kind, chunk.len(), 1)
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = chunk.iter().fold(query, |query, table| query.bind(table.as_ref().to_owned()));
        query.execute(&mut **tx).await?;
    }
    Ok(())
}

/// Splits rows into chunks of a few sizes, so there are few distinct statements and the database has them prepared.
fn chunks<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = [64, 32, 16, 8, 4, 2, 1].into_iter().find(|size| *size <= rows.len())?;
        let (chunk, rest) = rows.split_at(size);
        rows = rest;
        Some(chunk)
    })
}

/// Placeholders for several rows: `($1, $2), ($3, $4)`. For SQLite without numbers, which it would look up in a list.
fn placeholders(kind: Kind, rows: usize, columns: usize) -> String {
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
    fn placeholders_are_numbered_for_postgres_only() {
        assert_eq!(placeholders(Kind::Postgres, 2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(placeholders(Kind::Sqlite, 2, 3), "(?, ?, ?), (?, ?, ?)");
    }

    #[test]
    fn chunks_have_few_sizes_and_contain_every_row() {
        let rows: Vec<usize> = (0..87).collect();
        let sizes: Vec<usize> = chunks(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [64, 16, 4, 2, 1]);
        assert_eq!(chunks(&rows).flatten().copied().collect::<Vec<_>>(), rows);
    }

    #[test]
    fn a_path_is_an_address_too() {
        assert_eq!(with_mode("games.db"), "sqlite://games.db?mode=rwc");
        assert_eq!(with_mode("sqlite://games.db?mode=ro"), "sqlite://games.db?mode=ro");
        assert_eq!(folder("sqlite:///var/games.db?mode=ro"), Some(Path::new("/var")));
    }
}
