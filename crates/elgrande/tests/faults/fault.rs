//! The kinds of faults, and what every database under test can do.

use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;

use crate::injector::Injected;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// Calls below the database fail, by the injected library.
    Injected(Injected),
    /// The file system is really full.
    DiskFull,
    /// There is less space than the server wants to keep free.
    LowSpace,
    /// Another process holds the write lock.
    Locked,
    /// SQLite's file, or the folder with all its files, is renamed and put back.
    Moved,
    /// The same of its write-ahead log, while another process reads or none does.
    WalMoved,
    /// Another database, or something else, stands in its place for a while.
    Replaced,
    /// One of PostgreSQL's backends is killed.
    BackendKilled,
    /// The postmaster is killed and started again.
    PostmasterKilled,
    /// All of PostgreSQL's processes are stopped and go on later.
    Paused,
    /// PostgreSQL ends the server's connections.
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
            Fault::WalMoved => "-wal moved",
            Fault::Replaced => "file replaced",
            Fault::BackendKilled => "backend killed",
            Fault::PostmasterKilled => "postmaster killed",
            Fault::Paused => "processes stopped",
            Fault::Terminated => "connections terminated",
        }
    }

    /// How long it lasts. Now and then longer than any database waits for a lock or an answer, where there is time for that.
    pub(crate) fn hold(self, length: Length, rng: &mut Pcg32) -> Duration {
        let is_waited_for = matches!(self, Fault::Locked | Fault::Paused);
        let millis = match (is_waited_for, length) {
            (false, _) => below(700, rng),
            (true, Length::Full) if below(8, rng) == 0 => 12_000 + below(5_000, rng),
            (true, _) => 300 + below(2_500, rng),
        };
        Duration::from_millis(millis as u64)
    }
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    Short,
    Full,
}

/// A database that can be made to fail.
pub(crate) trait Target {
    const NAME: &'static str;

    fn url(&self) -> String;

    /// For connections of the test itself.
    fn url_to_read(&self) -> String;

    /// What the game's server is started with.
    fn environment(&self) -> Vec<(String, String)>;

    /// All faults that are possible here.
    fn faults(&self) -> Vec<Fault>;

    /// Can the server still read while the fault lasts?
    fn permits_reads(&self, fault: Fault) -> bool;

    /// Can anything be stored while the fault lasts? If not, nothing may be acknowledged, and the server is not ready.
    fn permits_writes(&self, fault: Fault) -> bool;

    /// Did it happen?
    async fn begin(&mut self, fault: Fault, rng: &mut Pcg32) -> bool;

    /// Removes the cause, whatever it was.
    async fn end(&mut self);
}

pub(crate) fn any_of<T: Clone>(list: &[T], rng: &mut Pcg32) -> T {
    list[below(list.len(), rng)].clone()
}
