//! Connections to the database: a pool for reads, and write transactions that are durable or fail.
//!
//! **Invariant:** every write is a [`Tx`]. A transaction that does not commit discards its connection, so no connection is ever
//! reused in an unknown state.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyPoolOptions};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor};
use tokio::sync::Mutex;
use tokio::time::sleep;

use super::file::{self, DatabaseFile};
use super::{Kind, migrations};

/// How long a request waits for a connection before it fails.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// Settings of every SQLite connection. `synchronous = FULL` syncs the write-ahead log in every commit; `busy_timeout` is how
/// long a write waits for a lock of another process; `secure_delete` overwrites deleted content with zeros.
const SQLITE_SETTINGS: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 4000;
                               PRAGMA wal_autocheckpoint = 16384; PRAGMA secure_delete = ON;";
/// Settings of the connection that writes: a commit keeps up to 32 MB of changed pages in memory, and statement journals too.
const SQLITE_WRITER_SETTINGS: &str = "PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;";
/// Enables synchronous commits if the server's default is off. Stricter levels stay as they are.
const POSTGRES_SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false)
                                 WHERE current_setting('synchronous_commit') = 'off'";

/// How many times emptying the write-ahead log is attempted, and the delay between attempts.
const TRUNCATE_ATTEMPTS: usize = 600;
const TRUNCATE_RETRY: Duration = Duration::from_millis(500);

/// How many times locking an SQLite database is attempted, and the delay between attempts.
const LOCK_ATTEMPTS: usize = 20;
const LOCK_RETRY: Duration = Duration::from_millis(100);

/// The open database.
#[derive(Clone, Debug)]
pub(super) struct Database(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    kind: Kind,
    url: String,
    /// The file of an SQLite database.
    file: Option<DatabaseFile>,
    pools: RwLock<Pools>,
    /// Only one task reopens the database at a time.
    reopening: Mutex<()>,
}

#[derive(Clone, Debug)]
struct Pools {
    read: AnyPool,
    /// SQLite has one writer at a time: writers queue here, in order.
    write: AnyPool,
}

/// A write transaction. Dropped before it commits, it discards its connection, which rolls back.
pub(super) struct Tx {
    /// Present until the transaction ends.
    connection: Option<PoolConnection<Any>>,
    database: Database,
}

impl Database {
    /// Opens the database, creates it if needed and runs all migrations.
    pub(super) async fn open(kind: Kind, url: &str) -> Result<Database, sqlx::Error> {
        let url = &*file::resolved(kind, url)?;
        let lock = lock(kind, url).await?;
        let mut first = first_connection(kind, url).await?;
        let migrated = migrations::migrator().run(&mut first).await;
        migrated.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        let file = lock.map(|lock| DatabaseFile::open(url, lock)).transpose()?;
        // After a crash the log may contain what was deleted shortly before.
        let is_log_empty = kind == Kind::Postgres || checkpoint(&mut first).await.is_ok();
        // From now on a missing file is an error, not a reason to create an empty one.
        let url = url.replace("mode=rwc", "mode=rw");
        let pools = Pools::open(kind, &url, file.as_ref()).await?;
        // SQLite moves its whole write-ahead log when the last connection closes, so this one is closed after others are open.
        first.close().await?;
        let (pools, reopening) = (RwLock::new(pools), Mutex::default());
        let database = Database(Arc::new(Inner { kind, url, file, pools, reopening }));
        if !is_log_empty {
            database.truncate_wal();
        }
        Ok(database)
    }

    /// The pool for reads.
    pub(super) fn read(&self) -> AnyPool {
        self.pools().read
    }

