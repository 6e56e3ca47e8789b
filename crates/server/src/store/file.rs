//! The files of an SQLite database: which ones they are, whether they are still there, and that one process alone uses them.
//!
//! SQLite goes on writing into a file that was deleted or replaced. Nothing written there would survive a restart.

use std::borrow::Cow;
use std::fs::{File, Metadata, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::Kind;

/// The database file, its write-ahead log and its lock.
#[derive(Clone, Debug)]
pub(super) struct DatabaseFile(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    path: PathBuf,
    id: FileId,
    wal: PathBuf,
    wal_id: Mutex<FileId>,
    /// Locked as long as it is open.
    _lock: File,
}

/// A file, whatever its name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId {
    device: u64,
    inode: u64,
}

impl DatabaseFile {
    /// The open database of a URL. The lock is held until the last clone is dropped.
    pub(super) fn open(url: &str, lock: File) -> io::Result<DatabaseFile> {
        let path = path(url).ok_or_else(|| io::Error::other("an SQLite database must be a file"))?;
        let wal = with_suffix(path, "-wal");
        let (id, wal_id) = (FileId::of(path)?, Mutex::new(FileId::of(&wal)?));
        Ok(DatabaseFile(Arc::new(Inner { path: path.to_owned(), id, wal, wal_id, _lock: lock })))
    }

    /// Fails unless the database file is the one that was opened.
    pub(super) fn verify_database(&self) -> io::Result<()> {
        self.0.id.verify(&self.0.path)
    }

    /// Fails unless the write-ahead log is the one that was opened.
    pub(super) fn verify_wal(&self) -> io::Result<()> {
        self.wal_id().verify(&self.0.wal)
    }

    /// Expects the write-ahead log that is there now.
    pub(super) fn adopt_wal(&self) -> io::Result<()> {
        *self.0.wal_id.lock().unwrap_or_else(PoisonError::into_inner) = FileId::of(&self.0.wal)?;
        Ok(())
    }

    /// Free bytes on its disk, if the system reports them.
    pub(super) fn free_space(&self) -> Option<u64> {
        let disk = rustix::fs::statvfs(&self.0.path).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    fn wal_id(&self) -> FileId {
        *self.0.wal_id.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FileId {
    fn of(path: &Path) -> io::Result<FileId> {
        std::fs::metadata(path).map(|metadata| FileId::from(&metadata))
    }

    fn verify(self, path: &Path) -> io::Result<()> {
        match FileId::of(path) {
            Ok(id) if id == self => Ok(()),
            Ok(_) => Err(replaced(path, "was replaced")),
            Err(error) => Err(replaced(path, &error.to_string())),
        }
    }
}

#[cfg(unix)]
impl From<&Metadata> for FileId {
    fn from(metadata: &Metadata) -> FileId {
        use std::os::unix::fs::MetadataExt;
        FileId { device: metadata.dev(), inode: metadata.ino() }
    }
}

/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
impl From<&Metadata> for FileId {
    fn from(_: &Metadata) -> FileId {
        FileId { device: 0, inode: 0 }
    }
}

fn replaced(path: &Path, what: &str) -> io::Error {
    let message = format!("{}: {what}; nothing is written until the original file is back", path.display());
    io::Error::other(message)
}

/// The URL of the file itself if the path is a symbolic link: SQLite follows it, and keeps its other files there.
pub(super) fn resolved(kind: Kind, url: &str) -> io::Result<Cow<'_, str>> {
    let link = path(url).filter(|path| kind == Kind::Sqlite && path.is_symlink());
    let Some(link) = link else { return Ok(Cow::Borrowed(url)) };
    if url.contains("mode=rwc") {
        // An empty file is an empty database.
        File::options().create(true).append(true).open(link)?;
    }
    let target = link.canonicalize()?;
    let target = target.to_str().ok_or_else(|| io::Error::other("the path is not valid Unicode"))?;
    Ok(Cow::Owned(url.replacen(&*link.to_string_lossy(), target, 1)))
}

/// Locks an SQLite database for this process; PostgreSQL may have many. Fails if another process has it.
pub(super) fn lock(kind: Kind, url: &str) -> io::Result<Option<File>> {
    let path = path(url).filter(|_| kind == Kind::Sqlite);
    path.map(|path| lock_file(&with_suffix(path, "-lock"))).transpose()
}

/// Takes a lock file, which stays locked until it is closed. It is a file of its own because closing any handle of the database
/// file would drop the locks SQLite holds on it.
fn lock_file(path: &Path) -> io::Result<File> {
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::Error(error)) => Err(error),
        Err(TryLockError::WouldBlock) => Err(io::Error::new(
            io::ErrorKind::ResourceBusy,
            format!("another process uses this database ({} is locked)", path.display()),
        )),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// The path in an SQLite URL.
pub(super) fn path(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"))?;
    Some(Path::new(path.split('?').next().unwrap_or(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_or_replaced_file_is_noticed_and_accepted_again_when_it_is_back() {
        let folder = tempfile();
        let (path, aside) = (folder.join("games.db"), folder.join("aside"));
        std::fs::write(&path, "database").unwrap();
        std::fs::write(folder.join("games.db-wal"), "log").unwrap();
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let file = DatabaseFile::open(&url, lock_file(&folder.join("lock")).unwrap()).unwrap();
        assert!(file.verify_database().is_ok() && file.verify_wal().is_ok());
        std::fs::rename(&path, &aside).unwrap();
        assert!(file.verify_database().is_err());
        std::fs::write(&path, "another").unwrap();
        assert!(file.verify_database().unwrap_err().to_string().contains("was replaced"));
        std::fs::rename(&aside, &path).unwrap();
        assert!(file.verify_database().is_ok());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_database_is_used_by_one_process_only() {
        let folder = tempfile();
        let path = folder.join("lock");
        let first = lock_file(&path).unwrap();
        assert_eq!(lock_file(&path).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
        drop(first);
        assert!(lock_file(&path).is_ok());
        std::fs::remove_dir_all(folder).unwrap();
    }

    fn tempfile() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("elgrande-{}", crate::secret::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }
}
