//! The kinds of faults, and the trait of databases under test.

use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;

use super::injector::Injected;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// File operations of the database fail; see `inject.c`.
    Injected(Injected),
    /// The file system is full.
    DiskFull,
    /// Free space is below the server's threshold.
    LowSpace,
    /// Another process holds the write lock.
    Locked,
    /// The SQLite file, or its folder, is renamed and put back.
    Moved,
    /// The name of the SQLite file is deleted; later the same file gets it back.
    Deleted,
    /// The write-ahead log is renamed, in half of the cases while another process reads the database.
    WalMoved,
    /// The SQLite file is replaced by another file, then put back.
    Replaced,
    /// A PostgreSQL backend is killed.
    BackendKilled,
    /// The postmaster is killed and restarted.
    PostmasterKilled,
    /// All PostgreSQL processes are stopped and continued.
    Paused,
    /// PostgreSQL terminates the server's connections.
    Terminated,
}

impl Fault {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Fault::Injected(Injected::Full) => "ENOSPC on write",
            Fault::Injected(Injected::WriteError) => "EIO on write",
            Fault::Injected(Injected::ShortWrite) => "short write",
            Fault::Injected(Injected::SyncError) => "EIO on sync",
            Fault::Injected(Injected::ReadOnly) => "EROFS",
            Fault::Injected(Injected::ReadError) => "EIO on read",
            Fault::DiskFull => "file system full",
            Fault::LowSpace => "little free space",
            Fault::Locked => "lock held",
            Fault::Moved => "file moved",
            Fault::Deleted => "file deleted",
            Fault::WalMoved => "-wal moved",
            Fault::Replaced => "file replaced",
            Fault::BackendKilled => "backend killed",
            Fault::PostmasterKilled => "postmaster killed",
            Fault::Paused => "processes stopped",
            Fault::Terminated => "connections terminated",
        }
    }

    /// How long the fault lasts. In a full run one in eight locks and pauses outlasts every timeout of the server.
    pub(crate) fn hold_time(self, length: Length, rng: &mut Pcg32) -> Duration {
        let is_pause = matches!(self, Fault::Locked | Fault::Paused);
        let millis = match (is_pause, length) {
            (false, _) => below(700, rng),
            (true, Length::Full) if below(8, rng) == 0 => 18_000,
            (true, _) => 300 + below(2_500, rng),
        };
        Duration::from_millis(millis as u64)
    }
}

/// The length of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    Short,
    Full,
}

/// A database that can be made to fail.
pub(crate) trait Target {
    const NAME: &'static str;

    fn url(&self) -> String;

    /// The URL for independent connections of the test.
    fn url_to_read(&self) -> String;

    /// Environment variables of the server.
    fn environment(&self) -> Vec<(String, String)>;

    /// The possible faults; a repeated one is more frequent.
    fn faults(&self) -> Vec<Fault>;

    /// Must the server answer reads during the fault?
    fn permits_reads(&self, fault: Fault) -> bool;

    /// Can a write be durable during the fault? If not, the server must acknowledge nothing and must not be ready.
    fn permits_writes(&self, fault: Fault) -> bool;

    /// Causes a fault; false if it did not take effect.
    async fn begin(&mut self, fault: Fault, rng: &mut Pcg32) -> bool;

    /// Removes the current fault.
    async fn end(&mut self);
}

/// A random element.
pub(crate) fn any_of<T: Clone>(list: &[T], rng: &mut Pcg32) -> T {
    list[below(list.len(), rng)].clone()
}
