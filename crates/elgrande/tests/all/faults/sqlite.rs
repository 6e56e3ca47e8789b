//! Faults of SQLite: failing calls, moved and replaced files, a held lock, a full disk.

use std::fs;
use std::path::{Path, PathBuf};

use engine::chance::below;
use rand_pcg::Pcg32;
use sqlx::{AnyConnection, Connection, Executor};

use super::disk::Disk;
use super::fault::{Fault, Target, any_of};
use super::injector::{Injected, Injector};

const FILE: &str = "games.db";
const WAL: &str = "games.db-wal";
/// Enough for a long run: the write-ahead log alone grows to 64 MB.
const MEGABYTES: usize = 640;
/// Free megabytes: less than the server's default threshold, and enough for the games in progress.
const LOW_SPACE: u64 = 128;

pub(crate) struct Sqlite {
    disk: Disk,
    injector: Injector,
    /// A connection that reads or holds the write lock.
    other: Option<AnyConnection>,
    /// The original and the current path.
    moved: Option<(PathBuf, PathBuf)>,
}

impl Sqlite {
    pub(crate) fn new(folder: &Path) -> Sqlite {
        let disk = Disk::mount(folder.join("disk"), MEGABYTES);
        let injector = Injector::new(folder, &disk.folder);
        let sqlite = Sqlite { disk, injector, other: None, moved: None };
        fs::create_dir_all(sqlite.folder()).unwrap();
        sqlite
    }

    /// The folder of all database files.
    fn folder(&self) -> PathBuf {
        self.disk.folder.join("database")
    }

    /// Renames a file, or the whole folder if the name is empty.
    fn move_aside(&mut self, name: &str) {
        let (from, to) = (self.folder().join(name), self.disk.folder.join("aside"));
        fs::rename(&from, &to).unwrap();
        self.moved = Some((from, to));
    }

    /// Deletes the name of the database file. Another link keeps the file, so that it can be put back.
    fn delete(&mut self) {
        let (file, aside) = (self.folder().join(FILE), self.disk.folder.join("aside"));
        fs::hard_link(&file, &aside).unwrap();
        fs::remove_file(&file).unwrap();
        self.moved = Some((file, aside));
    }

    /// Deletes the replacement and renames the original back. If the server has begun a new write-ahead log, the old one is
    /// deleted instead.
    fn put_back(&mut self) {
        if let Some((from, to)) = self.moved.take() {
            if from.ends_with(WAL) && from.exists() {
                return fs::remove_file(to).unwrap();
            }
            let _ = if from.is_dir() { fs::remove_dir_all(&from) } else { fs::remove_file(&from) };
            fs::rename(&to, &from).unwrap();
        }
    }

    /// The replacement is empty, not a database, or an old version of the database.
    fn replace(&mut self, rng: &mut Pcg32) {
        let old = fs::read(self.folder().join(FILE)).unwrap();
        let text = "this is not a database\n".repeat(1000).into_bytes();
        self.move_aside(any_of(&["", FILE], rng));
        fs::create_dir_all(self.folder()).unwrap();
        fs::write(self.folder().join(FILE), any_of(&[Vec::new(), text, old], rng)).unwrap();
    }

    /// Opens a read transaction.
    async fn read(&mut self) -> Result<(), sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url_to_read()).await?;
        connection.execute("BEGIN; SELECT COUNT(*) FROM tables").await?;
        self.other = Some(connection);
        Ok(())
    }

    async fn lock(&mut self, rng: &mut Pcg32) -> Result<(), sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url()).await?;
        connection.execute("PRAGMA busy_timeout = 10000").await?;
        connection.execute(any_of(&["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"], rng)).await?;
        self.other = Some(connection);
        Ok(())
    }
}

impl Target for Sqlite {
    const NAME: &'static str = "SQLite";

    fn url(&self) -> String {
        format!("sqlite://{}", self.folder().join(FILE).display())
    }

    fn url_to_read(&self) -> String {
        format!("{}?mode=ro", self.url())
    }

    fn environment(&self) -> Vec<(String, String)> {
        self.injector.environment()
    }

    fn faults(&self) -> Vec<Fault> {
        let injected = Injected::ALL.map(Fault::Injected);
        let files = [Fault::Moved, Fault::Deleted, Fault::WalMoved, Fault::Replaced];
        let mut faults = [&injected[..], &injected[..], &files[..], &[Fault::Locked]].concat();
        if self.disk.is_mounted {
            faults.extend([Fault::DiskFull, Fault::LowSpace]);
        }
        faults
    }

    fn permits_reads(&self, fault: Fault) -> bool {
        match fault {
            Fault::Injected(Injected::ReadError) => false,
            Fault::Injected(_) | Fault::DiskFull | Fault::LowSpace | Fault::Locked => true,
            Fault::Moved | Fault::Deleted | Fault::WalMoved | Fault::Replaced => false,
            Fault::BackendKilled | Fault::PostmasterKilled | Fault::Paused | Fault::Terminated => false,
        }
    }

    /// Writes to a moved file are not durable. A moved write-ahead log can be replaced by a new one.
    fn permits_writes(&self, fault: Fault) -> bool {
        !matches!(fault, Fault::Moved | Fault::Deleted | Fault::Replaced)
    }

    async fn begin(&mut self, fault: Fault, rng: &mut Pcg32) -> bool {
        match fault {
            Fault::Injected(injected) => return self.injector.inject(injected, rng).await,
            Fault::DiskFull => self.disk.fill(0),
            Fault::LowSpace => self.disk.fill(LOW_SPACE),
            Fault::Locked => return self.lock(rng).await.is_ok(),
            Fault::Moved => self.move_aside(any_of(&["", FILE], rng)),
            Fault::Deleted => self.delete(),
            Fault::WalMoved => {
                if below(2, rng) == 0 {
                    self.read().await.unwrap();
                }
                self.move_aside(WAL);
            }
            Fault::Replaced => self.replace(rng),
            Fault::BackendKilled | Fault::PostmasterKilled | Fault::Paused | Fault::Terminated => {
                unreachable!("not a fault of SQLite")
            }
        }
        true
    }

    async fn end(&mut self) {
        self.injector.clear();
        self.disk.free();
        self.put_back();
        if let Some(mut connection) = self.other.take() {
            connection.execute("ROLLBACK").await.unwrap();
            connection.close().await.unwrap();
        }
    }
}