    /// Begins a write transaction.
    pub(super) async fn begin(&self) -> Result<Tx, sqlx::Error> {
        self.verify_file().await?;
        let connection = self.pools().write.acquire().await?;
        let mut tx = Tx { connection: Some(connection), database: self.clone() };
        let begin = match self.0.kind {
            // Takes the write lock at once: a transaction that began as a reader could fail later.
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        sqlx::query(begin).execute(&mut *tx).await?;
        Ok(tx)
    }

    /// Runs one statement in a transaction of its own. Returns how many rows it affected.
    pub(super) async fn execute(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64, sqlx::Error> {
        let mut tx = self.begin().await?;
        let rows = query.execute(&mut *tx).await?.rows_affected();
        tx.commit().await?;
        Ok(rows)
    }

    /// Fails if committed data may not be in the database's files: they were deleted or replaced.
    pub(super) async fn verify_file(&self) -> Result<(), sqlx::Error> {
        let Some(file) = &self.0.file else { return Ok(()) };
        file.verify_database()?;
        if file.verify_wal().is_err() {
            self.reopen(file).await?;
        }
        Ok(())
    }

    /// The write-ahead log was deleted or replaced, but open connections still have it. One of them moves its content into the
    /// database file; then all are closed, and new ones begin a new log.
    async fn reopen(&self, file: &DatabaseFile) -> Result<(), sqlx::Error> {
        let _only_one = self.0.reopening.lock().await;
        if file.verify_wal().is_ok() {
            return Ok(());
        }
        tracing::error!("the write-ahead log was deleted or replaced; reopening the database");
        let old = self.pools();
        if !old.read.is_closed() {
            checkpoint(&old.read).await?;
        }
        old.write.close().await;
        old.read.close().await;
        let first = first_connection(self.0.kind, &self.0.url).await?;
        file.adopt_wal()?;
        let new = Pools::open(self.0.kind, &self.0.url, Some(file)).await?;
        first.close().await?;
        *self.0.pools.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(())
    }

    /// Frees the page cache of SQLite's writer.
    pub(super) async fn shrink_memory(&self) {
        if self.0.kind == Kind::Sqlite
            && let Err(error) = self.pools().write.execute("PRAGMA shrink_memory").await
        {
            tracing::debug!(%error, "cannot free the page cache");
        }
    }

    /// Moves SQLite's write-ahead log into the database file and empties it, in the background: the log contains what was
    /// deleted. Waits until no reader needs it.
    pub(super) fn truncate_wal(&self) {
        if self.0.kind == Kind::Postgres {
            return;
        }
        let database = self.clone();
        tokio::spawn(async move {
            for _ in 0..TRUNCATE_ATTEMPTS {
                match checkpoint(&database.pools().write).await {
                    Ok(()) => return,
                    Err(error) => tracing::debug!(%error, "cannot empty the write-ahead log yet"),
                }
                tokio::time::sleep(TRUNCATE_RETRY).await;
            }
            tracing::warn!(
                "the write-ahead log could not be emptied; it may contain deleted data until it is"
            );
        });
    }

    /// Free bytes on the disk of an SQLite database, if known.
    pub(super) fn free_space(&self) -> Option<u64> {
        self.0.file.as_ref()?.free_space()
    }

    /// Closes all connections after their current work.
    pub(super) async fn close(&self) {
        let pools = self.pools();
        pools.write.close().await;
        pools.read.close().await;
    }

    fn pools(&self) -> Pools {
        self.0.pools.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Tx {
    /// Commits. The transaction is durable if this returns `Ok`; otherwise its outcome is unknown or it was rolled back.
    pub(super) async fn commit(mut self) -> Result<(), sqlx::Error> {
        sqlx::query("COMMIT").execute(&mut *self).await?;
        self.release();
        self.database.verify_file().await
    }

    /// Rolls back.
    pub(super) async fn rollback(mut self) -> Result<(), sqlx::Error> {
        sqlx::query("ROLLBACK").execute(&mut *self).await?;
        self.release();
        Ok(())
    }

    /// Returns the connection to the pool: it is in no transaction.
    fn release(&mut self) {
        drop(self.connection.take());
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

impl Deref for Tx {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect(PRESENT)
    }
}

impl DerefMut for Tx {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect(PRESENT)
    }
}

const PRESENT: &str = "a connection is present until the transaction ends";

impl Pools {
    async fn open(kind: Kind, url: &str, file: Option<&DatabaseFile>) -> Result<Pools, sqlx::Error> {
        match (kind, file) {
            (Kind::Sqlite, Some(file)) => Ok(Pools {
                write: sqlite(1, SQLITE_WRITER_SETTINGS, file.clone()).connect(url).await?,
                read: sqlite(4, "", file.clone()).connect(url).await?,
            }),
            // A database in memory exists in one connection only.
            (Kind::Sqlite, None) => {
                Err(sqlx::Error::Configuration("an SQLite database must be a file".into()))
            }
            (Kind::Postgres, _) => {
                let pool = postgres().connect(url).await?;
                Ok(Pools { read: pool.clone(), write: pool })
            }
        }
    }
}

/// Locks an SQLite database. The lock can outlive its holder for a moment: a program that the holder was starting has it until
/// it runs.
async fn lock(kind: Kind, url: &str) -> io::Result<Option<File>> {
    for _ in 1..LOCK_ATTEMPTS {
        match file::lock(kind, url) {
            Err(error) if error.kind() == ErrorKind::ResourceBusy => sleep(LOCK_RETRY).await,
            locked => return locked,
        }
    }
    file::lock(kind, url)
}

/// A single connection reports at once what is wrong; a pool would retry and then report only a timeout. It runs the migrations,
/// which may need temporary files; the writer keeps those in memory.
async fn first_connection(kind: Kind, url: &str) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    if kind == Kind::Sqlite {
        connection.execute(SQLITE_SETTINGS).await?;
    }
    Ok(connection)
}

/// Moves the whole write-ahead log into the database file, or fails.
async fn checkpoint(database: impl Executor<'_, Database = Any>) -> Result<(), sqlx::Error> {
    let query = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
    let (busy, _, _): (i64, i64, i64) = query.fetch_one(database).await?;
    if busy == 0 {
        Ok(())
    } else {
        Err(std::io::Error::other("another connection reads the write-ahead log").into())
    }
}

/// Connections to a file do not break by themselves, so they are not tested before use.
fn sqlite(connections: u32, more: &'static str, file: DatabaseFile) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).idle_timeout(None).max_lifetime(None);
    let options = options.acquire_timeout(ACQUIRE_TIMEOUT).test_before_acquire(false);
    options.after_connect(move |connection, _| {
        let (settings, file) = (AssertSqlSafe(format!("{SQLITE_SETTINGS} {more}")), file.clone());
        Box::pin(async move {
            file.verify_database()?;
            file.verify_wal()?;
            connection.execute(settings).await.map(|_| ())
        })
    })
}

fn postgres() -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(16).acquire_timeout(ACQUIRE_TIMEOUT);
    options.after_connect(|connection, _| {
        Box::pin(async move { connection.execute(POSTGRES_SETTINGS).await.map(|_| ()) })
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// A database in a folder of its own.
    async fn opened() -> (PathBuf, String, Database) {
        sqlx::any::install_default_drivers();
        let folder = std::env::temp_dir().join(format!("elgrande-{}", crate::secret::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}/games.db?mode=rwc", folder.display());
        let database = Database::open(Kind::Sqlite, &url).await.unwrap();
        (folder, url, database)
    }

    fn insert(id: &str, size: usize) -> Query<'_, Any, AnyArguments> {
        sqlx::query("INSERT INTO editions (id, text) VALUES ($1, $2)").bind(id).bind("x".repeat(size))
    }

    /// What a connection sees that shares nothing with the database under test.
    async fn stored(url: &str) -> Vec<String> {
        let mut connection = AnyConnection::connect(url).await.unwrap();
        let query = sqlx::query_scalar("SELECT id FROM editions ORDER BY id");
        query.fetch_all(&mut connection).await.unwrap()
    }

    #[tokio::test]
    async fn after_a_full_disk_every_acknowledged_write_is_stored() {
        let (folder, url, database) = opened().await;
        database.execute(insert("before", 1)).await.unwrap();
        let mut tx = database.begin().await.unwrap();
        tx.execute("PRAGMA max_page_count = 1").await.unwrap();
        assert!(insert("too much", 1 << 20).execute(&mut *tx).await.is_err());
        assert!(tx.commit().await.is_err(), "SQLite has rolled back by itself");
        database.execute(insert("after", 1)).await.unwrap();
        assert_eq!(stored(&url).await, ["after", "before"]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn a_transaction_that_is_dropped_changes_nothing_and_blocks_no_one() {
        let (folder, url, database) = opened().await;
        let mut tx = database.begin().await.unwrap();
        insert("dropped", 1).execute(&mut *tx).await.unwrap();
        drop(tx);
        database.execute(insert("next", 1)).await.unwrap();
        assert_eq!(stored(&url).await, ["next"]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn nothing_is_acknowledged_while_the_file_is_gone_and_reads_go_on() {
        let (folder, url, database) = opened().await;
        database.execute(insert("before", 1)).await.unwrap();
        let (file, aside) = (folder.join("games.db"), folder.join("aside.db"));
        std::fs::rename(&file, &aside).unwrap();
        assert!(database.execute(insert("gone", 1)).await.is_err());
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM editions").fetch_one(&database.read()).await;
        assert_eq!(count.map(|count: i64| count).unwrap(), 1);
        assert!(!file.exists(), "no empty database is created instead");
        std::fs::rename(&aside, &file).unwrap();
        database.execute(insert("back", 1)).await.unwrap();
        assert_eq!(stored(&url).await, ["back", "before"]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_deleted_file_is_copied_back_from_the_running_process() {
        let (folder, url, database) = opened().await;
        database.execute(insert("before", 1)).await.unwrap();
        let file = folder.join("games.db");
        std::fs::remove_file(&file).unwrap();
        assert!(database.execute(insert("gone", 1)).await.is_err());
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM editions").fetch_one(&database.read()).await;
        assert_eq!(count.map(|count: i64| count).unwrap(), 1, "reads go on");
        let deleted = format!("{} (deleted)", file.display());
        let mut open = std::fs::read_dir("/proc/self/fd").unwrap().map(|open| open.unwrap().path());
        let is_deleted =
            |open: &PathBuf| std::fs::read_link(open).is_ok_and(|to| to.to_str() == Some(&deleted));
        std::fs::copy(open.find(is_deleted).unwrap(), &file).unwrap();
        let refused = database.execute(insert("another file", 1)).await.unwrap_err();
        assert!(refused.to_string().contains("was replaced"), "only a restart uses the copy");
        assert_eq!(stored(&url).await, ["before"]);
        database.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn what_was_deleted_before_a_crash_is_in_no_file_after_the_next_start() {
        let (folder, _, database) = opened().await;
        database.execute(insert("a rude word", 1)).await.unwrap();
        database.execute(sqlx::query("DELETE FROM editions")).await.unwrap();
        // The files as a crash leaves them.
        let crashed = folder.join("crashed");
        std::fs::create_dir(&crashed).unwrap();
        let names = ["games.db", "games.db-wal"];
        for name in names {
            std::fs::copy(folder.join(name), crashed.join(name)).unwrap();
        }
        let files_with_word = || {
            let has_word = |name: &&str| {
                let bytes = std::fs::read(crashed.join(name)).unwrap();
                bytes.windows(11).any(|window| window == b"a rude word")
            };
            names.into_iter().filter(has_word).collect::<Vec<_>>()
        };
        assert_eq!(files_with_word(), ["games.db-wal"]);
        let url = format!("sqlite://{}/games.db?mode=rwc", crashed.display());
        let reopened = Database::open(Kind::Sqlite, &url).await.unwrap();
        assert!(files_with_word().is_empty());
        reopened.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn a_deleted_write_ahead_log_loses_nothing() {
        let (folder, url, database) = opened().await;
        database.execute(insert("before", 1)).await.unwrap();
        // With another reader, closing our connections alone would not move the log into the database file.
        let mut reader = AnyConnection::connect(&url).await.unwrap();
        reader.execute("SELECT COUNT(*) FROM editions").await.unwrap();
        std::fs::remove_file(folder.join("games.db-wal")).unwrap();
        database.execute(insert("after", 1)).await.unwrap();
        reader.close().await.unwrap();
        assert_eq!(stored(&url).await, ["after", "before"]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
